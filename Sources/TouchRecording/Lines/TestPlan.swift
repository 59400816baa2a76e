/// The parameters of a test. Each test uses some of them.
package struct TestPlan: Hashable, Sendable {
  /// The test.
  package var test: TestKind
  /// The object that touches the screen.
  package var holder: Holder
  /// The part of the test, in a word.
  ///
  /// It is `side`, `above`, `diagonal` or `pinch` of separation, `rest` or `moving` of jitter, `slow` or
  /// `fast` of straightness, the edge of a swipe, or the transform of a rotation.
  package var part: String
  /// For coverage, the side of a cell, in millimetres.
  package var cell: Double
  /// For fingers, the number of fingers that are held.
  package var count: Int32
  /// For fingers and ghost, the duration, in seconds.
  package var seconds: Double
  /// For ghost, a Boolean value that indicates whether the charger is plugged in.
  package var isCharging: Bool
  /// For separation and shape, the width of the contact, in millimetres, or 0 if it is unknown.
  package var size: Double
  /// For shape, the angle of the contact, in degrees.
  package var angle: Double
  /// For screens, the number of the screen that is touched.
  package var output: UInt32

  /// Creates a plan.
  package init(
    _ test: TestKind, holder: Holder = .hand, part: String = "", cell: Double = 5,
    count: Int32 = 1, seconds: Double = 0, isCharging: Bool = false, size: Double = 0,
    angle: Double = 0, output: UInt32 = 0
  ) {
    self.test = test
    self.holder = holder
    self.part = part
    self.cell = cell
    self.count = count
    self.seconds = seconds
    self.isCharging = isCharging
    self.size = size
    self.angle = angle
    self.output = output
  }
}
