internal import TouchRecording

/// The properties of a device, according to its description and its events.
struct DeviceTraits {
  private var keys: Set<UInt16>
  private var axes: Set<UInt16>
  /// A Boolean value that indicates whether contacts are listed one after the other, `SYN_MT_REPORT`.
  private(set) var isList = false

  init(_ device: Capture.Device) {
    keys = Set(device.device.keys)
    axes = Set(device.axes.map(\.code))
  }

  /// Returns the traits of all devices of a capture.
  static func all(of capture: Capture) -> [DeviceTraits] {
    var seen = [[UInt64]](
      repeating: [UInt64](repeating: 0, count: 13), count: capture.devices.count)
    for item in capture.events {
      let (type, code) = (item.event.type, Int(item.event.code))
      let device = Int(item.device)
      if type == InputCode.abs, code < 64 { seen[device][0] |= 1 << UInt64(code) }
      if type == InputCode.key, code < 768 {
        seen[device][1 + code / 64 % 12] |= 1 << UInt64(code % 64)
      }
      if type == InputCode.syn, item.event.code == InputCode.mtReport { seen[device][0] |= 1 << 63 }
    }
    return zip(capture.devices, seen).map { device, seen in
      var traits = DeviceTraits(device)
      // Bit 63 marks `SYN_MT_REPORT`, because no device has the axis 0x3F.
      traits.isList = seen[0] >> 63 != 0 && !traits.axes.contains(InputCode.slot)
      for code in 0..<63 where seen[0] >> UInt64(code) & 1 != 0 { traits.axes.insert(UInt16(code)) }
      if traits.axes.contains(InputCode.slot) { traits.isList = false }
      for code in 0..<768 where seen[1 + code / 64] >> UInt64(code % 64) & 1 != 0 {
        traits.keys.insert(UInt16(code))
      }
      return traits
    }
  }

  func has(key: UInt16) -> Bool { keys.contains(key) }
  func has(axis: UInt16) -> Bool { axes.contains(axis) }

  var isMultitouch: Bool { has(axis: InputCode.positionX) && has(axis: InputCode.positionY) }

  /// The keys of the device's pen tools, such as `BTN_TOOL_PEN`.
  var tools: [UInt16] {
    isMultitouch
      ? [] : PenTools.codes.filter { keys.contains($0) && $0 != PenTools.toolFinger }
  }

  var isPen: Bool { !tools.isEmpty && has(axis: InputCode.x) && has(axis: InputCode.y) }

  var isTouch: Bool {
    isMultitouch
      || !isPen && has(axis: InputCode.x) && has(axis: InputCode.y)
        && (has(key: InputCode.touch) || has(key: InputCode.mouseLeft)
          || has(axis: InputCode.pressure))
  }

  /// The axes of the positions.
  var position: (x: UInt16, y: UInt16) {
    isMultitouch ? (InputCode.positionX, InputCode.positionY) : (InputCode.x, InputCode.y)
  }
}
