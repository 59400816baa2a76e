package import TouchRecording

/// The analysis of a recording of a touch screen: figures without verdicts.
///
/// Everything is computed from the recording alone, so it can be computed again.
package struct Analysis: Sendable {
  /// The size of the last screen that the window was on, and the source of that size.
  package let screen: ScreenSize
  /// The machine that the recording names.
  package let machine: Machine?
  /// The version of the recording's format, followed by the number of lines and the lines that could not be
  /// read.
  package let version: Int
  package let lineCount: Int
  package let problems: [LineProblem]
  package let problemCount: Int
  /// The tests that were completed; of each part of a test, the last run.
  package let runs: [TestRun]
  /// The tests that were skipped or stopped.
  package let left: [(test: TestKind, end: TestEnd)]
  /// The first time of the recording, in microseconds of the local clock.
  package let start: Int64
  /// All touches, in the order in which they began.
  package let contacts: [Contact]
  /// The number of touches.
  package var touchCount: Int { contacts.count }

  /// The faults of touches, with or without tests, or `nil` if there are no touches.
  package let touches: TouchesAnalysis?
  /// The comparison of the panel's clock with the kernel's, or `nil` if the recording has no timestamps of
  /// the panel.
  package let clock: ClockAnalysis?
  package let coverage: CoverageAnalysis?
  package let accuracy: AccuracyAnalysis?
  package let straightness: StraightnessAnalysis?
  package let jitter: JitterAnalysis?
  package let separation: SeparationAnalysis?
  package let fingers: FingersAnalysis?
  package let ghost: GhostAnalysis
  package let rate: RateAnalysis?
  /// The rate of each touch while five or more are down.
  package let rateOfFive: RateAnalysis?
  package let palm: PalmAnalysis?
  package let swipe: SwipeAnalysis?
  package let shape: ShapeAnalysis?
  package let pen: PenAnalysis?
  package let rotation: RotationAnalysis?
  package let screens: ScreensAnalysis?
  package let latency: LatencyAnalysis?

  /// Creates the analysis of a recording, and calls a closure with the share that is done from time to time.
  package init(_ recording: Recording, progress: (_ share: Double) -> Void = { _ in }) {
    let timeline = ScreenTimeline(of: recording)
    let tracker = ContactTracker(recording.touches, on: timeline)
    let contacts = tracker.contacts
    let all = TestRun.runs(of: recording, contacts: contacts, on: timeline)
    progress(0.3)
    func runs(_ test: TestKind) -> [TestRun] { all.done.filter { $0.plan.test == test } }
    screen = timeline.last
    machine = Self.machine(of: recording)
    version = recording.version
    lineCount = recording.lineCount
    problems = recording.problems
    problemCount = recording.problemCount
    self.runs = all.done
    left = all.left
    self.contacts = contacts

    start = recording.span?.lowerBound ?? 0
    let grid = PanelGrid(contacts)
    touches = TouchesAnalysis(
      recording, tracker, grid: grid, on: timeline.last, runs: all.done)
    clock = ClockAnalysis(recording, holder: all.done.holder)
    progress(0.4)
    coverage = CoverageAnalysis(runs(.coverage))
    accuracy = AccuracyAnalysis(runs(.accuracy))
    straightness = StraightnessAnalysis(runs(.straightness))
    progress(0.45)
    jitter = JitterAnalysis(runs(.jitter), strokesOf: runs(.straightness))
    separation = SeparationAnalysis(runs(.separation))
    fingers = FingersAnalysis(runs(.fingers), swaps: touches?.swaps ?? [])
    progress(0.6)
    ghost = GhostAnalysis(all.done, accuracy: accuracy)
    // Without a test of the rate, the rate of all touches is computed.
    let rateRuns = runs(.rate)
    rate = RateAnalysis(
      rateRuns.isEmpty ? contacts : rateRuns.flatMap(\.contacts), grid: grid,
      holder: rateRuns.isEmpty ? all.done.holder : rateRuns.holder,
      refresh: (rateRuns.last?.screen ?? screen).refresh, start: start)
    rateOfFive = Self.rateOfFive(contacts, grid: grid, holder: all.done.holder, start: start)
    progress(0.7)
    palm = PalmAnalysis(runs(.palm))
    swipe = SwipeAnalysis(runs(.swipe))
    shape = ShapeAnalysis(runs(.shape))
    pen = PenAnalysis(recording, runs: runs(.pen), touches: contacts, on: timeline)
    rotation = RotationAnalysis(runs(.rotation))
    screens = ScreensAnalysis(runs(.screens))
    progress(0.85)
    latency = LatencyAnalysis(recording, contacts: contacts, runs: all.done, on: timeline)
    progress(1)
  }

  /// Returns the last machine that a recording names.
  private static func machine(of recording: Recording) -> Machine? {
    recording.facts.lazy.compactMap { fact -> Machine? in
      if case .machine(let machine) = fact.content { machine } else { nil }
    }.last
  }

  private static func rateOfFive(
    _ contacts: [Contact], grid: PanelGrid, holder: Holder, start: Int64
  ) -> RateAnalysis? {
    let five = TouchTimes(contacts).spans(of: 5)
    guard !five.isEmpty else { return nil }
    return RateAnalysis(
      contacts.flatMap { $0.parts(in: five) }, grid: grid, holder: holder, start: start)
  }

  /// Returns the screen of a test, or the last screen of the recording if the test was not performed.
  package func screen(of test: TestKind) -> ScreenSize {
    runs.last { $0.plan.test == test }?.screen ?? screen
  }

  /// Returns a time of the local clock in seconds from the recording's first time, as `cut` and `replay`
  /// count.
  package func seconds(at time: Int64) -> Double { Double(time &- start) / 1e6 }

  /// All figures, in the order of ``FigureName``.
  package var figures: [Figure] {
    var all = ghost.figures
    all += touches?.figures ?? []
    all += clock?.figures ?? []
    all += coverage?.figures ?? []
    all += accuracy?.figures ?? []
    all += straightness?.figures ?? []
    all += jitter?.figures ?? []
    all += separation?.figures ?? []
    all.removeAll { fingers != nil && $0.name == .fingersSwapped }
    all += fingers?.figures ?? []
    all += rate?.figures ?? []
    all += (rateOfFive?.figures ?? []).compactMap { figure in
      guard figure.name == .rateLeast else { return nil }
      var figure = figure
      figure.name = .rateFive
      return figure
    }
    all += palm?.figures ?? []
    all += swipe?.figures ?? []
    all += shape?.figures ?? []
    all += pen?.figures ?? []
    all += rotation?.figures ?? []
    all += screens?.figures ?? []
    all += latency?.figures ?? []
    return FigureName.allCases.compactMap { name in all.first { $0.name == name } }
  }
}
