import Testing
import Widgets

@testable import WidgetsBase
@testable import WidgetsCharts
@testable import WidgetsControls

@Suite struct ChartTickTests {
  @Test(
    "Steps between ticks are 1, 2 or 5 times a power of ten",
    arguments: [(0.3, 0.5), (1.0, 1.0), (1.1, 2), (2.5, 5), (7, 10), (13, 20), (1e-7, 1e-7)])
  func niceSteps(least: Double, step: Double) {
    let found = ChartTicks.niceStep(atLeast: least)
    #expect(abs(found - step) < step * 1e-9)
  }

  @Test("Ticks are whole multiples of their step, and no more than asked for")
  func ticks() {
    let ticks = ChartTicks(from: 3, to: 97, atMost: 6)
    #expect(ticks.values == [20, 40, 60, 80])
    #expect(ChartTicks(from: -1, to: 1, atMost: 5).values == [-1, -0.5, 0, 0.5, 1])
    for count in 2...12 {
      #expect(ChartTicks(from: 0.37, to: 812.2, atMost: count).values.count <= count)
    }
  }

  @Test("Huge, tiny and equal values have ticks that are numbers")
  func extremes() {
    for (low, high) in [
      (-1e308, 1e308), (0, .leastNormalMagnitude), (1e15, 1e15 + 1), (7, 7), (1e300, 2e300),
      (-1e-300, 1e-300),
    ] {
      let ticks = ChartTicks(from: low, to: high, atMost: 6)
      #expect(!ticks.values.isEmpty)
      let bad = ticks.values.filter { !$0.isFinite }
      #expect(bad.isEmpty)
    }
  }

  @Test("A range is widened to ticks")
  func rounded() {
    let range = ChartTicks.rounded(from: 3, to: 97, atMost: 6)
    #expect(range.low == 0 && range.high == 100)
  }

  @Test("Numbers at ticks have the decimals that tell them apart, and units where they are large")
  func numbers() {
    #expect(ChartNumbers.text(0.5, step: 0.25, in: .english) == "0.50")
    #expect(ChartNumbers.text(20, step: 20, in: .english) == "20")
    #expect(ChartNumbers.text(-20, step: 20, in: .english) == "\u{2212}20")
    #expect(ChartNumbers.text(0, step: 5000, largest: 20_000, in: .english) == "0")
    #expect(ChartNumbers.text(15_000, step: 5000, largest: 20_000, in: .english) == "15k")
    #expect(ChartNumbers.text(2_500_000, step: 500_000, in: .english) == "2.5M")
    #expect(ChartNumbers.text(3e20, step: 1e20, in: .english) == "3e20")
    #expect(ChartNumbers.text(2e-9, step: 1e-9, in: .english) == "2e\u{2212}9")
    #expect(ChartNumbers.text(1.5, in: .english) == "1.5")
    #expect(ChartNumbers.text(42, in: .english) == "42")
    #expect(ChartNumbers.text(1_234_567, in: .english) == "1.235M")
    #expect(ChartNumbers.text(-1_000_000, in: .english) == "\u{2212}1M")
    #expect(ChartNumbers.text(2_500_000_000, in: .english) == "2.5G")
    #expect(ChartNumbers.text(98_765_432_100, in: .english) == "98.765G")
    #expect(ChartNumbers.text(3e20, in: .english) == "3e20")
    #expect(ChartNumbers.text(1.234_56e-7, in: .english) == "1.23e\u{2212}7")
    #expect(ChartNumbers.text(.nan, in: .english) == "–")
  }

  @Test("Numbers have the separators of the language, and those of one list the same decimals")
  func languages() {
    let german = Language("de")
    #expect(ChartNumbers.text(1400, step: 200, in: .english) == "1,400")
    #expect(ChartNumbers.text(1400, step: 200, in: german) == "1.400")
    #expect(ChartNumbers.text(-0.5, step: 0.25, in: german) == "\u{2212}0,50")
    #expect(ChartNumbers.text(2_500_000, in: german) == "2,5M")
    #expect(ChartNumbers.text(1.234_56e-7, in: german) == "1,23e\u{2212}7")
    #expect(ChartNumbers.texts([1283.5, 64.35, 8], in: .english) == ["1,283.50", "64.35", "8.00"])
    #expect(ChartNumbers.texts([1283.5, 64.35], in: german) == ["1.283,50", "64,35"])
    #expect(ChartNumbers.texts([2_500_000, 1_000_000, 7], in: .english) == ["2.5M", "1.0M", "7"])
    #expect(ChartNumbers.texts([.nan, 1.5, 3e20], in: .english) == ["–", "1.5", "3e20"])
    #expect(ChartNumbers.texts([]).isEmpty)
  }

  @Test("Ticks of time stand at whole minutes, hours, days and months")
  func times() {
    let zone = CivilZone.fixed(0)
    let noon = zone.seconds(CivilTime(year: 2026, month: 11, day: 22, hour: 12, minute: 3))
    let minutes = ChartTimeTicks(from: noon, to: noon + 600, atMost: 6, zone: zone)
    #expect(minutes.step == .seconds(120))
    #expect(minutes.values.map { zone.civil($0).minute } == [4, 6, 8, 10, 12])
    let days = ChartTimeTicks(from: noon, to: noon + 5 * 86_400, atMost: 6, zone: zone)
    #expect(days.step == .days(1))
    let hours = Set(days.values.map { zone.civil($0).hour })
    #expect(hours == [0])
    let year = ChartTimeTicks(from: noon, to: noon + 365 * 86_400, atMost: 6, zone: zone)
    #expect(year.step == .months(3))
    #expect(year.values.map { zone.civil($0).month } == [1, 4, 7, 10])
    let firsts = Set(year.values.map { zone.civil($0).day })
    #expect(firsts == [1])
  }

  @Test("Times are written as the language does, with seconds only where they tell ticks apart")
  func timeWords() {
    let zone = CivilZone.fixed(0)
    let time = zone.seconds(
      CivilTime(year: 2026, month: 11, day: 22, hour: 15, minute: 4, second: 5))
    func text(_ step: ChartTimeTicks.Step) -> String {
      ChartTimeTicks.text(time, step: step, zone: zone, words: .english)
    }
    #expect(text(.seconds(60)) == "15:04")
    #expect(text(.seconds(5)) == "15:04:05")
    #expect(text(.days(1)) == "Nov 22")
    #expect(text(.months(3)) == "Nov")
    #expect(text(.months(12)) == "2026")
  }
}
