/// The object that touched the screen, and its guidance.
///
/// Some figures cannot distinguish the inaccuracy of a hand from a fault of the screen.
package enum Holder: String, CaseIterable, Sendable {
  /// A finger or pen, guided by hand.
  case hand = "finger"
  /// A stylus along a ruler or on marks.
  case guided = "stylus-on-ruler"
  /// A machine.
  case robot
  /// No object: a program injected the events.
  case injected

  /// A Boolean value that indicates whether positions are exact enough for limits on position and jitter.
  package var isExact: Bool { self != .hand }
}
