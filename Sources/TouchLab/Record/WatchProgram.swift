import ResponderSystem
import ResponderWords
import TouchAnalysis
import TouchRecorder
import TouchRecording
import WindowResponder

/// The program of `TouchLab watch`: a window that fills the screen for hours or days and counts its touches.
///
/// The whole summary is written every minute. The recording contains at most ``mostBytes``.
final class WatchProgram: Responder, ApplicationDelegate {
  /// The order of the command line, which is set before the program starts, because the program creates its
  /// delegate itself.
  private static var order: Order?

  private struct Order {
    var folder: String
    var sink: BoundedSink
    var seconds: Double
    var language: String?
  }

  /// The largest recording, in bytes.
  static let mostBytes = 64 << 20
  /// The interval at which the summary is written and the state of the machine is read, in seconds.
  private static let period = 60.0

  /// Watches, writes into a folder, and ends the process. Throws an error if the folder or its files cannot
  /// be created.
  static func run(
    folder: String, seconds: Double, language: String?
  ) throws(Failure) -> ToolStatus {
    do throws(SystemError) {
      try SystemCall.makeFolder(folder, permissions: 0o777)
    } catch {
      guard error.exists else { throw .file(folder, error) }
    }
    let path = "\(folder)/watch.jsonl"
    do throws(SystemError) {
      let sink = BoundedSink(try BackgroundSink(RecordingFile(path: path)), most: mostBytes)
      order = Order(folder: folder, sink: sink, seconds: seconds, language: language)
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
  private var watch: TouchWatch?
  private var timer: ClockTimer?
  private var isCharging: Bool?
  private var failure: Failure?

  func applicationDidFinishLaunching(_ application: Application) {
    application.name = "TouchLab"
    LabStrings.use(Self.order?.language)
    window.title = "TouchLab"
    window.rootViewController = controller
    window.setFullscreen(true)
    window.makeKeyAndVisible()
    controller.hint.text = localized(
      "Leave the screen alone: what it reports by itself is counted.")
    application.isIdleTimerDisabled = true
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
      return end(.file("\(order.folder)/watch.jsonl", error))
    }
    watch = TouchWatch(at: recorder.now)
    recorder.onLine = { [weak self] line in self?.watch?.take(line) }
    isCharging = PowerSupply.isCharging()
    beginTest()
    look()
    timer = ClockTimer.scheduledTimer(withTimeInterval: Self.period, repeats: true) {
      [weak self] _ in self?.look()
    }
    ClockTimer.scheduledTimer(withTimeInterval: order.seconds) { _ in
      Application.shared.terminate(nil)
    }
  }

  /// Begins a part of the recording, in the form of a ghost test of one hour.
  private func beginTest() {
    recorder?.begin(
      TestPlan(
        .ghost, part: "\(Int((watch?.seconds ?? 0) / 3_600))", seconds: 3_600,
        isCharging: isCharging ?? false))
  }

  private func look() {
    guard let recorder, let order = Self.order, var watch else { return }
    let charging = PowerSupply.isCharging()
    let hour = Int(watch.seconds / 3_600)
    watch.note(at: recorder.now, isCharging: charging, temperature: Thermometer.temperature())
    self.watch = watch
    if charging != isCharging || Int(watch.seconds / 3_600) != hour {
      recorder.end(.done)
      isCharging = charging
      beginTest()
    }
    if let problem = recorder.problem {
      return end(.file("\(order.folder)/watch.jsonl", problem))
    }
    do throws(Failure) { try write(isOver: false) } catch { end(error) }
  }

  private func write(isOver: Bool) throws(Failure) {
    guard let watch, let order = Self.order else { return }
    let text = WatchSummary.text(
      of: watch, isOver: isOver, isRecordingFull: order.sink.isFull)
    try ReportFiles.write(Array(text.utf8), to: "\(order.folder)/watch.json")
  }

  private func end(_ failure: Failure) {
    if self.failure == nil { self.failure = failure }
    Application.shared.terminate(nil)
  }

  func applicationWillTerminate(_ application: Application) {
    timer?.invalidate()
    guard let recorder, let order = Self.order else { return }
    recorder.end(.done)
    watch?.note(
      at: recorder.now, isCharging: PowerSupply.isCharging(),
      temperature: Thermometer.temperature())
    do { try recorder.finish() } catch {
      failure = failure ?? .file("\(order.folder)/watch.jsonl", error)
    }
    do throws(Failure) { try write(isOver: true) } catch { failure = failure ?? error }
    if let failure {
      Console.write("TouchLab: \(failure.sentence)\n", to: .error)
      failure.status.end()
    }
    let touches = watch?.touches ?? 0
    Console.write(
      "\(order.folder)/watch.json: \(touches) \(touches == 1 ? "touch" : "touches") in "
        + "\(Number.text(watch?.seconds ?? 0, digits: 0)) s\n", to: .output)
    if touches > 0 { ToolStatus.failed.end() }
  }
}
