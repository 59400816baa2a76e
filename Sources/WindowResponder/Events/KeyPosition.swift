import ResponderPlatform

/// The identity of a key while it is down, regardless of the layout and the modifiers.
struct KeyPosition: Hashable {
  var seat: Int
  var code: UInt32

  init(_ frame: KeyFrame) {
    seat = frame.seat
    code = frame.code
  }
}
