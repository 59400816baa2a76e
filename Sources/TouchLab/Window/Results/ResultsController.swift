import ResponderWords
import TouchAnalysis
import TouchJudgement
import TouchRecording
import TouchReport
import Widgets

/// A controller that shows the results: a verdict for each limit, with its value, its limit and a drawing.
final class ResultsController: ViewController {
  private let session: LabSession
  private let page = PageView()
  private let saving: ReportSaving
  private let status = LabStyle.label("", font: LabStyle.note, color: .secondaryLabel)
  private let progress = ProgressView()
  private let save: Button
  private let cancel: Button

  init(_ session: LabSession, _ saving: ReportSaving) {
    self.session = session
    self.saving = saving
    save = LabStyle.button(
      localized("Save report"), symbol: "square.and.arrow.down", isProminent: true
    ) { [weak saving] in saving?.begin() }
    cancel = LabStyle.button(localized("Cancel")) { [weak saving] in saving?.cancel() }
    super.init()
    title = localized("Results")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    view.addSubview(page)
    fill()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    page.frame = view.bounds.inset(by: view.safeAreaInsets)
  }

  /// Shows the current results.
  func fill() {
    for column in [page.head, page.first, page.second] {
      for view in column.arrangedSubviews { view.removeFromSuperview() }
    }
    addHead()
    guard let analysis = session.analysis, let judgement = session.judgement else { return }
    let maker = DiagramMaker(
      session.recording, analysis, profile: session.profile,
      language: ReportStrings.shown.language)
    // Tests that were done come first, then those that were not.
    let tests = TestPlanner.all.filter { test in
      judgement.verdicts.contains { $0.limit.figure.test == test }
        || session.outcomes[test] != nil
    }
    let done = tests.filter { session.outcomes[$0]?.contains { $0.end == .done } ?? false }
    let rest = tests.filter { !done.contains($0) }
    var heights = (first: 0.0, second: 0.0)
    var groups = done.map { FigureGroup.test($0) }
    if !done.isEmpty, analysis.touches != nil { groups.append(.touches) }
    for group in groups {
      let card = card(of: group, maker)
      // The shorter column gets the next card.
      let height = card.sizeThatFits(Size(width: 500, height: 100_000)).height
      if heights.first <= heights.second {
        page.first.addArrangedSubview(card)
        heights.first += height
      } else {
        page.second.addArrangedSubview(card)
        heights.second += height
      }
    }
    if !rest.isEmpty {
      let column = heights.first <= heights.second ? page.first : page.second
      column.addArrangedSubview(untested(rest))
    }
    page.setNeedsLayout()
  }

  private func addHead() {
    let outcome = session.judgement?.outcome
    let (mark, words): (TestMark, String) =
      switch outcome {
      case .pass: (.pass, localized("Every limit is kept"))
      case .fail: (.fail, localized("A limit is broken"))
      case .incomplete: (.partly, localized("No limit is broken, not all were tested"))
      case nil: (.none, localized("Nothing was tested yet"))
      }
    let sign = ImageView(image: Image(systemName: mark.symbolName, pointSize: 40))
    sign.tintColor = mark.color
    let text = StackView(arrangedSubviews: [
      LabStyle.label(words, font: LabStyle.title),
      LabStyle.label(counts, font: LabStyle.note, color: .secondaryLabel),
    ])
    text.axis = .vertical
    let line = StackView(arrangedSubviews: [sign, text])
    line.spacing = 14
    line.alignment = .center
    page.head.addArrangedSubview(Card([line, save, status, progress, cancel]))
    showSaving()
  }

  /// Shows the progress or the result of saving the report.
  func showSaving() {
    var share: Double?
    var words = ""
    switch saving.state {
    case .none: break
    case .running(let done):
      share = done
      words = localized("Writing the report…")
    case .done(let paths): words = localized("Written:") + "\n" + paths.joined(separator: "\n")
    case .failed(let sentence): words = localized("The report can’t be written: %1", sentence)
    }
    if let share { progress.progress = share }
    save.isEnabled = saving.canBegin
    let isRunning = share != nil
    // A change of the progress alone needs no layout.
    if status.text != words || save.isHidden != isRunning { page.setNeedsLayout() }
    status.text = words
    save.isHidden = isRunning
    progress.isHidden = !isRunning
    cancel.isHidden = !isRunning
    status.isHidden = words.isEmpty
  }

  private var counts: String {
    guard let verdicts = session.judgement?.verdicts else { return session.profile.title }
    let passed = verdicts.count { $0.outcome == .pass }
    let failed = verdicts.count { $0.outcome == .fail }
    return session.profile.title + "\n"
      + localized(
        "%1 passed, %2 failed, %3 not tested", passed, failed, verdicts.count - passed - failed)
  }

  private func card(of group: FigureGroup, _ maker: DiagramMaker) -> Card {
    let card = Card([LabStyle.label(ReportStrings.shown.name(of: group), font: LabStyle.title)])
    let verdicts =
      session.judgement?.verdicts.filter { $0.limit.figure.group == group } ?? []
    for verdict in verdicts { card.addArrangedSubview(VerdictView(verdict)) }
    if verdicts.isEmpty {
      for figure in session.analysis?.figures.filter({ $0.name.group == group }) ?? [] {
        card.addArrangedSubview(
          LabStyle.label(
            VerdictView.sentence(figure.name.localizedTitle)
              + ": " + Number.local(figure.value, in: figure.name.unit)))
      }
    }
    for kind in maker.kinds(of: group) {
      card.addArrangedSubview(DiagramView(kind, of: maker))
    }
    return card
  }

  private func untested(_ tests: [TestKind]) -> Card {
    let card = Card([LabStyle.label(localized("Not tested"), font: LabStyle.title)])
    for test in tests {
      let left = session.outcomes[test]?.last { $0.end == .skipped }
      let reason = session.verdicts(on: test).lazy.compactMap { verdict -> String? in
        guard case .notTested(let reason) = verdict.outcome else { return nil }
        return reason.localizedSentence
      }.first
      let words = left.map { $0.remark.isEmpty ? localized("left out") : $0.remark } ?? reason ?? ""
      card.addArrangedSubview(
        LabStyle.label("\(test.title): \(words)", color: .secondaryLabel))
    }
    return card
  }
}
