internal import TouchAnalysis

/// How many fingers a picture tells of.
enum FingersPicture {
  /// So many are drawn at most.
  static let mostRows = 40

  static func rows(of analysis: Analysis) -> Int {
    min(mostRows, analysis.runs.last { $0.plan.test == .fingers }?.contacts.count ?? 0)
  }
}
