/// An object that gesture recognizers track and can take from its receiver: a ``Touch`` or a ``Press``.
@MainActor protocol Contact: AnyObject, Hashable, Sendable {
  associatedtype Moment: ContactMoment
  typealias Phase = Moment.Phase

  /// The phase in the last event.
  var realPhase: Phase { get }
  /// The phase that the receiver sees while it handles an event. Otherwise, `nil`.
  var shownPhase: Phase? { get set }
  /// A Boolean value that indicates whether the contact has ended or was cancelled.
  var isOver: Bool { get }
  /// The state of the delivery to the receiver.
  var delivery: Touch.Delivery { get set }
  /// The events that are withheld from the receiver, because a gesture is still possible.
  var withheld: [Moment] { get set }
  /// The recognizers of the view that receives the contact, and of its superviews.
  var recognizers: [GestureRecognizer] { get }
  /// The first responder that receives the contact.
  var receiver: Responder? { get }

  /// Stores the state of the contact in an event, for later delivery.
  func withhold(_ event: Moment.Event)
  /// Calls a closure while the contact has the state of an earlier event.
  func relive(_ moment: Moment, _ body: () -> Void)
  /// Calls the method of a responder for a phase of contacts.
  static func tell(
    _ responder: Responder, _ phase: Phase, of set: Set<Self>, _ event: Moment.Event)

  /// Returns a Boolean value that indicates whether a recognizer that tracks nothing accepts the contact.
  func isWanted(by recognizer: GestureRecognizer, _ event: Moment.Event) -> Bool
  /// Adds the contact to those that a recognizer tracks.
  func join(_ recognizer: GestureRecognizer)
  /// Removes a contact that is over from those that a recognizer tracks. While nothing is decided, the
  /// recognizer remembers it.
  func leave(_ recognizer: GestureRecognizer)
  /// Returns the contacts that a recognizer tracks, in the order in which they began.
  static func tracked(by recognizer: GestureRecognizer) -> [Self]
  /// Returns the contacts that a recognizer tracked in this attempt and that are over.
  static func past(of recognizer: GestureRecognizer) -> [Self]
  /// Calls the method of a recognizer for a phase of contacts that it tracks.
  static func tell(
    _ recognizer: GestureRecognizer, _ phase: Phase, of set: Set<Self>, _ event: Moment.Event)
}

/// The phase of a contact in an event that was withheld from the receiver.
protocol ContactMoment {
  associatedtype Event
  associatedtype Phase: ContactPhase

  var event: Event { get }
  var phase: Phase { get }
}

/// The phases that touches and presses have in common.
protocol ContactPhase: Equatable {
  static var began: Self { get }
  static var stationary: Self { get }
  static var ended: Self { get }
  static var cancelled: Self { get }
  /// The phases that receivers are notified of, in order.
  static var told: [Self] { get }
}

extension Contact {
  /// Drops the withheld events of a cancelled contact. A receiver that was not notified of the beginning is
  /// not notified of the end.
  func forgetBeginning() {
    withheld = []
    if delivery == .admitted { delivery = .none }
  }
}

extension GestureRecognizer {
  /// Returns a Boolean value that indicates whether the recognizer tracks a contact.
  func follows<C: Contact>(_ contact: C) -> Bool {
    for own in C.tracked(by: self) where own === contact { return true }
    return false
  }

  /// Returns a Boolean value that indicates whether the recognizer tracks a contact, or has tracked it in
  /// this attempt.
  func hasFollowed<C: Contact>(_ contact: C) -> Bool {
    for own in C.tracked(by: self) where own === contact { return true }
    for own in C.past(of: self) where own === contact { return true }
    return false
  }
}
