/// What the application is to the device's movements.
@MainActor protocol MotionProgram: WindowProgram {
  /// Whether the program can be worked with.
  var isActive: Bool { get }
  /// The limits by which movements of the device are understood.
  var motionSettings: MotionSettings { get }
  /// Whether shaking the device now would ask whether to undo something.
  var canShakeToUndo: Bool { get }
  /// Hands an event to the window it belongs to.
  func sendEvent(_ event: Event)
}
