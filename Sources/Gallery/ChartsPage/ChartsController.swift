import Widgets

/// The page with all types of charts, one of which is live.
final class ChartsController: CardsController {
  init() {
    let cards = [
      LiveChartCard(), LineChartCard(), BarChartCard(), AreaChartCard(), PieChartCard(),
      DenseChartCard(),
    ]
    super.init(cards, wideWidth: 640, hasRows: true)
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
