import ResponderGeometry
import ResponderPlatform
import Wayland

/// What other programs drag over our surfaces, and what was dropped on them.
@MainActor final class WaylandDrags {
  weak var display: WaylandDisplay?
  /// What we drag.
  var own: OwnWireDrag?
  private var visit: Visit?
  /// What was dropped and is being read, by number.
  private var dropped: [Int: Offer] = [:]
  var nextNumber = 0
  /// How many drops may be under way; older ones are given up.
  private static let maximumDropped = 16
  /// `wl_data_offer.set_actions`, `finish` and their kin came with this version.
  static let actionsVersion: UInt32 = 3

  typealias Offer = WireOffer<WlDataOffer>

  /// What is over a surface.
  private struct Visit {
    let number: Int
    /// The device that told of it.
    let device: ObjectIdentifier
    let offer: Offer
    /// Of `wl_data_device.enter`.
    let serial: UInt32
    weak var surface: WaylandSurface?
    var toldActions: DragActions
    var toldAction: DragActions = []
    /// What was last answered from above.
    var answer: DragAnswer?
    /// How many answers there were.
    var answers = 0
    /// Something was accepted since it came.
    var wasAccepted = false
  }

  var events: (any DisplayEvents)? { display?.events }

  // MARK: From a device

  func entered(
    _ device: WaylandClipboard, _ serial: UInt32, _ wlSurface: WlSurface?, _ place: Point,
    _ offer: Offer?
  ) {
    if visit?.device == ObjectIdentifier(device) { leave() }
    guard let offer else { return }
    // What goes on in this window alone is not disturbed by what another program drags.
    if own?.local != nil { return offer.destroy() }
    own?.isTaken = true
    // One drag at a time; what is over a surface that is gone is over nothing.
    guard visit == nil, let surface = display?.surface(wlSurface), !surface.isDestroyed else {
      return offer.destroy()
    }
    nextNumber += 1
    let actions = sourceActions(of: offer)
    visit = Visit(
      number: nextNumber, device: ObjectIdentifier(device), offer: offer, serial: serial,
      surface: surface, toldActions: actions)
    offer.onActions = { [weak self] in self?.actionsDidChange() }
    events?.drag(
      .entered(surface, place, types: offer.types, actions: actions, number: nextNumber))
  }

  /// What the source allows; copying, for those that cannot say.
  private func sourceActions(of offer: Offer) -> DragActions {
    offer.object.version >= Self.actionsVersion
      ? DragActions(rawValue: offer.sourceActions).intersection([.copy, .move, .ask]) : .copy
  }

  func moved(_ device: WaylandClipboard, _ place: Point) {
    guard let before = visit, before.device == ObjectIdentifier(device) else { return }
    events?.drag(.moved(place))
    // The answer is given again at each move, as other toolkits do. KWin takes what the window of the
    // source says late of an offer that has left it for an answer to the new one.
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

  /// A device goes: what it told of is over.
  func forget(_ device: WaylandClipboard) { left(device) }

  /// A surface goes: what is over it is over nothing.
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

  // MARK: From above

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
    // What was never accepted is refused without a word: one that comes late, when another program's window
    // has it, KWin would take for that one's.
    guard type != nil || visit.wasAccepted else { return }
    self.visit?.wasAccepted = true
    offer.object.accept(serial: visit.serial, mimeType: type)
    guard offer.object.version >= Self.actionsVersion else {
      return tellAction(type != nil && answer.actions.contains(.copy) ? .copy : [])
    }
    setActions(answer, of: offer)
  }

  /// The user was asked what is to be done.
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
