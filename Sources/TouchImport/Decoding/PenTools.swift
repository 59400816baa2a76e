internal import TouchRecording

/// The tools of a tablet, identified by their keys.
enum PenTools {
  static let toolFinger: UInt16 = 0x145
  /// The keys of tools.
  static let codes = Array(InputCode.toolPen...InputCode.toolLens)
  private static let types = [
    "pen", "eraser", "brush", "pencil", "airbrush", "finger", "mouse", "lens",
  ]

  /// Returns the number of a tool in a recording, from 1. The tools of a device follow those of the device
  /// before.
  static func number(_ code: UInt16, device: Int) -> UInt32 {
    UInt32(device * codes.count) + UInt32(code - InputCode.toolPen) + 1
  }

  /// Returns the description of a tool of a device.
  static func tool(_ code: UInt16, _ traits: DeviceTraits, device: Int) -> PenTool {
    let abilities: [(UInt16, String)] = [
      (InputCode.tiltX, "tilt"), (InputCode.pressure, "pressure"),
      (InputCode.distance, "distance"), (InputCode.z, "rotation"), (InputCode.wheel, "slider"),
    ]
    return PenTool(
      number: number(code, device: device), type: types[Int(code - InputCode.toolPen)],
      capabilities: abilities.filter { traits.has(axis: $0.0) }.map(\.1).joined(separator: " "))
  }
}
