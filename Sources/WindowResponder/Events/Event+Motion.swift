import ResponderRuntime

extension Event {
  /// The phases of a motion.
  enum MotionPhase {
    case began, ended, cancelled
  }

  /// The phase and the receiver of a motion event. An event without them, as a test may send it, both begins
  /// and ends.
  struct MotionDelivery {
    let phase: MotionPhase
    /// The responder that received the beginning.
    @BackLink var receiver: Responder?
  }
}
