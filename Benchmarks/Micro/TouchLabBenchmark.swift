import Glibc
import ResponderSystem
import SyntheticTouch
import TouchAnalysis
import TouchRecording

/// Writes ten minutes of ten fingers at 240 Hz, reads and analyses them, and puts the analysis to the
/// test with screens whose faults are known.
enum TouchLabBenchmark {
  private static let fingers = 10
  private static let rate = 240
  private static let seconds = 600
  private static let screens = 1_000

  static func figures() throws -> [MicroFigure] {
    let path = "/tmp/touch-lab-benchmark-\(getpid()).jsonl"
    defer { unlink(path) }
    return try writing(path) + reading(path) + trials()
  }

  // MARK: Files

  private static func writing(_ path: String) throws -> [MicroFigure] {
    let writer = RecordingWriter(try RecordingFile(path: path))
    write(describing: writer)
    let before = residentMegabytes()
    let time = processorSeconds { write(to: writer) }
    let memory = residentMegabytes() - before
    if let failure = writer.failure { throw failure }
    let events = seconds * rate * (fingers + 1)
    let name = "ten fingers at 240 Hz"
    return [
      MicroFigure(
        name: "a recorder's event", value: time / Double(events) * 1e6, unit: "µs", limit: 8,
        note: "made, turned into JSON and written to a file"),
      MicroFigure(
        name: "\(name), recorded", value: time / Double(seconds) * 100, unit: "% of a core",
        limit: 2, note: "\(writer.byteCount >> 20) MiB in ten minutes"),
      MicroFigure(
        name: "\(name), memory of the recorder", value: max(0, memory), unit: "MB", limit: 20),
    ]
  }

  /// The screen, the window and a test.
  private static func write(describing writer: RecordingWriter) {
    let output = Output(
      number: 1, widthMillimetres: 217, heightMillimetres: 136, widthPixels: 1_920,
      heightPixels: 1_200, refresh: 60_000)
    writer.write(.fact(Fact(at: 0, .output(output))))
    let window = WindowState(number: 1, width: 1_920, height: 1_200, output: 1)
    writer.write(.fact(Fact(at: 0, .window(window))))
    writer.write(.step(TestStep(at: 0, .begin(TestPlan(.rate, holder: .robot, count: 10)))))
  }

  /// Fingers that go up and down, and are lifted each second.
  private static func write(to writer: RecordingWriter) {
    for frame in 0..<seconds * rate {
      let time = Int64(frame + 1) * 1_000_000 / Int64(rate)
      let stamp = Stamp(
        arrived: time + 700, milliseconds: UInt32(truncatingIfNeeded: time / 1_000),
        microseconds: time)
      let place = frame % rate
      for finger in 0..<fingers {
        let x = 90 + Double(finger) * 180 + Double(place % 120) / 8
        let y = 200 + Double(place) * 3.25
        let kind: TouchEvent.Kind = place == 0 ? .down : place == rate - 1 ? .up : .motion
        writer.write(TouchEvent(kind, stamp, id: Int32(finger), x: x, y: y, window: 1))
      }
      writer.write(TouchEvent(.frame, Stamp(arrived: time + 700)))
    }
    let end = Int64(seconds) * 1_000_000 + 1
    writer.write(.step(TestStep(at: end, .end(.done))))
    writer.flush()
  }

  private static func reading(_ path: String) throws -> [MicroFigure] {
    var recording = Recording()
    let parsing = try Stopwatch.seconds { recording = try RecordingReader.read(path: path) }
    precondition(
      recording.touches.count == seconds * rate * (fingers + 1) && recording.problemCount == 0,
      "not all was read")
    var analysis = Analysis(Recording())
    let analysing = Stopwatch.seconds { analysis = Analysis(recording) }
    precondition(analysis.touchCount == seconds * fingers, "a touch is missing")
    let name = "ten minutes of ten fingers at 240 Hz"
    return [
      MicroFigure(
        name: "\(name), read and analysed", value: parsing + analysing, unit: "s", limit: 5,
        note: "\(recording.lineCount) lines"),
      MicroFigure(name: "\(name), read alone", value: parsing, unit: "s", limit: 4),
    ]
  }

  // MARK: Screens

  private static func trials() -> [MicroFigure] {
    var alarms = 0
    var oversights = 0
    for seed in 0..<UInt64(screens) {
      alarms += ScreenTrial.falseAlarms(seed: seed).count
      oversights += ScreenTrial.oversights(seed: seed).count
    }
    return [
      MicroFigure(
        name: "false alarms in 1,000 sound screens", value: Double(alarms), unit: "", limit: 0),
      MicroFigure(
        name: "faults not found in 1,000 screens", value: Double(oversights), unit: "", limit: 0),
    ]
  }

  // MARK: Costs

  /// What the processor took, in seconds, ours and the system's for us.
  private static func processorSeconds(_ body: () -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    body()
    return now() - start
  }

  private static func residentMegabytes() -> Double {
    let bytes = (try? SystemCall.contents(ofFile: "/proc/self/statm", limit: 1_000)) ?? []
    let words = String(decoding: bytes, as: UTF8.self).split(separator: " ")
    guard words.count > 1, let pages = Double(words[1]) else { return 0 }
    return pages * Double(MappedMemory.pageSize) / 1e6
  }
}
