/// A test that somebody is led through.
package enum TestKind: String, CaseIterable, Sendable {
  /// Every place of the screen takes a finger.
  case coverage
  /// A tap is reported where it was.
  case accuracy
  /// A straight stroke is reported straight, and a ring round.
  case straightness
  /// A finger at rest, or moving evenly, is reported so.
  case jitter
  /// Two fingers close to one another stay two.
  case separation
  /// Several fingers are held, none is lost and none takes another's number.
  case fingers
  /// Nothing is reported while nobody touches.
  case ghost
  /// Reports come evenly.
  case rate
  /// A hand that rests is no finger.
  case palm
  /// A finger that comes over an edge is seen from there on.
  case swipe
  /// The contact's size and angle.
  case shape
  /// A pen's pressure, tilt, hovering and buttons.
  case pen
  /// The finger stays under the finger however the screen is turned.
  case rotation
  /// A finger on one of several screens arrives on that one.
  case screens
  /// The way of a finger to the picture.
  case latency
}
