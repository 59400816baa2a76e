import Glibc
import ResponderSystem
import TouchDevice
import TouchRecorder
import TouchRecording
import WindowResponder

/// The program of `TouchLab record`: a window that fills the screen and records its touches.
final class RecordProgram: Responder, ApplicationDelegate {
  /// The order of the command line, which is set before the program starts, because the program creates its
  /// delegate itself.
  private static var order: Order?

  /// The order of the command line.
  private struct Order {
    var path: String
    var sink: any RecordingSink
    /// The duration in seconds, or `nil` to record until the user ends it.
    var seconds: Double?
    /// The name of the language, or `nil` for the user's.
    var language: String?
    /// The input devices that are recorded as well.
    var devices: [any RecordedDevice]
  }

  /// Records into a file until the recording and the process end. Throws an error if the file cannot be
  /// created.
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
  private var devices: DeviceObserver?
  private var watch: ClockTimer?
  private var status = ToolStatus.done

  func applicationDidFinishLaunching(_ application: Application) {
    application.name = "TouchLab"
    LabStrings.use(Self.order?.language)
    window.title = "TouchLab"
    window.rootViewController = controller
    window.setFullscreen(true)
    window.makeKeyAndVisible()
    // The connection to the display is made after launch.
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
      let watcher = DeviceObserver(order.devices, recorder: recorder)
      watcher.onEnd = { Console.write("TouchLab: \($0): \($1)\n", to: .error) }
      watcher.start()
      devices = watcher
    }
    if let seconds = order.seconds {
      ClockTimer.scheduledTimer(withTimeInterval: seconds) { _ in
        Application.shared.terminate(nil)
      }
    }
    // A full disk is reported at once, rather than at the end.
    watch = ClockTimer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      if let problem = self?.recorder?.problem { self?.end(because: problem) }
    }
  }

  private func end(because error: any Error) {
    tell(error)
    Application.shared.terminate(nil)
  }

  /// Prints once why the recording is incomplete.
  private func tell(_ error: any Error) {
    guard status == .done, let order = Self.order else { return }
    status = .file
    Console.write("TouchLab: \(Failure.file(order.path, error).sentence)\n", to: .error)
  }

  func applicationWillTerminate(_ application: Application) {
    watch?.invalidate()
    devices?.stop()
    guard let recorder, let order = Self.order else { return }
    do { try recorder.finish() } catch { tell(error) }
    if status == .done {
      Console.write("\(order.path): \(recorder.byteCount) bytes\n", to: .output)
    } else {
      status.end()
    }
  }
}
