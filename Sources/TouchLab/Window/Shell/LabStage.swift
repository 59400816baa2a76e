import ResponderTestKit
import SyntheticTouch
import TouchJudgement
import TouchRecorder
import TouchRecording
import Widgets

/// The window without a desktop, for images of its pages, and for tests.
@MainActor final class LabStage {
  let stage: Stage
  let session: LabSession
  let controller: LabController

  /// Opens the window on a stage, and records into a sink.
  init(
    size: Size, scale: Double = 1, options: LabOptions = LabOptions(), profile: Profile,
    sink: any RecordingSink, path: String = ""
  ) throws {
    let window = Window(size: size)
    stage = Stage(
      size: size, scale: scale, window: window, language: Language(options.language ?? "en"))
    LabStrings.use(options.language)
    window.setFullscreen(true)
    let recorder = TouchRecorder(window: window, sink: sink)
    session = LabSession(recorder: recorder, options: options, profile: profile, path: path)
    controller = LabController(session)
    window.rootViewController = controller
    stage.render()
    try recorder.start()
    controller.refresh()
    stage.render()
  }

  /// Shows a page by its name, or the beginning of a test, and returns a Boolean value that indicates whether
  /// there is one.
  func show(_ page: String, part: Int = 0) -> Bool {
    switch page {
    case "start": break
    case "results": controller.showResults()
    case "saving":
      controller.showResults()
      controller.saving.begin()
    case "analysing": controller.waiting.show(0.4)
    case "latency": controller.showLatency()
    case "calibration": controller.showCalibration()
    default:
      guard let test = TestKind(rawValue: page) else { return false }
      controller.run([test])
      stage.advance(by: 0.2)
      for _ in 0..<part {
        guard let running = controller.running else { break }
        running.skip()
        stage.advance(by: 0.2)
      }
    }
    stage.render()
    return true
  }
}
