extension Event {
  /// How far a motion has come.
  enum MotionPhase {
    case began, ended, cancelled
  }

  /// The phase and receiver of a motion event. One without, as a test may send it, begins and ends.
  struct MotionDelivery {
    let phase: MotionPhase
    /// The responder that got the beginning.
    weak var receiver: Responder?
  }
}

extension Window {
  /// Delivers a motion to the one responder that gets it from beginning to end.
  func dispatchMotion(_ event: Event) {
    ChainLink.newTrip {
      guard let motion = event.motion else {
        let receiver = focus.firstResponder ?? self
        receiver.motionBegan(event.subtype, with: event)
        return receiver.motionEnded(event.subtype, with: event)
      }
      // A responder that is gone gets nothing more.
      guard let receiver = motion.receiver else { return }
      switch motion.phase {
      case .began: receiver.motionBegan(event.subtype, with: event)
      case .ended: receiver.motionEnded(event.subtype, with: event)
      case .cancelled: receiver.motionCancelled(event.subtype, with: event)
      }
    }
  }
}
