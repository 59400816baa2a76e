/// The object that decides, for the recognizers of one window, which of them receive input, wait for others,
/// and win.
///
/// A recognizer is *in play* from the first touch that it tracks until its state is reset. Each event is
/// delivered to all recognizers first, to those of the hit view before those of its superviews. State changes
/// take effect at once: a recognizer that recognizes its gesture makes others fail. The actions are sent
/// after the delivery, each directly after the views have lost the touches of the gesture. Then the touches
/// that were withheld from views are delivered, and finally the finished recognizers are reset.
///
/// Handlers, overrides and delegates may change any state. Conditions are therefore checked again after each
/// call.
@MainActor final class GestureCoordinator {
  /// The object that delivers the window's touches to views and takes them back.
  var dispatcher: (any GestureHost)? {
    get { dispatcherLink?() }
    set { dispatcherLink = newValue?.backLink }
  }
  private var dispatcherLink: (@MainActor () -> (any GestureHost)?)?
  /// The object that delivers key presses and takes them back.
  var pressDispatcher: (any GestureHost)? {
    get { pressDispatcherLink?() }
    set { pressDispatcherLink = newValue?.backLink }
  }
  private var pressDispatcherLink: (@MainActor () -> (any GestureHost)?)?

  /// The window's program context, while one of its events is delivered.
  @exclusivity(unchecked) var context: ProgramContext?

  /// The recognizers that track input or have not been reset, in the order in which they joined.
  private(set) var inPlay: [GestureRecognizer] = []

  /// The number that identifies the coordinator in its recognizers.
  let number = nextNumber()

  private static var numbers = 0
  private static func nextNumber() -> Int {
    numbers += 1
    return numbers
  }

  /// The number of deliveries in progress. Actions wait until it is zero.
  private var deliveries = 0
  private var isSettling = false
  private var due: [GestureRecognizer] = []
  private var nextDue = 0
  /// A Boolean value that indicates whether a recognizer may be finished or may track nothing any more.
  private var needsTidying = false
  /// A Boolean value that indicates whether a recognizer that delayed touches may have stopped to do so.
  private var needsRelease = false
  /// A Boolean value that indicates whether a recognizer waits for others to fail.
  var hasWaitingRecognizers = false
  /// The input that recognizers track in addition to touches and presses, by the type of its events.
  var sequences: [Event.EventType: GestureSequence] = [:]
  var scrollingTimer: ClockTimer?
  /// The recognizers of the views under the pointer.
  var hovering: [GestureRecognizer] = []

  // MARK: Touches and presses

  /// Determines the recognizers that track a new touch or press.
  func admit<C: Contact>(_ contact: C, _ event: C.Moment.Event) {
    let recognizers = contact.recognizers
    if recognizers.isEmpty { return }
    deliveries += 1
    for recognizer in recognizers {
      if contact.isOver { break }
      guard mayFollow(recognizer, contact, event) else { continue }
      contact.join(recognizer)
      join(recognizer)
    }
    deliveries -= 1
  }

  private func mayFollow<C: Contact>(
    _ recognizer: GestureRecognizer, _ contact: C, _ event: C.Moment.Event
  ) -> Bool {
    guard isFree(recognizer), contact.isWanted(by: recognizer, event) else { return false }
    return isFree(recognizer) && !contact.isOver
  }

  /// Returns a Boolean value that indicates whether a recognizer may begin to track input.
  func isFree(_ recognizer: GestureRecognizer) -> Bool {
    recognizer.isSwitchedOn && !recognizer.isDone && recognizer.view != nil
      && (recognizer.coordinator == nil || recognizer.coordinator === self)
  }

