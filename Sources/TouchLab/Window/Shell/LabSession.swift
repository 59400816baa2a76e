import TouchAnalysis
import TouchJudgement
import TouchRecording
import WindowResponder

/// The state that the window's pages share: the growing recording, the results, and the options.
@MainActor package final class LabSession {
  let recorder: any LabRecorder
  var options: LabOptions
  /// The profile of the judgement. Setting it repeats the judgement.
  var profile: Profile { didSet { if profile != oldValue { judge() } } }
  /// The path of the recording, or an empty string if it is not stored.
  let path: String
  /// All lines so far.
  private(set) var recording = Recording()
  /// The analysis so far, followed by its judgement by the profile. Both are `nil` before the first test.
  private(set) var analysis: Analysis?
  private(set) var judgement: Judgement?
  /// The progress of the analysis of a long recording, or `nil` if there is none.
  private(set) var analysisProgress: Double? { didSet { onProgress?() } }
  /// The number of lines above which a recording is analysed on another thread, so that the window stays
  /// responsive.
  var longRecording = 50_000
  /// The number of analyses that were started. Only the result of the last one is used.
  private var analysisNumber = 0
  /// The last result of each part of each test.
  private(set) var outcomes: [TestKind: [TestRunner.Outcome]] = [:]
  /// A closure that is called with each line. `onUpdate` is called after the results have changed.
  var onLine: ((RecordedLine) -> Void)?
  var onUpdate: (() -> Void)?
  /// A closure that is called when ``analysisProgress`` has changed.
  var onProgress: (() -> Void)?
  /// The facts alone: the size of the screen, the machine.
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
    onUpdate?()
  }

  // MARK: Facts

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

  /// The connected screens, with their newest facts.
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

  /// The pen tools that were near.
  var tools: [PenTool] {
    facts.facts.compactMap { if case .tool(let tool) = $0.content { tool } else { nil } }
  }

  /// A Boolean value that indicates whether the window has its requested state, on a known screen.
  var isSettled: Bool {
    guard let windowState, outputs.contains(where: { $0.number == windowState.output }) else {
      return false
    }
    return windowState.isFullscreen || !options.isFullscreen
  }

  /// The screen of the window.
  var output: Output? {
    let number = windowState?.output
    return outputs.first { $0.number == number } ?? outputs.first
  }

  /// A Boolean value that indicates whether a seat has a touch screen, or `nil` if no seat is known.
  var hasTouch: Bool? {
    var seats: [UInt8: Seat] = [:]
    for fact in facts.facts {
      if case .seat(let seat) = fact.content { seats[seat.number] = seat }
    }
    return seats.isEmpty ? nil : seats.values.contains { $0.capabilities & 4 != 0 }
  }

  /// Returns the layout area of tests for a window of a size.
  func ground(of size: Size) -> TestGround {
    var ground = TestGround(screen, size: size)
    ground.output = windowState?.output ?? 0
    ground.transform = output?.transform ?? 0
    return ground
  }

  /// The planner of the tests of a suite.
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

  // MARK: Results

  /// Stores the results of the parts after tests are over.
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

  /// Analyses and judges all recorded lines, on another thread if the recording is long.
  private func analyse() {
    analysisNumber += 1
    guard recording.lineCount > longRecording else {
      return found(Analysis(recording), number: analysisNumber)
    }
    analysisProgress = 0
    onUpdate?()
    let (recording, number) = (recording, analysisNumber)
    Task.detached(priority: .userInitiated) { [weak self] in
      let analysis = Analysis(recording) { share in
        Task { @MainActor [weak self] in self?.analysed(share, number: number) }
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

  /// Completes a pending analysis at the end of the program.
  func conclude() {
    guard analysisProgress != nil else { return }
    analysisNumber += 1
    found(Analysis(recording), number: analysisNumber)
  }

  /// Shows the lines of another recording in place of the recorded ones.
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
    onUpdate?()
  }

  /// Returns the verdicts about a test.
  func verdicts(on test: TestKind) -> [Verdict] {
    judgement?.verdicts.filter { $0.limit.figure.test == test } ?? []
  }

  /// Returns the result of a test, as a symbol.
  func mark(of test: TestKind) -> TestMark {
    let ends = outcomes[test] ?? []
    return TestMark(
      verdicts(on: test), wasDone: ends.contains { $0.end == .done },
      wasLeft: ends.contains { $0.end == .skipped })
  }

  /// Records the size of the screen as measured with a card.
  func calibrate(_ calibration: Calibration) {
    recorder.calibrate(calibration)
    guard analysis != nil else { return }
    analyse()
  }

  /// The exit status of the program.
  var status: ToolStatus {
    switch judgement?.outcome {
    case .fail: .failed
    case .incomplete: options.isComplete ? .incomplete : .done
    case .pass, nil: .done
    }
  }
}
