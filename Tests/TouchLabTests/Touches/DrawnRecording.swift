import TouchAnalysis
import TouchJudgement
import TouchRecording

/// A recording that a test draws, of a screen of 200 × 100 mm with ten points per millimetre.
struct DrawnRecording {
  private(set) var lines: [RecordedLine] = [
    .fact(
      Fact(
        at: 0,
        .output(
          Output(
            number: 1, widthMillimetres: 200, heightMillimetres: 100, widthPixels: 2_000,
            heightPixels: 1_000, refresh: 60_000)))),
    .fact(Fact(at: 0, .window(WindowState(number: 1, width: 2_000, height: 1_000, output: 1)))),
  ]
  /// The current time, in milliseconds.
  var now = 1_000.0
  /// The time from one report to the next, in milliseconds.
  var interval = 8.0

  private var stamp: Stamp { Stamp(arrived: Int64(now * 1_000)) }

  mutating func begin(_ plan: TestPlan) {
    lines.append(.step(TestStep(at: Int64(now * 1_000), .begin(plan))))
  }

  mutating func target(_ x: Double, _ y: Double) {
    lines.append(.step(TestStep(at: Int64(now * 1_000), .target(x: x * 10, y: y * 10))))
  }

  mutating func end() {
    now += 300
    lines.append(.step(TestStep(at: Int64(now * 1_000), .end(.done))))
  }

  mutating func down(_ id: Int32, _ x: Double, _ y: Double) {
    lines.append(.touch(TouchEvent(.down, stamp, id: id, x: x * 10, y: y * 10, window: 1)))
  }

  mutating func move(_ id: Int32, _ x: Double, _ y: Double) {
    lines.append(.touch(TouchEvent(.motion, stamp, id: id, x: x * 10, y: y * 10)))
  }

  mutating func up(_ id: Int32) { lines.append(.touch(TouchEvent(.up, stamp, id: id))) }

  /// Advances the time by a number of milliseconds, by default by the time of one report.
  mutating func wait(_ milliseconds: Double? = nil) { now += milliseconds ?? interval }

  /// Moves a touch along x, a number of millimetres per report, without lifting it.
  mutating func slide(_ id: Int32, from x: Double, _ y: Double, by step: Double, _ count: Int) {
    for index in 0..<count {
      move(id, x + step * Double(index), y)
      wait()
    }
  }

  /// Draws a stroke along x, from the beginning of the touch to its end.
  mutating func stroke(
    _ id: Int32, from x: Double, _ y: Double, by step: Double, _ count: Int = 60
  ) {
    down(id, x, y)
    wait()
    slide(id, from: x + step, y, by: step, count)
    up(id)
    wait(200)
  }

  /// Taps for 100 ms.
  mutating func tap(_ x: Double, _ y: Double) {
    down(0, x, y)
    wait(50)
    move(0, x + 0.1, y)
    wait(50)
    up(0)
    wait(400)
  }

  var recording: Recording { Recording(lines) }
  var analysis: Analysis { Analysis(recording) }

  func value(_ name: FigureName) -> Double? {
    analysis.figures.first { $0.name == name }?.value
  }

  /// Returns the findings of one figure.
  func findings(_ name: FigureName) -> [Finding] {
    analysis.touches?.findings.filter { $0.name == name } ?? []
  }

  /// Returns the verdict of a profile on a figure.
  func verdict(_ name: FigureName, _ profile: String = "windows-hlk") throws -> Verdict.Outcome? {
    guard let profile = try Profile.named(profile) else { return nil }
    return Judgement(analysis, by: profile).verdicts.first { $0.limit.figure == name }?.outcome
  }
}
