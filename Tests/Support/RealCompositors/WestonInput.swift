/// Input devices for weston, through the module that is compiled from `WestonInput/weston-input.c`.
final class WestonInput: InputDevices {
  private let socket: UnixSocket

  init(path: String) throws { socket = try UnixSocket(path: path) }

  func movePointer(toX x: Double, y: Double) throws { try say("move \(x) \(y)") }

  func button(_ button: PointerButton, isPressed: Bool) throws {
    try say("button \(button.rawValue) \(isPressed ? 1 : 0)")
  }

  func scroll(axis: UInt32, by value: Double) throws {
    let notches = max(1, Int(abs(value) / 15)) * (value < 0 ? -1 : 1)
    try say("axis \(axis) \(value) \(notches) 0")
  }

  func key(_ key: EvdevKey, isPressed: Bool) throws {
    try say("key \(key.rawValue) \(isPressed ? 1 : 0)")
  }

  func touchDown(_ id: Int32, x: Double, y: Double) throws { try say("tdown \(id) \(x) \(y)") }
  func touchMove(_ id: Int32, x: Double, y: Double) throws { try say("tmove \(id) \(x) \(y)") }
  func touchUp(_ id: Int32) throws { try say("tup \(id)") }
  func touchFrame() throws { try say("tframe") }
  func touchCancel() throws { try say("tcancel") }

  func touchShape(_ id: Int32, major: Double, minor: Double) throws {
    try say("tshape \(id) \(major) \(minor)")
  }

  func touchOrientation(_ id: Int32, degrees: Double) throws { try say("torient \(id) \(degrees)") }

  /// Removes a device (`pointer`, `keyboard` or `touch`), or adds it again.
  func setCapability(_ name: String, isPresent: Bool) throws {
    try say("cap \(name) \(isPresent ? 1 : 0)")
  }

  private func say(_ command: String) throws {
    try socket.send(Array("\(command)\n".utf8))
    let answer = try socket.receive(before: Deadline(seconds: 20))
    guard answer == Array("ok\n".utf8) else {
      throw CompositorError.refused("weston's input module refused \(command)")
    }
  }
}
