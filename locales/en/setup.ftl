# What `fourfold serve --check` says.
setup-listen = listens on { $address }
setup-open = people open { $address }
setup-open-anywhere = people open whatever address leads here
setup-encrypt = encrypts by itself, with the certificate in { $file }
setup-keep = games are kept in { $store }
setup-make-store = nothing is there yet; a store would be made
setup-use-store = { $engine }, a store of version { $version }, which this release uses
setup-migrate = { $engine }, a store of version { $version }, which would be brought up to version { $known }
setup-believe = believed when they say whom they speak for: { $networks }
setup-believe-nobody = no proxy is believed when it says whom it speaks for
setup-limits = connections at once: { $connections }; games that one person may found in a minute: { $games }
setup-one-address = people who may play behind one address: { $players }
setup-bots = computer players that think at once: { $threads }; how long they wait, in percent of a person: { $pace }
setup-host-page = has a page for the host at /host, opened by the token in { $file }
setup-no-host-page = has no page for the host
setup-log-text = logs lines for people
setup-log-json = logs lines for programs
setup-log-nothing = logs nothing
setup-caution = note: { $told }
setup-store-in-use = another server has the store open now; this one could start once that has stopped
setup-address-in-use = somebody listens on { $address } already; this server could start once that has stopped
setup-copy-first = an earlier release cannot read the store any more afterwards; make a copy first with fourfold backup
setup-open-to-network = others can reach it without TLS, and whoever is on the way can read along
setup-store-exposed = the way to the database is not encrypted; sslmode=verify-full does that
setup-one-visitor = no proxy is believed; if one stands before it, all visitors count as one and share the limits of one
setup-problem = problem: { $told }
setup-fault = { $setting }: { $why }
setup-no-address = expected an address and a port, such as { $example }
setup-no-number = expected a number
setup-no-store = expected a file or postgres://user@host/database
setup-store-scheme = expected a file, or an address that begins with postgres://
setup-no-home = there is no folder for data of this person
setup-no-public-url = expected an address such as https://play.example
setup-half-tls = tls-cert and tls-key belong together
setup-no-network = "{ $text }" is no network
setup-no-log = expected text, json or off
setup-good = it would start
setup-bad = { $count ->
    [one] it would not start: { $count } problem
   *[other] it would not start: { $count } problems
}
