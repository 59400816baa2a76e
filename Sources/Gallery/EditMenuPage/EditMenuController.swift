import Widgets

/// The page with menus: cards whose colours can be cut, copied and pasted, and buttons with menus.
final class EditMenuController: ViewController {
  private let scroller = ScrollView()
  private let hint = Label(text: "Right click, long press, or focus a card and press the Menu key.")
  private let cards = [
    ColorCard(.systemTeal), ColorCard(.systemOrange), ColorCard(.systemPurple), ColorCard(nil),
  ]
  private let menus = MenuButtonsCard()
  /// The width below which there are two cards in a row, in points.
  private static let narrowWidth = 560.0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    hint.font = .preferredFont(forTextStyle: .subheadline)
    hint.textColor = .secondaryLabel
    hint.numberOfLines = 0
    scroller.accessibilityLabel = "Page"
    view.addSubview(scroller)
    scroller.addSubview(hint)
    for card in cards {
      scroller.addSubview(card)
      card.onCommand = { [weak self] words in
        guard let self else { return }
        menus.chose(words)
      }
    }
    scroller.addSubview(menus)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    scroller.frame = view.bounds
    let margin = Spacing.pageMargin(forWidth: view.bounds.width)
    let width = max(0, view.bounds.width - margin * 2)
    let height = hint.sizeThatFits(Size(width: width, height: 200)).height
    hint.frame = Rect(x: margin, y: margin, width: width, height: height)
    let columns = view.bounds.width < Spacing.scaled(Self.narrowWidth) ? 2 : 4
    let side = (width - Spacing.medium * Double(columns - 1)) / Double(columns)
    var bottom = hint.frame.maxY
    for (index, card) in cards.enumerated() {
      card.frame = Rect(
        x: margin + (side + Spacing.medium) * Double(index % columns),
        y: hint.frame.maxY + Spacing.medium
          + (ColorCard.height + Spacing.medium) * Double(index / columns),
        width: side, height: ColorCard.height)
      bottom = card.frame.maxY
    }
    view.mirror(cards)
    menus.frame = Rect(
      x: margin, y: bottom + Spacing.medium, width: width,
      height: menus.height(forWidth: width))
    scroller.contentSize = Size(width: view.bounds.width, height: menus.frame.maxY + margin)
  }
}