  /// Delivers touches or presses to the recognizers, and sends the resulting actions.
  func deliver<C: Contact>(_ contacts: [C], _ event: C.Moment.Event) {
    guard !inPlay.isEmpty else { return }
    deliveries += 1
    var delivery = GestureDelivery(contacts, event)
    if contacts.count == 1 {
      for recognizer in contacts[0].recognizers where recognizer.play == number {
        delivery.hand(to: recognizer)
      }
    } else {
      for recognizer in order(of: contacts) { delivery.hand(to: recognizer) }
    }
    deliveries -= 1
    settle()
  }

  /// Calls a closure that delivers an event to recognizers, and sends the resulting actions.
  func tell(_ body: () -> Void) {
    deliveries += 1
    body()
    deliveries -= 1
    settle()
  }

  /// Returns the recognizers of contacts, each once. Those of the hit view are the first.
  private func order<C: Contact>(of contacts: [C]) -> [GestureRecognizer] {
    var order: [GestureRecognizer] = []
    order.reserveCapacity(inPlay.count)
    stamp += 1
    for contact in contacts {
      for recognizer in contact.recognizers
      where recognizer.play == number && recognizer.stamp != stamp {
        recognizer.stamp = stamp
        order.append(recognizer)
      }
    }
    return order
  }
  private var stamp = 0

  /// Removes contacts that are over, after their delivery.
  func forget<C: Contact>(_ contacts: [C]) {
    guard !inPlay.isEmpty else { return }
    for contact in contacts where contact.isOver {
      for recognizer in contact.recognizers where recognizer.play == number {
        contact.leave(recognizer)
      }
    }
    needsTidying = true
    settle()
  }

  /// Updates the coordinator after a recognizer has lost some of its input.
  func lostSomething(_ recognizer: GestureRecognizer) {
    needsTidying = true
    needsRelease = true
    settle()
  }

  // MARK: Delays

  /// Returns a Boolean value that indicates whether a recognizer delays the beginning of a contact.
  func delaysBegan<C: Contact>(_ contact: C) -> Bool {
    for recognizer in contact.recognizers
    where recognizer.delaysTouchesBegan && recognizer.mayStillRecognize
      && recognizer.hasFollowed(contact)
    {
      return true
    }
    return false
  }

  /// Returns a Boolean value that indicates whether a recognizer delays the end of a contact.
  func delaysEnded<C: Contact>(_ contact: C) -> Bool {
    for recognizer in contact.recognizers
    where recognizer.delaysTouchesEnded && recognizer.mayStillRecognize
      && recognizer.hasFollowed(contact)
    {
      return true
    }
    return false
  }

  /// Returns a Boolean value that indicates whether a gesture in progress has taken a contact from its
  /// receiver.
  func hasTaken<C: Contact>(_ contact: C) -> Bool {
    for recognizer in contact.recognizers
    where recognizer.shownState.isActive && recognizer.cancelsTouchesInView
      && recognizer.hasFollowed(contact)
    {
      return true
    }
    return false
  }

  // MARK: Joining and leaving

  /// Adds a recognizer that tracks input.
  func join(_ recognizer: GestureRecognizer) {
    guard recognizer.coordinator == nil else { return }
    recognizer.coordinator = self
    recognizer.play = number
    recognizer.attempt += 1
    inPlay.append(recognizer)
  }

  /// Removes a recognizer that was disabled or removed, or whose view leaves the window.
  func withdraw(_ recognizer: GestureRecognizer) {
    guard recognizer.coordinator === self else { return }
    settleAction(of: recognizer)
    guard recognizer.coordinator === self else { return }
    if recognizer.shownState.isActive {
      advance(recognizer, to: .cancelled, atOnce: true)
    } else {
      fail(recognizer)
    }
    guard recognizer.coordinator === self else { return }
    recognizer.lastMiddle = recognizer.middleOfTouches ?? recognizer.lastMiddle
    recognizer.tracked.removeAll(keepingCapacity: true)
    recognizer.trackedPresses.removeAll(keepingCapacity: true)
    recognizer.sequence = nil
    needsTidying = true
    settle()
  }

