package import ResponderGeometry
internal import ResponderPlatform
internal import ResponderSystem
package import TouchRecording
package import WindowResponder

/// A recorder of a window's input, of its processing by the program, and of guided tests.
///
/// Start it once, pass it plans, steps and their ends when they happen, and finish it. The sink then has all
/// lines.
///
/// All positions that it receives are in window coordinates, in points. The recording has them in those of
/// the surface, as in the protocol. In a fullscreen window both are the same. A display has one recorder at a
/// time. The creator of a recorder retains it: when it is released, its recording ends.
@MainActor package final class TouchRecorder {
  /// The number of the window in the recording.
  static let windowNumber: UInt32 = 1

  /// The window that is recorded.
  package let window: Window
  /// A closure that is called with each line when it is written, or `nil` for none.
  package var onLine: ((RecordedLine) -> Void)?

  private let writer: RecordingWriter
  private(set) weak var display: (any Display)?
  private var flushTimer: ClockTimer?
  private var isFinished = false
  var facts: RecordedFacts
  var handled = HandledInput()
  var strangers = Strangers()
  /// The arrival of the newest event, in microseconds.
  var lastArrival: Int64 = 0

  /// Creates a recorder, which writes only the header before ``start()``.
  package convenience init(window: Window, sink: any RecordingSink) {
    self.init(window: window, sink: sink, machine: MachineFacts.read())
  }

  /// Creates a recorder with a description of the machine.
  init(window: Window, sink: any RecordingSink, machine: Machine) {
    self.window = window
    writer = RecordingWriter(sink)
    facts = RecordedFacts(machine: machine)
  }

  /// The time on the recording's clock, in microseconds.
  package var now: Int64 { Self.microseconds(display?.now ?? Application.shared.now) }

  /// The error after which nothing more is written, such as a full disk, or `nil` if there is none. Lines
  /// that were written before are complete.
  package var problem: (any Error)? { writer.failure }

  /// The number of bytes that were written.
  package var byteCount: Int { writer.byteCount }

  /// Writes the current facts: machine, globals, seats, tools, outputs, window. Then begins to record. Throws
  /// ``problem``, or a ``RecorderError``.
  package func start() throws {
    if let failure = writer.failure { throw failure }
    guard !isFinished else { throw RecorderError.finished }
    guard let display = Application.shared.currentDisplay else { throw RecorderError.noDisplay }
    guard display.inputObserver == nil || display.inputObserver === self else {
      throw RecorderError.recorded
    }
    self.display = display
    display.inputObserver = self
    facts.machine.program = Application.shared.name
    noteFacts()
    writer.flush()
    if let failure = writer.failure { throw failure }
  }

  // MARK: Guided tests

  /// Begins a test, or a part of one.
  package func begin(_ plan: TestPlan) { step(.begin(plan)) }

  /// Shows the next target or guide. Its positions are in window coordinates.
  package func ask(_ content: TestStep.Content) {
    switch content {
    case .target(let x, let y):
      let place = window.toSurface(Point(x: x, y: y))
      step(.target(x: place.x, y: place.y))
    case .guide(.line(let x1, let y1, let x2, let y2)):
      let start = window.toSurface(Point(x: x1, y: y1))
      let end = window.toSurface(Point(x: x2, y: y2))
      step(.guide(.line(x1: start.x, y1: start.y, x2: end.x, y2: end.y)))
    case .guide(.ring(let x, let y, let radius)):
      let middle = window.toSurface(Point(x: x, y: y))
      step(.guide(.ring(x: middle.x, y: middle.y, radius: radius)))
    case .begin, .end: step(content)
    }
  }

  /// Shows the next target or guide. The line has the current time, whatever time the step has.
  package func ask(_ step: TestStep) { ask(step.content) }

  /// Ends the test.
  package func end(_ result: TestEnd) { step(.end(result)) }

  /// Records the measured size of a bank card on the screen.
  package func calibrate(_ calibration: Calibration) {
    write(.fact(Fact(at: now, .calibration(calibration))))
  }

  /// Records the end of the line that follows a touch in the next frame.
  package func showInk(finger: Int, at place: Point, isPredicted: Bool) {
    let place = window.toSurface(place)
    write(
      Moment(
        .ink, at: now, number: UInt32(truncatingIfNeeded: finger), x: place.x, y: place.y,
        isPredicted: isPredicted))
  }

  // MARK: Input devices

  /// Writes a fact of an input device.
  package func note(_ content: Fact.Content) { write(.fact(Fact(at: now, content))) }

  /// Writes a report of an input device.
  package func record(_ event: DeviceEvent) { write(.device(event)) }

  // MARK: The end

  /// Writes all buffered lines, and releases the window. Throws ``problem``. A second call has no effect.
  package func finish() throws {
    if !isFinished {
      isFinished = true
      if display?.inputObserver === self { display?.inputObserver = nil }
      flushTimer?.invalidate()
      flushTimer = nil
      writer.finish()
    }
    if let failure = writer.failure { throw failure }
  }

  // MARK: Lines

  /// Returns seconds of the display's clock in microseconds.
  static func microseconds(_ seconds: Double) -> Int64 { Stamp(arrivedAt: seconds).arrived }

  /// Writes all facts about the display and the window that have changed.
  func noteFacts() {
    guard let display else { return }
    for content in facts.changes(of: display, window) { write(.fact(Fact(at: now, content))) }
  }

  private func step(_ content: TestStep.Content) { write(.step(TestStep(at: now, content))) }

  func write(_ line: RecordedLine) {
    guard !isFinished else { return }
    writer.write(line)
    flushSoon()
    onLine?(line)
  }

  func write(_ event: TouchEvent) {
    guard !isFinished else { return }
    writer.write(event)
    flushSoon()
    onLine?(.touch(event))
  }

  func write(_ moment: Moment) {
    guard !isFinished else { return }
    writer.write(moment)
    flushSoon()
    onLine?(.moment(moment))
  }

  /// Schedules a flush, so that the last lines are written if no others follow them.
  private func flushSoon() {
    guard flushTimer == nil, writer.isWaiting else { return }
    let seconds = Double(RecordingWriter.patience) / 1e6
    flushTimer = ClockTimer.scheduledTimer(withTimeInterval: seconds) { [weak self] _ in
      self?.flushTimer = nil
      self?.writer.flush()
    }
  }
}
