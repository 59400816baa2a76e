import ResponderTestKit
import Testing
import Widgets

@testable import WidgetsCharts
@testable import WidgetsColumns
@testable import WindowResponder

/// Tests of tables and charts with text of twice the size, and with a dark appearance.
@MainActor @Suite(.serialized) struct TextSizeTests {
  let stage = Stage(size: Size(width: 420, height: 300))

  init() {
    stage.application.apply(SystemAppearance(colorScheme: .dark, textScale: 2))
  }

  @Test("Rows and the head are as high as the text needs")
  func rows() {
    let table = ColumnView(frame: stage.window.bounds)
    let rows = ColumnRows<Int>(table)
    rows.addColumn("n", title: "Number", width: 100) { $0 }
    rows.elements = [1, 2, 3]
    stage.window.addSubview(table)
    stage.render()
    let line = TextLayout.cached("Ag", font: table.cellFont).size.height
    #expect(table.cellFont.pointSize >= 26)
    #expect(table.shownRowHeight >= line + 10)
    let head = TextLayout.cached("Ag", font: table.header.font).size.height
    #expect(table.headerHeight >= head + 10)
    #expect(table.rows.views.first?.frame.height == table.shownRowHeight)
  }

  @Test("A table that is shown already grows when text gets larger")
  func grows() {
    stage.application.apply(SystemAppearance())
    let table = ColumnView(frame: stage.window.bounds)
    let rows = ColumnRows<Int>(table)
    rows.addColumn("n", title: "Number", width: 100) { $0 }
    rows.elements = [1, 2, 3]
    stage.window.addSubview(table)
    stage.render()
    let (row, content) = (table.shownRowHeight, table.contentSize.height)
    stage.application.apply(SystemAppearance(textScale: 2))
    stage.render()
    #expect(table.shownRowHeight > row + 10)
    #expect(table.contentSize.height > content + 30)
    #expect(table.rows.views.last?.frame.maxY == table.contentSize.height)
  }

  @Test("A chart's labels keep apart and inside, and leave room for the values")
  func labels() {
    let chart = ChartView(frame: stage.window.bounds)
    chart.series = [
      ChartSeries("Inside", values: (0..<50).map { Double($0) * 1234 }),
      ChartSeries("Outside", values: (0..<50).map { Double($0) * 777 }),
    ]
    chart.xAxis = ChartAxis(.time)
    chart.yAxis.title = "Visitors"
    stage.window.addSubview(chart)
    for size in [Size(width: 420, height: 300), Size(width: 240, height: 200)] {
      chart.frame.size = size
      stage.render()
      let plot = chart.plot
      #expect(plot.area.width > 100 && plot.area.height > 30)
      var boxes = (plot.xTicks + plot.yTicks).map { Rect(origin: $0.origin, size: $0.label.size) }
      boxes += plot.titles.map { Rect(origin: $0.origin, size: $0.layout.size) }
      boxes += plot.legend.map(\.frame)
      for (index, box) in boxes.enumerated() {
        let isInside = chart.bounds.insetBy(dx: -0.5, dy: -0.5).contains(box)
        #expect(isInside)
        for other in boxes[(index + 1)...] { #expect(!box.intersects(other)) }
      }
    }
  }
}
