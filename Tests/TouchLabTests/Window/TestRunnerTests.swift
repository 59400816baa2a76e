import SeededRandom
import Testing
import TouchAnalysis
import TouchRecording
import WindowResponder

@testable import TouchLab

@Suite("The runner of guided tests") struct TestRunnerTests {
  /// A screen of 200 × 125 mm with 4 points per millimetre.
  private var ground: TestGround {
    var screen = ScreenSize()
    (screen.millimetresX, screen.millimetresY, screen.source) = (0.25, 0.25, .card)
    return TestGround(screen, size: Size(width: 800, height: 500))
  }

  private func runner(_ make: @escaping @Sendable (TestGround) -> [any GuidedTest]) -> TestRunner {
    TestRunner(on: ground, holder: .robot, make: make)
  }

  private func touch(
    _ kind: TouchEvent.Kind, _ at: Int64, id: Int32 = 0, x: Double = 0, y: Double = 0
  ) -> RecordedLine {
    .touch(TouchEvent(kind, Stamp(arrived: at), id: id, x: x, y: y))
  }

  /// Returns the names of commands.
  private func names(_ commands: [TestRunner.Command]) -> [String] {
    commands.map {
      switch $0 {
      case .begin(let plan): "begin \(plan.test) \(plan.part)"
      case .ask: "ask"
      case .end(let end): "end \(end)"
      }
    }
  }

  @Test("A tap on each target, and the test is done; the next begins when no finger is down")
  func taps() {
    var runner = runner { [AccuracyTest(on: $0, side: 2), CoverageTest(on: $0, cell: 50)] }
    #expect(names(runner.start(at: 0)) == ["begin accuracy ", "ask"])
    var at: Int64 = 0
    var last: [TestRunner.Command] = []
    for place in ground.grid(columns: 2, rows: 2, inset: 2) {
      at += 100_000
      _ = runner.take(touch(.down, at, x: place.x, y: place.y))
      last = runner.take(touch(.up, at + 50_000))
    }
    #expect(names(last) == ["end done"] && runner.phase == .resting)
    #expect(runner.outcomes.map(\.end) == [.done])
    // Another touch is still on the screen.
    _ = runner.take(touch(.down, at + 100_000, x: 5, y: 5))
    _ = runner.pass(at + 1_000_000)
    #expect(runner.phase == .preparing)
    _ = runner.take(touch(.up, at + 1_100_000))
    #expect(runner.phase == .running && runner.index == 1)
  }

  @Test("A target that nobody can touch is passed over after a while")
  func missedTarget() {
    var runner = runner { [AccuracyTest(on: $0, side: 2)] }
    _ = runner.start(at: 0)
    for second in 1...40 { _ = runner.pass(Int64(second) * 1_000_000) }
    #expect(runner.outcomes.map(\.end) == [.done])
  }

