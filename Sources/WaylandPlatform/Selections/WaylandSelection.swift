import ResponderPlatform
import ResponderRuntime
import ResponderSystem
import Wayland

/// One selection, the clipboard or the primary one, on every seat: the offers of other programs and of this
/// one.
///
/// A compositor accepts an offer only with the serial of a press. This program's offer waits for the first
/// press and is sent to the seat of the press. If that seat is removed, the offer waits again.
@MainActor final class WaylandSelection {
  let kind: SelectionKind
  @BackLink private var display: WaylandDisplay?
  private let makeDevice: (WlSeat) -> any SelectionDevice
  /// The seats, by their ids.
  private var seats: [Int: Seat] = [:]
  private var own: Own?

  private struct Seat {
    let wlSeat: WlSeat
    let device: any SelectionDevice
    /// The current offer. The compositor also sends this program's own offer.
    var offer: (any SelectionOffer)?
    /// A Boolean value that indicates whether the offer is this program's own.
    var isEcho = false
  }

  /// The offer of this program.
  private struct Own {
    let types: [String]
    /// The source, or `nil` while the offer waits for a press.
    var source: (any SelectionSource)?
    /// The seat on which the offer is the selection.
    var seat: Int?
    /// A Boolean value that indicates whether the compositor has processed the offer. Later events are no
    /// older.
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

  /// Destroys all objects.
  func destroy() {
    own?.source?.destroy()
    own = nil
    for id in Array(seats.keys) { remove(id) }
  }

  // MARK: Seats

  func add(_ id: Int, _ wlSeat: WlSeat) {
    let device = makeDevice(wlSeat)
    device.onSelection = { [link = BackLink(self)] offer in link.target?.take(offer, on: id) }
    seats[id] = Seat(wlSeat: wlSeat, device: device)
  }

  /// Returns the object of a seat.
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

  // MARK: Offers of other programs

  private func take(_ offer: (any SelectionOffer)?, on id: Int) {
    seats[id]?.offer?.destroy()
    seats[id]?.offer = offer
    let isEcho = own?.seat == id && isOwn(offer)
    seats[id]?.isEcho = isEcho
    // If a compositor refuses a serial as too old, it sends no event. The selection that it sends next shows
    // the refusal.
    if let own, own.seat == id, own.isSeen, offer != nil, !isEcho { wasCancelled() }
    announce()
  }

  /// Returns a Boolean value that indicates whether an offer has the types of this program's offer: all of
  /// them, up to the limit of an offer.
  ///
  /// The order is not compared, since mutter changes it.
  private func isOwn(_ offer: (any SelectionOffer)?) -> Bool {
    guard let offer, let own else { return false }
    let types = Set(own.types)
    return offer.types.count == min(types.count, WaylandLimits.maximumOfferedTypes)
      && types.isSuperset(of: offer.types)
  }

  /// The offer to paste: that of the seat that was used last, or else that of any seat.
  private var offer: (any SelectionOffer)? {
    let last = display?.newestPress?.seat
    if let seat = seats.values.first(where: { $0.wlSeat === last }), !seat.isEcho,
      let offer = seat.offer
    {
      return offer
    }
    return seats.ordered { $0.key < $1.key }.first { $0.value.offer != nil && !$0.value.isEcho }?
      .value.offer
  }

  var offeredTypes: [String] { offer?.types ?? [] }

  func receive(_ type: String, into descriptor: Int32) -> Bool {
    guard let offer, offer.types.contains(type) else { return false }
    offer.receive(type, into: descriptor)
    return true
  }

  private func announce() { display?.pendingNotifications.selections.insert(kind) }

  // MARK: The offer of this program

  /// Offers data in types. An empty array withdraws the current offer, including that of another program.
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

  /// Sends the offer that waits for a serial, if there is one now.
  func pressCame() {
    guard let waiting = own, waiting.source == nil, let press = display?.newestPress,
      let (id, seat) = seat(of: press)
    else { return }
    let source = seat.device.makeSource(
      waiting.types,
      SelectionSourceEvents(
        send: { [link = BackLink(self)] type, descriptor in link.target?.send(type, descriptor) },
        cancelled: { [link = BackLink(self)] in link.target?.wasCancelled() }))
    own?.source = source
    own?.seat = id
    own?.isSeen = false
    seat.device.select(source, serial: press.serial)
    display?.connection.sync { [link = BackLink(self)] in
      if link.target?.own?.source === source { link.target?.own?.isSeen = true }
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
    // The offers in which the compositor repeated this program's own end with it. Another program's offer
    // remains.
    for id in Array(seats.keys) where seats[id]?.isEcho == true {
      seats[id]?.offer?.destroy()
      seats[id]?.offer = nil
      seats[id]?.isEcho = false
    }
    display?.pendingNotifications.lostSelections.insert(kind)
    announce()
  }
}
