/// A guided test.
package enum TestKind: String, CaseIterable, Sendable {
  /// Touches are reported on the whole screen.
  case coverage
  /// Taps are reported at their positions.
  case accuracy
  /// A straight stroke is reported straight, and a ring round.
  case straightness
  /// The reports of a finger at rest, or in even movement, have little jitter.
  case jitter
  /// Two fingers close to each other are reported as two touches.
  case separation
  /// Of several fingers that are held, no touch ends and no identifiers are exchanged.
  case fingers
  /// The screen reports no touch while nothing touches it.
  case ghost
  /// Reports arrive at regular intervals.
  case rate
  /// A hand that rests on the screen is not reported as a finger.
  case palm
  /// A finger that moves over an edge is reported from the edge on.
  case swipe
  /// The size and the angle of contacts are correct.
  case shape
  /// The pressure, tilt, hovering and buttons of a pen are reported.
  case pen
  /// Touches follow the rotation of the screen.
  case rotation
  /// A touch on one of several screens is reported on that screen.
  case screens
  /// The latency from a touch to the image on the screen.
  case latency
}
