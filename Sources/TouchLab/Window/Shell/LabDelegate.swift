import Glibc
import ResponderSystem
import ResponderWords
import TouchJudgement
import TouchRecorder
import TouchRecording
import WindowResponder

/// Opens the window, begins the recording, and tells a script at the end what was found out.
final class LabDelegate: Responder, ApplicationDelegate {
  /// What the command line asks for, and the profile that it names; set before the program starts.
  static var request: (options: LabOptions, profile: Profile)?

  private var window: Window?
  private var session: LabSession?
  private var controller: LabController?
  /// What went wrong, for the exit status.
  private var failure: ToolStatus?

  func applicationDidFinishLaunching(_ application: Application) {
    guard let request = Self.request else { return application.terminate(nil) }
    application.name = "TouchLab"
    application.identifier = "org.windowresponder.TouchLab"
    LabWords.use(request.options.language)
    let window = Window(size: Size(width: 1_000, height: 700))
    window.title = localized("Touch lab")
    window.minimumSize = Size(width: 320, height: 360)
    if request.options.isFullscreen { window.setFullscreen(true) }
    self.window = window
    guard let session = open(request.options, request.profile, for: window) else {
      return application.terminate(nil)
    }
    self.session = session
    let controller = LabController(session)
    controller.onUnattendedEnd = { [weak self] in self?.endUnattended() }
    self.controller = controller
    window.rootViewController = controller
    window.makeKeyAndVisible()
    // The display is connected to once the program is launched.
    ClockTimer.scheduledTimer(withTimeInterval: 0) { [weak self] _ in self?.begin() }
  }

  private func begin() {
    guard let session, let controller else { return }
    do {
      try session.recorder.start()
    } catch {
      return end(.file, Failure.file(session.path, error).sentence)
    }
    controller.refresh()
    guard session.options.isUnattended || session.options.test != nil else { return }
    // What a test is made of, screens and the window's size, comes a moment after the display was opened.
    let end = Application.shared.now + Self.patience
    ClockTimer.scheduledTimer(withTimeInterval: 0.02, repeats: true) { [weak self] timer in
      guard session.isSettled || Application.shared.now >= end else { return }
      timer.invalidate()
      self?.beginTests()
    }
  }

  /// For how long the display's word about screens and window is waited for, in seconds.
  private static let patience = 2.0

  /// Begins what the command line asks for.
  private func beginTests() {
    guard let session, let controller else { return }
    if session.options.isUnattended {
      controller.run([.ghost], asksNobody: true)
    } else if let test = session.options.test {
      controller.run([test])
    }
  }

  /// Opens the file that the recording goes to.
  private func open(_ options: LabOptions, _ profile: Profile, for window: Window) -> LabSession? {
    let folder = options.folder ?? RecordingFolder.usual(RecordingFolder.environment)
    let path = "\(folder)/\(RecordingFolder.name(at: time(nil))).jsonl"
    do throws(SystemError) {
      try RecordingFolder.make(folder)
      let sink = try BackgroundSink(RecordingFile(path: path))
      let recorder = TouchRecorder(window: window, sink: sink)
      return LabSession(recorder: recorder, options: options, profile: profile, path: path)
    } catch {
      end(.file, "\(path): \(error.reason)")
      return nil
    }
  }

  private func endUnattended() {
    guard let session else { return }
    session.conclude()
    do {
      for path in try LabReport.write(session) { Console.write("\(path)\n", to: 1) }
      end(session.status, nil)
    } catch {
      end(error.status, error.sentence)
    }
  }

  private func end(_ status: ToolStatus, _ sentence: String?) {
    failure = status
    if let sentence { Console.write("TouchLab: \(sentence)\n", to: 2) }
    Application.shared.terminate(nil)
  }

  func applicationWillTerminate(_ application: Application) {
    session?.conclude()
    var status = failure ?? session?.status ?? .done
    do {
      try controller?.saving.conclude()
    } catch {
      Console.write("TouchLab: \(error.sentence)\n", to: 2)
      status = .file
    }
    do {
      try session?.recorder.finish()
    } catch {
      let sentence = Failure.file(session?.path ?? "", error).sentence
      Console.write("TouchLab: \(sentence)\n", to: 2)
      status = .file
    }
    if status != .done { status.end() }
  }
}
