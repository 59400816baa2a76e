import ResponderPlatform

extension PenFrame {
  /// `BTN_LEFT`.
  private static let firstButton: UInt32 = 0x110

  /// The pen's frame as an open menu handles it: a pointer whose primary button is the tip.
  var asPointer: PointerFrame? {
    let seen = changes.compactMap { change -> PointerChange? in
      switch change {
      case .entered: .entered
      case .left: .left
      case .moved: .moved
      case .down: .button(code: Self.firstButton, isDown: true)
      case .up: .button(code: Self.firstButton, isDown: false)
      case .button: nil
      }
    }
    guard !seen.isEmpty else { return nil }
    return PointerFrame(
      seat: seat, surface: surface, timestamp: timestamp, location: state.location, changes: seen)
  }
}
