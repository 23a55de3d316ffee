// Forms as they stand in the source of a page.

const attribute = (tag, name) => new RegExp(`\\s${name}(?:="([^"]*)")?(?=[\\s>/])`).exec(tag)?.[1];
const plain = (text) => text.replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">");

// The form that posts to this address: what it holds hidden, and what can be pressed in it.
export function form(source, action) {
  for (const [, head, body] of source.matchAll(/(<form\b[^>]*>)([^]*?)<\/form>/g)) {
    if (plain(attribute(head, "action") ?? "") !== action) continue;
    const hidden = {};
    for (const [tag] of body.matchAll(/<input\b[^>]*type="hidden"[^>]*>/g)) hidden[attribute(tag, "name")] = plain(attribute(tag, "value") ?? "");
    const presses = [];
    for (const [tag] of body.matchAll(/<(?:button|input)\b[^>]*>/g)) {
      const type = attribute(tag, "type") ?? "submit";
      const name = attribute(tag, "name");
      if (type !== "submit" || !name || attribute(tag, "aria-disabled") === "true") continue;
      presses.push({ name, value: plain(attribute(tag, "value") ?? ""), tag });
    }
    return { hidden, presses };
  }
  return null;
}
