/// One event on its way to the recognizers: the touches by phase, and the sets that are handed out.
///
/// Most recognizers follow all the fingers that there are, so that one set for each phase, made when it
/// is first needed, does for all of them.
@MainActor struct GestureDelivery {
  private struct Group {
    let phase: Touch.Phase
    let touches: [Touch]
    var set: Set<Touch>?
  }

  private let event: Event
  private var groups: [Group] = []
  /// The only touch, which most events have, its phase and the set that it makes.
  private var single: (touch: Touch, phase: Touch.Phase, set: Set<Touch>)?

  init(_ touches: [Touch], _ event: Event) {
    self.event = event
    if touches.count == 1 {
      let phase = touches[0].realPhase
      if phase != .stationary { single = (touches[0], phase, [touches[0]]) }
      return
    }
    for phase in [Touch.Phase.began, .moved, .ended, .cancelled] {
      var group: [Touch] = []
      for touch in touches where touch.realPhase == phase { group.append(touch) }
      if !group.isEmpty { groups.append(Group(phase: phase, touches: group)) }
    }
  }

  /// Tells a recognizer what became of the fingers that it follows.
  mutating func hand(to recognizer: GestureRecognizer) {
    if let single {
      guard !recognizer.isDone, single.touch.realPhase == single.phase,
        recognizer.follows(single.touch)
      else { return }
      return tell(recognizer, single.phase, single.set)
    }
    for index in groups.indices {
      guard !recognizer.isDone, let touches = touches(of: index, for: recognizer) else { continue }
      tell(recognizer, groups[index].phase, touches)
    }
  }

  private func tell(
    _ recognizer: GestureRecognizer, _ phase: Touch.Phase, _ touches: Set<Touch>
  ) {
    recognizer.buttonMask = event.buttonMask
    recognizer.modifierFlags = event.modifierFlags
    switch phase {
    case .began: recognizer.touchesBegan(touches, with: event)
    case .moved: recognizer.touchesMoved(touches, with: event)
    case .ended: recognizer.touchesEnded(touches, with: event)
    case .cancelled: recognizer.touchesCancelled(touches, with: event)
    case .stationary: break
    }
  }

  /// The touches of a group that a recognizer follows; nil where there are none.
  private mutating func touches(
    of index: Int, for recognizer: GestureRecognizer
  ) -> Set<Touch>? {
    let group = groups[index].touches
    let phase = groups[index].phase
    var own: [Touch] = []
    for touch in group where touch.realPhase == phase && recognizer.follows(touch) {
      own.append(touch)
    }
    if own.isEmpty { return nil }
    guard own.count == group.count else { return Set(own) }
    if let set = groups[index].set { return set }
    let set = Set(group)
    groups[index].set = set
    return set
  }
}

extension GestureRecognizer {
  /// Whether it follows a finger.
  fileprivate func follows(_ touch: Touch) -> Bool {
    for own in tracked where own === touch { return true }
    return false
  }
}
