/// Input devices for KWin, through `org_kde_kwin_fake_input`.
///
/// KWin offers this protocol to every client if `KWIN_WAYLAND_NO_PERMISSION_CHECKS` is set.
final class KWinInput: InputDevices {
  private let connection: ProtocolConnection
  private let device: UInt32

  init(path: String) throws {
    connection = try ProtocolConnection(path: path, openedBySmallProgram: true)
    device = try connection.bind("org_kde_kwin_fake_input", version: 4)
    try connection.send(device, 0, .string("WindowResponder"), .string("test"))
    try connection.roundtrip()
  }

  func movePointer(toX x: Double, y: Double) throws { try play(9, .fixed(x), .fixed(y)) }

  func button(_ button: PointerButton, isPressed: Bool) throws {
    try play(2, .uint(button.rawValue), .uint(isPressed ? 1 : 0))
  }

  func scroll(axis: UInt32, by value: Double) throws { try play(3, .uint(axis), .fixed(value)) }

  func key(_ key: EvdevKey, isPressed: Bool) throws {
    try play(10, .uint(key.rawValue), .uint(isPressed ? 1 : 0))
  }

  func touchDown(_ id: Int32, x: Double, y: Double) throws {
    try play(4, .int(id), .fixed(x), .fixed(y))
  }

  func touchMove(_ id: Int32, x: Double, y: Double) throws {
    try play(5, .int(id), .fixed(x), .fixed(y))
  }

  func touchUp(_ id: Int32) throws { try play(6, .int(id)) }

  func touchFrame() throws { try play(8) }

  func touchCancel() throws { try play(7) }

  func touchShape(_ id: Int32, major: Double, minor: Double) throws {
    throw CompositorError.unsupported("KWin has no source of touch shapes")
  }

  func touchOrientation(_ id: Int32, degrees: Double) throws {
    throw CompositorError.unsupported("KWin has no source of touch orientations")
  }

  private func play(_ opcode: UInt16, _ arguments: ProtocolConnection.Argument...) throws {
    try connection.send(device, opcode, arguments)
    try connection.roundtrip()
  }
}
