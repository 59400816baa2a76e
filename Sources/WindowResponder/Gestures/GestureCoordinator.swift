/// Decides, for the recognizers of one window, who gets what, who waits for whom, and who wins.
///
/// A recognizer is *in play* from the first finger that it follows until its state has been reset. In
/// one event every recognizer is told first, the hit view's before those further up. What they make of
/// it takes effect at once: one that recognises makes others fail. Actions are sent when all have been
/// told, each right after the views have lost its touches. Then comes what was withheld from views,
/// and at last everybody who is done is reset.
///
/// Handlers, overrides and delegates may do anything meanwhile, so that what was true before one of
/// them was called is looked at again after it.
@MainActor final class GestureCoordinator {
  /// Hands out the window's touches, and takes them back from views.
  weak var dispatcher: (any GestureHost)?
  /// Does the same with keys.
  weak var pressDispatcher: (any GestureHost)?

  /// What the program gives to the window, while one of its events is delivered.
  @exclusivity(unchecked) var context: ProgramContext?

  /// Those that follow something or have not been reset, in the order in which they came.
  private(set) var inPlay: [GestureRecognizer] = []

  /// What tells the window's recognizers from others.
  let number = nextNumber()

  private static var numbers = 0
  private static func nextNumber() -> Int {
    numbers += 1
    return numbers
  }

  /// How many deliveries to recognizers are under way; actions wait until there is none.
  private var deliveries = 0
  private var isSettling = false
  private var due: [GestureRecognizer] = []
  private var nextDue = 0
  /// Somebody may be done, or have nothing to follow any more.
  private var needsTidying = false
  /// Somebody who made touches wait may do so no longer.
  private var needsRelease = false
  /// Somebody waits for others to fail.
  var somebodyWaits = false
  /// What recognizers follow beside fingers and keys, by the type of its events.
  var sequences: [Event.EventType: GestureSequence] = [:]
  var scrollingTimer: ClockTimer?
  /// Those that the pointer is over.
  var hovering: [GestureRecognizer] = []

  // MARK: Fingers and keys

  /// Finds who follows a finger or a key that came down.
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

  /// Whether a recognizer may begin to follow something.
  func isFree(_ recognizer: GestureRecognizer) -> Bool {
    recognizer.isSwitchedOn && !recognizer.isDone && recognizer.view != nil
      && (recognizer.coordinator == nil || recognizer.coordinator === self)
  }

  /// Tells the recognizers what fingers or keys did, and sends the actions that come of it.
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

  /// Tells recognizers something, and sends the actions that come of it.
  func tell(_ body: () -> Void) {
    deliveries += 1
    body()
    deliveries -= 1
    settle()
  }

  /// The recognizers of some contacts, each once: those of the hit view first.
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

  /// Fingers or keys are up, and everybody has been told.
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

  /// A recognizer does not follow any more what it followed.
  func lostSomething(_ recognizer: GestureRecognizer) {
    needsTidying = true
    needsRelease = true
    settle()
  }

  // MARK: What views have to wait for

  /// Whether somebody wants the receiver not to hear of a contact yet.
  func delaysBegan<C: Contact>(_ contact: C) -> Bool {
    for recognizer in contact.recognizers
    where recognizer.delaysTouchesBegan && recognizer.mayStillRecognize
      && recognizer.hasFollowed(contact)
    {
      return true
    }
    return false
  }

  /// Whether somebody wants the receiver not to hear yet that a contact has ended.
  func delaysEnded<C: Contact>(_ contact: C) -> Bool {
    for recognizer in contact.recognizers
    where recognizer.delaysTouchesEnded && recognizer.mayStillRecognize
      && recognizer.hasFollowed(contact)
    {
      return true
    }
    return false
  }

  /// Whether a gesture that goes on has taken a contact from its receiver.
  func hasTaken<C: Contact>(_ contact: C) -> Bool {
    for recognizer in contact.recognizers
    where recognizer.shownState.isActive && recognizer.cancelsTouchesInView
      && recognizer.hasFollowed(contact)
    {
      return true
    }
    return false
  }

  // MARK: In and out of play

  /// A recognizer has something to follow.
  func join(_ recognizer: GestureRecognizer) {
    guard recognizer.coordinator == nil else { return }
    recognizer.coordinator = self
    recognizer.play = number
    recognizer.attempt += 1
    inPlay.append(recognizer)
  }

  /// A recognizer was disabled or removed, or its view is leaving the window.
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

  /// A recognizer that has recognised goes before its action was sent. A gesture that goes on is told its
  /// end; one of a single moment comes to nothing: no action leaves a view that is gone.
  private func settleAction(of recognizer: GestureRecognizer) {
    guard recognizer.actionIsDue, recognizer.shownState.isFinal else { return }
    if recognizer.recognitionIsDue {
      recognizer.actionIsDue = false
      recognizer.recognitionIsDue = false
    } else {
      sendAction(of: recognizer)
    }
  }

  /// A view is leaving the window, with all in it.
  func viewWillLeave(_ view: View) {
    for recognizer in inPlay where recognizer.view?.isDescendant(of: view) ?? true {
      withdraw(recognizer)
    }
  }

  // MARK: Afterwards

  /// A recognizer has something to tell.
  func isDue(_ recognizer: GestureRecognizer) {
    recognizer.actionIsDue = true
    due.append(recognizer)
    stateDidChange()
  }

  /// Somebody is possible no more.
  func stateDidChange() {
    needsTidying = true
    needsRelease = true
  }

  /// Sends actions, delivers what was withheld, and resets who is done, once nobody is being told
  /// anything.
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

  /// Takes the touches from the views, if the gesture was just recognised, and sends the action.
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
    // A view that lost its touches may have disabled the recognizer, which was told then.
    // The view outlives its action, whatever a handler does: what the library's own views do in one goes
    // on after they have told their delegates.
    if recognizer.shownState == state {
      withExtendedLifetime(recognizer.view) { recognizer.sendActions() }
    }
    recognizer.actionsUnderWay -= 1
    needsTidying = true
  }

  /// Resets those who are done, and lets those go who have nothing to follow.
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
