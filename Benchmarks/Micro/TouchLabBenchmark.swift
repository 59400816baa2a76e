import Glibc
import ResponderPlatform
import ResponderSystem
import ResponderTestKit
import SyntheticTouch
import TouchAnalysis
import TouchJudgement
import TouchRecorder
import TouchRecording
import TouchReport
import WindowResponder

/// A benchmark that records ten minutes of ten touches at 240 Hz, reads and analyses them, and draws the
/// trails of such touches. It also tests the analysis with screens that have known faults.
@MainActor enum TouchLabBenchmark {
  private static let fingers = 10
  private static let rate = 240
  private static let seconds = 600
  private static let screens = 1_000

  static func figures() throws -> [MicroFigure] {
    let path = "/tmp/touch-lab-benchmark-\(getpid()).jsonl"
    defer { unlink(path) }
    return try writing(path) + reading(path) + drawing() + trials()
  }

  // MARK: Recording

  /// Measures a recorder that receives the same input as from a display: every event, a handled input event
  /// for each frame, and 60 committed and presented frames per second.
  private static func writing(_ path: String) throws -> [MicroFigure] {
    let stage = Stage(size: Size(width: 1_920, height: 1_200))
    let clockAlone = processorSeconds {
      for _ in 0..<seconds * rate { stage.advance(by: 1 / Double(rate)) }
    }
    let sink = try BackgroundSink(RecordingFile(path: path))
    let recorder = TouchRecorder(window: stage.window, sink: sink)
    try recorder.start()
    recorder.begin(TestPlan(.rate, holder: .robot, count: 10))
    let before = residentMegabytes()
    var most = before
    let time = try processorSeconds {
      for frame in 0..<seconds * rate {
        record(frame, with: recorder, on: stage)
        if frame % (rate * 10) == 0 { most = max(most, residentMegabytes()) }
        if frame % (rate / 4) == 0 { wait(until: path, has: recorder.byteCount - 4_000_000) }
      }
      recorder.end(.done)
      try recorder.finish()
    }
    let cost = max(0, time - clockAlone)
    let events = seconds * rate * (fingers + 1)
    let name = "ten fingers at 240 Hz"
    return [
      MicroFigure(
        name: "what a recorder adds to an event", value: cost / Double(events) * 1e6, unit: "µs",
        limit: 8, note: "from the protocol event into the file, frames included; all threads' CPU"),
      MicroFigure(
        name: "\(name), recorded", value: cost / Double(seconds) * 100, unit: "% of a core",
        limit: 2, note: "\(recorder.byteCount >> 20) MiB in ten minutes"),
      MicroFigure(
        name: "\(name), memory of the recorder", value: most - before, unit: "MB", limit: 20),
    ]
  }

  /// Waits until a file has a size. Ten simulated minutes pass within seconds, so the disk needs additional
  /// time.
  static func wait(until path: String, has byteCount: Int) {
    var status = stat()
    while stat(path, &status) == 0, Int(status.st_size) < byteCount { usleep(1_000) }
  }

  /// Records a frame of touches that move up and down, and are lifted once per second.
  static func record(_ frame: Int, with recorder: TouchRecorder, on stage: Stage) {
    stage.advance(by: 1 / Double(rate))
    let microseconds = Int64((stage.now * 1e6).rounded()) - 700
    let arrival = Stamp(arrivedAt: stage.now)
    let stamp = Stamp(
      arrived: arrival.arrived, milliseconds: UInt32(truncatingIfNeeded: microseconds / 1_000),
      microseconds: microseconds)
    let place = frame % rate
    let surface = stage.window.shownSurface
    for finger in 0..<fingers {
      let x = 90 + Double(finger) * 180 + Double(place % 120) / 8
      let y = 200 + Double(place) * 3.25
      let kind: TouchEvent.Kind = place == 0 ? .down : place == rate - 1 ? .up : .motion
      let event = TouchEvent(kind, stamp, id: Int32(finger), x: x, y: y, serial: 1)
      recorder.touch(event, on: surface)
    }
    recorder.touch(TouchEvent(.frame, arrival), on: nil)
    recorder.inputCame()
    recorder.inputWasHandled(waiting: 0)
    guard frame % 4 == 0, let surface else { return }
    let number = UInt32(truncatingIfNeeded: frame / 4)
    recorder.surface(surface, didCommit: number, at: stage.now)
    recorder.surface(surface, didShow: number, at: stage.now, refresh: 16_666_666)
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
    var bare = recording
    bare.steps = []
    let analysingBare = Stopwatch.seconds { analysis = Analysis(bare) }
    precondition(analysis.touchCount == seconds * fingers, "a touch is missing without a test")
    analysis = Analysis(recording)
    let name = "ten minutes of ten fingers at 240 Hz"
    let profile = try Profile.named("strict")
    let (page, pdf) = MainActor.assumeIsolated { report(recording, analysis, profile) }
    return [
      MicroFigure(
        name: "\(name), reported", value: page.seconds + pdf.seconds, unit: "s", limit: 2,
        note: "a page of \(page.bytes >> 10) KiB and a PDF document of \(pdf.bytes >> 10) KiB"),
      MicroFigure(
        name: "\(name), read and analysed", value: parsing + analysing, unit: "s", limit: 5,
        note: "\(recording.lineCount) lines"),
      MicroFigure(name: "\(name), read alone", value: parsing, unit: "s", limit: 4),
      MicroFigure(name: "\(name), analysed alone", value: analysing, unit: "s", limit: 2),
      MicroFigure(
        name: "\(name), without a test, analysed alone", value: analysingBare, unit: "s", limit: 2),
    ]
  }

