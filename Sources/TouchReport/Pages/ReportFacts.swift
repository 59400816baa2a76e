internal import TouchAnalysis
internal import TouchRecording

/// The first table of a report: the tested machine and screen, and the program that tested them.
@MainActor struct ReportFacts {
  private(set) var rows: [(label: String, value: String)] = []

  init(_ report: Report, output: Output?) {
    let words = report.words
    let analysis = report.analysis
    if let machine = analysis.machine {
      add(words.machine, PlainText.clean(machine.model))
      add(words.kernel, PlainText.clean(machine.kernel))
      add(words.compositor, PlainText.clean(machine.compositor))
      add(words.recordedBy, PlainText.clean(machine.program))
    }
    add(words.globals, Self.globals(of: report.maker.recording))
    if let output { add(words.screenHead, Self.text(of: output, words)) }
    add(words.sizeHead, list(Self.sizes(of: analysis, words)))
    add(words.calibrationHead, Self.calibration(of: report))
    let holders = Holder.allCases.filter { holder in
      analysis.runs.contains { $0.plan.holder == holder }
    }
    add(words.touchedBy, holders.isEmpty ? words.noTool : list(holders.map(words.holder)))
    let tests = TestKind.allCases.filter { test in
      analysis.runs.contains { $0.plan.test == test }
    }
    add(words.testsHead, list(tests.map(words.test)))
    let left = analysis.left.prefix(30).map { "\(words.test($0.test)) (\(words.end($0.end)))" }
    add(words.leftOutHead, list(left))
    if let profile = report.judgement?.profile {
      add(words.profileHead, "\(PlainText.clean(profile.title)) (\(PlainText.clean(profile.name)))")
    }
    let lines = words.lines(analysis.lineCount, touches: analysis.touchCount)
    add(words.fileHead, PlainText.clean(report.heading.file) + ", " + lines)
    add(words.writtenHead, report.heading.date)
  }

  private mutating func add(_ label: String, _ value: String) {
    if !value.isEmpty { rows.append((label, value)) }
  }

  private func list(_ parts: [String]) -> String { parts.joined(separator: ", ") }

  /// Returns the sizes of all screens that were tested, the last one at the end.
  private static func sizes(of analysis: Analysis, _ words: ReportStrings) -> [String] {
    var sizes: [String] = []
    for screen in analysis.runs.map(\.screen) + [analysis.screen] where screen.width > 0 {
      let text = words.size(screen.width, screen.height, screen.source)
      sizes.removeAll { $0 == text }
      sizes.append(text)
    }
    return sizes
  }

  /// Returns the compositor's globals with their versions.
  private static func globals(of recording: Recording) -> String {
    var globals: [(String, UInt32)] = []
    for fact in recording.facts {
      guard case .global(let interface, let version) = fact.content else { continue }
      globals.removeAll { $0.0 == interface }
      if globals.count < 200 { globals.append((interface, version)) }
    }
    // Each name is limited by itself, because there may be a hundred.
    return globals.map { "\(PlainText.clean($0.0))\u{A0}\($0.1)" }.joined(separator: ", ")
  }

  private static func text(of output: Output, _ words: ReportStrings) -> String {
    var parts = [output.name, output.model].filter { !$0.isEmpty }.map(PlainText.clean)
    if output.widthPixels > 0 {
      parts.append("\(output.widthPixels) × \(output.heightPixels)\u{A0}px")
    }
    if output.refresh > 0 {
      parts.append(words.number(Double(output.refresh) / 1_000, in: .hertz, digits: 1))
    }
    let scale = Double(output.scale) / 120
    if scale != 1 { parts.append(words.number(scale) + "×") }
    if output.transform != 0 { parts.append(words.transform(output.transform)) }
    return parts.joined(separator: ", ")
  }

  private static func calibration(of report: Report) -> String {
    let words = report.words
    for fact in report.maker.recording.facts.reversed() {
      guard case .calibration(let card) = fact.content, card.millimetresPerPoint != nil else {
        continue
      }
      return words.calibrated(card.width, card.height)
    }
    return report.analysis.screen.isMetric ? words.noCalibration : words.noMillimetres
  }
}
