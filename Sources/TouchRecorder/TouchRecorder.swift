package import ResponderGeometry
internal import ResponderPlatform
internal import ResponderSystem
package import TouchRecording
package import WindowResponder

/// Writes down what a window's input was, what the program did with it, and what somebody was led to do.
///
/// It is started once, told of plans, steps and their ends as they happen, and finished; the sink has each
/// line by then.
///
/// Every place that it is given is in window coordinates, in points; the recording has them in those of
/// the surface, as the wire has. In a full-screen window both are the same. A display has one recorder at a
/// time, and whoever made it keeps it: one that goes ends its recording.
@MainActor package final class TouchRecorder {
  /// The window's number in the recording.
  static let windowNumber: UInt32 = 1

  /// The window that it records.
  package let window: Window
  /// Each line as it is written, live; nil for nobody who listens.
  package var onLine: ((RecordedLine) -> Void)?

  private let writer: RecordingWriter
  private(set) weak var display: (any Display)?
  private var flushTimer: ClockTimer?
  private var isFinished = false
  var facts: FactKeeper
  var handled = HandledInput()
  var strangers = Strangers()
  /// When the newest event arrived, in microseconds.
  var lastArrival: Int64 = 0

  /// Makes a recorder, which writes nothing but the header before ``start()``.
  package convenience init(window: Window, sink: any RecordingSink) {
    self.init(window: window, sink: sink, machine: MachineFacts.read())
  }

  /// Makes a recorder on a machine that is described.
  init(window: Window, sink: any RecordingSink, machine: Machine) {
    self.window = window
    writer = RecordingWriter(sink)
    facts = FactKeeper(machine: machine)
  }

  /// The time on the recording's clock, in microseconds.
  package var now: Int64 { Self.microseconds(display?.now ?? Application.shared.now) }

  /// Why nothing more is written, as that the disk is full; what was written before is whole. Nil as long
  /// as all is well.
  package var problem: (any Error)? { writer.failure }

  /// How many bytes were written so far.
  package var byteCount: Int { writer.byteCount }

  /// Writes what is so: machine, globals, seats, tools, outputs, window. From now on it records. Throws
  /// ``problem``, or a ``RecorderError``.
  package func start() throws {
    if let failure = writer.failure { throw failure }
    guard !isFinished else { throw RecorderError.finished }
    guard let display = Application.shared.currentDisplay else { throw RecorderError.noDisplay }
    guard display.witness == nil || display.witness === self else { throw RecorderError.recorded }
    self.display = display
    display.witness = self
    facts.machine.program = Application.shared.name
    noteFacts()
    writer.flush()
    if let failure = writer.failure { throw failure }
  }

  // MARK: What somebody is led to do

  /// A test begins, or a part of one.
  package func begin(_ plan: TestPlan) { step(.begin(plan)) }

  /// From now on this is to be touched or followed. Its places are in window coordinates.
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

  /// The same. The line has the time of now, whatever time the step has.
  package func ask(_ step: TestStep) { ask(step.content) }

  /// The test ends.
  package func end(_ result: TestEnd) { step(.end(result)) }

  /// A bank card lies on the screen.
  package func calibrate(_ calibration: Calibration) {
    write(.fact(Fact(at: now, .calibration(calibration))))
  }

  /// The line that follows a finger ends here in the next frame.
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

  /// Writes what waits, and lets go of the window. Throws ``problem``. Calling it twice is harmless.
  package func finish() throws {
    if !isFinished {
      isFinished = true
      if display?.witness === self { display?.witness = nil }
      flushTimer?.invalidate()
      flushTimer = nil
      writer.finish()
    }
    if let failure = writer.failure { throw failure }
  }

  // MARK: Lines

  /// Seconds of the display's clock in microseconds.
  static func microseconds(_ seconds: Double) -> Int64 { Int64((seconds * 1e6).rounded()) }

  /// Writes everything of the display and the window that is not as it was written last.
  func noteFacts() {
    guard let display else { return }
    for content in facts.news(of: display, window) { write(.fact(Fact(at: now, content))) }
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

  /// Has the last lines written too when no others follow them.
  private func flushSoon() {
    guard flushTimer == nil, writer.isWaiting else { return }
    let seconds = Double(RecordingWriter.patience) / 1e6
    flushTimer = ClockTimer.scheduledTimer(withTimeInterval: seconds) { [weak self] _ in
      self?.flushTimer = nil
      self?.writer.flush()
    }
  }
}
