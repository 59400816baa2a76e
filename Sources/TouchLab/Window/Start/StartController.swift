import ResponderWords
import TouchAnalysis
import TouchJudgement
import TouchRecording
import Widgets

/// The first page: the screen, the options, and the list of tests.
final class StartController: ViewController {
  private let session: LabSession
  private let page = PageView()
  private let facts = FactRows()
  private let sizeNote = LabStyle.label("", font: LabStyle.note, color: .warningText)
  private var rows: [TestKind: TestRow] = [:]
  private let list = Card(frame: .zero)
  private let head = StackView()
  private let pages = StackView()
  /// A spacer that keeps the buttons at the right.
  private let spacer = View()

  /// The actions of the page's buttons.
  var onStart: ((_ tests: [TestKind]) -> Void)?
  var onCalibrate: (() -> Void)?
  var onResults: (() -> Void)?
  var onLatency: (() -> Void)?

  init(_ session: LabSession) {
    self.session = session
    super.init()
    title = localized("Touch lab")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    view.addSubview(page)
    addHead()
    addChoices()
    addScreen()
    list.spacing = 4
    page.second.addArrangedSubview(list)
    fillList()
    refresh()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(true, animated: false)
    refresh()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setNavigationBarHidden(false, animated: false)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let isNarrow = view.bounds.width < LabStyle.wide
    head.axis = isNarrow ? .vertical : .horizontal
    head.alignment = isNarrow ? .fill : .center
    pages.distribution = isNarrow ? .fillProportionally : .fill
    spacer.isHidden = isNarrow
    page.frame = view.bounds.inset(by: view.safeAreaInsets)
  }

  // MARK: Parts

  private func addHead() {
    let words = StackView(arrangedSubviews: [
      LabStyle.label(localized("Touch lab"), font: LabStyle.largeTitle),
      LabStyle.label(
        localized("Judges this touch screen, and shows why."), color: .secondaryLabel),
    ])
    words.axis = .vertical
    words.spacing = 2
    let start = LabStyle.button(localized("Start"), symbol: "play.fill", isProminent: true) {
      [weak self] in
      guard let self else { return }
      onStart?(session.planner.tests)
    }
    start.configuration?.contentInsets = DirectionalEdgeInsets(
      top: 20, leading: 56, bottom: 20, trailing: 56)
    let results = LabStyle.button(localized("Results")) { [weak self] in
      self?.onResults?()
    }
    let latency = LabStyle.button(localized("Latency")) { [weak self] in
      self?.onLatency?()
    }
    let close = LabStyle.button("", symbol: "xmark") { [weak self] in
      self?.view.window?.performClose()
    }
    close.configuration?.title = nil
    close.accessibilityLabel = localized("Close")
    for button in [close, results, latency] {
      button.configuration?.contentInsets = DirectionalEdgeInsets(
        top: 14, leading: 14, bottom: 14, trailing: 14)
    }
    pages.addArrangedSubview(close)
    pages.addArrangedSubview(results)
    pages.addArrangedSubview(latency)
    pages.spacing = LabStyle.gap
    for view in [words, spacer, pages, start] { head.addArrangedSubview(view) }
    head.spacing = 16
    page.head.addArrangedSubview(head)
  }

  private func addScreen() {
    let calibrate = LabStyle.button(
      localized("Calibrate with a bank card"), symbol: "creditcard"
    ) { [weak self] in self?.onCalibrate?() }
    let title = LabStyle.label(
      localized("This screen").uppercased(), font: LabStyle.smallCaps, color: .secondaryLabel)
    page.first.addArrangedSubview(Card([title, facts, sizeNote, calibrate]))
  }

  private func addChoices() {
    let suites = choice(
      [localized("Quick, a minute"), localized("Full")],
      selected: session.options.suite == .quick ? 0 : 1
    ) { page, index in
      page.session.options.suite = index == 0 ? .quick : .full
      page.fillList()
      page.refresh()
    }
    let holders = Holder.allCases
    let held = choice(
      holders.map(\.title), selected: holders.firstIndex(of: session.options.holder) ?? 0
    ) { page, index in
      page.session.options.holder = holders[index]
      page.refresh()
    }
    let note = LabStyle.label(
      localized("Limits on position and jitter are judged only without a free hand."),
      font: LabStyle.note, color: .secondaryLabel)
    let card = Card([
      caption(localized("How much is tested")), suites,
      caption(localized("What touches the screen")), held, note,
      caption(localized("Limits")), profiles(),
    ])
    // A note belongs to the view above it.
    for view in [suites, note] { card.setCustomSpacing(20, after: view) }
    page.first.addArrangedSubview(card)
  }

  private func caption(_ text: String) -> Label {
    LabStyle.label(text.uppercased(), font: LabStyle.smallCaps, color: .secondaryLabel)
  }

  private func profiles() -> View {
    var names = Profile.builtIn.map(\.name)
    let own = session.profile
    if !names.contains(own.name) { names.append(own.name) }
    return choice(names, selected: names.firstIndex(of: own.name) ?? 0) { page, index in
      let named = try? Profile.named(names[index])
      page.session.profile = (named ?? nil) ?? own
      page.refresh()
    }
  }

  /// Returns a selection, as segments, or as radio buttons if the titles do not fit.
  private func choice(
    _ titles: [String], selected: Int, _ act: @escaping @MainActor (StartController, Int) -> Void
  ) -> View {
    ChoiceRow(titles, selected: selected) { [weak self] index in
      if let self { act(self, index) }
    }
  }

  // MARK: The list

  private func fillList() {
    for view in list.arrangedSubviews { view.removeFromSuperview() }
    rows = [:]
    list.addArrangedSubview(caption(localized("Tests")))
    let tests = session.planner.tests
    let others = TestPlanner.all.filter { !tests.contains($0) }
    for test in tests { add(test) }
    if !others.isEmpty {
      list.addArrangedSubview(caption(localized("Not in this suite")))
      for test in others { add(test) }
    }
    page.setNeedsLayout()
  }

  private func add(_ test: TestKind) {
    let row = TestRow(title: test.title, detail: test.summary, symbolName: test.symbolName)
    row.addAction(
      Action { [weak self] _ in self?.onStart?([test]) }, for: .primaryActionTriggered)
    rows[test] = row
    list.addArrangedSubview(row)
  }

  /// Shows the current state.
  func refresh() {
    guard isViewLoaded else { return }
    facts.show(ScreenFacts.rows(of: session))
    sizeNote.text = ScreenFacts.warning(of: session)
    sizeNote.isHidden = (sizeNote.text ?? "").isEmpty
    for (test, row) in rows { row.show(session.mark(of: test), detail: detail(of: test)) }
    page.setNeedsLayout()
  }

  private func words(of figure: Figure) -> String {
    let value = Number.local(figure.value, in: figure.name.unit)
    return "\(VerdictView.sentence(figure.name.localizedTitle)): \(value)"
  }

  /// Returns the result of a test in a few words, or else its purpose.
  private func detail(of test: TestKind) -> String {
    let verdicts = session.verdicts(on: test)
    if let worst = verdicts.first(where: { $0.outcome == .fail }), let figure = worst.figure {
      return words(of: figure)
    }
    guard let outcomes = session.outcomes[test] else { return test.summary }
    if outcomes.contains(where: { $0.end == .done }),
      let shown = verdicts.first(where: { $0.figure != nil }),
      let figure = shown.figure
    {
      return words(of: figure)
    }
    if let left = outcomes.last(where: { $0.end == .skipped }) {
      return left.remark.isEmpty ? localized("left out") : left.remark
    }
    return test.summary
  }
}
