import CSystem
import Foundation

/// Input devices for wlroots compositors such as sway: a virtual pointer and a virtual keyboard.
///
/// wlroots has no virtual touch screen. The devices are removed together with this object.
final class WlrootsInput: InputDevices {
  private let connection: ProtocolConnection
  private let pointer: UInt32
  private let keyboard: UInt32
  private let size: (width: UInt32, height: UInt32)
  private var modifiers: UInt32 = 0
  private var layout: UInt32 = 0
  private let modifierBits: [EvdevKey: UInt32]

  /// Creates the devices of a seat. `index` is the position of the seat in the compositor's order, and `size`
  /// is the size of the first output, in points.
  init(
    path: String, size: (width: Int, height: Int), seat index: Int = 0,
    keymap: WlrootsKeymap = .layout(.usual)
  ) throws {
    connection = try ProtocolConnection(path: path)
    self.size = (UInt32(size.width), UInt32(size.height))
    if case .layout(let layout) = keymap {
      modifierBits = layout.modifierBits
    } else {
      modifierBits = [:]
    }
    let seat = try connection.bind("wl_seat", version: 1, index: index)
    let pointers = try connection.bind("zwlr_virtual_pointer_manager_v1", version: 2)
    // The pointer is mapped to the first output alone. An additional output then does not move positions.
    let output = try connection.bind("wl_output", version: 1)
    pointer = connection.newObject()
    try connection.send(pointers, 2, .object(seat), .object(output), .object(pointer))
    let keyboards = try connection.bind("zwp_virtual_keyboard_manager_v1", version: 1)
    keyboard = connection.newObject()
    try connection.send(keyboards, 0, .object(seat), .object(keyboard))
    try sendKeymap(keymap.text)
    try connection.roundtrip()
  }

  func movePointer(toX x: Double, y: Double) throws {
    try connection.send(
      pointer, 1, .uint(Self.now), .uint(UInt32(x)), .uint(UInt32(y)), .uint(size.width),
      .uint(size.height))
    try endPointerFrame()
  }

  func button(_ button: PointerButton, isPressed: Bool) throws {
    try connection.send(
      pointer, 2, .uint(Self.now), .uint(button.rawValue), .uint(isPressed ? 1 : 0))
    try endPointerFrame()
  }

  func scroll(axis: UInt32, by value: Double) throws {
    let notches = max(1, Int32(abs(value) / 15)) * (value < 0 ? -1 : 1)
    try connection.send(pointer, 5, .uint(0))  // `axis_source` is a wheel
    try connection.send(pointer, 7, .uint(Self.now), .uint(axis), .fixed(value), .int(notches))
    try endPointerFrame()
  }

  func key(_ key: EvdevKey, isPressed: Bool) throws {
    try connection.send(
      keyboard, 1, .uint(Self.now), .uint(key.rawValue), .uint(isPressed ? 1 : 0))
    let bit = modifierBits[key] ?? key.modifierBit
    if bit != 0 {
      modifiers = isPressed ? modifiers | bit : modifiers & ~bit
      try sendModifiers()
    }
    try connection.roundtrip()
  }

  /// Switches to a layout of the keymap: 0 is American, 1 is German.
  func useLayout(_ number: UInt32) throws {
    layout = number
    try sendModifiers()
    try connection.roundtrip()
  }

  private func sendModifiers() throws {
    try connection.send(keyboard, 2, .uint(modifiers), .uint(0), .uint(0), .uint(layout))
  }

  func touchDown(_ id: Int32, x: Double, y: Double) throws { throw Self.noTouch }
  func touchMove(_ id: Int32, x: Double, y: Double) throws { throw Self.noTouch }
  func touchUp(_ id: Int32) throws { throw Self.noTouch }
  func touchFrame() throws { throw Self.noTouch }
  func touchCancel() throws { throw Self.noTouch }
  func touchShape(_ id: Int32, major: Double, minor: Double) throws { throw Self.noTouch }
  func touchOrientation(_ id: Int32, degrees: Double) throws { throw Self.noTouch }

  private static let noTouch = CompositorError.unsupported("wlroots has no virtual touch protocol")

  private static var now: UInt32 {
    UInt32(truncatingIfNeeded: DispatchTime.now().uptimeNanoseconds / 1_000_000)
  }

  private func endPointerFrame() throws {
    try connection.send(pointer, 4)
    try connection.roundtrip()
  }

  /// Sends a keymap in a file. The compositor resolves the includes.
  private func sendKeymap(_ text: String) throws {
    let bytes = Array(text.utf8) + [0]
    let file = wr_memfd_create("keymap")
    defer { close(file) }
    guard file >= 0, write(file, bytes, bytes.count) == bytes.count else {
      throw CompositorError.socketFailed("keymap", errno: errno)
    }
    let textFormat: UInt32 = 1
    try connection.send(
      keyboard, 0, .uint(textFormat), .descriptor(file), .uint(UInt32(bytes.count)))
  }
}
