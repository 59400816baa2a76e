import ResponderSystem
import ResponderWords
import TouchJudgement
import TouchRecorder
import TouchRecording
import WindowResponder

/// The delegate that opens the window, begins the recording, and sets the exit status at the end.
final class LabDelegate: Responder, ApplicationDelegate {
  /// The options of the command line and their profile, which are set before the program starts.
  static var request: (options: LabOptions, profile: Profile)?

  private var window: Window?
  private var session: LabSession?
  private var controller: LabController?
  /// The error for the exit status.
  private var failure: ToolStatus?

  func applicationDidFinishLaunching(_ application: Application) {
    guard let request = Self.request else { return application.terminate(nil) }
    application.name = "TouchLab"
    application.identifier = "org.windowresponder.TouchLab"
    LabStrings.use(request.options.language)
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
    // The connection to the display is made after launch.
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
    // The information that tests need, screens and the window's size, arrives after the display was opened.
    let end = Application.shared.now + Self.patience
    ClockTimer.scheduledTimer(withTimeInterval: 0.02, repeats: true) { [weak self] timer in
      guard session.isSettled || Application.shared.now >= end else { return }
      timer.invalidate()
      self?.beginTests()
    }
  }

  /// The longest time to wait for the information about screens and the window, in seconds.
  private static let patience = 2.0

  /// Begins the tests of the command line.
  private func beginTests() {
    guard let session, let controller else { return }
    if session.options.isUnattended {
      controller.run([.ghost], isUnattended: true)
    } else if let test = session.options.test {
      controller.run([test])
    }
  }

  /// Opens the file of the recording.
  private func open(_ options: LabOptions, _ profile: Profile, for window: Window) -> LabSession? {
    let folder = options.folder ?? RecordingFolder.usual(ProcessEnvironment.value)
    let path = "\(folder)/\(RecordingFolder.name(at: CalendarTime.now)).jsonl"
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
      for path in try LabReport.write(session) { Console.write("\(path)\n", to: .output) }
      end(session.status, nil)
    } catch {
      end(error.status, error.sentence)
    }
  }

  private func end(_ status: ToolStatus, _ sentence: String?) {
    failure = status
    if let sentence { Console.write("TouchLab: \(sentence)\n", to: .error) }
    Application.shared.terminate(nil)
  }

  func applicationWillTerminate(_ application: Application) {
    session?.conclude()
    var status = failure ?? session?.status ?? .done
    do {
      try controller?.saving.conclude()
    } catch {
      Console.write("TouchLab: \(error.sentence)\n", to: .error)
      status = .file
    }
    do {
      try session?.recorder.finish()
    } catch {
      let sentence = Failure.file(session?.path ?? "", error).sentence
      Console.write("TouchLab: \(sentence)\n", to: .error)
      status = .file
    }
    if status != .done { status.end() }
  }
}