  @Test("Stopped, it can begin again, be left out, or be broken off")
  func stopping() {
    var runner = runner { [AccuracyTest(on: $0, side: 2), AccuracyTest(on: $0, side: 2)] }
    _ = runner.start(at: 0)
    #expect(names(runner.stop()) == ["end stopped"])
    #expect(runner.stop().isEmpty)
    #expect(names(runner.again(at: 10)) == ["begin accuracy ", "ask"])
    _ = runner.stop()
    // A test that is skipped after a stop is recorded as skipped.
    #expect(
      names(runner.skip(at: 20)) == [
        "begin accuracy ", "end skipped", "begin accuracy ", "ask",
      ])
    #expect(names(runner.leave()) == ["end stopped"])
    #expect(runner.phase == .finished && runner.outcomes.map(\.end) == [.skipped])
  }

  @Test("Fingers that are lifted too early have the test begin again, with a word about it")
  func tooEarly() {
    var runner = runner { [FingersTest(on: $0, count: 5)] }
    _ = runner.start(at: 0)
    for id in 0..<5 { _ = runner.take(touch(.down, 1_000, id: Int32(id))) }
    _ = runner.pass(1_000_000)
    var all: [TestRunner.Command] = []
    for id in 0..<5 { all += runner.take(touch(.up, 1_100_000, id: Int32(id))) }
    #expect(names(all) == ["end stopped"])
    #expect(!runner.hint.isEmpty)
    #expect(names(runner.pass(1_200_000)) == ["begin fingers "])
  }

  @Test("A window of another size begins the part again, laid out anew")
  func resizing() throws {
    var runner = runner { [AccuracyTest(on: $0, side: 2)] }
    _ = runner.start(at: 0)
    var turned = TestGround(ScreenSize(), size: Size(width: 500, height: 800))
    turned.transform = 1
    #expect(names(runner.lay(on: turned, at: 10)) == ["end stopped"])
    let commands = runner.pass(20)
    #expect(names(commands) == ["begin accuracy ", "ask"])
    #expect(runner.lay(on: turned, at: 30).isEmpty)
  }

  @Test("A charger is waited for until somebody says that it is plugged in")
  func confirming() {
    var runner = runner { [GhostTest(on: $0, seconds: 10, isCharging: true)] }
    #expect(runner.start(at: 0).isEmpty)
    #expect(runner.pass(60_000_000).isEmpty && runner.phase == .preparing)
    #expect(names(runner.confirm(at: 60_000_000)) == ["begin ghost "])
    _ = runner.pass(69_900_000)
    #expect(runner.phase == .running)
    #expect(names(runner.pass(70_000_000)) == ["end done"])
  }

  @Test("The ghosts’ test is about the charger as it is, and who has to change it is asked")
  func chargers() {
    for (isCharging, hands, asked) in [(true, true, false), (false, false, true)] {
      var planner = TestPlanner()
      planner.suite = .full
      planner.isCharging = isCharging
      let parts = planner.parts(of: .ghost, on: ground)
      #expect(parts.map(\.plan.isCharging) == [hands, asked])
      #expect(parts[0].preparation == .handsOff(3))
      guard case .confirm = parts[1].preparation else {
        Issue.record("nobody is asked about the charger")
        return
      }
      planner.suite = .quick
      let quick = planner.parts(of: .ghost, on: ground)
      #expect(quick.map(\.plan.isCharging) == [isCharging])
      #expect(quick.map(\.preparation) == [.handsOff(3)])
    }
  }

  @Test("A turn of the screen is waited for")
  func turning() {
    var planner = TestPlanner()
    planner.transform = 0
    let fixed = planner
    var runner = runner { fixed.parts(of: .rotation, on: $0) }
    // The current orientation comes last, so that the screen has its first orientation again at the end.
    #expect(runner.parts.map(\.plan.part) == ["90", "180", "270", "normal"])
    #expect(runner.start(at: 0).isEmpty)
    let output = Output(number: 0, transform: 1)
    #expect(
      names(runner.take(.fact(Fact(at: 5, .output(output))))) == ["begin rotation 90", "ask"])
  }

  @Test("A pen that never comes leaves its parts out, with the reason")
  func noPen() {
    var runner = runner { [PenTest("draw", on: $0)] }
    _ = runner.start(at: 0)
    #expect(names(runner.pass(16_000_000)) == ["end skipped"])
    #expect(runner.outcomes.map(\.end) == [.skipped] && !runner.outcomes[0].remark.isEmpty)
  }

  @Test("Any events, in any order, never trap a part", arguments: 0..<20)
  func anything(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let kinds = TouchEvent.Kind.allCases
    for test in TestPlanner.all where test != .rotation {
      var planner = TestPlanner()
      planner.suite = .full
      planner.outputs = [Output(number: 0, name: "A"), Output(number: 1, name: "B")]
      let fixed = planner
      var runner = runner { fixed.parts(of: test, on: $0) }
      _ = runner.start(at: 0)
      var at: Int64 = 0
      for _ in 0..<300 {
        at += Int64.random(in: 0...80_000, using: &random)
        let kind = kinds.randomElement(using: &random) ?? .up
        _ = runner.take(
          touch(
            kind, at, id: Int32.random(in: 0...11, using: &random),
            x: Double.random(in: -50...900, using: &random),
            y: Double.random(in: -50...600, using: &random)))
        if at % 3 == 0 { _ = runner.pass(at) }
        _ = runner.part?.marks
        #expect((0...1).contains(runner.progress))
      }
    }
  }
}
