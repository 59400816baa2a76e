import Testing
import TouchAnalysis
import TouchRecording

@Suite("The screen of each test of a recording") struct ScreenTimelineTests {
  /// A panel of 200 × 100 mm, with 4 points per millimetre.
  private let panel = Output(
    number: 1, name: "DSI-1", widthMillimetres: 200, heightMillimetres: 100, widthPixels: 800,
    heightPixels: 400, refresh: 60_000)
  /// A monitor of 400 × 200 mm, with 2 points per millimetre.
  private let monitor = Output(
    number: 2, name: "HDMI-1", widthMillimetres: 400, heightMillimetres: 200, widthPixels: 800,
    heightPixels: 400, refresh: 144_000)

  private func fact(_ ms: Int64, _ content: Fact.Content) -> RecordedLine {
    .fact(Fact(at: ms * 1_000, content))
  }

  private func window(
    _ ms: Int64, on output: UInt32, _ width: Double = 800, _ height: Double = 400
  ) -> RecordedLine {
    fact(ms, .window(WindowState(number: 1, width: width, height: height, output: output)))
  }

  private func step(_ ms: Int64, _ content: TestStep.Content) -> RecordedLine {
    .step(TestStep(at: ms * 1_000, content))
  }

  private func touch(
    _ kind: TouchEvent.Kind, _ ms: Int64, _ x: Double = 0, _ y: Double = 0
  ) -> RecordedLine {
    let stamp = Stamp(arrived: ms * 1_000, microseconds: ms * 1_000)
    return .touch(TouchEvent(kind, stamp, id: 1, x: x, y: y, window: 1))
  }

  /// Returns the lines of a tap at a distance from its target, in points.
  private func tap(
    _ start: Int64, _ test: TestKind, part: String = "", beside: Double
  ) -> [RecordedLine] {
    [
      step(start, .begin(TestPlan(test, holder: .robot, part: part))),
      step(start + 10, .target(x: 200, y: 200)), touch(.down, start + 20, 200 + beside, 200),
      touch(.up, start + 30), step(start + 40, .end(.done)),
    ]
  }

  private func value(_ name: FigureName, _ analysis: Analysis) -> Double? {
    analysis.figures.first { $0.name == name }?.value
  }

  @Test("A test on a second screen has the millimetres of that one, and the first keeps its own")
  func secondScreen() {
    let lines =
      [fact(0, .output(panel)), fact(0, .output(monitor)), window(0, on: 1)]
      + tap(100, .accuracy, beside: 4) + [window(1_000, on: 2)]
      + tap(1_100, .rotation, part: "normal", beside: 4)
    let analysis = Analysis(Recording(lines))
    #expect(analysis.runs.map(\.screen.width) == [200, 400])
    #expect(analysis.runs.map(\.screen.output) == [1, 2])
    #expect(value(.accuracyWorst, analysis) == 1)
    #expect(value(.rotationWorst, analysis) == 2)
    #expect(analysis.screen.refresh == 144)
    #expect(analysis.screen(of: .accuracy).refresh == 60)
    #expect(analysis.screen(of: .ghost) == analysis.screen)
  }

  @Test("A window that goes to another screen is judged by where it was at each touch")
  func screensInTurn() {
    func five(_ start: Int64, on output: UInt32) -> [RecordedLine] {
      [step(start, .begin(TestPlan(.screens, holder: .robot, part: "\(output)", output: output)))]
        + (0..<5).flatMap {
          [touch(.down, start + 10 + 20 * $0, 50, 50), touch(.up, start + 20 + 20 * $0)]
        } + [step(start + 200, .end(.done))]
    }
    let lines =
      [fact(0, .output(panel)), fact(0, .output(monitor)), window(0, on: 1)]
      + five(100, on: 1) + [window(1_000, on: 2)] + five(1_100, on: 2)
    #expect(value(.screensRight, Analysis(Recording(lines))) == 100)
    // Without this line, touches of the second screen arrive while the window is on the first.
    let wrong = lines.filter { $0 != window(1_000, on: 2) }
    #expect(value(.screensRight, Analysis(Recording(wrong))) == 50)
  }

  @Test("Turned by a quarter, the sides are swapped from then on, also of a card laid before")
  func turned() {
    // Points are not square: 4 per millimetre along x, 2 along y.
    var odd = panel
    odd.heightMillimetres = 200
    var turned = odd
    turned.transform = 1
    let card = Calibration(width: 85.6 * 5, height: 53.98 * 2.5)
    for hasCard in [false, true] {
      let lines =
        [fact(0, .output(odd)), window(0, on: 1)]
        + (hasCard ? [fact(5, .calibration(card))] : [])
        + tap(100, .rotation, part: "normal", beside: 4)
        + [fact(1_000, .output(turned)), window(1_010, on: 1, 400, 800)]
        + tap(1_100, .rotation, part: "90", beside: 4)
      let analysis = Analysis(Recording(lines))
      let each = hasCard ? [0.2, 0.4] : [0.25, 0.5]
      for (run, length) in zip(analysis.runs, each) {
        #expect((run.screen.millimetresX - length).magnitude < 1e-9)
        #expect(run.screen.source == (hasCard ? .card : .output))
      }
      #expect(abs(analysis.runs[1].screen.width - 400 * each[1]) < 1e-9)
    }
  }

  @Test("A card counts for the screen that it lay on, whenever it was, and for no other")
  func cardOfOneScreen() {
    let card = Calibration(width: 85.6 * 5, height: 53.98 * 5)
    let lines =
      [fact(0, .output(panel)), fact(0, .output(monitor)), window(0, on: 1)]
      + tap(100, .accuracy, beside: 4) + [fact(900, .calibration(card)), window(1_000, on: 2)]
      + tap(1_100, .rotation, part: "normal", beside: 4)
    let analysis = Analysis(Recording(lines))
    #expect(analysis.runs.map(\.screen.source) == [.card, .output])
    #expect(abs((value(.accuracyWorst, analysis) ?? 0) - 0.8) < 1e-9)
    #expect(value(.rotationWorst, analysis) == 2)
  }

  @Test("A window that is told its new size while a test is on has it for that whole test")
  func lateWindow() {
    let lines =
      [fact(0, .output(panel)), fact(0, .output(monitor)), window(0, on: 1)]
      + [step(100, .begin(TestPlan(.swipe, holder: .robot, part: "right"))), window(110, on: 2)]
      + [touch(.down, 120, 798, 50), touch(.motion, 130, 700, 50), touch(.up, 140)]
      + [step(200, .end(.done))]
    let analysis = Analysis(Recording(lines))
    #expect(analysis.runs.first?.screen.output == 2)
    #expect(value(.swipeInset, analysis) == 1)
  }
}
