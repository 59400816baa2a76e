package import TouchAnalysis
package import TouchJudgement
package import TouchRecording

/// What a recording says of a screen, for people: a page and a paper with every verdict, its number, its
/// limit and the picture that it comes from.
///
/// It is made from the recording alone, so that it can be made again.
@MainActor package struct Report {
  let maker: PictureMaker
  let judgement: Judgement?
  let heading: ReportHeading
  let words: ReportWords

  /// Prepares a report; without a judgement it has figures alone.
  package init(
    _ recording: Recording, _ analysis: Analysis, judgement: Judgement?, heading: ReportHeading,
    language: ReportLanguage
  ) {
    maker = PictureMaker(recording, analysis, profile: judgement?.profile, language: language)
    self.judgement = judgement
    self.heading = heading
    words = maker.words
  }

  var analysis: Analysis { maker.analysis }

  /// Whom the report is about: the machine, else its screen, else the file.
  var subject: String {
    let output = ReportContent.output(of: maker.recording)
    for name in [analysis.machine?.model ?? "", output?.model ?? "", output?.name ?? ""]
    where !name.isEmpty { return PlainText.clean(name) }
    return PlainText.clean(heading.file)
  }

  /// What it says, in the order in which it stands there.
  var content: ReportContent { ReportContent(self) }
}