  /// Sends or drops the action of a recognizer that is removed before its action was sent.
  ///
  /// A gesture in progress sends its end. The action of a discrete gesture is dropped, since a removed view
  /// must send no action.
  private func settleAction(of recognizer: GestureRecognizer) {
    guard recognizer.actionIsDue, recognizer.shownState.isFinal else { return }
    if recognizer.recognitionIsDue {
      recognizer.actionIsDue = false
      recognizer.recognitionIsDue = false
    } else {
      sendAction(of: recognizer)
    }
  }

  /// Removes the recognizers of a view that leaves the window, and of its subviews.
  func viewWillLeave(_ view: View) {
    for recognizer in inPlay where recognizer.view?.isDescendant(of: view) ?? true {
      withdraw(recognizer)
    }
  }

  // MARK: Settling

  /// Adds a recognizer to those whose actions have to be sent.
  func isDue(_ recognizer: GestureRecognizer) {
    recognizer.actionIsDue = true
    due.append(recognizer)
    stateDidChange()
  }

  /// Requests a check of all recognizers after a state has changed.
  func stateDidChange() {
    needsTidying = true
    needsRelease = true
  }

  /// Sends actions, delivers withheld contacts and resets finished recognizers, if no delivery is in
  /// progress.
  func settle() {
    guard deliveries == 0, !isSettling else { return }
    isSettling = true
    defer { isSettling = false }
    while true {
      if nextDue < due.count {
        nextDue += 1
        sendAction(of: due[nextDue - 1])
      } else if nextDue > 0 {
        due.removeAll(keepingCapacity: true)
        nextDue = 0
      } else if needsRelease {
        needsRelease = false
        dispatcher?.releaseWithheld()
        pressDispatcher?.releaseWithheld()
      } else if needsTidying {
        tidy()
      } else {
        return
      }
    }
  }

  /// Sends the action of a recognizer. If the gesture was just recognized, takes its touches from the views
  /// first.
  func sendAction(of recognizer: GestureRecognizer) {
    guard recognizer.actionIsDue else { return }
    recognizer.actionIsDue = false
    let state = recognizer.shownState
    recognizer.actionsUnderWay += 1
    if recognizer.recognitionIsDue {
      recognizer.recognitionIsDue = false
      dispatcher?.gestureWasRecognized(recognizer)
      pressDispatcher?.gestureWasRecognized(recognizer)
    }
    // A view that lost its touches may have disabled the recognizer, which has sent its action then. The view
    // is kept alive during its action, since the library's own views continue after they have called their
    // delegates.
    if recognizer.shownState == state {
      withExtendedLifetime(recognizer.view) { recognizer.sendActions() }
    }
    recognizer.actionsUnderWay -= 1
    needsTidying = true
  }

  /// Resets the finished recognizers, and removes those that track nothing.
  private func tidy() {
    needsTidying = false
    var leaving: [GestureRecognizer] = []
    for recognizer in inPlay where hasToLeave(recognizer) { leaving.append(recognizer) }
    if leaving.isEmpty { return }
    for recognizer in leaving {
      recognizer.coordinator = nil
      recognizer.play = 0
      recognizer.forgetAttempt()
    }
    var staying: [GestureRecognizer] = []
    for recognizer in inPlay where recognizer.play == number { staying.append(recognizer) }
    inPlay = staying
    needsRelease = true
    for recognizer in leaving {
      if recognizer.shownState.isFinal {
        recognizer.reset()
        recognizer.shownState = .possible
      } else if recognizer.isResetWhenLapsed {
        recognizer.reset()
      }
    }
    askThoseWhoWait()
  }

  private func hasToLeave(_ recognizer: GestureRecognizer) -> Bool {
    if recognizer.shownState.isFinal {
      return !recognizer.actionIsDue && recognizer.actionsUnderWay == 0
        && !recognizer.followsSomething
    }
    return recognizer.shownState == .possible && !recognizer.mayStillRecognize
  }
}
