import TouchRecorder
import TouchRecording
import WindowResponder

/// The recorder of the window's tests: a ``TouchRecorder``, or another one in tests.
@MainActor package protocol LabRecorder: AnyObject {
  /// The time on the recording's clock, in microseconds.
  var now: Int64 { get }
  var onLine: ((RecordedLine) -> Void)? { get set }
  var problem: (any Error)? { get }
  func start() throws
  func begin(_ plan: TestPlan)
  func ask(_ content: TestStep.Content)
  func end(_ result: TestEnd)
  func calibrate(_ calibration: Calibration)
  func showInk(finger: Int, at place: Point, isPredicted: Bool)
  func finish() throws
}

extension TouchRecorder: LabRecorder {}
