package import TouchAnalysis
package import TouchJudgement
package import TouchRecording

/// A report about a recording of a screen, as a web page or a PDF document, with every verdict, its value,
/// its limit and its figure.
///
/// It is created from the recording alone, so it can be created again.
@MainActor package struct Report {
  let maker: DiagramMaker
  let judgement: Judgement?
  let heading: ReportHeading
  let words: ReportStrings

  /// Creates a report. Without a judgement, it has figures without verdicts.
  package init(
    _ recording: Recording, _ analysis: Analysis, judgement: Judgement?, heading: ReportHeading,
    language: ReportLanguage
  ) {
    maker = DiagramMaker(recording, analysis, profile: judgement?.profile, language: language)
    self.judgement = judgement
    self.heading = heading
    words = maker.words
  }

  var analysis: Analysis { maker.analysis }

  /// The subject of the report: the machine, or else its screen, or else the file.
  var subject: String {
    let output = ReportContent.output(of: maker.recording)
    for name in [analysis.machine?.model ?? "", output?.model ?? "", output?.name ?? ""]
    where !name.isEmpty { return PlainText.clean(name) }
    return PlainText.clean(heading.file)
  }

  /// The content of the report, in its order.
  var content: ReportContent { ReportContent(self) }
}
