import Widgets

/// A page with two cards of buttons, and the result of the last button below.
class AnswerController: ViewController {
  private let scroller = ScrollView()
  private let cards: [ButtonCard]
  private let answer = Card()
  private let answerLabel = Label()
  /// The width below which a card is as wide as the page, in points.
  private static let narrowWidth = 620.0

  init(_ first: ButtonCard, _ second: ButtonCard, hint: String) {
    cards = [first, second]
    super.init()
    answerLabel.text = hint
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    view.addSubview(scroller)
    for card in cards + [answer] { scroller.addSubview(card) }
    answerLabel.numberOfLines = 0
    answer.addSubview(answerLabel)
  }

  /// Shows the result of a button.
  final func tell(_ text: String) {
    answerLabel.text = text
    view.setNeedsLayout()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    scroller.frame = view.bounds
    let edge = Spacing.pageMargin(forWidth: view.bounds.width)
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    let all = max(0, safe.width - edge * 2)
    let isNarrow = safe.width < Spacing.scaled(Self.narrowWidth)
    let width = isNarrow ? all : (all - Spacing.medium) / 2
    let heights = cards.map { $0.height(forWidth: width) }
    let highest = heights.max() ?? 0
    var place = Point(x: edge, y: edge)
    var bottom = edge
    for (card, height) in zip(cards, heights) {
      let size = Size(width: width, height: isNarrow ? height : highest)
      card.frame = Rect(origin: place, size: size)
      bottom = card.frame.maxY
      if isNarrow { place.y = bottom + Spacing.medium } else { place.x += width + Spacing.medium }
    }
    view.mirror(cards)
    let inner = max(0, all - Spacing.medium * 2)
    let text = answerLabel.sizeThatFits(Size(width: inner, height: 10_000))
    answer.frame = Rect(
      x: edge, y: bottom + Spacing.medium, width: all, height: text.height + Spacing.medium * 2)
    answerLabel.frame = Rect(
      x: Spacing.medium, y: Spacing.medium, width: inner, height: text.height)
    scroller.contentSize = Size(width: view.bounds.width, height: answer.frame.maxY + edge)
  }
}
