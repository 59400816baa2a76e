/// A cut in progress, line by line.
struct RecordingCutter {
  /// The time after which, without a frame's end, a line belongs to another frame, in seconds.
  private static let frameGap = 0.001

  /// The position of the current line relative to the requested part.
  private enum Place {
    case before, inside
    /// The line is after the end, while a contact is still down.
    case closing
    /// The line is after the end, until the end of the frame in which the last contact was released.
    case lastFrame(since: Double)
    case behind
  }

  private let start: Double
  private let end: Double
  private(set) var output: [UInt8] = []
  private(set) var outcome = RecordingCut.Outcome()

  private var place = Place.before
  private var first: Int64?
  private var contacts = OpenContacts()
  /// The lines before the part that still apply.
  private var earlier = EarlierLines()
  /// The earlier lines at the time when the first of the current contacts went down, and all lines since
  /// then.
  private var sequence: (start: Double, earlier: EarlierLines, lines: [UInt8], count: Int)?

  init(start: Double, end: Double) {
    self.start = start
    self.end = end
    outcome.start = start
    outcome.end = end
  }

  /// Handles the next line.
  mutating func take(
    _ result: Result<RecordedLine, LineProblem>, _ bytes: UnsafeRawBufferPointer
  ) {
    guard case .success(let line) = result else {
      if case .before = place { return }
      if case .behind = place { return }
      outcome.broken += 1
      return
    }
    // The header.
    guard let at = line.at else { return copy(bytes) }
    let zero = first ?? at
    first = zero
    let time = Double(at &- zero) / 1e6
    if case .before = place, time >= start { begin() }
    if case .inside = place, time >= end {
      place = contacts.isEmpty ? .behind : .closing
    }
    take(line, bytes, at: time)
  }

  /// Handles the end of the file.
  mutating func finish() {
    if case .before = place { begin() }
    if case .closing = place { outcome.isOpen = true }
    if case .inside = place { outcome.isOpen = !contacts.isEmpty }
  }

  private mutating func take(
    _ line: RecordedLine, _ bytes: UnsafeRawBufferPointer, at time: Double
  ) {
    switch place {
    case .before:
      collect(line, bytes, at: time)
    case .inside:
      contacts.take(line)
      copy(bytes)
    case .closing:
      contacts.take(line)
      copy(bytes)
      outcome.end = time
      if contacts.isEmpty { place = line.isFrameEnd ? .behind : .lastFrame(since: time) }
    case .lastFrame(let since):
      guard time - since <= Self.frameGap else {
        place = .behind
        return
      }
      copy(bytes)
      if line.isFrameEnd { place = .behind }
    case .behind: break
    }
  }

  /// Stores a line from before the part, as long as it may be needed.
  private mutating func collect(
    _ line: RecordedLine, _ bytes: UnsafeRawBufferPointer, at time: Double
  ) {
    let wasEmpty = contacts.isEmpty
    contacts.take(line)
    if wasEmpty, !contacts.isEmpty { sequence = (time, earlier, [], 0) }
    if contacts.isEmpty { sequence = nil }
    sequence?.lines += bytes
    sequence?.lines.append(UInt8(ascii: "\n"))
    sequence?.count += 1
    earlier.take(line, bytes)
  }

  /// Copies the earlier lines that still apply, and the contacts that are down since then.
  private mutating func begin() {
    place = .inside
    for line in (sequence?.earlier ?? earlier).lines { line.withUnsafeBytes { copy($0) } }
    guard let sequence else { return }
    output += sequence.lines
    outcome.kept += sequence.count
    outcome.start = sequence.start
    self.sequence = nil
  }

  private mutating func copy(_ bytes: UnsafeRawBufferPointer) {
    output += bytes
    output.append(UInt8(ascii: "\n"))
    outcome.kept += 1
  }
}

extension RecordedLine {
  /// A Boolean value that indicates whether the line completes a group of events.
  fileprivate var isFrameEnd: Bool {
    switch self {
    case .touch(let event): event.kind == .frame || event.kind == .cancel
    case .pointer(let event): event.kind == .frame
    case .pen(let event): event.kind == .frame
    case .header, .moment, .fact, .step, .device: false
    }
  }
}
