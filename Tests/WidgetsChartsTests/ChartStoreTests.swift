import SeededRandom
import Testing
import Widgets
import WindowResponder

@testable import WidgetsCharts

@MainActor @Suite struct ChartStoreTests {
  @Test("The oldest values go when there are more than the limit, and places go on")
  func limit() {
    let series = ChartSeries("a", values: [1, 2, 3], start: 10, step: 5)
    series.limit = 3
    series.append(4)
    #expect(series.count == 3)
    #expect(series[0] == Point(x: 15, y: 2))
    #expect(series.last == Point(x: 25, y: 4))
    for value in 0..<5000 { series.append(Double(value)) }
    #expect(series.count == 3)
    #expect(series.last == Point(x: 10 + 5003 * 5, y: 4999))
    #expect(series[0].y == 4997)
  }

  @Test("The lowest and highest value are known after every change")
  func range() {
    var random = SeededGenerator(seed: 7)
    var store = ChartStore(values: [], start: 0, step: 1)
    var values: [Double] = []
    for step in 0..<400 {
      let value = Double(Int.random(in: -50...50, using: &random))
      store.append(step % 7 == 0 ? .nan : value)
      values.append(step % 7 == 0 ? .nan : value)
      if values.count > 40 {
        store.removeFirst(3)
        values.removeFirst(3)
      }
      let numbers = values.filter(\.isFinite)
      #expect(store.range()?.low == numbers.min())
      #expect(store.range()?.high == numbers.max())
    }
  }

  @Test("What is no number and no place is left out of what is counted")
  func gaps() {
    let series = ChartSeries(
      "a", points: [Point(x: 0, y: .nan), Point(x: .infinity, y: 3), Point(x: 2, y: .infinity)])
    #expect(series.count == 2)
    #expect(!series.store.hasNumbers)
    #expect(series.store.range(of: 0..<2) == nil)
  }

  @Test("A value at another place than the next one has all keep their places")
  func places() {
    let series = ChartSeries("a", values: [1, 2], start: 0, step: 1)
    series.append(3, at: 2)
    series.append(4, at: 7)
    let places = (0..<4).map { series[$0].x }
    #expect(places == [0, 1, 2, 7])
    #expect(series.store.nearestIndex(to: 5) == 3)
    #expect(series.store.nearestIndex(to: 4) == 2)
    #expect(series.store.indices(from: 1.5, to: 1.8) == 1..<3)
  }

  @Test("A band of many values keeps each pixel's lowest and highest")
  func band() {
    var values = Array(repeating: 0.0, count: 10_000)
    values[4321] = 9
    values[8000] = -5
    let store = ChartStore(values: values, start: 0, step: 1)
    let scale = ChartScale(low: 0, high: 10_000, start: 0, end: 100)
    let band = ChartBand(store, 0..<10_000, scale: scale, pixel: 1)
    #expect(band.runs.count == 1)
    #expect(band.runs[0].x.count == 100)
    #expect(band.runs[0].high[43] == 9)
    #expect(band.runs[0].low[80] == -5)
    #expect(band.runs[0].x[43] == 43.5)
  }

  @Test("A gap parts a band")
  func bandGap() {
    var values = Array(repeating: 1.0, count: 1000)
    for index in 400..<600 { values[index] = .nan }
    let store = ChartStore(values: values, start: 0, step: 1)
    let scale = ChartScale(low: 0, high: 1000, start: 0, end: 50)
    let band = ChartBand(store, 0..<1000, scale: scale, pixel: 1)
    #expect(band.runs.map(\.x.count) == [20, 20])
  }
}
