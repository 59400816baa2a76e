import ResponderTestKit
import Testing
import Widgets
import WindowResponder

@testable import WidgetsCharts

@MainActor @Suite(.serialized) struct ChartViewTests {
  let stage = Stage(size: Size(width: 400, height: 240))
  let chart = ChartView()

  init() {
    chart.frame = stage.window.bounds
    stage.window.backgroundColor = .systemBackground
    stage.window.addSubview(chart)
  }

  private func show(_ series: ChartSeries...) {
    chart.series = series
    stage.render()
  }

  /// Returns a Boolean value that indicates whether a pixel in a rectangle of the image has nearly the same
  /// color.
  private func has(_ color: Color, in rect: Rect) -> Bool {
    let picture = stage.snapshot()
    let wanted = color.resolvedColor(with: chart.traitCollection)
    for y in Int(rect.minY)..<Int(rect.maxY) {
      for x in Int(rect.minX)..<Int(rect.maxX) {
        let pixel = picture.pixel(x: x, y: y)
        let distance =
          abs(pixel.red - wanted.red) + abs(pixel.green - wanted.green)
          + abs(pixel.blue - wanted.blue)
        if distance < 0.06 { return true }
      }
    }
    return false
  }

  @Test("Labels of an axis never lie over each other, in any size and scale of text")
  func labelsKeepApart() {
    let names = (0..<30).map { "Category \($0)" }
    chart.xAxis = ChartAxis(.categories(names))
    for width in stride(from: 60.0, through: 900, by: 70) {
      chart.frame.size.width = width
      show(ChartSeries("a", kind: .bar, values: (0..<30).map(Double.init)))
      let boxes = (chart.plot.xTicks + chart.plot.yTicks).map {
        Rect(origin: $0.origin, size: $0.label.size)
      }
      for (index, box) in boxes.enumerated() {
        #expect(box.minX >= -0.5 && box.maxX <= width + 0.5)
        for other in boxes[(index + 1)...] { #expect(!box.intersects(other)) }
      }
    }
  }

  @Test("From right to left the first value is on the right, and values are written there")
  func rightToLeft() {
    chart.semanticContentAttribute = .forceRightToLeft
    show(ChartSeries("a", values: [1, 2, 3]))
    let plot = chart.plot
    #expect(plot.x.place(0) == plot.area.maxX && plot.x.place(2) == plot.area.minX)
    #expect(plot.yTicks.allSatisfy { $0.origin.x > plot.area.maxX })
  }

  @Test("Without values it says so")
  func empty() {
    show()
    #expect(!chart.canBecomeFocused)
    let blank = stage.snapshot()
    show(ChartSeries("a", values: [.nan, .infinity]))
    #expect(stage.snapshot().hasSamePixels(as: blank))
    chart.emptyText = ""
    #expect(!stage.snapshot().hasSamePixels(as: blank))
    show(ChartSeries("a", values: [1]))
    #expect(chart.canBecomeFocused)
  }

  @Test("One value is a dot")
  func onePoint() {
    show(ChartSeries("a", values: [5], color: .red))
    let plot = chart.plot
    let place = Point(x: plot.x.place(0), y: plot.y.place(5))
    #expect(has(.red, in: Rect(x: place.x - 2, y: place.y - 2, width: 4, height: 4)))
  }

  @Test("A gap in a line stays empty")
  func gap() {
    show(ChartSeries("a", values: [1, 1, .nan, .nan, 1, 1], color: .red))
    let plot = chart.plot
    let y = plot.y.place(1) - 2
    let middle = plot.x.place(2.5)
    #expect(!has(.red, in: Rect(x: middle - 20, y: y, width: 40, height: 4)))
    #expect(has(.red, in: Rect(x: plot.x.place(0.5), y: y, width: 2, height: 4)))
  }

  @Test("A hundred thousand values show the one that stands out")
  func spike() {
    var values = Array(repeating: 0.0, count: 100_000)
    values[70_000] = 1
    show(ChartSeries("a", values: values, color: .red))
    let plot = chart.plot
    let x = plot.x.place(70_000)
    let top = Rect(x: x - 2, y: plot.y.place(0.9), width: 4, height: 4)
    #expect(has(.red, in: top))
    #expect(!has(.red, in: top.offsetBy(dx: 20, dy: 0)))
  }

  @Test("Values as huge and as tiny as numbers go are drawn")
  func extremes() {
    for values in [
      [-1.7e308, 1.7e308], [.leastNonzeroMagnitude, .leastNormalMagnitude], [1e-300, 2e-300],
      [0, 0], [1e16, 1e16 + 2],
    ] {
      show(ChartSeries("a", values: values, color: .red))
      let plot = chart.plot
      #expect(plot.y.low < plot.y.high)
      #expect(has(.red, in: plot.area))
    }
  }

  @Test("Places as far apart as numbers go are drawn, with few values and with many")
  func farPositions() {
    let far = Double.greatestFiniteMagnitude
    show(ChartSeries("a", points: [Point(x: -far, y: 1), Point(x: far, y: 2)], color: .red))
    #expect(has(.red, in: chart.plot.area))
    let many = (0..<2000).map { Point(x: -far + Double($0) * (far / 1000), y: Double($0 % 7)) }
    for kind in [ChartSeries.Kind.line, .area, .bar] {
      show(ChartSeries("a", kind: kind, points: many))
      #expect(chart.plot.xTicks.allSatisfy { $0.position.isFinite })
    }
    chart.xAxis = ChartAxis(.categories(["one", "two"]))
    show(ChartSeries("a", kind: .bar, points: many))
    #expect(chart.plot.xTicks.count <= 2)
  }

  @Test("Bars stand on zero, side by side or upon each other")
  func bars() {
    let first = ChartSeries("a", kind: .bar, values: [4, 2], color: .red)
    let second = ChartSeries("b", kind: .bar, values: [2, -4], color: .blue)
    chart.showsLegend = false
    show(first, second)
    var plot = chart.plot
    #expect(plot.y.low <= -4 && plot.y.high >= 4)
    let zero = plot.y.place(0)
    #expect(has(.red, in: Rect(x: plot.x.place(0) - 20, y: zero - 6, width: 10, height: 4)))
    #expect(has(.blue, in: Rect(x: plot.x.place(0) + 10, y: zero - 6, width: 10, height: 4)))
    #expect(has(.blue, in: Rect(x: plot.x.place(1) + 10, y: zero + 4, width: 10, height: 4)))
    chart.isStacked = true
    stage.render()
    plot = chart.plot
    #expect(plot.y.high >= 6)
    let above = Rect(x: plot.x.place(0) - 4, y: plot.y.place(5) - 2, width: 8, height: 4)
    #expect(has(.blue, in: above) && !has(.red, in: above))
  }

  @Test("A new value is drawn with the next frame; where the chart is not seen there is none")
  func live() {
    let series = ChartSeries("a", values: [1, 2])
    show(series)
    stage.advance(by: 1)
    let before = stage.snapshot()
    var frames = stage.frameRequestCount
    series.append(3)
    stage.advance(by: 0.1)
    #expect(stage.frameRequestCount > frames)
    #expect(!stage.snapshot().hasSamePixels(as: before))
    chart.isHidden = true
    stage.advance(by: 1)
    frames = stage.frameRequestCount
    series.append(4)
    stage.advance(by: 1)
    #expect(stage.frameRequestCount == frames)
  }

  @Test("The axis shows the newest values where it is told how many")
  func span() {
    chart.xAxis.span = 10
    show(ChartSeries("a", values: (0..<100).map(Double.init)))
    #expect(chart.plot.x.low == 89 && chart.plot.x.high == 99)
    #expect(chart.plot.y.low >= 80)
  }

  // MARK: Mark

  @Test("The pointer shows the values it is nearest to, and takes the mark away as it leaves")
  func hover() {
    var marks: [Double?] = []
    chart.onMark = { marks.append($0?.x) }
    show(ChartSeries("a", values: [5, 6, 7]), ChartSeries("b", values: [1, .nan, 3]))
    let plot = chart.plot
    stage.pointerMove(to: Point(x: plot.x.place(1) + 5, y: 120))
    #expect(chart.mark?.x == 1)
    #expect(chart.mark?.values.map(\.value) == [6])
    stage.pointerMove(to: Point(x: plot.x.place(2) - 5, y: 120))
    #expect(chart.mark?.values.map(\.value) == [7, 3])
    stage.pointerLeave()
    #expect(chart.mark == nil)
    #expect(marks == [1, 2, nil])
  }

  @Test("A tap marks values until a second one; a drag takes the mark along")
  func fingers() {
    show(ChartSeries("a", values: [5, 6, 7]))
    let plot = chart.plot
    stage.tap(at: Point(x: plot.x.place(0) + 4, y: 120))
    #expect(chart.mark?.x == 0)
    stage.advance(by: 1)
    stage.drag(
      from: Point(x: plot.x.place(0) + 10, y: 120), to: Point(x: plot.x.place(2) - 4, y: 122))
    #expect(chart.mark?.x == 2)
    stage.advance(by: 1)
    stage.tap(at: Point(x: plot.x.place(2) - 4, y: 120))
    #expect(chart.mark == nil)
  }

  @Test("A drag up scrolls what the chart stands in")
  func scrolls() {
    let scroller = ScrollView(frame: stage.window.bounds)
    scroller.contentSize = Size(width: 400, height: 1000)
    stage.window.addSubview(scroller)
    scroller.addSubview(chart)
    show(ChartSeries("a", values: [5, 6, 7]))
    stage.drag(from: Point(x: 200, y: 200), to: Point(x: 205, y: 60))
    #expect(scroller.contentOffset.y > 50)
    #expect(chart.mark == nil)
  }

  @Test("Arrow keys, Home, End and Escape move the mark")
  func keys() {
    show(ChartSeries("a", values: [5, 6, 7]))
    stage.keyPress(.keyboardTab)
    #expect(chart.isFocused)
    stage.keyPress(.keyboardRightArrow)
    #expect(chart.mark?.x == 0)
    stage.keyPress(.keyboardRightArrow)
    #expect(chart.mark?.x == 1)
    stage.keyPress(.keyboardEnd)
    #expect(chart.mark?.x == 2)
    stage.keyPress(.keyboardLeftArrow)
    #expect(chart.mark?.x == 1)
    stage.keyPress(.keyboardHome)
    #expect(chart.mark?.x == 0)
    #expect(chart.accessibilityValue == "0, a 5")
    stage.keyPress(.keyboardEscape)
    #expect(chart.mark == nil)
  }

  @Test("A mark lists the values of a stack as they lie, from top to bottom, with equal decimals")
  func stackedMark() {
    chart.isStacked = true
    show(
      ChartSeries("a", kind: .bar, values: [1283.5, 1]),
      ChartSeries("b", kind: .bar, values: [64.35, -2]),
      ChartSeries("c", kind: .bar, values: [8, -3]))
    chart.setMark(at: 0)
    #expect(chart.accessibilityValue == "0, c 8.00, b 64.35, a 1,283.50")
    #expect(chart.mark?.values.map(\.series) == [0, 1, 2])
    chart.setMark(at: 1)
    #expect(chart.accessibilityValue == "1, a 1, b \u{2212}2, c \u{2212}3")
    chart.isStacked = false
    chart.setMark(at: 0)
    #expect(chart.accessibilityValue == "0, a 1,283.50, b 64.35, c 8.00")
  }

  @Test("The labels of an axis have separators, and the same decimals")
  func axisNumbers() {
    show(ChartSeries("a", values: [0, 1400]))
    let labels = chart.plot.yTicks.map(\.label.string)
    #expect(labels.contains("1,000") && labels.contains("0"))
    show(ChartSeries("a", values: [0, 1]))
    let decimals = chart.plot.yTicks.map { $0.label.string.split(separator: ".").last?.count ?? 0 }
    #expect(Set(decimals).count == 1)
  }

  @Test("It tells what there is to see to whoever cannot")
  func accessibility() {
    show(ChartSeries("Load", values: [1, 5, 3]))
    #expect(chart.accessibilityLabel == "Load, 3: 1 – 5, 3")
    #expect(chart.accessibilityTraits.contains(.adjustable))
    chart.accessibilityIncrement()
    #expect(chart.mark?.x == 0)
  }

  @Test("The colours of series stand out from the ground of windows and cards, light and dark")
  func contrast() {
    for (colors, theme) in [(ChartPalette.light, Theme.light), (ChartPalette.dark, Theme.dark)] {
      for hex in colors {
        for ground in [
          Theme.ColorName.systemBackground, .secondarySystemBackground, .systemGroupedBackground,
          .secondarySystemGroupedBackground,
        ] {
          #expect(Color(hex: hex).contrastRatio(with: theme[ground]) >= 3)
        }
      }
    }
  }
}
