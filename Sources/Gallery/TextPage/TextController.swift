import Widgets

/// The page with text that users can edit.
final class TextController: ViewController {
  private let scroller = ScrollView()
  private let form = FormCard()
  private let scripts = TextViewCard(title: "Ten scripts")
  private let styled = StyledTextCard()
  private let document = DocumentCard()
  private let status = TextStatusBar()
  /// The width from which on the cards are in two columns, in points.
  private static let wideWidth = 840.0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    view.addSubview(scroller)
    for card in [form, styled, scripts, document] { scroller.addSubview(card) }
    view.addSubview(status)
    scripts.textView.attributedText = SampleTexts.scripts
    for card in [scripts, document] {
      // After a text is set, the caret is at its end. A page is read from its start.
      card.textView.selectedRange = TextRange(at: .start)
      card.onChange = { [weak self] in self?.showStatus() }
    }
    form.onChange = { [weak self] in self?.showStatus() }
    styled.onOpenLink = { [weak self] link in
      guard let self else { return }
      status.say("Opened \(link)")
    }
    form.onSearch = { [weak self] words in
      guard let self else { return }
      status.say("Searched for “\(words)”")
    }
  }

  private func showStatus() {
    status.show(view.window?.firstResponder as? (View & TextInput))
  }

  // MARK: Layout

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let bounds = view.bounds
    let bar = TextStatusBar.height(forWidth: bounds.width)
    scroller.frame = Rect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - bar))
    status.frame = Rect(x: 0, y: bounds.height - bar, width: bounds.width, height: bar)
    let isWide = bounds.width >= Self.wideWidth
    let margin = Spacing.pageMargin(forWidth: bounds.width)
    let room = max(0, bounds.width - margin * 2)
    let width = isWide ? ((room - Spacing.medium) / 2).rounded(.down) : room
    let left = place(
      [(form, form.height(forWidth: width)), (styled, styled.height(forWidth: width))],
      x: margin, y: margin, width: width)
    let right = place(
      [(scripts, scripts.height), (document, document.height)],
      x: isWide ? margin + width + Spacing.medium : margin, y: isWide ? margin : left, width: width)
    view.mirror([form, styled, scripts, document])
    scroller.contentSize = Size(
      width: bounds.width, height: max(left, right) - Spacing.medium + margin)
  }

  /// Places cards below each other, and returns the position of the next one, in points.
  private func place(
    _ cards: [(view: View, height: Double)], x: Double, y: Double, width: Double
  ) -> Double {
    var y = y
    for card in cards {
      card.view.frame = Rect(x: x, y: y, width: width, height: card.height)
      y += card.height + Spacing.medium
    }
    return y
  }
}
