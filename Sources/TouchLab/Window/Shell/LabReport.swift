import ResponderSystem
import TouchAnalysis
import TouchJudgement
import TouchRecording
import TouchReport

/// The files that are written beside a recording when the user saves the report: a web page, a PDF document
/// and a summary.
@MainActor enum LabReport {
  /// Writes all three files, and returns their paths. Throws the system's error.
  static func write(_ session: LabSession) throws(Failure) -> [String] {
    let analysis = Analysis(session.recording)
    let judgement = Judgement(analysis, by: session.profile)
    let report = report(session.recording, analysis, judgement, path: session.path)
    return try store(
      [
        (.page, Array(report.html().utf8)), (.document, report.pdf()),
        (.summary, Array(JSONSummary.text(of: analysis, judgement).utf8)),
      ], beside: session.path)
  }

  /// Writes all three files while the window is used.
  ///
  /// The analysis and the writing of files run on other threads, and the pages are created one drawing at a
  /// time. Nothing is written before everything is created.
  ///
  /// - Throws: ``Failure``, and `CancellationError` if the task was cancelled before it began to write.
  static func write(
    _ session: LabSession, progress: @escaping @MainActor (_ share: Double) -> Void
  ) async throws -> [String] {
    let (recording, profile, path) = (session.recording, session.profile, session.path)
    let known = session.analysis.flatMap { $0.lineCount == recording.lineCount ? $0 : nil }
    let (analysis, judgement) = await Task.detached(priority: .userInitiated) {
      let analysis =
        known ?? Analysis(recording) { share in Task { @MainActor in progress(0.3 * share) } }
      return (analysis, Judgement(analysis, by: profile))
    }.value
    func pause(_ share: Double) async throws {
      progress(share)
      try Task.checkCancellation()
      await Task.yield()
    }
    let report = report(recording, analysis, judgement, path: path)
    try await pause(0.3)
    let page = try await report.html { try await pause(0.3 + 0.3 * $0) }
    let document = try await report.pdf { try await pause(0.6 + 0.35 * $0) }
    return try await Task.detached(priority: .userInitiated) {
      let summary = JSONSummary.text(of: analysis, judgement)
      return try store(
        [(.page, Array(page.utf8)), (.document, document), (.summary, Array(summary.utf8))],
        beside: path)
    }.value
  }

  private static func report(
    _ recording: Recording, _ analysis: Analysis, _ judgement: Judgement, path: String
  ) -> Report {
    Report(
      recording, analysis, judgement: judgement,
      heading: ReportHeading(file: ReportFiles.name(of: path), date: ReportFiles.today),
      language: ReportStrings.shown.language)
  }

  /// Writes files beside a recording, whose folder is created again if it was removed.
  nonisolated private static func store(
    _ files: [(form: ReportFiles.Form, bytes: [UInt8])], beside recording: String
  ) throws(Failure) -> [String] {
    let base = recording.hasSuffix(".jsonl") ? String(recording.dropLast(6)) : recording
    if let end = base.lastIndex(of: "/"), end > base.startIndex {
      let folder = String(base[..<end])
      do throws(SystemError) { try RecordingFolder.make(folder) } catch {
        throw .file(folder, error)
      }
    }
    var paths: [String] = []
    for file in files {
      let path = "\(base).\(file.form.rawValue)"
      try ReportFiles.write(file.bytes, to: path)
      paths.append(path)
    }
    return paths
  }
}
