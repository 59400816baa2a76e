import TouchAnalysis
import TouchJudgement
import TouchRecording
import WindowResponder

/// What the window's pages share: the recording as it grows, what was found out, and what was asked for.
@MainActor package final class LabSession {
  let recorder: any LabRecorder
  var options: LabOptions
  /// What figures are held against; changing it judges anew.
  var profile: Profile { didSet { if profile != oldValue { judge() } } }
  /// Where the recording is written; empty where it is kept nowhere.
  let path: String
  /// Every line so far.
  private(set) var recording = Recording()
  /// What was measured so far, and what the profile says of it; nil before the first test.
  private(set) var analysis: Analysis?
  private(set) var judgement: Judgement?
  /// Which share is done of looking at a long recording; nil while nobody does.
  private(set) var analysisProgress: Double? { didSet { onProgress?() } }
  /// A recording of more lines is looked at on another thread, so that the window goes on answering.
  var longRecording = 50_000
  /// How often it was begun to look at the recording: what is found out counts of the last time alone.
  private var analysisNumber = 0
  /// How each part of each test ended the last time.
  private(set) var outcomes: [TestKind: [TestRunner.Outcome]] = [:]
  /// Is told of each line; and after what was found out has changed.
  var onLine: ((RecordedLine) -> Void)?
  var onNews: (() -> Void)?
  /// Is told when ``analysisProgress`` has changed.
  var onProgress: (() -> Void)?
  /// What only facts are about: the screen's size, the machine.
  private var facts = Recording()

  init(
    recorder: any LabRecorder, options: LabOptions, profile: Profile, path: String = ""
  ) {
    self.recorder = recorder
    self.options = options
    self.profile = profile
    self.path = path
    recorder.onLine = { [weak self] line in self?.take(line) }
  }

  private func take(_ line: RecordedLine) {
    recording.append(line)
    onLine?(line)
    guard case .fact = line else { return }
    facts.append(line)
    onNews?()
  }

  // MARK: What is so

  var screen: ScreenSize { ScreenSize(of: facts) }

  func last<Value>(_ find: @escaping (Fact.Content) -> Value?) -> Value? {
    facts.facts.reversed().lazy.compactMap { find($0.content) }.first
  }

  var machine: Machine? {
    last { if case .machine(let machine) = $0 { machine } else { nil } }
  }
  var windowState: WindowState? {
    last { if case .window(let window) = $0 { window } else { nil } }
  }

  /// The screens that are there, the newest facts of each.
  var outputs: [Output] {
    var outputs: [UInt32: Output] = [:]
    for fact in facts.facts {
      switch fact.content {
      case .output(let output): outputs[output.number] = output
      case .outputGone(let number): outputs[number] = nil
      default: break
      }
    }
    return outputs.values.sorted { $0.number < $1.number }
  }

  /// The tools of pens that were there.
  var tools: [PenTool] {
    facts.facts.compactMap { if case .tool(let tool) = $0.content { tool } else { nil } }
  }

  /// Whether the window is as it was asked for, on a screen that is known.
  var isSettled: Bool {
    guard let windowState, outputs.contains(where: { $0.number == windowState.output }) else {
      return false
    }
    return windowState.isFullscreen || !options.isFullscreen
  }

  /// The screen that the window is on.
  var output: Output? {
    let number = windowState?.output
    return outputs.first { $0.number == number } ?? outputs.first
  }

  /// Whether a seat has a touch screen; nil where no seat is known.
  var hasTouch: Bool? {
    var seats: [UInt8: Seat] = [:]
    for fact in facts.facts {
      if case .seat(let seat) = fact.content { seats[seat.number] = seat }
    }
    return seats.isEmpty ? nil : seats.values.contains { $0.capabilities & 4 != 0 }
  }

  /// A window of a size, as tests are laid out on it.
  func ground(of size: Size) -> TestGround {
    var ground = TestGround(screen, size: size)
    ground.output = windowState?.output ?? 0
    ground.transform = output?.transform ?? 0
    return ground
  }

  /// What the tests of a suite are made by.
  var planner: TestPlanner {
    var planner = TestPlanner()
    planner.suite = options.suite
    planner.cell = options.cell
    planner.fingers = options.fingers
    planner.contact = options.contact
    planner.outputs = outputs
    planner.transform = output?.transform ?? 0
    planner.isCharging = PowerSupply.isCharging()
    return planner
  }

  // MARK: What was found out

  /// Tests are over: what came of each part.
  func finished(_ results: [TestRunner.Outcome]) {
    for test in Set(results.map(\.plan.test)) {
      let parts = results.filter { $0.plan.test == test }
      let others = (outcomes[test] ?? []).filter { old in
        !parts.contains { Self.isSame($0.plan, old.plan) }
      }
      outcomes[test] = others + parts
    }
    analyse()
  }

  /// Looks at all that was recorded so far, and judges it; a long recording on another thread.
  private func analyse() {
    analysisNumber += 1
    guard recording.lineCount > longRecording else {
      return found(Analysis(recording), number: analysisNumber)
    }
    analysisProgress = 0
    onNews?()
    let (recording, number) = (recording, analysisNumber)
    Task.detached(priority: .userInitiated) { [weak self] in
      let analysis = Analysis(recording) { share in
        Task { @MainActor in self?.analysed(share, number: number) }
      }
      await self?.found(analysis, number: number)
    }
  }

  private func analysed(_ share: Double, number: Int) {
    guard number == analysisNumber, let before = analysisProgress else { return }
    analysisProgress = max(before, share)
  }

  private func found(_ found: Analysis, number: Int) {
    guard number == analysisNumber else { return }
    analysis = found
    if analysisProgress != nil { analysisProgress = nil }
    judge()
  }

  /// Waits for what is looked at still, at the program's end.
  func conclude() {
    guard analysisProgress != nil else { return }
    analysisNumber += 1
    found(Analysis(recording), number: analysisNumber)
  }

  /// Shows what lines of another recording say, in place of what was recorded here.
  func show(_ lines: [RecordedLine]) {
    recording = Recording(lines)
    facts = Recording(lines.filter { if case .fact = $0 { true } else { false } })
    let found = Analysis(recording)
    analysis = found
    outcomes = Dictionary(grouping: found.runs, by: \.plan.test).mapValues { runs in
      runs.map { TestRunner.Outcome(plan: $0.plan, end: .done, remark: "") }
    }
    judge()
  }

  private static func isSame(_ one: TestPlan, _ other: TestPlan) -> Bool {
    one.part == other.part && one.isCharging == other.isCharging
  }

  private func judge() {
    judgement = analysis.map { Judgement($0, by: profile) }
    onNews?()
  }

  /// The verdicts on a test.
  func verdicts(on test: TestKind) -> [Verdict] {
    judgement?.verdicts.filter { $0.limit.figure.test == test } ?? []
  }

  /// What came of a test, as a sign.
  func mark(of test: TestKind) -> TestMark {
    let ends = outcomes[test] ?? []
    return TestMark(
      verdicts(on: test), wasDone: ends.contains { $0.end == .done },
      wasLeft: ends.contains { $0.end == .skipped })
  }

  /// The screen's size as a card says it.
  func calibrate(_ calibration: Calibration) {
    recorder.calibrate(calibration)
    guard analysis != nil else { return }
    analyse()
  }

  /// What a script is told at the end.
  var status: ToolStatus {
    switch judgement?.outcome {
    case .fail: .failed
    case .incomplete: options.isComplete ? .incomplete : .done
    case .pass, nil: .done
    }
  }
}
