import Glibc
import ResponderSystem
import TouchDevice
import TouchRecorder
import TouchRecording
import WindowResponder

/// `TouchLab record`: a window that fills the screen and records what touches it.
final class RecordProgram: Responder, ApplicationDelegate {
  /// What is to be done; set before the program starts, which makes its delegate by itself.
  private static var order: Order?

  /// What the command line asks for.
  private struct Order {
    var path: String
    var sink: any RecordingSink
    /// After how many seconds it ends; nil for when the user says so.
    var seconds: Double?
    /// The language's name; nil for that of the user.
    var language: String?
    /// Input devices that are recorded beside.
    var devices: [any RecordedDevice]
  }

  /// Records into a file until it ends, and the process with it. Throws where the file can't be made.
  static func run(
    path: String, seconds: Double?, language: String?, devices paths: [String] = []
  ) throws(Failure) -> ToolStatus {
    let devices: [any RecordedDevice]
    do throws(DeviceError) {
      devices = try RecordedDevices.open(paths)
    } catch {
      throw Failure(status: .file, sentence: error.description)
    }
    do throws(SystemError) {
      let sink = try BackgroundSink(RecordingFile(path: path))
      order = Order(path: path, sink: sink, seconds: seconds, language: language, devices: devices)
    } catch {
      throw .file(path, error)
    }
    ToolStatus.watchDisplay()
    main()
    return .done
  }

  private let window = Window(size: Size(width: 800, height: 600))
  private let controller = RecordController()
  private var recorder: TouchRecorder?
  private var devices: DeviceWatcher?
  private var watch: ClockTimer?
  private var status = ToolStatus.done

  func applicationDidFinishLaunching(_ application: Application) {
    application.name = "TouchLab"
    LabWords.use(Self.order?.language)
    window.title = "TouchLab"
    window.rootViewController = controller
    window.setFullscreen(true)
    window.makeKeyAndVisible()
    // The display is connected to once the program is launched.
    ClockTimer.scheduledTimer(withTimeInterval: 0) { [weak self] _ in self?.begin() }
  }

  private func begin() {
    guard let order = Self.order else { return }
    let recorder = TouchRecorder(window: window, sink: order.sink)
    self.recorder = recorder
    controller.canvas.recorder = recorder
    do {
      try recorder.start()
    } catch {
      return end(because: error)
    }
    if !order.devices.isEmpty {
      let watcher = DeviceWatcher(order.devices, recorder: recorder)
      watcher.onEnd = { Console.write("TouchLab: \($0): \($1)\n", to: 2) }
      watcher.start()
      devices = watcher
    }
    if let seconds = order.seconds {
      ClockTimer.scheduledTimer(withTimeInterval: seconds) { _ in
        Application.shared.terminate(nil)
      }
    }
    // A disk that is full is told at once, rather than at the end.
    watch = ClockTimer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      if let problem = self?.recorder?.problem { self?.end(because: problem) }
    }
  }

  private func end(because error: any Error) {
    tell(error)
    Application.shared.terminate(nil)
  }

  /// Says once why the recording is not whole.
  private func tell(_ error: any Error) {
    guard status == .done, let order = Self.order else { return }
    status = .file
    Console.write("TouchLab: \(Failure.file(order.path, error).sentence)\n", to: 2)
  }

  func applicationWillTerminate(_ application: Application) {
    watch?.invalidate()
    devices?.stop()
    guard let recorder, let order = Self.order else { return }
    do { try recorder.finish() } catch { tell(error) }
    if status == .done {
      Console.write("\(order.path): \(recorder.byteCount) bytes\n", to: 1)
    } else {
      status.end()
    }
  }
}
