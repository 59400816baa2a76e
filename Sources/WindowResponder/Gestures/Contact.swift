/// What recognizers follow, and may take from whoever gets it: a ``Touch`` or a ``Press``.
@MainActor protocol Contact: AnyObject, Hashable, Sendable {
  associatedtype Moment: ContactMoment
  typealias Phase = Moment.Phase

  /// What it did itself since the last event.
  var realPhase: Phase { get }
  /// What its receiver is told that it did, while it is told.
  var shownPhase: Phase? { get set }
  /// Whether it is over.
  var isOver: Bool { get }
  /// How far it has come on its way to its receiver.
  var delivery: Touch.Delivery { get set }
  /// What the receiver has not heard of yet, because a gesture is still possible.
  var withheld: [Moment] { get set }
  /// The recognizers of the view that gets it, and of those around it.
  var recognizers: [GestureRecognizer] { get }
  /// Who gets it first.
  var receiver: Responder? { get }

  /// Keeps what it did by an event, for the receiver to hear later.
  func withhold(_ event: Moment.Event)
  /// Shows it as it was at a moment while something is done.
  func relive(_ moment: Moment, _ body: () -> Void)
  /// Tells a responder what some of them did.
  static func tell(
    _ responder: Responder, _ phase: Phase, of set: Set<Self>, _ event: Moment.Event)

  /// Whether a recognizer that is free to follow something wants this.
  func isWanted(by recognizer: GestureRecognizer, _ event: Moment.Event) -> Bool
  /// Has a recognizer follow it.
  func join(_ recognizer: GestureRecognizer)
  /// It is over: a recognizer follows it no more, and remembers it while nothing is decided.
  func leave(_ recognizer: GestureRecognizer)
  /// Those that a recognizer follows, in the order in which they came.
  static func tracked(by recognizer: GestureRecognizer) -> [Self]
  /// Those that a recognizer followed in this attempt, and that are over.
  static func past(of recognizer: GestureRecognizer) -> [Self]
  /// Tells a recognizer what some of those that it follows did.
  static func tell(
    _ recognizer: GestureRecognizer, _ phase: Phase, of set: Set<Self>, _ event: Moment.Event)
}

/// What a contact did, and by which event, when its receiver was not told.
protocol ContactMoment {
  associatedtype Event
  associatedtype Phase: ContactPhase

  var event: Event { get }
  var phase: Phase { get }
}

/// What a contact does: those phases that touches and presses have in common.
protocol ContactPhase: Equatable {
  static var began: Self { get }
  static var stationary: Self { get }
  static var ended: Self { get }
  static var cancelled: Self { get }
  /// The phases that are told, in the order in which they are.
  static var told: [Self] { get }
}

extension Contact {
  /// It is cancelled: who was not told the beginning is not told the end.
  func forgetBeginning() {
    withheld = []
    if delivery == .admitted { delivery = .none }
  }
}

extension GestureRecognizer {
  /// Whether it follows a contact.
  func follows<C: Contact>(_ contact: C) -> Bool {
    for own in C.tracked(by: self) where own === contact { return true }
    return false
  }

  /// Whether it follows a contact, or has done so in this attempt.
  func hasFollowed<C: Contact>(_ contact: C) -> Bool {
    for own in C.tracked(by: self) where own === contact { return true }
    for own in C.past(of: self) where own === contact { return true }
    return false
  }
}
