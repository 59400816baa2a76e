/// What a test is to look at. Each test uses some of it.
package struct TestPlan: Hashable, Sendable {
  /// Which test.
  package var test: TestKind
  /// What touches the screen.
  package var holder: Holder
  /// The part of the test, in a word: `side`, `above`, `diagonal` or `pinch` of separation; `rest` or
  /// `moving` of jitter; `slow` or `fast` of straightness; the edge of a swipe; the transform of a
  /// rotation.
  package var part: String
  /// Coverage: the side of a cell, in millimetres.
  package var cell: Double
  /// Fingers: how many are held.
  package var count: Int32
  /// Fingers and ghost: for how long, in seconds.
  package var seconds: Double
  /// Ghost: whether the charger is plugged in.
  package var isCharging: Bool
  /// Separation and shape: how wide the contact is, in millimetres; 0 where it is not known.
  package var size: Double
  /// Shape: the angle that the contact has, in degrees.
  package var angle: Double
  /// Screens: the number of the screen that is touched.
  package var output: UInt32

  /// Makes a plan.
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
