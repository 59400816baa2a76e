import ResponderPlatform
import ResponderSystem
import Wayland

/// One selection, the clipboard or the primary one, on every seat: what others offer, and what this
/// program does.
///
/// A compositor takes an offer only with the serial of a press. Ours waits for the first one, goes to
/// the seat that it came from, and waits again when that seat is taken away.
@MainActor final class WaylandSelection {
  let kind: SelectionKind
  private weak var display: WaylandDisplay?
  private let makeDevice: (WlSeat) -> any SelectionDevice
  /// By the ids of the seats.
  private var seats: [Int: Seat] = [:]
  private var own: Own?

  private struct Seat {
    let wlSeat: WlSeat
    let device: any SelectionDevice
    /// What is on offer, ours as the compositor shows it back to us too.
    var offer: (any SelectionOffer)?
    /// The offer is ours.
    var isEcho = false
  }

  /// What this program offers.
  private struct Own {
    let types: [String]
    /// Nil while it waits for a press.
    var source: (any SelectionSource)?
    /// The seat that has it.
    var seat: Int?
    /// The compositor has seen it: what it tells from now on is no older.
    var isSeen = false
  }

  init(
    _ kind: SelectionKind, display: WaylandDisplay,
    makeDevice: @escaping (WlSeat) -> any SelectionDevice
  ) {
    self.kind = kind
    self.display = display
    self.makeDevice = makeDevice
  }

  /// Ends everything.
  func destroy() {
    own?.source?.destroy()
    own = nil
    for id in Array(seats.keys) { remove(id) }
  }

  // MARK: Seats

  func add(_ id: Int, _ wlSeat: WlSeat) {
    let device = makeDevice(wlSeat)
    device.onSelection = { [weak self] offer in self?.take(offer, on: id) }
    seats[id] = Seat(wlSeat: wlSeat, device: device)
  }

  /// What a seat has of it.
  func device(of id: Int) -> (any SelectionDevice)? { seats[id]?.device }

  func remove(_ id: Int) {
    guard let seat = seats.removeValue(forKey: id) else { return }
    seat.offer?.destroy()
    seat.device.destroy()
    if seat.offer != nil { announce() }
    if own?.seat == id {
      own?.source?.destroy()
      own?.source = nil
      own?.seat = nil
      pressCame()
    }
  }

  // MARK: What others offer

  private func take(_ offer: (any SelectionOffer)?, on id: Int) {
    seats[id]?.offer?.destroy()
    seats[id]?.offer = offer
    let isEcho = own?.seat == id && isOwn(offer)
    seats[id]?.isEcho = isEcho
    // Compositors refuse a serial that is too old to their liking and say nothing; what then is the
    // selection tells it.
    if let own, own.seat == id, own.isSeen, offer != nil, !isEcho { wasCancelled() }
    announce()
  }

  /// Whether an offer is of our types: all of them, as far as an offer has room for them. Mutter shows
  /// them in another order.
  private func isOwn(_ offer: (any SelectionOffer)?) -> Bool {
    guard let offer, let own else { return false }
    let types = Set(own.types)
    return offer.types.count == min(types.count, WaylandLimits.maximumOfferedTypes)
      && types.isSuperset(of: offer.types)
  }

  /// The offer that would be pasted: the one on the seat that was used last, else any.
  private var offer: (any SelectionOffer)? {
    let last = display?.newestPress?.seat
    if let seat = seats.values.first(where: { $0.wlSeat === last }), !seat.isEcho,
      let offer = seat.offer
    {
      return offer
    }
    return seats.sorted { $0.key < $1.key }.first { $0.value.offer != nil && !$0.value.isEcho }?
      .value.offer
  }

  var offeredTypes: [String] { offer?.types ?? [] }

  func receive(_ type: String, into descriptor: Int32) -> Bool {
    guard let offer, offer.types.contains(type) else { return false }
    offer.receive(type, into: descriptor)
    return true
  }

  private func announce() { display?.news.selections.insert(kind) }

  // MARK: What this program offers

  /// Offers data in these types; none withdraws what is offered, whoever's it is.
  func offer(_ types: [String]) {
    let old = own
    if types.isEmpty {
      own = nil
      if let press = display?.newestPress, old?.source == nil {
        seat(of: press)?.value.device.select(nil, serial: press.serial)
      }
    } else {
      own = Own(types: types)
      pressCame()
    }
    old?.source?.destroy()
  }

  /// There may be a serial now for what waits.
  func pressCame() {
    guard let waiting = own, waiting.source == nil, let press = display?.newestPress,
      let (id, seat) = seat(of: press)
    else { return }
    let source = seat.device.makeSource(
      waiting.types,
      SelectionSourceEvents(
        send: { [weak self] type, descriptor in self?.send(type, descriptor) },
        cancelled: { [weak self] in self?.wasCancelled() }))
    own?.source = source
    own?.seat = id
    own?.isSeen = false
    seat.device.select(source, serial: press.serial)
    display?.connection.sync { [weak self] in
      if self?.own?.source === source { self?.own?.isSeen = true }
    }
  }

  private func seat(of press: InputSerial) -> (key: Int, value: Seat)? {
    seats.first { $0.value.wlSeat === press.seat }
  }

  private func send(_ type: String, _ descriptor: Int32) {
    if let events = display?.events {
      events.selection(kind, wants: type, into: descriptor)
    } else {
      SystemCall.close(descriptor)
    }
  }

  private func wasCancelled() {
    guard let own else { return }
    self.own = nil
    own.source?.destroy()
    // What the compositor showed of ours went with it; another's offer stands.
    for id in Array(seats.keys) where seats[id]?.isEcho == true {
      seats[id]?.offer?.destroy()
      seats[id]?.offer = nil
      seats[id]?.isEcho = false
    }
    display?.news.lostSelections.insert(kind)
    announce()
  }
}
