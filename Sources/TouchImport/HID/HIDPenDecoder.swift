internal import TouchRecording

/// A decoder that converts reports of a firmware to events of a tablet's tools. It first converts them to the
/// events that the kernel would send.
struct HIDPenDecoder {
  private let map: HIDTouchMap
  private let hasReportIDs: Bool
  private var decoder: PenDecoder
  private var isBarrelDown = false
  /// The tools of the pen.
  let tools: [PenTool]

  /// Creates a decoder. If the device has no pen, returns `nil`.
  init?(
    _ device: Capture.Device, map: HIDTouchMap, hasReportIDs: Bool, panel: PanelGeometry,
    index: Int, seat: UInt8
  ) {
    guard let pen = map.pen, let axes = map.penAxes(device: device.device.number) else {
      return nil
    }
    var described = Capture.Device(number: index + 1)
    for axis in axes { described.set(axis) }
    described.device.keys = Self.keys(of: pen)
    guard let x = described.axis(InputCode.x), let y = described.axis(InputCode.y) else {
      return nil
    }
    self.map = map
    self.hasReportIDs = hasReportIDs
    let traits = DeviceTraits(described)
    tools = traits.tools.map { PenTools.tool($0, traits, device: index) }
    decoder = PenDecoder(
      described, traits: traits, scale: AxisScale(x, y, on: panel), index: index, seat: seat)
  }

  /// Returns the keys that the kernel would assign to the device.
  static func keys(of pen: HIDTouchMap.Contact) -> [UInt16] {
    var keys = [InputCode.toolPen, InputCode.touch]
    if pen[HIDUsage.invert] != nil || pen[HIDUsage.eraser] != nil {
      keys.append(InputCode.toolPen + 1)
    }
    if pen[HIDUsage.barrel] != nil { keys.append(InputCode.stylus) }
    return keys
  }

  /// Decodes a report. If the device has report IDs, the first byte is the ID.
  mutating func take(
    _ bytes: UnsafeRawBufferPointer, at time: Int64, _ emit: (RecordedLine) -> Void
  ) {
    var body = bytes
    var id: UInt8 = 0
    if hasReportIDs {
      guard let first = bytes.first else { return }
      id = first
      body = UnsafeRawBufferPointer(rebasing: bytes.dropFirst())
    }
    guard let report = map.reports[id], report.isPen, let pen = report.contacts.first else {
      return
    }
    func value(_ usage: UInt32) -> Int64? { pen[usage]?.value(in: body) }
    func send(_ type: UInt16, _ code: UInt16, _ value: Int64?) {
      guard let value else { return }
      let event = InputEvent(type: type, code: code, value: Int32(clamping: value))
      decoder.take(Capture.Event(time: time, event: event, line: 0, device: 0), emit)
    }
    let axes: [(UInt16, UInt32)] = [
      (InputCode.x, HIDUsage.x), (InputCode.y, HIDUsage.y),
      (InputCode.pressure, HIDUsage.pressure), (InputCode.tiltX, HIDUsage.tiltX),
      (InputCode.tiltY, HIDUsage.tiltY),
    ]
    for (code, usage) in axes { send(InputCode.abs, code, value(usage)) }
    let tip = value(HIDUsage.tip) ?? 0
    let eraser = max(value(HIDUsage.invert) ?? 0, value(HIDUsage.eraser) ?? 0)
    let isNear = (value(HIDUsage.inRange) ?? tip) != 0 || tip != 0
    send(InputCode.key, InputCode.toolPen, isNear && eraser == 0 ? 1 : 0)
    send(InputCode.key, InputCode.toolPen + 1, isNear && eraser != 0 ? 1 : 0)
    send(InputCode.key, InputCode.touch, max(tip, value(HIDUsage.eraser) ?? 0))
    if let barrel = value(HIDUsage.barrel), (barrel != 0) != isBarrelDown {
      isBarrelDown = barrel != 0
      send(InputCode.key, InputCode.stylus, barrel)
    }
    send(InputCode.syn, InputCode.report, 0)
  }
}
