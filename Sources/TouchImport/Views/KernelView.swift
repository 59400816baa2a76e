package import TouchRecording

/// The touches of a recording that the kernel reported, decoded from the `device.report` lines.
package struct KernelView: Sendable {
  /// A touch of a device.
  package struct Contact: Sendable {
    /// A position that was reported.
    package struct Sample: Sendable {
      /// The kernel's time, in microseconds.
      package var time: Int64
      /// The position in a coordinate space with the proportions of the device, in points.
      package var x: Double
      package var y: Double
    }

    package var device: UInt32
    package var samples: [Sample]
    /// The time of the end, in microseconds, or `nil` if the touch has not ended.
    package var end: Int64?
  }

  /// The touches, in the order of their beginnings.
  package private(set) var contacts: [Contact] = []
  /// The delays from the kernel's time of a report to the recorder, in microseconds.
  package private(set) var readDelays: [Int64] = []
  /// The number of times that the kernel has dropped events (`SYN_DROPPED`).
  package private(set) var droppedCount = 0

  /// Decodes the reports of the touch screens of a recording. If it contains none, returns `nil`.
  package init?(_ recording: Recording) {
    let reports = recording.reports.filter { $0.kind == .report }
    droppedCount = recording.reports.count { $0.kind == .dropped }
    var devices: [UInt32: Capture.Device] = [:]
    for fact in recording.facts {
      switch fact.content {
      case .device(let device) where devices.count < Capture.mostDevices:
        devices[device.number, default: Capture.Device(number: 1)].device = device
      case .axis(let axis) where devices.count < Capture.mostDevices:
        devices[axis.device, default: Capture.Device(number: 1)].set(axis)
      default: break
      }
    }
    for (number, device) in devices.sorted(by: { $0.key < $1.key }) {
      decode(reports.filter { $0.device == number }, of: device, number)
    }
    guard !contacts.isEmpty else { return nil }
    contacts.sort { ($0.samples[0].time, $0.device) < ($1.samples[0].time, $1.device) }
  }

  private mutating func decode(
    _ reports: [DeviceEvent], of device: Capture.Device, _ number: UInt32
  ) {
    var capture = Capture(.evemu)
    capture.devices = [device]
    for report in reports {
      if let sent = report.stamp.microseconds { readDelays.append(report.stamp.arrived - sent) }
      for event in report.events {
        capture.events.append(
          Capture.Event(time: report.stamp.time, event: event, line: 0, device: 0))
      }
    }
    let traits = DeviceTraits.all(of: capture)[0]
    let (codeX, codeY) = traits.position
    guard traits.isTouch, let x = device.axis(codeX), let y = device.axis(codeY),
      x.maximum > x.minimum, y.maximum > y.minimum
    else { return }
    let panel = PanelGeometry(x, y, millimetres: nil)
    var decoder = TouchDecoder(
      device, traits: traits, scale: AxisScale(x, y, on: panel), panel: panel, seat: 0)
    var open: [Int32: Int] = [:]
    for event in capture.events {
      // The slot is invalid, so the contacts of the events after it cannot be distinguished.
      let isWhole: Void? = try? decoder.take(event) { line in
        guard case .touch(let touch) = line else { return }
        follow(touch, &open, number)
      }
      guard isWhole != nil else { return }
    }
  }

  private mutating func follow(_ event: TouchEvent, _ open: inout [Int32: Int], _ number: UInt32) {
    let sample = Contact.Sample(time: event.stamp.arrived, x: event.x, y: event.y)
    switch event.kind {
    case .down:
      open[event.id] = contacts.count
      contacts.append(Contact(device: number, samples: [sample]))
    case .motion: if let index = open[event.id] { contacts[index].samples.append(sample) }
    case .up, .cancelOne:
      if let index = open.removeValue(forKey: event.id) {
        contacts[index].end = event.stamp.arrived
      }
    default: break
    }
  }
}
