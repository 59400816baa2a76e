import Foundation

/// Input devices for mutter and GNOME Shell, through `org.gnome.Mutter.RemoteDesktop`.
///
/// Positions refer to a screen cast stream of the first output, and so PipeWire must run.
final class MutterInput: InputDevices {
  private static let desktop = "org.gnome.Mutter.RemoteDesktop"
  private static let screen = "org.gnome.Mutter.ScreenCast"
  private let bus: MessageBus
  private let session: String
  private let stream: String
  /// The number of the stream's pixels per point.
  private let scale: Double

  init(bus path: String, scale: Double) throws {
    bus = try MessageBus(path: path)
    self.scale = scale
    let (desktop, screen) = (Self.desktop, Self.screen)
    session = try Self.path(
      bus.call(desktop, path: "/org/gnome/Mutter/RemoteDesktop", desktop, "CreateSession"))
    let name = try bus.call(
      desktop, path: session, "org.freedesktop.DBus.Properties", "Get",
      .string(desktop + ".Session"), .string("SessionId"))
    let cast = try Self.path(
      bus.call(
        screen, path: "/org/gnome/Mutter/ScreenCast", screen, "CreateSession",
        .dictionary(["remote-desktop-session-id": .string(name?.text ?? "")])))
    stream = try Self.path(
      bus.call(
        screen, path: cast, screen + ".Session", "RecordMonitor", .string("Meta-0"),
        .dictionary(["cursor-mode": .uint32(1)])))
    try play("Start")
    // mutter creates each device at its first event, and does not send that event to clients.
    try play("NotifyPointerMotionRelative", .double(0), .double(0))
    let unknown = EvdevKey(rawValue: 240)
    try key(unknown, isPressed: true)
    try key(unknown, isPressed: false)
    // A position in an empty part of GNOME Shell's top bar.
    try touchDown(9, x: 200, y: 1)
    try touchUp(9)
  }

  deinit { try? play("Stop") }

  func movePointer(toX x: Double, y: Double) throws {
    try play(
      "NotifyPointerMotionAbsolute", .string(stream), .double(x * scale), .double(y * scale))
  }

  func button(_ button: PointerButton, isPressed: Bool) throws {
    try play("NotifyPointerButton", .int32(Int32(button.rawValue)), .bool(isPressed))
  }

  func scroll(axis: UInt32, by value: Double) throws {
    let notches = max(1, Int32(abs(value) / 15)) * (value < 0 ? -1 : 1)
    try play("NotifyPointerAxisDiscrete", .uint32(axis), .int32(notches))
  }

  func key(_ key: EvdevKey, isPressed: Bool) throws {
    try play("NotifyKeyboardKeycode", .uint32(key.rawValue), .bool(isPressed))
  }

  func touchDown(_ id: Int32, x: Double, y: Double) throws {
    try play(
      "NotifyTouchDown", .string(stream), .uint32(UInt32(id)), .double(x * scale),
      .double(y * scale))
  }

  func touchMove(_ id: Int32, x: Double, y: Double) throws {
    try play(
      "NotifyTouchMotion", .string(stream), .uint32(UInt32(id)), .double(x * scale),
      .double(y * scale))
  }

  func touchUp(_ id: Int32) throws { try play("NotifyTouchUp", .uint32(UInt32(id))) }

  /// Performs no action, because mutter ends a frame after each event by itself.
  func touchFrame() throws {}

  func touchCancel() throws {
    throw CompositorError.unsupported("mutter's remote desktop cancels no touch")
  }

  func touchShape(_ id: Int32, major: Double, minor: Double) throws {
    throw CompositorError.unsupported("mutter has no source of touch shapes")
  }

  func touchOrientation(_ id: Int32, degrees: Double) throws {
    throw CompositorError.unsupported("mutter has no source of touch orientations")
  }

  private func play(_ method: String, _ arguments: BusValue...) throws {
    _ = try bus.call(Self.desktop, path: session, Self.desktop + ".Session", method, arguments)
  }

  private static func path(_ answer: BusValue?) throws -> String {
    guard let text = answer?.text else { throw CompositorError.refused("mutter made no session") }
    return text
  }
}
