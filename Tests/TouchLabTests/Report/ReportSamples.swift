import SyntheticTouch
import TouchAnalysis
import TouchJudgement
import TouchRecording
import TouchReport

/// A namespace of recordings and their reports.
enum ReportSamples {
  /// Returns a recording of all tests of a synthetic session, followed by a pen, contacts with a size, and a
  /// second screen.
  static func everything(fault: PlantedFault = .sound, seed: UInt64 = 1) -> Recording {
    let session = SyntheticSession.full(on: SyntheticScreen(seed: seed, fault: fault))
    var recording = session.recording
    let end = recording.span?.upperBound ?? 0
    for line in more(from: end + 1_000_000) { recording.append(line) }
    return recording
  }

  static func analysis(fault: PlantedFault, seed: UInt64 = 1) -> (Recording, Analysis) {
    let recording = SyntheticSession.full(on: SyntheticScreen(seed: seed, fault: fault)).recording
    return (recording, Analysis(recording))
  }

  static func profile(_ name: String) throws -> Profile {
    guard let profile = try Profile.named(name) else { throw ProfileMissing() }
    return profile
  }

  struct ProfileMissing: Error {}

  @MainActor static func report(
    _ recording: Recording, profile name: String? = "strict", language: ReportLanguage = .english,
    file: String = "screen.jsonl"
  ) throws -> Report {
    let analysis = Analysis(recording)
    let judgement = try name.map { Judgement(analysis, by: try profile($0)) }
    return Report(
      recording, analysis, judgement: judgement,
      heading: ReportHeading(file: file, date: "2026-11-23"), language: language)
  }

  // MARK: Lines

  private static func more(from start: Int64) -> [RecordedLine] {
    var lines: [RecordedLine] = []
    var now = start
    func step(_ content: TestStep.Content) {
      lines.append(.step(TestStep(at: now, content)))
      now += 50_000
    }
    step(.begin(TestPlan(.shape, holder: .robot, size: 9)))
    for finger in 0..<5 {
      let id = Int32(9_000 + finger)
      let x = 100 + Double(finger) * 60
      lines.append(
        .touch(TouchEvent(.down, Stamp(arrived: now), id: id, x: x, y: 200, window: 1)))
      lines.append(
        .touch(TouchEvent(.shape, Stamp(arrived: now), id: id, x: 40 + Double(finger) * 3, y: 30)))
      lines.append(
        .touch(TouchEvent(.orientation, Stamp(arrived: now), id: id, x: Double(finger) * 30)))
      now += 200_000
      lines.append(.touch(TouchEvent(.up, Stamp(arrived: now), id: id)))
    }
    step(.end(.done))
    step(.begin(TestPlan(.screens, holder: .robot, output: 1)))
    for finger in 0..<6 {
      let id = Int32(9_100 + finger)
      let window: UInt32 = finger == 5 ? 7 : 1
      lines.append(
        .touch(TouchEvent(.down, Stamp(arrived: now), id: id, x: 90, y: 90, window: window)))
      now += 100_000
      lines.append(.touch(TouchEvent(.up, Stamp(arrived: now), id: id)))
    }
    step(.end(.done))
    step(.begin(TestPlan(.pen, holder: .guided)))
    lines += stroke(&now)
    step(.end(.done))
    return lines
  }

  /// Returns the lines of a stroke with a pen that is pressed and tilted.
  private static func stroke(_ now: inout Int64) -> [RecordedLine] {
    var lines: [RecordedLine] = []
    lines.append(.fact(Fact(at: now, .tool(PenTool(number: 3, type: "pen")))))
    func pen(_ kind: PenEvent.Kind, x: Double = 0, y: Double = 0, value: Double = 0) {
      lines.append(.pen(PenEvent(kind, Stamp(arrived: now), tool: 3, x: x, y: y, value: value)))
    }
    pen(.proximityIn)
    pen(.down)
    for report in 0..<400 {
      now += 5_000
      let turn = Double(report) / 400
      pen(.motion, x: 100 + turn * 300, y: 150)
      pen(.pressure, value: (turn * (1 - turn) * 4 * 65_000).rounded())
      pen(.tilt, x: turn * 100 - 50, y: 40 - turn * 70)
      pen(.frame)
    }
    pen(.up)
    pen(.frame)
    return lines
  }
}
