package import TouchRecording

/// An importer that converts recordings of touch screens and pens by other programs into TouchLab recordings.
///
/// Positions are in points of a window that covers the active area of the first touch screen, or of the first
/// pen if there is none. 4 points are 1 mm. Times are those of the file.
package struct Importer {
  /// The result of an import.
  package struct Outcome: Hashable, Sendable {
    package var format = CaptureFormat.evemu
    /// The name of the device whose active area the window covers.
    package var name = ""
    /// The size of the active area, in millimetres, or `nil` if it is not known.
    package var millimetres: (width: Double, height: Double)? {
      width > 0 ? (width, height) : nil
    }
    /// The notices about parts of the file that were not imported, as sentences.
    package var notices: [String] = []

    fileprivate(set) var width = 0.0
    fileprivate(set) var height = 0.0
  }

  private enum Decoder {
    case touch(TouchDecoder)
    case pen(PenDecoder)
  }

  private var capture: Capture
  private let options: ImportOptions
  private var outcome = Outcome()

  private init(_ capture: Capture, _ options: ImportOptions) {
    self.capture = capture
    self.options = options
    outcome.format = capture.format
  }

  /// Imports a file, and calls a closure for each line of the recording except the header.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - description: The contents of a file with the description of the device, which evemu writes
  ///     separately, or `nil`.
  ///   - options: Properties of the device that the file does not contain.
  ///   - body: The closure. It may be called before an error is thrown.
  /// - Throws: ``ImportError``, with the line and the reason.
  package static func read(
    _ bytes: [UInt8], description: [UInt8]? = nil, options: ImportOptions = ImportOptions(),
    each body: (RecordedLine) -> Void
  ) throws(ImportError) -> Outcome {
    let capture = try bytes.withUnsafeBufferPointer { bytes throws(ImportError) in
      guard let description else {
        return try Self.capture(UnsafeRawBufferPointer(bytes), description: nil)
      }
      return try description.withUnsafeBufferPointer { other throws(ImportError) in
        try Self.capture(
          UnsafeRawBufferPointer(bytes), description: UnsafeRawBufferPointer(other))
      }
    }
    var importer = Importer(capture, options)
    if capture.format == .hid {
      try importer.importReports(body)
    } else {
      try importer.importEvents(body)
    }
    return importer.outcome
  }

  private static func capture(
    _ bytes: UnsafeRawBufferPointer, description: UnsafeRawBufferPointer?
  ) throws(ImportError) -> Capture {
    guard !bytes.isEmpty else { throw ImportError("the file is empty") }
    switch CaptureFormat.detect(bytes) {
    case .evemu: return try EvemuReader.read(bytes, description: description)
    case .evtest: return try EvtestReader.read(bytes)
    case .getevent: return try GeteventReader.read(bytes)
    case .hid: return try HIDRecorderReader.read(bytes)
    case .libinput: return try LibinputReader.read(bytes)
    case .recording: throw ImportError("it is a recording of TouchLab, which needs no import")
    case nil:
      throw ImportError(
        "no format that is known: a recording of TouchLab, or what one of these programs writes: "
          + CaptureFormat.names)
    }
  }

  // MARK: Kernel events

  private mutating func importEvents(_ body: (RecordedLine) -> Void) throws(ImportError) {
    guard let first = capture.events.first else {
      throw ImportError(
        capture.devices.contains(where: \.isDescribed)
          ? "it describes a device, and holds no events" : "it holds no events")
    }
    let traits = DeviceTraits.all(of: capture)
    var panel: PanelGeometry?
    var decoders = [Decoder?](repeating: nil, count: capture.devices.count)
    var ranges: [(x: InputAxis, y: InputAxis)?] = []
    for (index, device) in capture.devices.enumerated() {
      ranges.append(try range(of: device, traits[index]))
    }
    let order = ranges.indices.filter { ranges[$0] != nil }
      .sorted { (traits[$0].isTouch ? 0 : 1, $0) < (traits[$1].isTouch ? 0 : 1, $1) }
    for index in order {
      guard let range = ranges[index] else { continue }
      let device = capture.devices[index]
      let known = panel ?? makePanel(device, range.x, range.y)
      panel = known
      let scale = AxisScale(range.x, range.y, on: known)
      let seat = UInt8(index)
      decoders[index] =
        traits[index].isTouch
        ? .touch(
          TouchDecoder(device, traits: traits[index], scale: scale, panel: known, seat: seat))
        : .pen(PenDecoder(device, traits: traits[index], scale: scale, index: index, seat: seat))
    }
    guard let panel else { throw noScreen() }
    findGrids(traits)
    tellFacts(panel, at: first.time, clock: .kernel, body)
    for (index, traits) in traits.enumerated() where ranges[index] != nil {
      for tool in traits.tools {
        body(.fact(Fact(at: first.time, .tool(PenTools.tool(tool, traits, device: index)))))
      }
    }
    try decode(&decoders, body)
  }

  /// Returns the axes of a device's positions, or `nil` if it is neither a touch screen nor a pen.
  private mutating func range(
    of device: Capture.Device, _ traits: DeviceTraits
  ) throws(ImportError) -> (x: InputAxis, y: InputAxis)? {
    guard traits.isTouch || traits.isPen else {
      if capture.devices.count > 1 {
        outcome.notices.append(
          "left out, for it is no touch screen and no pen: \(Self.name(of: device))")
      }
      return nil
    }
    let (codeX, codeY) = traits.position
    func axis(_ code: UInt16, _ given: ClosedRange<Int32>?) -> InputAxis? {
      guard
        var axis = device.axis(code)
          ?? given.map({ _ in InputAxis(code: code, minimum: 0, maximum: 0) })
      else { return nil }
      if let given { (axis.minimum, axis.maximum) = (given.lowerBound, given.upperBound) }
      axis.device = device.device.number
      return axis.maximum > axis.minimum ? axis : nil
    }
    guard let x = axis(codeX, options.rangeX), let y = axis(codeY, options.rangeY) else {
      let names = traits.isMultitouch ? "ABS_MT_POSITION_X and _Y" : "ABS_X and ABS_Y"
      throw ImportError(
        "the file does not say the ranges of \(names): give them with --range 0-MAXX,0-MAXY"
          + (options.size == nil ? ", and the size with --size WIDTHxHEIGHTmm" : ""))
    }
    if let index = capture.devices.firstIndex(where: { $0.device.number == device.device.number }) {
      capture.devices[index].set(x)
      capture.devices[index].set(y)
    }
    return (x, y)
  }

  private mutating func makePanel(
    _ device: Capture.Device, _ x: InputAxis, _ y: InputAxis,
    millimetres: (width: Double, height: Double)? = nil
  ) -> PanelGeometry {
    var size = options.size ?? millimetres
    if size == nil, let width = x.millimetres, let height = y.millimetres {
      if ImportOptions.possibleSizes.contains(width), ImportOptions.possibleSizes.contains(height) {
        size = (width, height)
      } else {
        outcome.notices.append(
          "the resolutions give a screen of \(Int(width)) × \(Int(height)) mm, which none has: they are "
            + "not used")
      }
    }
    outcome.name = device.device.name
    (outcome.width, outcome.height) = (size?.width ?? 0, size?.height ?? 0)
    return PanelGeometry(x, y, millimetres: size)
  }

  private mutating func decode(
    _ decoders: inout [Decoder?], _ body: (RecordedLine) -> Void
  ) throws(ImportError) {
    var waiting = [[InputEvent]](repeating: [], count: capture.devices.count)
    if let line = firstLineBack { outcome.notices.append("the times go back in line \(line)") }
    for item in capture.events {
      let index = Int(item.device)
      waiting[index].append(item.event)
      let isSyn = item.event.type == InputCode.syn
      let isEnd = isSyn && item.event.code != InputCode.mtReport
      if isEnd || waiting[index].count == DeviceEvent.mostEvents {
        let number = UInt32(index + 1)
        let stamp = Stamp(arrived: item.time)
        body(.device(DeviceEvent(.report, stamp, device: number, events: waiting[index])))
        waiting[index] = []
        if isSyn, item.event.code == InputCode.dropped {
          body(.device(DeviceEvent(.dropped, stamp, device: number)))
        }
      }
      switch decoders[index] {
      case .touch(var decoder):
        decoders[index] = nil
        try decoder.take(item, body)
        decoders[index] = .touch(decoder)
      case .pen(var decoder):
        decoders[index] = nil
        decoder.take(item, body)
        decoders[index] = .pen(decoder)
      case nil: break
      }
    }
    for (index, events) in waiting.enumerated() where !events.isEmpty {
      let stamp = Stamp(arrived: capture.events.last?.time ?? 0)
      body(.device(DeviceEvent(.report, stamp, device: UInt32(index + 1), events: events)))
      outcome.notices.append(
        "the last report of \(Self.name(of: capture.devices[index])) is cut off")
    }
  }

  /// The line of the first event that is earlier than the previous one of its device, or `nil` if there is
  /// none. Devices of a file follow each other in some formats.
  private var firstLineBack: Int? {
    var last = [Int64](repeating: .min, count: capture.devices.count)
    for item in capture.events {
      let index = Int(item.device)
      if item.time < last[index] { return Int(item.line) }
      last[index] = item.time
    }
    return nil
  }

  /// Determines the smallest steps of the positions.
  private mutating func findGrids(_ traits: [DeviceTraits]) {
    var finders = capture.devices.enumerated().map { index, device in
      let (x, y) = traits[index].position
      return [x, y].map { code in
        let axis = device.axis(code)
        return (code, GridFinder(minimum: axis?.minimum ?? 0, maximum: axis?.maximum ?? -1))
      }
    }
    for item in capture.events where item.event.type == InputCode.abs {
      for place in 0..<2 where finders[Int(item.device)][place].0 == item.event.code {
        finders[Int(item.device)][place].1.take(Int64(item.event.value))
      }
    }
    for (index, pair) in finders.enumerated() {
      for (code, finder) in pair {
        guard var axis = capture.devices[index].axis(code) else { continue }
        axis.grid = finder.step
        capture.devices[index].set(axis)
      }
    }
  }

  // MARK: Firmware reports

  private mutating func importReports(_ body: (RecordedLine) -> Void) throws(ImportError) {
    guard let first = capture.reports.first else { throw ImportError("it holds no reports") }
    var touches = [HIDDecoder?](repeating: nil, count: capture.devices.count)
    var pens = [HIDPenDecoder?](repeating: nil, count: capture.devices.count)
    var panel: PanelGeometry?
    for index in capture.devices.indices {
      let descriptor = try HIDDescriptor(capture.devices[index].device.descriptor)
      let map = HIDTouchMap(descriptor)
      guard let place = map.first else { continue }
      let axes =
        map.touchAxes(device: UInt32(index + 1)) ?? map.penAxes(device: UInt32(index + 1)) ?? []
      for axis in axes { capture.devices[index].set(axis) }
      guard axes.count > 1, axes[0].maximum > axes[0].minimum, axes[1].maximum > axes[1].minimum
      else { continue }
      var size: (width: Double, height: Double)?
      if let width = place.x.millimetres, let height = place.y.millimetres {
        size = (width, height)
      }
      let device = capture.devices[index]
      let known = panel ?? makePanel(device, axes[0], axes[1], millimetres: size)
      panel = known
      let hasIDs = descriptor.hasReportIDs
      if map.hasTouch {
        touches[index] = HIDDecoder(
          device, map: map, hasReportIDs: hasIDs, scale: AxisScale(axes[0], axes[1], on: known),
          panel: known, seat: UInt8(index))
      }
      pens[index] = HIDPenDecoder(
        device, map: map, hasReportIDs: hasIDs, panel: known, index: index, seat: UInt8(index))
    }
    guard let panel else { throw noScreen() }
    tellFacts(panel, at: first.time, clock: .firmware, body)
    for tool in pens.flatMap({ $0?.tools ?? [] }) { body(.fact(Fact(at: first.time, .tool(tool)))) }
    capture.reportBytes.withUnsafeBytes { bytes in
      for report in capture.reports {
        let index = Int(report.device)
        let part = UnsafeRawBufferPointer(rebasing: bytes[report.bytes])
        body(
          .device(
            DeviceEvent(
              .raw, Stamp(arrived: report.time), device: UInt32(index + 1), bytes: Array(part))))
        touches[index]?.take(part, at: report.time, body)
        pens[index]?.take(part, at: report.time, body)
      }
    }
  }

  // MARK: Facts

  private func tellFacts(
    _ panel: PanelGeometry, at time: Int64, clock: RecordingSource.Clock,
    _ body: (RecordedLine) -> Void
  ) {
    let source = RecordingSource(format: capture.format.rawValue, clock: clock)
    body(.fact(Fact(at: time, .source(source))))
    for device in capture.devices {
      body(.fact(Fact(at: time, .device(device.device))))
      for axis in device.axes {
        var axis = axis
        axis.device = device.device.number
        body(.fact(Fact(at: time, .axis(axis))))
      }
    }
    for fact in panel.facts(name: outcome.name, at: time) { body(.fact(fact)) }
  }

  private static func name(of device: Capture.Device) -> String {
    device.device.name.isEmpty ? "device \(device.device.number)" : device.device.name
  }

  private func noScreen() -> ImportError {
    let names = capture.devices.map { Self.name(of: $0) }.joined(separator: ", ")
    return ImportError("it has no touch screen and no pen: \(names.isEmpty ? "no device" : names)")
  }
}
