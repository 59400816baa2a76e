import Widgets

/// The page with all types of charts, one of which is live.
final class ChartsController: ViewController {
  private let scroller = ScrollView()
  private let cards: [PickersCard] = [
    LiveChartCard(), LineChartCard(), BarChartCard(), AreaChartCard(), PieChartCard(),
    DenseChartCard(),
  ]
  /// The width above which the cards are in two columns, in points.
  private static let wideWidth = 640.0

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
    let columns = view.bounds.width >= Self.wideWidth ? 2 : 1
    let gaps = margin * 2 + Spacing.medium * Double(columns - 1)
    let width = max(0, (view.bounds.width - gaps) / Double(columns)).rounded(.down)
    var y = margin
    for (index, card) in cards.enumerated() {
      let column = index % columns
      let height = card.height(forWidth: width)
      card.frame = Rect(
        x: margin + Double(column) * (width + Spacing.medium), y: y, width: width,
        height: height)
      if column == columns - 1 || index == cards.count - 1 { y += height + Spacing.medium }
    }
    scroller.contentSize = Size(
      width: view.bounds.width, height: y - Spacing.medium + margin)
  }
}

/// A card with a chart.
class ChartCard: PickersCard {
  let chart = ChartView()

  override init(_ title: String) {
    super.init(title)
    chart.accessibilityIdentifier = title
    addSubview(chart)
  }

  override func contentHeight(forWidth width: Double) -> Double { 190 }

  override func layOut(in area: Rect) { chart.frame = area }
}
