internal import TouchRecording

/// A decoder that converts reports of a firmware to touches.
///
/// A frame consists of the reports of one scan: one report, or several reports, of which the first contains
/// the number of contacts.
struct HIDDecoder {
  private let map: HIDTouchMap
  private let hasReportIDs: Bool
  private var emitter: TouchEmitter
  private let scale: AxisScale
  /// The slots of contacts, by their contact identifiers.
  private var slots: [Int64: Int] = [:]
  /// The number of contacts of the frame that were not reported yet.
  private var waiting = 0
  private var seen: Set<Int> = []
  private var scan = 0.0

  init(
    _ device: Capture.Device, map: HIDTouchMap, hasReportIDs: Bool, scale: AxisScale,
    panel: PanelGeometry, seat: UInt8
  ) {
    self.map = map
    self.hasReportIDs = hasReportIDs
    self.scale = scale
    emitter = TouchEmitter(device, scale: scale, panel: panel, seat: seat)
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
    guard let report = map.reports[id], !report.isPen else { return }
    var isCounted = false
    var count = report.contacts.count
    if let field = report.count, let said = field.value(in: body) {
      isCounted = true
      // Further reports of the same scan contain the number 0.
      if said > 0 || waiting == 0 {
        waiting = Int(clamping: min(said, Int64(TouchEmitter.mostSlots)))
        seen = []
      }
      count = min(count, waiting)
      waiting -= count
      // A report without contacts may indicate that the last one has ended.
      if said == 0, count == 0 { count = report.contacts.count }
    }
    if let field = report.scan, let value = field.value(in: body) { scan = Double(value) * 100 }
    for contact in report.contacts.prefix(count) { take(contact, in: body, isCounted: isCounted) }
    guard waiting == 0 else { return }
    if isCounted || report.contacts.count > 1 { endOthers() }
    seen = []
    emitter.endReport(at: time, scan: scan, emit)
  }

  private mutating func take(
    _ contact: HIDTouchMap.Contact, in body: UnsafeRawBufferPointer, isCounted: Bool
  ) {
    func value(_ usage: UInt32) -> Int64? { contact[usage]?.value(in: body) }
    let number = value(HIDUsage.contactID) ?? 0
    let isDown = value(HIDUsage.tip).map { $0 != 0 } ?? true
    let isHovering = !isDown && value(HIDUsage.inRange).map { $0 != 0 } ?? false
    guard isDown || isHovering && contact[HIDUsage.inRange] != nil else {
      if let slot = slots.removeValue(forKey: number) { emitter.change(slot) { $0.end() } }
      return
    }
    guard let x = value(HIDUsage.x), let y = value(HIDUsage.y), let slot = slot(of: number) else {
      return
    }
    seen.insert(slot)
    emitter.change(slot) {
      if !$0.isActive { $0.begin(track: Int32(clamping: number)) }
      ($0.x, $0.y) = (Int32(clamping: x), Int32(clamping: y))
      $0.distance = isDown ? 0 : 1
      if let sure = value(HIDUsage.confidence), sure == 0, isDown { $0.tool = TouchSlot.palmTool }
      if let pressure = value(HIDUsage.pressure) { $0.pressure = Int32(clamping: pressure) }
    }
    takeShape(contact, in: body, slot)
  }

  /// Stores the width and height of a contact, in units of X.
  private mutating func takeShape(
    _ contact: HIDTouchMap.Contact, in body: UnsafeRawBufferPointer, _ slot: Int
  ) {
    guard let field = contact[HIDUsage.width], let width = field.value(in: body) else { return }
    let height = contact[HIDUsage.height]?.value(in: body) ?? width
    guard width > 0 || height > 0 else { return }
    emitter.change(slot) {
      $0.major = Int32(clamping: max(width, height))
      $0.minor = Int32(clamping: min(width, height))
    }
  }

  /// Returns the slot of a contact, or `nil` if there are too many contacts.
  private mutating func slot(of number: Int64) -> Int? {
    if let slot = slots[number] { return slot }
    let taken = Set(slots.values)
    guard let slot = (0..<TouchEmitter.mostSlots).first(where: { !taken.contains($0) }) else {
      return nil
    }
    slots[number] = slot
    return slot
  }

  /// Ends the contacts that are not part of a complete frame.
  private mutating func endOthers() {
    for (number, slot) in slots where !seen.contains(slot) {
      slots[number] = nil
      emitter.change(slot) { $0.end() }
    }
  }
}
