internal import TouchAnalysis
internal import TouchJudgement
internal import TouchRecording

/// The content of a report, independently of its format.
struct ReportContent {
  /// A figure, with its verdict if there is a limit for it.
  struct Row {
    var name: FigureName
    var title: String
    var value: String
    var limit: String
    /// The outcome, or `nil` if there is no limit for the figure.
    var outcome: Verdict.Outcome?
    /// The reason, the position and the number of measurements.
    var remark: String
    /// The source of the limit, or an empty string if it is not given.
    var source: String
  }

  /// A group of figures with its drawings.
  struct Section {
    var group: FigureGroup
    var rows: [Row]
    var diagrams: [DiagramKind]
    /// The way in which the test was performed.
    var note: String
    /// The findings in addition to figures, followed by the settings that correct them.
    var findings: [String] = []
    var settings: [String] = []

    /// The worst verdict of the group, or `nil` if there is none.
    var outcome: Verdict.Outcome? {
      let outcomes = rows.compactMap(\.outcome)
      if outcomes.contains(.fail) { return .fail }
      return outcomes.first { $0 != .pass } ?? outcomes.first
    }
  }

  let facts: [(label: String, value: String)]
  let rows: [Row]
  let sections: [Section]
  /// The sections with verdicts, failed ones first.
  var judgedSections: [Section] {
    VerdictSign.ordered(sections.filter { $0.outcome != nil }) { $0.outcome ?? .pass }
  }
  let blindSpots: [String]
  /// The descriptions of the lines that could not be read.
  let brokenLines: [String]
  /// The screen of the window.
  let output: Output?

  @MainActor init(_ report: Report) {
    let words = report.words
    let analysis = report.analysis
    let figures = analysis.figures
    let verdicts = report.judgement?.verdicts ?? []
    output = Self.output(of: report.maker.recording)
    facts = ReportFacts(report, output: output).rows
    let ordered = VerdictSign.ordered(verdicts, by: \.outcome)
    rows = ordered.map { Self.row(of: $0, words) }
    sections = FigureGroup.allCases.compactMap { group in
      let own = figures.filter { $0.name.group == group }
      let diagrams = report.maker.kinds(of: group)
      let runs = analysis.runs.filter { .test($0.plan.test) == group }
      guard !own.isEmpty || !diagrams.isEmpty || !runs.isEmpty else { return nil }
      let judged = ordered.filter { $0.limit.figure.group == group }
      let rest = own.filter { figure in !judged.contains { $0.limit.figure == figure.name } }
      return Section(
        group: group,
        rows: judged.map { Self.row(of: $0, words) } + rest.map { Self.row(of: $0, words) },
        diagrams: diagrams, note: Self.note(on: runs, words),
        findings: ReportFindings.sentences(of: group, analysis, words),
        settings: group == .test(.accuracy) ? ReportFindings.settings(for: analysis) : [])
    }
    blindSpots = Self.blindSpots(of: report)
    var lines = analysis.problems.map { words.problem($0) }
    if analysis.problemCount > analysis.problems.count {
      lines.append("… " + words.more(analysis.problemCount - analysis.problems.count))
    }
    brokenLines = lines
  }

  // MARK: Parts

  /// Returns the last screen of the window, or else the screen with the lowest number.
  static func output(of recording: Recording) -> Output? {
    var outputs: [UInt32: Output] = [:]
    var shown: UInt32?
    for fact in recording.facts {
      switch fact.content {
      case .output(let output): outputs[output.number] = output
      case .window(let window): shown = window.output
      default: break
      }
    }
    return shown.flatMap { outputs[$0] } ?? outputs.min { $0.key < $1.key }?.value
  }

  private static func row(of verdict: Verdict, _ words: ReportStrings) -> Row {
    let limit = verdict.limit
    var row =
      verdict.figure.map { Self.row(of: $0, words) }
      ?? Row(
        name: limit.figure, title: title(of: limit.figure, words), value: "–", limit: "",
        outcome: nil, remark: "", source: "")
    row.limit = words.limit(limit)
    row.outcome = verdict.outcome
    row.source = PlainText.keepingUnits(PlainText.clean(limit.source))
    switch verdict.outcome {
    case .pass: break
    case .notTested(let reason):
      let sentence = words.reason(reason)
      if !row.remark.hasPrefix(sentence) {
        row.remark = [sentence, row.remark].filter { !$0.isEmpty }.joined(separator: "; ")
      }
    case .fail:
      let places = (verdict.figure?.positions ?? []).prefix(3)
      if !places.isEmpty {
        row.remark = [words.places(Array(places)), row.remark].filter { !$0.isEmpty }
          .joined(separator: "; ")
      }
    }
    return row
  }

  private static func row(of figure: Figure, _ words: ReportStrings) -> Row {
    var remarks: [String] = []
    if let remark = figure.remark {
      if case .part(let part) = remark, figure.name == .rotationWorst {
        remarks.append(words.turn(part))
      } else {
        remarks.append(words.remark(remark))
      }
    }
    if figure.count > 0, !isCounted(figure.remark) {
      remarks.append(words.counted(figure.count))
    }
    if figure.name.needsExactHolder, !figure.holder.isExact {
      remarks.append(words.holder(figure.holder))
    }
    return Row(
      name: figure.name, title: title(of: figure.name, words),
      value: words.number(figure.value, in: figure.name.unit), limit: "", outcome: nil,
      remark: remarks.joined(separator: "; "), source: "")
  }

  /// Returns a Boolean value that indicates whether a remark gives the number of measurements.
  private static func isCounted(_ remark: Remark?) -> Bool {
    if case .judgedIntervals = remark { true } else { false }
  }

  /// Returns the title of a figure with a capital letter at its beginning.
  private static func title(of name: FigureName, _ words: ReportStrings) -> String {
    let title = PlainText.keepingUnits(words.title(of: name))
    return title.prefix(1).uppercased() + title.dropFirst()
  }

  private static func note(on runs: [TestRun], _ words: ReportStrings) -> String {
    guard !runs.isEmpty else { return "" }
    let holders = Holder.allCases.filter { holder in runs.contains { $0.plan.holder == holder } }
    let seconds = runs.reduce(0) { $0 + $1.seconds }
    let touches = runs.reduce(0) { $0 + $1.contacts.count }
    // In a test of pens, nothing else should touch the screen.
    let isPen = runs.allSatisfy { $0.plan.test == .pen }
    return [
      holders.map { isPen ? words.penHolder($0) : words.holder($0) }.joined(separator: ", "),
      isPen ? "" : words.touches(touches), words.number(seconds, digits: 1) + "\u{A0}s",
    ].filter { !$0.isEmpty }.joined(separator: " · ")
  }

  @MainActor private static func blindSpots(of report: Report) -> [String] {
    let (words, analysis) = (report.words, report.analysis)
    var spots = [words.panelIsInvisible]
    if analysis.runs.contains(where: { !$0.plan.holder.isExact && $0.plan.test != .ghost }) {
      spots.append(words.handIsInexact)
    }
    switch analysis.screen.source {
    case .output: spots.append(words.sizeIsClaimed)
    case .unknown: spots.append(words.sizeIsUnknown)
    case .card: break
    }
    if analysis.screen.width > 0, !analysis.screen.hasEdges { spots.append(words.edgesAreUnknown) }
    if let latency = analysis.latency {
      if latency.hasOtherClock { spots.append(words.clockDiffers) }
      if latency.resolution == 1 { spots.append(words.stampsAreCoarse) }
    }
    if report.maker.recording.isNewer { spots.append(words.newer(analysis.version)) }
    return spots
  }
}
