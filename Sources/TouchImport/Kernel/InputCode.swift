/// The types and codes of `struct input_event`, with their numbers in `linux/input-event-codes.h`.
enum InputCode {
  static let syn: UInt16 = 0
  static let key: UInt16 = 1
  static let abs: UInt16 = 3
  static let msc: UInt16 = 4

  static let report: UInt16 = 0
  static let mtReport: UInt16 = 2
  static let dropped: UInt16 = 3

  static let x: UInt16 = 0x00
  static let y: UInt16 = 0x01
  static let z: UInt16 = 0x02
  static let wheel: UInt16 = 0x08
  static let pressure: UInt16 = 0x18
  static let distance: UInt16 = 0x19
  static let tiltX: UInt16 = 0x1A
  static let tiltY: UInt16 = 0x1B
  static let slot: UInt16 = 0x2F
  static let touchMajor: UInt16 = 0x30
  static let touchMinor: UInt16 = 0x31
  static let orientation: UInt16 = 0x34
  static let positionX: UInt16 = 0x35
  static let positionY: UInt16 = 0x36
  static let toolType: UInt16 = 0x37
  static let trackingID: UInt16 = 0x39
  static let mtPressure: UInt16 = 0x3A
  static let mtDistance: UInt16 = 0x3B

  static let mouseLeft: UInt16 = 0x110
  static let toolPen: UInt16 = 0x140
  static let toolLens: UInt16 = 0x147
  static let touch: UInt16 = 0x14A
  static let stylus: UInt16 = 0x14B
  static let stylus2: UInt16 = 0x14C
  static let stylus3: UInt16 = 0x149

  static let timestamp: UInt16 = 0x05

  /// The numbers of types, by the hash values of their names.
  static let types: [UInt64: UInt16] = table([
    ("EV_SYN", 0), ("EV_KEY", 1), ("EV_REL", 2), ("EV_ABS", 3), ("EV_MSC", 4), ("EV_SW", 5),
    ("EV_LED", 0x11), ("EV_SND", 0x12), ("EV_REP", 0x14), ("EV_FF", 0x15), ("EV_PWR", 0x16),
    ("EV_FF_STATUS", 0x17),
  ])

  /// The numbers of codes, by the hash values of their names. Names are unique across types.
  static let codes: [UInt64: UInt16] = table([
    ("SYN_REPORT", 0), ("SYN_CONFIG", 1), ("SYN_MT_REPORT", 2), ("SYN_DROPPED", 3),
    ("ABS_X", 0), ("ABS_Y", 1), ("ABS_Z", 2), ("ABS_RX", 3), ("ABS_RY", 4), ("ABS_RZ", 5),
    ("ABS_THROTTLE", 6), ("ABS_RUDDER", 7), ("ABS_WHEEL", 8), ("ABS_GAS", 9), ("ABS_BRAKE", 10),
    ("ABS_PRESSURE", 0x18), ("ABS_DISTANCE", 0x19), ("ABS_TILT_X", 0x1A), ("ABS_TILT_Y", 0x1B),
    ("ABS_TOOL_WIDTH", 0x1C), ("ABS_VOLUME", 0x20), ("ABS_PROFILE", 0x21), ("ABS_MISC", 0x28),
    ("ABS_RESERVED", 0x2E), ("ABS_MT_SLOT", 0x2F), ("ABS_MT_TOUCH_MAJOR", 0x30),
    ("ABS_MT_TOUCH_MINOR", 0x31), ("ABS_MT_WIDTH_MAJOR", 0x32), ("ABS_MT_WIDTH_MINOR", 0x33),
    ("ABS_MT_ORIENTATION", 0x34), ("ABS_MT_POSITION_X", 0x35), ("ABS_MT_POSITION_Y", 0x36),
    ("ABS_MT_TOOL_TYPE", 0x37), ("ABS_MT_BLOB_ID", 0x38), ("ABS_MT_TRACKING_ID", 0x39),
    ("ABS_MT_PRESSURE", 0x3A), ("ABS_MT_DISTANCE", 0x3B), ("ABS_MT_TOOL_X", 0x3C),
    ("ABS_MT_TOOL_Y", 0x3D),
    ("MSC_SERIAL", 0), ("MSC_PULSELED", 1), ("MSC_GESTURE", 2), ("MSC_RAW", 3), ("MSC_SCAN", 4),
    ("MSC_TIMESTAMP", 5),
    ("BTN_LEFT", 0x110), ("BTN_MOUSE", 0x110), ("BTN_RIGHT", 0x111), ("BTN_MIDDLE", 0x112),
    ("BTN_TOOL_PEN", 0x140), ("BTN_DIGI", 0x140), ("BTN_TOOL_RUBBER", 0x141),
    ("BTN_TOOL_BRUSH", 0x142), ("BTN_TOOL_PENCIL", 0x143), ("BTN_TOOL_AIRBRUSH", 0x144),
    ("BTN_TOOL_FINGER", 0x145), ("BTN_TOOL_MOUSE", 0x146), ("BTN_TOOL_LENS", 0x147),
    ("BTN_TOOL_QUINTTAP", 0x148), ("BTN_STYLUS3", 0x149), ("BTN_TOUCH", 0x14A),
    ("BTN_STYLUS", 0x14B), ("BTN_STYLUS2", 0x14C), ("BTN_TOOL_DOUBLETAP", 0x14D),
    ("BTN_TOOL_TRIPLETAP", 0x14E), ("BTN_TOOL_QUADTAP", 0x14F),
  ])

  /// Returns the FNV-1a hash of a name, by which it is found without a string.
  static func hash(_ name: some Sequence<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }

  private static func table(_ names: [(String, UInt16)]) -> [UInt64: UInt16] {
    Dictionary(names.map { (hash($0.0.utf8), $0.1) }) { first, _ in first }
  }
}
