import ResponderPlatform

/// A key of a keyboard: the same while it is held, whatever layout and modifiers make of it.
struct KeyPlace: Hashable {
  var seat: Int
  var code: UInt32

  init(_ frame: KeyFrame) {
    seat = frame.seat
    code = frame.code
  }
}
