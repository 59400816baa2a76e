/// What a recording holds, sorted by what it is about. Within each list the order is the file's.
package struct Recording: Sendable {
  /// The format's version that the file was written in; 0 where it doesn't say.
  package var version = 0
  package var touches: [TouchEvent] = []
  package var pointers: [PointerEvent] = []
  package var pens: [PenEvent] = []
  package var moments: [Moment] = []
  package var facts: [Fact] = []
  package var steps: [TestStep] = []
  /// Reports of input devices.
  package var reports: [DeviceEvent] = []
  /// The first lines that were passed over.
  package var problems: [LineProblem] = []
  /// How many lines were passed over.
  package var problemCount = 0
  /// How many lines the file has, with those that were passed over.
  package var lineCount = 0

  /// How many of the lines that were passed over are named in ``problems``.
  package static let namedProblems = 100

  /// An empty recording.
  package init() {}

  /// A recording of these lines.
  package init(_ lines: some Sequence<RecordedLine>) {
    for line in lines { append(line) }
  }

  /// Adds a line at the end.
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

  /// Whether it was written by a later version than this one, so that there may be more in it.
  package var isNewer: Bool { version > RecordedLine.version }

  /// The first and the last time in it, in microseconds; nil where there is none.
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
