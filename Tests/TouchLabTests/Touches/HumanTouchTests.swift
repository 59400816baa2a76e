import Testing
import TouchAnalysis
import TouchJudgement
import TouchRecording

/// Movements that a hand can make, beside faults that are similar to them.
@Suite("Faults that are similar to what a hand does") struct HumanTouchTests {
  @Test("Two fingers that type beside each other, and slow double taps, are not lost and found")
  func typing() {
    var typed = DrawnRecording()
    for key in 0..<20 {
      let finger = Int32(key % 2)
      typed.down(finger, 60 + Double(key * 7 % 20), 80)
      typed.wait(80)
      typed.up(finger)
      typed.wait(20)
    }
    #expect(typed.findings(.touchLost).isEmpty)

    var taps = DrawnRecording()
    for _ in 0..<5 {
      for _ in 0..<2 {
        taps.down(0, 100, 50)
        taps.wait(180)
        taps.up(0)
        taps.wait(90)
      }
      taps.wait(700)
    }
    #expect(taps.findings(.touchLost).isEmpty)
  }

  @Test("Four or more such touches in succession are a resting finger that is lost and found")
  func succession() {
    var drawn = DrawnRecording()
    for _ in 0..<6 {
      drawn.down(0, 100, 50)
      drawn.wait(200)
      drawn.up(0)
      drawn.wait(80)
    }
    #expect(drawn.findings(.touchLost).count == 5)
  }

  @Test(
    "On a slow panel, too, a finger at rest that is elsewhere jumps", arguments: [60.0, 80, 100])
  func jumpsOfSlowPanels(rate: Double) {
    for length in [14.0, 20, 40] {
      var drawn = DrawnRecording()
      drawn.interval = 1_000 / rate
      drawn.down(0, 80, 50)
      for index in 1...60 {
        drawn.wait()
        drawn.move(0, 80 + Double(index) / 10 + (index >= 30 ? length : 0), 50)
      }
      drawn.wait()
      drawn.up(0)
      #expect(drawn.findings(.touchJumps).count == 1, "\(length) mm")
      #expect((drawn.findings(.touchJumps).first?.size ?? 0) > length - 1)
    }
  }

  @Test("A resting finger that jumps there and back by 5 mm is a fault by hand, and noise is none")
  func smallJumps() throws {
    for (length, count) in [(5.0, 20), (2, 0)] {
      var drawn = DrawnRecording()
      drawn.begin(TestPlan(.jitter, holder: .hand, part: "rest"))
      drawn.down(0, 50, 50)
      for index in 1...199 {
        drawn.wait()
        drawn.move(0, 50 + Double(index % 2) / 50 + (index % 10 == 5 ? length : 0), 50)
      }
      drawn.wait()
      drawn.up(0)
      drawn.end()
      #expect(drawn.findings(.touchJumps).count == count, "\(length) mm")
      #expect(try drawn.verdict(.touchJumps) == (count > 0 ? .fail : .pass))
    }
  }

  @Test(
    "A fast stroke that begins and ends at rest does not jump", arguments: [60.0, 80, 100, 240])
  func fastStrokes(rate: Double) {
    for (length, milliseconds) in [(30.0, 100.0), (60, 120), (100, 150), (150, 200)] {
      for phase in [0.0, 0.25, 0.5, 0.75] {
        var drawn = DrawnRecording()
        drawn.interval = 1_000 / rate
        drawn.down(0, 20, 50)
        for index in 1...Int(0.5 * rate) {
          drawn.wait()
          let time = (Double(index) + phase) * drawn.interval - 100
          let share = max(0, min(1, time / milliseconds))
          // The way of an arm between two positions, with the smallest possible jerk.
          let way = share * share * share * (10 - 15 * share + 6 * share * share)
          drawn.move(0, 20 + length * way + Double(index % 2) / 10, 50)
        }
        drawn.wait()
        drawn.up(0)
        #expect(drawn.findings(.touchJumps).isEmpty, "\(length) mm in \(milliseconds) ms, \(phase)")
      }
    }
  }

  @Test("A fast stroke that turns back at once does not jump", arguments: [60.0, 80, 100, 120])
  func turningBack(rate: Double) {
    for speed in [250.0, 500, 700] {
      for phase in [0.0, 0.3, 0.5] {
        var drawn = DrawnRecording()
        drawn.interval = 1_000 / rate
        drawn.down(0, 20, 50)
        for index in 1...Int(0.8 * rate) {
          drawn.wait()
          let seconds = min(0.8, (Double(index) + phase) / rate)
          drawn.move(0, 20 + speed * min(seconds, 0.8 - seconds), 50)
        }
        drawn.wait()
        drawn.up(0)
        #expect(drawn.findings(.touchJumps).isEmpty, "\(speed) mm/s, \(phase)")
      }
    }
  }

  @Test("A moving finger that jumps there and back is a fault, also in its direction")
  func jumpsOfMovingFingers() {
    for (x, y) in [(12.0, 0.0), (-12, 0), (0, 12)] {
      var drawn = DrawnRecording()
      drawn.down(0, 40, 50)
      for index in 1...60 {
        drawn.wait()
        let jump = index == 30 ? 1.0 : 0
        drawn.move(0, 40 + Double(index) + x * jump, 50 + y * jump)
      }
      drawn.wait()
      drawn.up(0)
      #expect(drawn.findings(.touchJumps).count == 1, "\(x), \(y)")
    }
  }

  @Test("Fingers nearly above each other that take each other's number are one fault, a swap")
  func swapOnce() {
    var drawn = DrawnRecording()
    drawn.down(0, 40, 30)
    drawn.down(1, 47, 75)
    for index in 1...60 {
      drawn.wait()
      let way = Double(index) / 2
      let (first, second) = index < 30 ? (0.0, 1.0) : (1.0, 0.0)
      drawn.move(0, 40 + 7 * first + way, 30 + 45 * first)
      drawn.move(1, 40 + 7 * second + way, 30 + 45 * second)
    }
    drawn.up(0)
    drawn.up(1)
    #expect(drawn.findings(.fingersSwapped).count == 1)
    #expect(drawn.findings(.fingersDiagonal).isEmpty)
  }

  @Test(
    "A stroke along a ruler has no fault, and one there and back has an axis that never changes")
  func ruler() {
    for turns in [0, 1, 3] {
      var drawn = DrawnRecording()
      drawn.down(0, 40, 50)
      for part in 0...turns {
        for index in 1...120 {
          drawn.wait()
          let way = Double(index) / 2
          drawn.move(0, part % 2 == 0 ? 40 + way : 100 - way, 50)
        }
      }
      drawn.up(0)
      #expect(drawn.analysis.touches?.stillAxes == (turns < 2 ? [] : ["y"]))
    }
  }
}
