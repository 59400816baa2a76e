import TouchAnalysis
import TouchJudgement
import TouchReport

/// The commands for reports: web pages, PDF documents and images.
extension CommandLineTool {
  func report(_ arguments: [String]) throws(Failure) -> ToolStatus {
    let options = try Options(
      arguments, flags: ["--complete"],
      values: InputFile.values.union(["--profile", "--lang", "-o"]), files: 1)
    try checkSize(options)
    guard let path = options.value("-o") else { throw .usage("report needs -o FOLDER or FILE") }
    let language = try language(options)
    var profile: Profile?
    if let name = options.value("--profile") { profile = try self.profile(named: name) }
    let source = options.files[0]
    let recording = try recording(source, options)
    let target = try ReportFiles(path: path)
    for file in target.files where Console.isSameFile(source, file.path) {
      throw .usage("a report can't be written over its recording")
    }
    let analysis = Analysis(recording)
    let judgement = profile.map { Judgement(analysis, by: $0) }
    let heading = ReportHeading(file: ReportFiles.name(of: source), date: ReportFiles.today)
    for (form, path) in target.files {
      let bytes = MainActor.assumeIsolated {
        let report = Report(
          recording, analysis, judgement: judgement, heading: heading, language: language)
        return switch form {
        case .page: Array(report.html().utf8)
        case .document: report.pdf()
        case .summary: Array(JSONSummary.text(of: analysis, judgement).utf8)
        }
      }
      try ReportFiles.write(bytes, to: path)
    }
    output(target.files.map { "\($0.path)\n" }.joined())
    return Self.status(of: judgement, isComplete: options.has("--complete"))
  }

  /// Writes a page with the drawings of two recordings side by side.
  func writeComparison(
    _ comparison: Comparison, _ options: Options, to path: String
  ) throws(Failure) {
    guard path.lowercased().hasSuffix(".html") else {
      throw .usage("compare writes a page: -o FILE.html")
    }
    let language = try language(options)
    let sides = options.files.indices.map { index in
      let side = comparison.sides[index]
      return (
        file: ReportFiles.name(of: options.files[index]), recording: side.recording,
        analysis: side.analysis
      )
    }
    let page = MainActor.assumeIsolated {
      ComparisonPage(
        sides[0], sides[1], figures: comparison.figures, date: ReportFiles.today, language: language
      ).html()
    }
    try ReportFiles.write(Array(page.utf8), to: path)
  }

  /// Returns the requested language, or English by default.
  func language(_ options: Options) throws(Failure) -> ReportLanguage {
    guard let name = options.value("--lang") else { return .english }
    guard let language = ReportLanguage(rawValue: name) else {
      let names = ReportLanguage.allCases.map(\.rawValue).joined(separator: ", ")
      throw .usage("no language “\(name)”; there are \(names)")
    }
    return language
  }
}
