internal import TouchRecording

/// The touches of a recording that the compositor sent, with the kernel's time of each report.
struct WaylandView {
  private(set) var contacts: [KernelView.Contact] = []
  /// The delays from the kernel's time to the arrival, in microseconds.
  private(set) var delays: [Int64] = []
  /// The delays from the arrival to the end of the handlers, in microseconds.
  private(set) var handlerDelays: [Int64] = []

  /// The longest delay, in microseconds. Longer ones result from different clocks.
  private static let farthest: Int64 = 10_000_000

  init(_ recording: Recording) {
    var open: [Int64: Int] = [:]
    for event in recording.touches {
      let key = Int64(event.seat) << 32 | Int64(UInt32(bitPattern: event.id))
      if event.kind == .cancel { open = open.filter { $0.key >> 32 != Int64(event.seat) } }
      guard let sent = event.stamp.sent,
        (event.stamp.arrived - sent).magnitude < UInt64(Self.farthest)
      else { continue }
      let sample = KernelView.Contact.Sample(time: sent, x: event.x, y: event.y)
      switch event.kind {
      case .down:
        open[key] = contacts.count
        contacts.append(KernelView.Contact(device: UInt32(event.seat), samples: [sample]))
        delays.append(event.stamp.arrived - sent)
      case .motion:
        guard let index = open[key] else { continue }
        contacts[index].samples.append(sample)
        delays.append(event.stamp.arrived - sent)
      case .up:
        if let index = open.removeValue(forKey: key) { contacts[index].end = sent }
      default: break
      }
    }
    contacts.sort { $0.samples[0].time < $1.samples[0].time }
    findHandlers(recording)
  }

  private mutating func findHandlers(_ recording: Recording) {
    let handled = recording.moments.filter { $0.kind == .handled }
    var next = 0
    for event in recording.touches where event.kind == .down || event.kind == .motion {
      let arrived = event.stamp.arrived
      while next < handled.count,
        (handled[next].shown > 0 ? handled[next].shown : handled[next].at) < arrived
      {
        next += 1
      }
      guard next < handled.count else { return }
      handlerDelays.append(handled[next].at - arrived)
    }
  }
}
