package import ResponderGeometry
import ResponderSystem
package import TouchRecording
package import WindowResponder

/// Writes down what a window's input was, what the program did with it, and what somebody was led to do.
///
///     let recorder = TouchRecorder(window: window, sink: BackgroundSink(try RecordingFile(path: path)))
///     try recorder.start()
///     recorder.begin(TestPlan(.accuracy, holder: .robot))
///     recorder.ask(.target(x: 120, y: 80))
///     recorder.end(.done)
///     try recorder.finish()
///
/// Every place that it is given is in window coordinates, in points; the recording has them in those of
/// the surface, as the wire has. In a full-screen window both are the same.
@MainActor package final class TouchRecorder {
  /// The window that it records.
  package let window: Window
  /// Each line as it is written, live; nil for nobody who listens.
  package var onLine: ((RecordedLine) -> Void)?
  private let writer: RecordingWriter

  /// Makes a recorder, which writes nothing but the header before ``start()``.
  package init(window: Window, sink: any RecordingSink) {
    self.window = window
    writer = RecordingWriter(sink)
  }

  /// The time on the recording's clock, in microseconds.
  package var now: Int64 { Int64((Application.shared.now * 1e6).rounded()) }

  /// Why nothing more is written, as that the disk is full; what was written before is whole. Nil as long
  /// as all is well.
  package var problem: (any Error)? { writer.failure }

  /// Writes what is so: machine, globals, seats, outputs, window. From now on it records. Throws
  /// ``problem``, or that the window is on no display.
  package func start() throws { if let failure = writer.failure { throw failure } }

  /// A test begins, or a part of one.
  package func begin(_ plan: TestPlan) { step(.begin(plan)) }

  /// From now on this is to be touched or followed.
  package func ask(_ content: TestStep.Content) { step(content) }

  /// The same, with whatever time the step has: the line has the time of now.
  package func ask(_ step: TestStep) { ask(step.content) }

  /// The test ends.
  package func end(_ result: TestEnd) { step(.end(result)) }

  /// A bank card lies on the screen.
  package func calibrate(_ calibration: Calibration) {
    write(.fact(Fact(at: now, .calibration(calibration))))
  }

  /// The line that follows a finger ends here in the next frame.
  package func showInk(finger: Int, at place: Point, isPredicted: Bool) {
    write(
      .moment(
        Moment(
          .ink, at: now, number: UInt32(truncatingIfNeeded: finger), x: place.x, y: place.y,
          isPredicted: isPredicted)))
  }

  /// Ends the recording. Throws ``problem``.
  package func finish() throws {
    writer.flush()
    if let failure = writer.failure { throw failure }
  }

  private func step(_ content: TestStep.Content) { write(.step(TestStep(at: now, content))) }

  private func write(_ line: RecordedLine) {
    writer.write(line)
    onLine?(line)
  }
}
