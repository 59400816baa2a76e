/// The content of a recording, sorted by subject. Each list has the order of the file.
package struct Recording: Sendable {
  /// The version of the file's format, or 0 if the file does not state it.
  package var version = 0
  package var touches: [TouchEvent] = []
  package var pointers: [PointerEvent] = []
  package var pens: [PenEvent] = []
  package var moments: [Moment] = []
  package var facts: [Fact] = []
  package var steps: [TestStep] = []
  /// The reports of input devices.
  package var reports: [DeviceEvent] = []
  /// The first lines that were skipped.
  package var problems: [LineProblem] = []
  /// The number of lines that were skipped.
  package var problemCount = 0
  /// The number of lines in the file, including those that were skipped.
  package var lineCount = 0

  /// The largest number of skipped lines in ``problems``.
  package static let namedProblems = 100

  /// Creates an empty recording.
  package init() {}

  /// Creates a recording from lines.
  package init(_ lines: some Sequence<RecordedLine>) {
    for line in lines { append(line) }
  }

  /// Appends a line.
  package mutating func append(_ line: RecordedLine) {
    lineCount += 1
    switch line {
    case .header(let version): self.version = version
    case .touch(let event): touches.append(event)
    case .pointer(let event): pointers.append(event)
    case .pen(let event): pens.append(event)
    case .moment(let moment): moments.append(moment)
    case .fact(let fact): facts.append(fact)
    case .step(let step): steps.append(step)
    case .device(let event): reports.append(event)
    }
  }

  /// A Boolean value that indicates whether a later version wrote the recording, so that it may contain more.
  package var isNewer: Bool { version > RecordedLine.version }

  /// A Boolean value that indicates whether a touch event is earlier than the previous one of its seat, so
  /// that the order of the lines is wrong.
  package var goesBack: Bool {
    var last = [Int64](repeating: .min, count: 256)
    return touches.contains { event in
      let (seat, time) = (Int(event.seat), event.stamp.arrived)
      defer { last[seat] = time }
      return time < last[seat]
    }
  }

  /// The first and the last time of the recording, in microseconds, or `nil` if there is none.
  package var span: ClosedRange<Int64>? {
    var first = Int64.max
    var last = Int64.min
    func see(_ time: Int64?) {
      guard let time else { return }
      first = min(first, time)
      last = max(last, time)
    }
    for time in [touches.first, touches.last].compactMap({ $0?.stamp.arrived }) { see(time) }
    for time in [pointers.first, pointers.last].compactMap({ $0?.stamp.arrived }) { see(time) }
    for time in [pens.first, pens.last].compactMap({ $0?.stamp.arrived }) { see(time) }
    for time in [moments.first, moments.last].compactMap({ $0?.at }) { see(time) }
    for time in [steps.first, steps.last].compactMap({ $0?.at }) { see(time) }
    for time in [reports.first, reports.last].compactMap({ $0?.stamp.arrived }) { see(time) }
    for time in [facts.first, facts.last].compactMap({ $0?.at }) { see(time) }
    return first <= last ? first...last : nil
  }
}
