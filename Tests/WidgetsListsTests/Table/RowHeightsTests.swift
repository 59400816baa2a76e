import SeededRandom
import Testing
import Widgets

@testable import WidgetsLists

struct RowHeightsTests {
  @Test("Rows that are as high as was guessed lie one below the other")
  func uniform() {
    let heights = RowHeights(count: 1_000_000, estimate: 44)
    #expect(heights.total == 44_000_000)
    #expect(heights.offset(of: 500_000) == 22_000_000)
    #expect(heights.row(at: 43.9) == 0)
    #expect(heights.row(at: 44) == 1)
    #expect(heights.row(at: 43_999_999) == 999_999)
  }

  @Test("A place before the first row gives the first one, and one after the last the last one")
  func placesOutside() {
    var heights = RowHeights(count: 3, estimate: 10)
    #expect(heights.row(at: -5) == 0)
    #expect(heights.row(at: 30) == 2)
    heights.setHeight(50, of: 1)
    #expect(heights.row(at: 70) == 2)
    #expect(RowHeights(count: 0, estimate: 10).row(at: 4) == 0)
  }

  @Test("A row without height is passed by")
  func rowsWithoutHeight() {
    var heights = RowHeights(count: 3, estimate: 10)
    heights.setHeight(0, of: 1)
    #expect(heights.row(at: 10) == 2)
    #expect(heights.total == 20)
  }

  @Test("Whatever heights are set, places are those of a plain list of heights")
  func againstAList() {
    var random = SeededGenerator(seed: 1)
    for count in [1, 127, 128, 129, 700] {
      var heights = RowHeights(count: count, estimate: 20)
      var list = Array(repeating: 20.0, count: count)
      for _ in 0..<600 {
        let row = Int.random(in: 0..<count, using: &random)
        if Int.random(in: 0..<6, using: &random) == 0 {
          heights.forgetHeight(of: row)
          list[row] = 20
        } else {
          let height = Double(Int.random(in: 0...90, using: &random))
          #expect(heights.setHeight(height, of: row) == height - list[row])
          list[row] = height
        }
        let probe = Int.random(in: 0...count, using: &random)
        #expect(heights.offset(of: probe) == list[..<probe].reduce(0, +))
        let total = list.reduce(0, +)
        #expect(heights.total == total)
        guard total > 0 else { continue }
        let distance = Double.random(in: 0..<total, using: &random)
        var sum = 0.0
        let expected = list.firstIndex {
          sum += $0; return sum > distance
        }
        #expect(heights.row(at: distance) == expected)
      }
    }
  }

  @Test("Known heights go with their rows, and those of rows that are gone are forgotten")
  func placesMove() {
    var heights = RowHeights(count: 300, estimate: 10)
    heights.setHeight(31, of: 5)
    heights.setHeight(32, of: 200)
    let moved = RowHeights(heights, count: 301) { $0 == 5 ? nil : $0 + 1 }
    #expect(moved.knownHeight(of: 6) == nil)
    #expect(moved.knownHeight(of: 201) == 32)
    #expect(moved.total == 3_032)
  }

  @Test("A million rows of which none is known take no memory of their own")
  func uniformTakesNothing() {
    var heights = RowHeights(count: 1_000_000, estimate: 44)
    heights.setHeight(44, of: 77)
    #expect(heights.knownHeight(of: 77) == nil)
    heights.setHeight(45, of: 77)
    #expect(heights.knownHeight(of: 77) == 45)
  }
}
