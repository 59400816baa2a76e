/// HID usages, with their usage pages.
enum HIDUsage {
  static let x: UInt32 = 0x0001_0030
  static let y: UInt32 = 0x0001_0031
  static let pen: UInt32 = 0x000D_0002
  static let touchScreen: UInt32 = 0x000D_0004
  static let touchPad: UInt32 = 0x000D_0005
  static let pressure: UInt32 = 0x000D_0030
  static let inRange: UInt32 = 0x000D_0032
  static let invert: UInt32 = 0x000D_003C
  static let tiltX: UInt32 = 0x000D_003D
  static let tiltY: UInt32 = 0x000D_003E
  static let azimuth: UInt32 = 0x000D_003F
  static let tip: UInt32 = 0x000D_0042
  static let barrel: UInt32 = 0x000D_0044
  static let eraser: UInt32 = 0x000D_0045
  static let confidence: UInt32 = 0x000D_0047
  static let width: UInt32 = 0x000D_0048
  static let height: UInt32 = 0x000D_0049
  static let contactID: UInt32 = 0x000D_0051
  static let contactCount: UInt32 = 0x000D_0054
  static let scanTime: UInt32 = 0x000D_0056
}
