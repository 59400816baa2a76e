import ResponderTestKit
import Testing
import Widgets
import WindowResponder

@testable import WidgetsCharts

@MainActor @Suite(.serialized) struct PieChartTests {
  let stage = Stage(size: Size(width: 200, height: 200))
  let chart = PieChartView()

  init() {
    chart.frame = stage.window.bounds
    chart.showsLegend = false
    stage.window.addSubview(chart)
  }

  private func at(_ x: Double, _ y: Double) -> Point { Point(x: 100 + x, y: 100 + y) }

  @Test("Slices go clockwise from the top, and the other way round from right to left")
  func order() {
    chart.slices = [PieSlice("a", value: 1), PieSlice("b", value: 1), PieSlice("c", value: 2)]
    #expect(chart.slice(at: at(40, -40)) == 0)
    #expect(chart.slice(at: at(40, 40)) == 1)
    #expect(chart.slice(at: at(-40, 0)) == 2)
    #expect(chart.slice(at: Point(x: 2, y: 2)) == nil)
    chart.semanticContentAttribute = .forceRightToLeft
    #expect(chart.slice(at: at(-40, -40)) == 0)
    #expect(chart.slice(at: at(40, 0)) == 2)
  }

  @Test("What is no number above zero takes no room")
  func bad() {
    chart.slices = [
      PieSlice("a", value: .nan), PieSlice("b", value: -3), PieSlice("c", value: .infinity),
      PieSlice("d", value: 1e308), PieSlice("e", value: 1e308),
    ]
    #expect(chart.fraction(3) == 0.5)
    #expect(chart.accessibilityLabel == "d 50\u{202F}%, e 50\u{202F}%")
    stage.render()
    chart.slices = []
    #expect(!chart.canBecomeFocused)
  }

  @Test("A tap chooses a slice, and a second one lets go of it")
  func taps() {
    var told: [Int?] = []
    chart.slices = [PieSlice("a", value: 1), PieSlice("b", value: 1)]
    chart.onMark = { told.append($0) }
    stage.render()
    stage.tap(at: at(30, 0))
    stage.advance(by: 1)
    stage.tap(at: at(-30, 0))
    stage.advance(by: 1)
    stage.tap(at: at(-30, 0))
    #expect(told == [0, 1, nil])
  }

  @Test("A ring has nothing in its middle to choose")
  func ring() {
    chart.slices = [PieSlice("a", value: 1)]
    chart.innerRadius = 0.6
    #expect(chart.slice(at: at(10, 0)) == nil)
    #expect(chart.slice(at: at(75, 0)) == 0)
  }

  @Test("Keys choose, around and around")
  func keys() {
    chart.slices = [PieSlice("a", value: 1), PieSlice("b", value: 0), PieSlice("c", value: 2)]
    stage.render()
    stage.keyPress(.keyboardTab)
    stage.keyPress(.keyboardRightArrow)
    stage.keyPress(.keyboardRightArrow)
    #expect(chart.markedIndex == 2)
    stage.keyPress(.keyboardRightArrow)
    #expect(chart.markedIndex == 0)
    stage.keyPress(.keyboardEnd)
    #expect(chart.markedIndex == 2)
    stage.keyPress(.keyboardEscape)
    #expect(chart.markedIndex == nil)
  }

  @Test("A sparkline has room for as many values as it is told, the newest at the end")
  func sparkline() {
    let series = ChartSeries("a", values: [1, 2, 3], color: .red)
    let line = SparklineView(series: series)
    line.capacity = 5
    line.frame = Rect(x: 0, y: 0, width: 100, height: 20)
    stage.window.addSubview(line)
    stage.render()
    let inner = line.subviews.compactMap { $0 as? ChartView }
    #expect(inner.first?.plot.x.low == -2)
    #expect(inner.first?.plot.x.high == 2)
    #expect(line.accessibilityValue == "1 – 3, 3")
  }
}
