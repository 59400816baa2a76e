internal import TouchRecording

/// The touches of a recording that the firmware reported, decoded from the `device.raw` lines.
struct FirmwareView {
  /// The longest time between the beginnings of a touch in the kernel and in the firmware, in microseconds.
  private static let near: Int64 = 100_000

  /// The times at which touches began, in microseconds.
  private var begins: [Int64] = []

  /// Decodes the touches. If the recording contains no reports of a touch screen's firmware, returns `nil`.
  init?(_ recording: Recording) {
    let reports = recording.reports.filter { $0.kind == .raw }
    guard !reports.isEmpty else { return nil }
    for fact in recording.facts {
      guard case .device(let device) = fact.content, !device.descriptor.isEmpty,
        let descriptor = try? HIDDescriptor(device.descriptor)
      else { continue }
      let map = HIDTouchMap(descriptor)
      guard let axes = map.touchAxes(device: device.number), axes.count > 1 else { continue }
      var described = Capture.Device(number: 1)
      for axis in axes { described.set(axis) }
      let panel = PanelGeometry(axes[0], axes[1], millimetres: nil)
      var decoder = HIDDecoder(
        described, map: map, hasReportIDs: descriptor.hasReportIDs,
        scale: AxisScale(axes[0], axes[1], on: panel), panel: panel, seat: 0)
      for report in reports where report.device == device.number {
        report.bytes.withUnsafeBytes { bytes in
          decoder.take(bytes, at: report.stamp.time) { line in
            if case .touch(let event) = line, event.kind == .down {
              begins.append(event.stamp.arrived)
            }
          }
        }
      }
    }
    begins.sort()
  }

  /// Returns the number of touches without a touch of the kernel that begins at about the same time.
  func touches(missingIn kernel: [KernelView.Contact]) -> Int {
    let times = kernel.map { $0.samples[0].time }.sorted()
    var isTaken = [Bool](repeating: false, count: times.count)
    var first = 0
    var missing = 0
    for begin in begins {
      while first < times.count, times[first] < begin - Self.near { first += 1 }
      let index = (first..<times.count).first { !isTaken[$0] && times[$0] <= begin + Self.near }
      if let index { isTaken[index] = true } else { missing += 1 }
    }
    return missing
  }
}