  // MARK: Drawing

  /// Returns ten touches that move across a screen of 1,920 by 1,080 pixels, each along its own curve.
  private static func drawing() -> [MicroFigure] {
    let stage = Stage(size: Size(width: 1_920, height: 1_080))
    let canvas = TrailCanvas(frame: stage.window.bounds)
    stage.window.addSubview(canvas)
    stage.render()
    stage.application.interactionSettings.coalescesMoves = true
    func place(_ finger: Int, _ step: Int) -> Point {
      let time = Double(step) / Double(rate)
      let phase = Double(finger) * 0.7
      return Point(
        x: 960 + 900 * sin(time * (0.7 + Double(finger) * 0.03) + phase),
        y: 540 + 500 * cos(time * (0.9 - Double(finger) * 0.02) + phase * 2))
    }
    for finger in 0..<fingers { stage.touchDown(finger, at: place(finger, 0)) }
    stage.frame()
    stage.advance(by: 0.1)
    let frames = stage.frameCount
    let steps = 20 * rate
    let time = processorSeconds {
      for step in 1...steps {
        stage.advance(by: 1 / Double(rate))
        for finger in 0..<fingers { stage.touchMove(finger, to: place(finger, step)) }
        stage.frame()
      }
    }
    let drawn = stage.frameCount - frames
    return [
      MicroFigure(
        name: "ten trails at 240 Hz, a frame", value: time / Double(drawn) * 1e3, unit: "ms",
        limit: 1, note: "at 1080p; the touches' way to the canvas included; \(drawn) frames")
    ]
  }

  /// Returns the times for creating a page and a PDF document.
  @MainActor private static func report(
    _ recording: Recording, _ analysis: Analysis, _ profile: Profile?
  ) -> (page: (seconds: Double, bytes: Int), pdf: (seconds: Double, bytes: Int)) {
    var page = 0
    var pdf = 0
    func make() -> Report {
      Report(
        recording, analysis, judgement: profile.map { Judgement(analysis, by: $0) },
        heading: ReportHeading(file: "ten.jsonl", date: "2000-01-01"), language: .english)
    }
    let pageTime = Stopwatch.seconds { page = make().html().utf8.count }
    let pdfTime = Stopwatch.seconds { pdf = make().pdf().count }
    return ((pageTime, page), (pdfTime, pdf))
  }

  // MARK: Screens

  private static func trials() -> [MicroFigure] {
    var alarms = 0
    var oversights = 0
    var coarse = (alarms: 0, oversights: 0)
    for seed in 0..<UInt64(screens) {
      alarms += ScreenTrial.falseAlarms(seed: seed).count
      oversights += ScreenTrial.oversights(seed: seed).count
      coarse.alarms += ScreenTrial.coarseFalseAlarms(seed: seed).count
      coarse.oversights += ScreenTrial.coarseOversights(seed: seed).count
    }
    return [
      MicroFigure(
        name: "false alarms in 1,000 sound screens", value: Double(alarms), unit: "", limit: 0),
      MicroFigure(
        name: "faults not found in 1,000 screens", value: Double(oversights), unit: "", limit: 0),
      MicroFigure(
        name: "false alarms in 1,000 coarse screens with slow movements",
        value: Double(coarse.alarms), unit: "", limit: 0),
      MicroFigure(
        name: "reports left out that are not found on 1,000 coarse screens",
        value: Double(coarse.oversights), unit: "", limit: 0),
    ]
  }

  // MARK: Costs

  /// Returns the processor time of a closure in user and system mode, in seconds.
  static func processorSeconds(_ body: () throws -> Void) rethrows -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    try body()
    return now() - start
  }

  private static func residentMegabytes() -> Double {
    let bytes = (try? SystemCall.contents(ofFile: "/proc/self/statm", limit: 1_000)) ?? []
    let words = String(decoding: bytes, as: UTF8.self).split(separator: " ")
    guard words.count > 1, let pages = Double(words[1]) else { return 0 }
    return pages * Double(MappedMemory.pageSize) / 1e6
  }
}
