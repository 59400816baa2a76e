internal import TouchRecording

/// The values of a HID device's touch and pen reports.
struct HIDTouchMap {
  /// The values of one contact in a report.
  struct Contact {
    var fields: [UInt32: HIDField] = [:]

    subscript(usage: UInt32) -> HIDField? { fields[usage] }
  }

  /// The values of a report.
  struct Report {
    var contacts: [Contact] = []
    var count: HIDField?
    var scan: HIDField?
    var isPen = false
  }

  /// The reports, by their report ID. If the device has no report IDs, the key is 0.
  private(set) var reports: [UInt8: Report] = [:]
  /// The values X and Y of the first contact.
  private(set) var first: (x: HIDField, y: HIDField)?

  init(_ descriptor: HIDDescriptor) {
    for field in descriptor.fields {
      switch field.application {
      case HIDUsage.touchScreen, HIDUsage.touchPad: add(field, isPen: false)
      case HIDUsage.pen: add(field, isPen: true)
      default: break
      }
    }
    for (id, report) in reports {
      reports[id]?.contacts = report.contacts.filter {
        $0[HIDUsage.x] != nil && $0[HIDUsage.y] != nil
      }
    }
    reports = reports.filter { !$0.value.contacts.isEmpty }
    let chosen = reports.sorted {
      ($0.value.isPen ? 1 : 0, $0.key) < ($1.value.isPen ? 1 : 0, $1.key)
    }
    if let contact = chosen.first?.value.contacts.first, let x = contact[HIDUsage.x],
      let y = contact[HIDUsage.y]
    {
      first = (x, y)
    }
  }

  /// The collection of the last contact of each report, by the report ID.
  private var collections: [UInt8: Int] = [:]

  private mutating func add(_ field: HIDField, isPen: Bool) {
    var report = reports[field.reportID] ?? Report()
    report.isPen = isPen
    defer { reports[field.reportID] = report }
    switch field.usage {
    case HIDUsage.contactCount: report.count = field
    case HIDUsage.scanTime: report.scan = field
    default:
      guard Self.isOfContact(field.usage) else { return }
      let isSame = isPen || collections[field.reportID] == field.collection
      let isAgain = report.contacts.last?[field.usage] != nil
      // The center of a contact follows its position as a second X and Y.
      if isSame, isAgain, isPen || ![HIDUsage.tip, HIDUsage.contactID].contains(field.usage) {
        return
      }
      if report.contacts.isEmpty || !isSame || isAgain { report.contacts.append(Contact()) }
      collections[field.reportID] = field.collection
      report.contacts[report.contacts.count - 1].fields[field.usage] = field
    }
  }

  private static func isOfContact(_ usage: UInt32) -> Bool {
    switch usage {
    case HIDUsage.x, HIDUsage.y: true
    default: usage >> 16 == 0x0D
    }
  }

  /// The values of a pen, or `nil` if there is no pen report.
  var pen: Contact? { reports.values.first(where: \.isPen)?.contacts.first }

  /// A Boolean value that indicates whether there are touch reports.
  var hasTouch: Bool { reports.values.contains { !$0.isPen } }

  /// Returns the axes of touches as the kernel would describe them.
  func touchAxes(device: UInt32) -> [InputAxis]? {
    guard hasTouch, let first else { return nil }
    var axes = [
      Self.axis(InputCode.positionX, first.x, device),
      Self.axis(InputCode.positionY, first.y, device),
    ]
    let contact = reports.values.first { !$0.isPen }?.contacts.first
    if let pressure = contact?[HIDUsage.pressure] {
      axes.append(Self.axis(InputCode.mtPressure, pressure, device))
    }
    return axes
  }

  /// Returns the axes of a pen as the kernel would describe them.
  func penAxes(device: UInt32) -> [InputAxis]? {
    guard let pen else { return nil }
    let codes: [(UInt16, UInt32)] = [
      (InputCode.x, HIDUsage.x), (InputCode.y, HIDUsage.y),
      (InputCode.pressure, HIDUsage.pressure), (InputCode.tiltX, HIDUsage.tiltX),
      (InputCode.tiltY, HIDUsage.tiltY),
    ]
    return codes.compactMap { code, usage in pen[usage].map { Self.axis(code, $0, device) } }
  }

  private static func axis(_ code: UInt16, _ field: HIDField, _ device: UInt32) -> InputAxis {
    let degrees = Double(field.physicalMaximum) - Double(field.physicalMinimum)
    let isTilt = field.usage == HIDUsage.tiltX || field.usage == HIDUsage.tiltY
    let resolution =
      isTilt
      ? (degrees > 1 && degrees <= 180 ? field.span / degrees * 180 / .pi : 0)
      : field.millimetres.map { field.span / $0 } ?? 0
    return InputAxis(
      device: device, code: code, minimum: Int32(clamping: field.logicalMinimum),
      maximum: Int32(clamping: max(field.logicalMinimum, field.logicalMaximum)),
      resolution: Int32(max(0, min(resolution.rounded(), 1e6))))
  }
}
