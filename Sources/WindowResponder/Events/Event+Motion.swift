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
