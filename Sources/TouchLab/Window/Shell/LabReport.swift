import ResponderSystem
import TouchAnalysis
import TouchJudgement
import TouchReport

/// What is written beside a recording when somebody saves the report: a page, a paper and a summary.
@MainActor enum LabReport {
  /// Writes all three; gives the paths of what was written. Throws what the system says.
  static func write(_ session: LabSession) throws(Failure) -> [String] {
    let analysis = Analysis(session.recording)
    let judgement = Judgement(analysis, by: session.profile)
    let report = Report(
      session.recording, analysis, judgement: judgement,
      heading: ReportHeading(file: ReportFiles.name(of: session.path), date: ReportFiles.today),
      language: ReportWords.shown.language)
    let base = session.path.hasSuffix(".jsonl") ? String(session.path.dropLast(6)) : session.path
    var paths: [String] = []
    for form in ReportFiles.Form.allCases {
      let bytes =
        switch form {
        case .page: Array(report.html().utf8)
        case .paper: report.pdf()
        case .summary: Array(JSONSummary.text(of: analysis, judgement).utf8)
        }
      let path = "\(base).\(form.rawValue)"
      try ReportFiles.write(bytes, to: path)
      paths.append(path)
    }
    return paths
  }
}
