import ResponderGeometry
import ResponderPlatform
import ResponderRuntime
import Wayland

/// The drags over the surfaces of this application, and the data that was dropped on them.
@MainActor final class WaylandDrags {
  @BackLink var display: WaylandDisplay?
  /// The drag that this application began.
  var own: OwnPlatformDrag?
  private var visit: Visit?
  /// The offers that were dropped and are being read, by number.
  private var dropped: [Int: Offer] = [:]
  var nextNumber = 0
  /// The largest number of drops that are being read. If there are more, the oldest is destroyed.
  private static let maximumDropped = 16
  /// The version of the protocol that added `wl_data_offer.set_actions`, `finish` and related requests.
  static let actionsVersion: UInt32 = 3

  typealias Offer = TransferOffer<WlDataOffer>

  /// A drag over a surface.
  private struct Visit {
    let number: Int
    /// The identity of the device that sent the events.
    let device: ObjectIdentifier
    let offer: Offer
    /// The serial of `wl_data_device.enter`.
    let serial: UInt32
    @BackLink var surface: WaylandSurface?
    var toldActions: DragActions
    var toldAction: DragActions = []
    /// The application's last answer.
    var answer: DragAnswer?
    /// The number of answers.
    var answers = 0
    /// A Boolean value that indicates whether the application has accepted a type since the drag entered.
    var wasAccepted = false
  }

  var events: (any DisplayEvents)? { display?.events }

  // MARK: Events of a device

  func entered(
    _ device: WaylandClipboard, _ serial: UInt32, _ wlSurface: WlSurface?, _ place: Point,
    _ offer: Offer?
  ) {
    if visit?.device == ObjectIdentifier(device) { leave() }
    guard let offer else { return }
    // A drag within this window ignores drags of other programs.
    if own?.local != nil { return offer.destroy() }
    own?.isTaken = true
    // Only one drag is followed at a time. A drag over a surface that was destroyed is ignored.
    guard visit == nil, let surface = display?.surface(wlSurface), !surface.isDestroyed else {
      return offer.destroy()
    }
    nextNumber += 1
    let actions = sourceActions(of: offer)
    visit = Visit(
      number: nextNumber, device: ObjectIdentifier(device), offer: offer, serial: serial,
      surface: BackLink(surface), toldActions: actions)
    offer.onActions = { [link = BackLink(self)] in link.target?.actionsDidChange() }
    events?.drag(
      .entered(surface, place, types: offer.types, actions: actions, number: nextNumber))
  }

  /// Returns the actions that the source permits. A source of an older version can only copy.
  private func sourceActions(of offer: Offer) -> DragActions {
    offer.object.version >= Self.actionsVersion
      ? DragActions(rawValue: offer.sourceActions).intersection([.copy, .move, .ask]) : .copy
  }

  func moved(_ device: WaylandClipboard, _ place: Point) {
    guard let before = visit, before.device == ObjectIdentifier(device) else { return }
    events?.drag(.moved(place))
    // The answer is sent again at each motion, as other toolkits do. If a drag enters another window, KWin
    // takes a late answer of the old window for an answer to the new offer.
    guard let visit, visit.number == before.number, visit.answers == before.answers,
      let answer = visit.answer, answer.type != nil
    else { return }
    tell(answer, of: visit)
  }

  func left(_ device: WaylandClipboard) {
    if visit?.device == ObjectIdentifier(device) { leave() }
  }

  func dropped(_ device: WaylandClipboard) {
    guard let visit, visit.device == ObjectIdentifier(device) else { return }
    self.visit = nil
    if dropped.count >= Self.maximumDropped, let oldest = dropped.keys.min() {
      dropped.removeValue(forKey: oldest)?.destroy()
    }
    dropped[visit.number] = visit.offer
    events?.drag(.dropped)
  }

  /// Ends the drag of a device that was removed.
  func forget(_ device: WaylandClipboard) { left(device) }

  /// Ends the drag over a surface that was destroyed.
  func forget(_ surface: WaylandSurface) {
    if let visit, visit.surface === surface || visit.surface == nil { leave() }
  }

  private func leave() {
    guard let visit else { return }
    self.visit = nil
    visit.offer.onActions = nil
    visit.offer.destroy()
    events?.drag(.left)
  }

  private func actionsDidChange() {
    guard let visit else { return }
    let source = sourceActions(of: visit.offer)
    if source != visit.toldActions {
      self.visit?.toldActions = source
      events?.drag(.sourceActions(source))
    }
    tellAction(DragActions(rawValue: visit.offer.action).intersection([.copy, .move, .ask]))
  }

  private func tellAction(_ action: DragActions) {
    guard visit?.toldAction != action else { return }
    visit?.toldAction = action
    events?.drag(.action(action))
  }

  // MARK: Answers of the application

  func answer(_ answer: DragAnswer) {
    if let own, let local = own.local { return self.answer(answer, to: local, of: own) }
    guard let visit else { return answerAfterDrop(answer) }
    self.visit?.answer = answer
    self.visit?.answers += 1
    tell(answer, of: visit)
  }

  private func tell(_ answer: DragAnswer, of visit: Visit) {
    let offer = visit.offer
    let type = answer.type.flatMap { offer.types.contains($0) ? $0 : nil }
    // If no type was ever accepted, no refusal is sent. KWin would take a late refusal for the answer of the
    // next window under the drag.
    guard type != nil || visit.wasAccepted else { return }
    self.visit?.wasAccepted = true
    offer.object.accept(serial: visit.serial, mimeType: type)
    guard offer.object.version >= Self.actionsVersion else {
      return tellAction(type != nil && answer.actions.contains(.copy) ? .copy : [])
    }
    setActions(answer, of: offer)
  }

  /// Sends the action that the user has chosen after the drop.
  private func answerAfterDrop(_ answer: DragAnswer) {
    guard let newest = dropped.keys.max(), let offer = dropped[newest],
      offer.action == DragActions.ask.rawValue, offer.object.version >= Self.actionsVersion
    else { return }
    setActions(answer, of: offer)
  }

  private func setActions(_ answer: DragAnswer, of offer: Offer) {
    let isTaken = answer.type != nil
    offer.object.setActions(
      dndActions: .init(rawValue: isTaken ? answer.actions.rawValue : 0),
      preferredAction: .init(rawValue: isTaken ? answer.preferred.rawValue : 0))
  }

  func receive(_ type: String, of number: Int, into descriptor: Int32) -> Bool {
    if let own, own.local?.number == number { return receive(type, of: own, into: descriptor) }
    let offer = dropped[number] ?? (visit?.number == number ? visit?.offer : nil)
    guard let offer, offer.types.contains(type) else { return false }
    offer.receive(type, into: descriptor)
    return true
  }

  func endDrop(_ number: Int, isTaken: Bool) {
    if own?.local?.number == number {
      if isTaken { events?.drag(.ownFinished) } else { wasCancelled() }
      return
    }
    guard let offer = dropped.removeValue(forKey: number) else { return }
    offer.onActions = nil
    if isTaken, offer.object.version >= Self.actionsVersion { offer.object.finish() }
    offer.destroy()
  }

  func destroy() {
    visit?.offer.destroy()
    visit = nil
    for offer in dropped.values { offer.destroy() }
    dropped = [:]
    own?.destroy()
    own = nil
  }
}
