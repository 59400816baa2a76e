/// What touched the screen, and how it was led. A hand cannot be told from a screen's fault by some figures.
package enum Holder: String, CaseIterable, Sendable {
  /// A finger or pen, led by hand.
  case hand = "finger"
  /// A stylus, led along a ruler or set on marks.
  case guided = "stylus-on-ruler"
  /// A machine.
  case robot
  /// Nothing: a program made the events up.
  case injected

  /// Whether it was where the test says as exactly as limits on position and jitter need.
  package var isExact: Bool { self != .hand }
}
