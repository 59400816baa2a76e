import Testing
import TouchAnalysis
import TouchJudgement
import TouchRecording

@Suite("Several touches at the same time") struct SeveralTouchesTests {
  @Test("Two fingers become one only where they were near, and one takes the middle")
  func earlyLift() throws {
    // One touch is lifted 60 mm from the other, which continues.
    var early = DrawnRecording()
    early.begin(TestPlan(.separation, holder: .hand, part: "side", count: 2))
    early.down(0, 70, 50)
    early.down(1, 130, 50)
    for step in 1...120 {
      early.wait()
      let way = 26 * (1 - (Double(step) / 60 - 1).magnitude)
      early.move(0, 70 + way, 50)
      early.move(1, 130 - way, 50)
    }
    early.up(0)
    early.wait(200)
    early.move(1, 130.2, 50)
    early.wait()
    early.up(1)
    early.end()
    let figure = try #require(early.analysis.figures.first { $0.name == .separationStraight })
    #expect(figure.isBound && (figure.value - 8).magnitude < 0.1)
    #expect(figure.remark == .noCloser)

    // One touch is lifted near the other, which keeps its position.
    for takesMiddle in [false, true] {
      var near = DrawnRecording()
      near.begin(TestPlan(.separation, holder: .hand, part: "side", count: 2))
      near.down(0, 70, 50)
      near.down(1, 130, 50)
      for step in 1...40 {
        near.wait()
        near.move(0, 70 + Double(step) * 0.5, 50)
        near.move(1, 130 - Double(step) * 0.5, 50)
      }
      near.wait()
      near.up(0)
      for step in 1...40 {
        near.move(1, takesMiddle ? 100 : 110 + Double(step) * 0.2, 50)
        near.wait()
      }
      near.up(1)
      near.end()
      let figure = try #require(near.analysis.figures.first { $0.name == .separationStraight })
      #expect(figure.isBound != takesMiddle)
    }
  }

  @Test("Two touches at each other's x or y are found, and are neither a swap nor jumps")
  func diagonal() throws {
    for exchangesX in [false, true] {
      var drawn = DrawnRecording()
      drawn.down(0, 40, 30)
      drawn.down(1, 120, 70)
      for index in 1...60 {
        drawn.wait()
        let way = Double(index) * 0.5
        let isWrong = index >= 30
        drawn.move(0, (isWrong && exchangesX ? 120 : 40) + way, isWrong && !exchangesX ? 70 : 30)
        drawn.move(1, (isWrong && exchangesX ? 40 : 120) + way, isWrong && !exchangesX ? 30 : 70)
      }
      drawn.up(0)
      drawn.up(1)
      #expect(drawn.value(.fingersDiagonal) == 1)
      #expect(drawn.value(.fingersSwapped) == 0 && drawn.value(.touchJumps) == 0)
      #expect(try drawn.verdict(.fingersDiagonal) == .fail)
    }
  }

  @Test("The rate of five touches is that of each while five are down, and the slowest counts")
  func five() throws {
    for isSlow in [false, true] {
      var drawn = DrawnRecording()
      drawn.stroke(0, from: 20, 10, by: 1)
      for id in 0..<5 { drawn.down(Int32(id), 20, 10 + Double(id) * 18) }
      for index in 1...150 {
        drawn.wait()
        for id in 0..<5 where !isSlow || index % 2 == 0 {
          drawn.move(Int32(id), 20 + Double(index), 10 + Double(id) * 18)
        }
      }
      for id in 0..<5 { drawn.up(Int32(id)) }
      let rate = try #require(drawn.value(.rateFive))
      #expect((rate - (isSlow ? 62.5 : 125)).magnitude < 3)
      #expect(try drawn.verdict(.rateFive) == (isSlow ? .fail : .pass))
    }
    var four = DrawnRecording()
    for id in 0..<4 { four.down(Int32(id), 20, 10 + Double(id) * 18) }
    for index in 1...100 {
      four.wait()
      for id in 0..<4 { four.move(Int32(id), 20 + Double(index), 10 + Double(id) * 18) }
    }
    #expect(four.value(.rateFive) == nil)
  }

  @Test("The jitter of several fingers at rest is told by itself")
  func restingTogether() {
    var drawn = DrawnRecording()
    drawn.begin(TestPlan(.jitter, holder: .robot, part: "rest", count: 2))
    drawn.down(0, 50, 50)
    drawn.down(1, 100, 50)
    for index in 1...100 {
      drawn.wait()
      drawn.move(0, 50 + (index % 2 == 0 ? 0.1 : 0), 50)
      drawn.move(1, 100 + (index % 2 == 0 ? 0.6 : 0), 50)
    }
    drawn.up(0)
    drawn.up(1)
    drawn.end()
    let value = drawn.value(.jitterRestSeveral)
    #expect(((value ?? 0) - 0.3).magnitude < 0.02)
  }

  @Test("Accuracy beside other touches counts the taps during which another one is down")
  func besideOthers() throws {
    var drawn = DrawnRecording()
    drawn.begin(TestPlan(.accuracy, holder: .robot))
    drawn.target(30, 30)
    drawn.tap(30, 30)
    drawn.end()
    drawn.begin(TestPlan(.accuracy, holder: .robot, part: "several", count: 2))
    drawn.down(1, 40, 80)
    drawn.wait()
    for (index, place) in [(20.0, 20.0), (100, 20), (180, 20), (100, 50)].enumerated() {
      // The last target is tapped without another touch, at a large distance.
      if index == 3 { drawn.up(1) }
      drawn.target(place.0, place.1)
      drawn.tap(place.0 + (index == 3 ? 9 : 1.5), place.1)
    }
    drawn.end()
    let figure = try #require(drawn.analysis.figures.first { $0.name == .accuracySeveral })
    #expect(figure.count == 3 && (figure.value - 1.55).magnitude < 0.02)
    #expect(try drawn.verdict(.accuracySeveral, "strict") == .fail)
    // The test with one touch has its own figures.
    #expect(try #require(drawn.value(.accuracyWorst)) < 0.1)
    #expect(drawn.value(.accuracyMissed) == 0)
  }

  @Test("A recording with the second part alone has no figure of the first")
  func besideOthersAlone() {
    var drawn = DrawnRecording()
    drawn.begin(TestPlan(.accuracy, holder: .robot, part: "several", count: 2))
    drawn.target(30, 30)
    drawn.tap(30, 30)
    drawn.end()
    #expect(drawn.value(.accuracySeveral) == nil && drawn.value(.accuracyMissed) == nil)
  }
}
