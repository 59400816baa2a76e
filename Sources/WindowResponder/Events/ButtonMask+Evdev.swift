extension Event.ButtonMask {
  /// Creates the mask of an evdev button code: left, right, middle, then the others in order.
  init(evdev code: UInt32) {
    switch code {
    case 0x110: self = .primary
    case 0x111: self = .secondary
    case 0x112...0x11F: self = .button(Int(code - 0x110) + 1)
    default: self = .button(16)
    }
  }
}
