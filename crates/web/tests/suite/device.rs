//! Several players at one device: a hand is for the eyes of its owner.

use crate::house::House;
use crate::socket::Client;

#[test]
fn a_hand_is_shown_to_whoever_says_it_is_me_and_whose_turn_it_is() {
    let house = House::open();
    let mut device = house.browser();
    device.get("/");
    let fields = [("game", "quartex"), ("players", "3"), ("seat2", "beside"), ("seat3", "beside")];
    let table = device.post("/new", &fields).location().to_owned();

    // Between two players a curtain hangs before everything.
    let curtain = Client::watch(&device, &table);
    assert_eq!(curtain.state().seat, None);
    assert!(curtain.state().hand.is_empty());
    let [due] = curtain.state().due[..] else { panic!("one is due") };

    for seat in 1..=3 {
        let client = Client::watch(&device, &format!("{table}?as={seat}"));
        let (expected, tiles) = if seat == due { (Some(seat), 5) } else { (None, 0) };
        assert_eq!(client.state().seat, expected, "seat {seat}");
        assert_eq!(client.state().hand.len(), tiles, "seat {seat}");
        // The page itself keeps to it.
        let page = device.get(&format!("{table}?as={seat}"));
        assert_eq!(page.body.contains("data-tile="), seat == due, "seat {seat}");
    }
    // For a stranger there is no hand at all, whoever he says he is.
    let stranger = Client::watch(&house.browser(), &format!("{table}?as={due}"));
    assert!(stranger.state().hand.is_empty());
}
