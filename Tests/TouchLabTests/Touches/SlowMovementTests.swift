import SeededRandom
import SyntheticTouch
import Testing
import TouchAnalysis
import TouchJudgement
import TouchRecording

@Suite("Report rates of fingers that move slowly") struct SlowMovementTests {
  @Test("A slow finger on a coarse grid is not judged, and a fast one beside it is")
  func slowBesideFast() throws {
    var drawn = DrawnRecording()
    drawn.stroke(0, from: 30, 20, by: 1)
    drawn.down(1, 58, 50)
    drawn.wait()
    drawn.slide(1, from: 58.8, 50, by: 0.8, 20)
    // 5 mm/s on a grid of 0.1 mm: a change in each second or third report.
    var last = 74
    for index in 1...200 {
      let place = 74 * 10 + Int(Double(index) * 0.4)
      if place != last { drawn.move(1, Double(place) / 10, 50) }
      last = place
      drawn.wait()
    }
    drawn.up(1)
    #expect(drawn.value(.rateMissing) == 0)
    let least = try #require(drawn.value(.rateLeast))
    #expect((120...126).contains(least))
    #expect(try drawn.verdict(.rateLeast) == .pass)
    let rate = try #require(drawn.analysis.rate)
    #expect(rate.judged < rate.intervals)
    let figure = try #require(drawn.analysis.figures.first { $0.name == .rateLeast })
    #expect(
      figure.remark
        == .judgedIntervals(rate.judged, of: rate.intervals, strokes: rate.strokes))
    #expect(figure.count == rate.judged)
  }

  @Test("Where every finger moves slowly no rate is told, and the verdict says why")
  func onlySlow() throws {
    var drawn = DrawnRecording()
    for (row, speed) in [0.31, 0.43, 0.57, 0.37].enumerated() {
      drawn.down(0, 20, 10 + Double(row) * 20)
      var last = 200
      for index in 1...300 {
        let place = 200 + Int(Double(index) * speed)
        if place != last { drawn.move(0, Double(place) / 10, 10 + Double(row) * 20) }
        last = place
        drawn.wait()
      }
      drawn.up(0)
      drawn.wait(300)
    }
    #expect(drawn.value(.rateLeast) == nil && drawn.value(.rateMissing) == nil)
    #expect(drawn.analysis.rate?.isTooSlow == true)
    #expect(try drawn.verdict(.rateLeast) == .notTested(.movedTooSlowly))
  }

  @Test("Reports that are missing while a finger moves fast are found, on a coarse grid too")
  func missing() {
    for step in [0.2, 0.5, 1, 2.5] {
      var drawn = DrawnRecording()
      drawn.stroke(0, from: 20, 20, by: 0.1)
      drawn.down(0, 10, 50)
      for index in 1...60 {
        drawn.wait()
        if !(30..<33).contains(index) { drawn.move(0, 10 + Double(index) * step, 50) }
      }
      drawn.up(0)
      #expect(drawn.value(.rateMissing) == 3, "\(step) mm a report")
    }
  }

  @Test("A movement of one speed alone shows no grid, and reports missing in it are found")
  func oneSpeed() {
    for step in [0.1, 0.4, 1, 2] {
      var drawn = DrawnRecording()
      drawn.down(0, 10, 50)
      for index in 1...80 {
        drawn.wait()
        if !(30..<35).contains(index), index != 60 {
          drawn.move(0, 10 + Double(index) * step, 50)
        }
      }
      drawn.up(0)
      #expect(drawn.value(.rateMissing) == 6, "\(step) mm a report")
    }
  }

  @Test(
    "A drag by single steps of a coarse grid, with few steps on the other axis, is not judged",
    arguments: [60.0, 100, 125, 144, 240, 360])
  func fewStepsAcross(rate: Double) throws {
    for (speed, across) in [(60.0, 3), (60, 6), (40, 9), (25, 5)] {
      var drawn = PanelDrag(rate: rate, gridX: 2, gridY: 2)
      drawn.drag(from: (10, 20), to: (190, 20 + Double(across) * 2), speed: speed)
      #expect(drawn.recording.value(.rateLeast) == nil, "\(speed) mm/s, \(across) steps")
      #expect((drawn.recording.value(.rateMissing) ?? 0) == 0)
      #expect(try drawn.recording.verdict(.rateLeast) == .notTested(.movedTooSlowly))
    }
  }

  @Test("Where most intervals lack a report, the rate is that of the others", arguments: [2, 3, 4])
  func manyMissing(pattern: Int) throws {
    for grid in [0.05, 0.5] {
      var drawn = PanelDrag(rate: 240, gridX: grid, gridY: grid)
      drawn.isDropped = { index in
        switch pattern {
        case 2: index % 3 == 2
        case 3: index * 5 % 8 >= 5
        default: index % 7 == 3 || index % 5 == 2
        }
      }
      for row in 0..<3 {
        drawn.drag(
          from: (5, 20 + Double(row) * 10), to: (195, 24 + Double(row) * 10), speed: 350, swing: 0.1
        )
      }
      let rate = try #require(drawn.recording.analysis.rate)
      #expect((rate.interval - 1_000.0 / 240).magnitude < 0.2, "\(grid) mm: \(rate.interval)")
      let missing = rate.gaps.reduce(0) { $0 + $1.missing }
      #expect(
        missing * 10 >= drawn.dropped * 8 && missing <= drawn.dropped,
        "\(grid) mm: \(missing) of \(drawn.dropped)")
    }
  }

  @Test("A sound panel of any grid and rate has no missing reports, at any speed and direction")
  func soundPanels() {
    var random = SeededGenerator(seed: 34)
    for _ in 0..<sampleSize(1_000) {
      let grids = [0.02, 0.05, 0.13, 0.4, 0.5, 1, 2, 4]
      var drawn = PanelDrag(
        rate: [60, 100, 125, 144, 240, 360, 480].randomElement(using: &random) ?? 60,
        gridX: grids.randomElement(using: &random) ?? 1,
        gridY: grids.randomElement(using: &random) ?? 1)
      let speed = Double.random(in: 3...500, using: &random)
      let swing: Double = [0, 0.3, 0.9].randomElement(using: &random) ?? 0
      let curve: Double = [0, 8].randomElement(using: &random) ?? 0
      for _ in 0..<2 {
        let from = Position(
          x: Double.random(in: 5...60, using: &random),
          y: Double.random(in: 10...90, using: &random))
        let to = Position(
          x: Double.random(in: 120...195, using: &random),
          y: Double.random(in: 10...90, using: &random))
        drawn.drag(
          from: (from.x, from.y), to: (to.x, to.y), speed: speed, swing: swing, curve: curve)
      }
      let missing: Double = drawn.recording.value(.rateMissing) ?? 0
      let least: Double = drawn.recording.value(.rateLeast) ?? drawn.rate
      let panel = "\(drawn.gridX) × \(drawn.gridY) mm, \(drawn.rate) Hz, \(speed) mm/s, \(swing)"
      #expect(
        missing == 0 && least > drawn.rate * 0.9,
        "\(panel): \(missing) missing, \(least) Hz")
    }
  }

  @Test("A finger that stops while positions vary by a step has no missing reports")
  func stopping() {
    // A stroke at 62.5 Hz on a grid of 0.05 mm, as a panel reported it.
    let across = [
      34, 35, 36, 39, 40, 41, 43, 43, 44, 45, 47, 48, 48, 48, 49, 51, 47, 51, 49, 52, 51,
    ]
    let down = [
      432, 392, 355, 319, 282, 248, 218, 189, 161, 137, 117, 93, 75, 60, 44, 33, 24, 17, 10, 7, 6,
    ]
    var drawn = DrawnRecording()
    drawn.interval = 16
    drawn.down(0, 150 + 1.5, 20 + 23.55)
    for (x, y) in zip(across, down) {
      drawn.wait()
      drawn.move(0, 150 + Double(x) / 20, 20 + Double(y) / 20)
    }
    for (x, y, reports) in [(50, 4, 1.0), (51, 0, 2)] {
      drawn.wait(16 * reports)
      drawn.move(0, 150 + Double(x) / 20, 20 + Double(y) / 20)
    }
    drawn.wait()
    drawn.up(0)
    #expect(drawn.value(.rateMissing) == 0)
  }

  @Test("The grid of a panel is the step that movements are multiples of")
  func grid() throws {
    for grid in [0.05, 0.1, 0.13, 0.4] {
      var random = SeededGenerator(seed: UInt64(grid * 1_000))
      var drawn = DrawnRecording()
      drawn.down(0, 0, 0)
      var place = 0
      for _ in 0..<200 {
        drawn.wait()
        place += Int.random(in: 1...5, using: &random)
        // The position is rounded to the precision of the protocol message.
        drawn.move(0, (Double(place) * grid * 2_560).rounded() / 2_560, 0)
      }
      drawn.up(0)
      let found = try #require(drawn.analysis.touches?.grid.x)
      #expect((found - grid).magnitude < grid / 10, "\(grid): \(found)")
      #expect(drawn.analysis.touches?.grid.y == nil)
    }
  }

  /// Draws a touch of 200 reports on a grid of 0.1 mm.
  ///
  /// - Parameter steps: A closure that returns the steps along x and y before a report, or `nil` if nothing
  ///   is reported.
  private func drawing(_ steps: (_ index: Int) -> (x: Int, y: Int)?) -> DrawnRecording {
    var drawn = DrawnRecording()
    var (x, y) = (200, 200)
    drawn.down(0, 20, 20)
    for index in 1...200 {
      drawn.wait()
      guard let way = steps(index) else { continue }
      x += way.x
      y += way.y
      drawn.move(0, Double(x) / 10, Double(y) / 10)
    }
    drawn.up(0)
    return drawn
  }

  @Test("A coordinate that changes by single steps, with reports between that keep it, has a grid")
  func singleSteps() throws {
    let slow = drawing { index in
      index % 40 == 5 ? nil : (x: index % 4 == 2 ? 2 : 1, y: index % 2 == 0 ? 1 : 0)
    }
    let grid = try #require(slow.analysis.touches?.grid.y)
    #expect((grid - 0.1).magnitude < 0.01)
    #expect(slow.value(.rateMissing) == 0)

    let fast = drawing { index in
      guard index != 100, index != 101 else { return nil }
      return (x: (7 + index % 3) * (index == 102 ? 3 : 1), y: index % 2 == 0 ? 1 : 0)
    }
    #expect(fast.value(.rateMissing) == 2)
  }

  @Test("A coordinate that changes too seldom for a grid makes no slow movement a fast one")
  func fewChanges() {
    let drawn = drawing { index in
      index % 40 == 5 ? nil : (x: index % 4 == 2 ? 2 : 1, y: index % 40 == 6 ? 1 : 0)
    }
    #expect(drawn.analysis.touches?.grid.y == nil)
    #expect(drawn.value(.rateMissing) == 0)
  }

  @Test("Jumps there and back are no steps of a grid")
  func jumps() {
    let drawn = drawing { index in
      let sign = index % 4 < 2 ? -1 : 1
      return index % 2 == 0 ? (x: 400 * sign, y: 0) : (x: 0, y: sign)
    }
    #expect(drawn.analysis.touches?.grid.x == nil)
    #expect((drawn.value(.touchJumps) ?? 0) > 0)
    #expect((drawn.value(.rateLeast) ?? 0) > 120)
  }

  @Test(
    "Screens whose touches change one coordinate by single steps nearly always are judged rightly",
    arguments: [109, 129, 159, 864, 884] as [UInt64])
  func singleStepScreens(seed: UInt64) {
    #expect(ScreenTrial.coarseFalseAlarms(seed: seed) == [])
    #expect(ScreenTrial.coarseOversights(seed: seed) == [])
  }

  @Test("A sound screen of a coarse grid, with slow movements, is never called faulty")
  func coarseScreens() {
    for seed in 0..<sampleSize(40) {
      for alarm in ScreenTrial.coarseFalseAlarms(seed: UInt64(seed)) { Issue.record("\(alarm)") }
    }
  }

  @Test("Reports that a screen of a coarse grid leaves out are found, and counted")
  func coarseFaults() {
    for seed in 0..<sampleSize(40) {
      for oversight in ScreenTrial.coarseOversights(seed: UInt64(seed)) {
        Issue.record("\(oversight)")
      }
    }
  }
}
