/// The parts of the application that motion events need.
@MainActor protocol MotionProgram: WindowProgram {
  /// A Boolean value that indicates whether the program is active.
  var isActive: Bool { get }
  /// The limits for the recognition of device movements.
  var motionSettings: MotionSettings { get }
  /// A Boolean value that indicates whether a shake would offer to undo.
  var canShakeToUndo: Bool { get }
  /// Sends an event to its window.
  func sendEvent(_ event: Event)
}
