import ResponderSystem
import TouchAnalysis
import TouchJudgement

/// What is written beside a recording when somebody saves the report.
@MainActor enum LabReport {
  /// Writes the summary; gives the paths of what was written. Throws what the system says.
  static func write(_ session: LabSession) throws -> [String] {
    let analysis = session.analysis ?? Analysis(session.recording)
    let judgement = session.judgement ?? Judgement(analysis, by: session.profile)
    let base = session.path.hasSuffix(".jsonl") ? String(session.path.dropLast(6)) : session.path
    let path = base + ".json"
    try SystemCall.write(Array(JSONSummary.text(of: analysis, judgement).utf8), toFile: path)
    return [session.path, path]
  }
}
