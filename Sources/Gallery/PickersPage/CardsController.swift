import Widgets

/// A page of cards, which are in two columns if it is wide.
class CardsController: ViewController {
  private let scroller = ScrollView()
  private let cards: [PickersCard]
  /// The width above which the cards are in two columns, in points.
  private let wideWidth: Double
  /// A Boolean value that indicates whether the cards of a row have the same top. Otherwise each card goes
  /// into the shortest column.
  private let hasRows: Bool

  init(_ cards: [PickersCard], wideWidth: Double, hasRows: Bool) {
    self.cards = cards
    self.wideWidth = wideWidth
    self.hasRows = hasRows
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    scroller.alwaysBounceVertical = true
    scroller.accessibilityLabel = "Page"
    view.addSubview(scroller)
    for card in cards { scroller.addSubview(card) }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    scroller.frame = view.bounds
    let margin = Spacing.pageMargin(forWidth: view.bounds.width)
    let columns = view.bounds.width >= Spacing.scaled(wideWidth) ? 2 : 1
    let gaps = margin * 2 + Spacing.medium * Double(columns - 1)
    let width = max(0, (view.bounds.width - gaps) / Double(columns)).rounded(.down)
    var ends = [Double](repeating: margin, count: columns)
    for (index, card) in cards.enumerated() {
      let column = hasRows ? index % columns : ends[0] <= ends[columns - 1] ? 0 : columns - 1
      if hasRows, column == 0, let end = ends.max() { ends = ends.map { _ in end } }
      let height = card.height(forWidth: width)
      card.frame = Rect(
        x: margin + Double(column) * (width + Spacing.medium), y: ends[column], width: width,
        height: height)
      ends[column] += height + Spacing.medium
    }
    view.mirror(cards)
    scroller.contentSize = Size(
      width: view.bounds.width, height: (ends.max() ?? 0) - Spacing.medium + margin)
  }
}

/// A card of the page, with a title above its content. In a right-to-left layout, the frames of its content
/// are mirrored after they have been set.
class PickersCard: Card {
  static var titleHeight: Double { Spacing.scaled(22) + 6 }
  private let title: Label

  init(_ title: String) {
    self.title = Label(text: title)
    super.init(frame: .zero)
    self.title.font = .preferredFont(forTextStyle: .headline)
    accessibilityLabel = title
    addSubview(self.title)
  }

  /// Returns the height of the card for a width, in points.
  final func height(forWidth width: Double) -> Double {
    let inner = max(0, width - 2 * Spacing.medium)
    return 2 * Spacing.medium + Self.titleHeight + contentHeight(forWidth: inner)
  }

  /// Returns the height of the content for a width, in points.
  func contentHeight(forWidth width: Double) -> Double { 0 }

  /// Lays out the content in a rectangle.
  func layOut(in area: Rect) {}

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = contentFrame
    guard !area.isNull else { return }
    title.frame = Rect(x: area.minX, y: area.minY, width: area.width, height: Spacing.scaled(22))
    let top = Self.titleHeight
    layOut(
      in: Rect(
        x: area.minX, y: area.minY + top, width: area.width, height: max(0, area.height - top)))
    mirror(subviews)
  }
}
