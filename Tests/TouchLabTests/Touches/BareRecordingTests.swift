import Testing
import TouchAnalysis
import TouchJudgement
import TouchRecording

@testable import TouchLab

@Suite("Recordings without tests") struct BareRecordingTests {
  private let counts: [FigureName] = [
    .touchSpurious, .touchLost, .touchUnended, .touchUnbegun, .touchBrief, .touchJumps,
    .fingersSwapped,
  ]

  /// Returns the counts that are not zero.
  private func faults(_ drawn: DrawnRecording) -> [FigureName: Double] {
    let figures = drawn.analysis.figures.filter { counts.contains($0.name) && $0.value != 0 }
    return Dictionary(uniqueKeysWithValues: figures.map { ($0.name, $0.value) })
  }

  @Test("Taps, double taps, strokes, flicks and a pinch are no faults")
  func sound() throws {
    var drawn = DrawnRecording()
    for index in 0..<5 { drawn.tap(20 + Double(index) * 30, 40) }
    // Taps as fast as a human can perform them.
    for _ in 0..<6 {
      drawn.down(0, 100, 50)
      drawn.wait(60)
      drawn.up(0)
      drawn.wait(70)
    }
    // A flick of 2.5 m/s.
    for row in 0..<4 {
      drawn.down(0, 20, 20 + Double(row) * 15)
      var x = 20.0
      for step in [1.0, 4, 9, 15, 19, 20, 18, 12] {
        drawn.wait()
        x += step
        drawn.move(0, x, 20 + Double(row) * 15)
      }
      drawn.wait()
      drawn.up(0)
      drawn.wait(250)
    }
    // A touch that rests, and then moves on.
    drawn.down(0, 50, 50)
    drawn.slide(0, from: 50.5, 50, by: 0.5, 20)
    drawn.wait(900)
    drawn.slide(0, from: 61, 50, by: 0.5, 20)
    drawn.up(0)
    drawn.wait(300)
    // Two touches that approach each other and separate again.
    drawn.down(0, 60, 50)
    drawn.down(1, 120, 50)
    for step in 1...50 {
      drawn.wait()
      let way = Double(25 - (step - 25).magnitude)
      drawn.move(0, 60 + way, 50)
      drawn.move(1, 120 - way, 50)
    }
    drawn.up(1)
    drawn.up(0)
    #expect(faults(drawn) == [:])
    #expect(drawn.value(.touchMost) == 2)
    for name in counts where name != .fingersSwapped {
      #expect(try drawn.verdict(name) == .pass, "\(name)")
    }
  }

  @Test("A touch that is elsewhere for a report is a jump, and so is one that stays there")
  func jumps() throws {
    var drawn = DrawnRecording()
    drawn.down(3, 20, 50)
    for index in 1...60 {
      drawn.wait()
      let x = 20 + Double(index)
      // One report is 25 mm away, and from the fiftieth on, all reports are 30 mm away.
      drawn.move(3, x, index == 20 ? 75 : index >= 50 ? 20 : 50)
    }
    drawn.up(3)
    #expect(faults(drawn) == [.touchJumps: 2])
    let jumps = drawn.findings(.touchJumps)
    #expect(jumps.map(\.id) == [3, 3])
    #expect((drawn.value(.touchJump) ?? 0) > 29)
    #expect((jumps[0].size - 25).magnitude < 0.2)
    #expect(jumps[0].position == Position(x: 40, y: 75))
    let figure = try #require(drawn.analysis.figures.first { $0.name == .touchJumps })
    // The times are in seconds from the recording's first time, which is 0: that of the facts.
    #expect((figure.times[0] - 1.152).magnitude < 0.001)
  }

  @Test("A resting finger that jumps there and back breaks its limit, though a hand held it")
  func jumpAtRest() throws {
    var drawn = DrawnRecording()
    drawn.begin(TestPlan(.jitter, holder: .hand, part: "rest"))
    drawn.down(0, 137, 50)
    for index in 1...100 {
      drawn.wait(10)
      drawn.move(0, index % 2 == 1 ? 50 : 137, 50)
    }
    drawn.up(0)
    drawn.end()
    #expect(try drawn.verdict(.jitterRestInner) == .fail)
    #expect(faults(drawn) == [.touchJumps: 50])
  }

  @Test("What a hand can cause is not judged by hand, and what none can is")
  func handBounds() throws {
    for (distance, outcome) in [(3.0, Verdict.Outcome.notTested(.byHand)), (14, .fail)] {
      var drawn = DrawnRecording()
      drawn.begin(TestPlan(.jitter, holder: .hand, part: "rest"))
      drawn.down(0, 100, 50)
      for index in 1...100 {
        drawn.wait(10)
        // Moves slowly in one direction and back.
        drawn.move(0, 100 + 2 * distance * (1 - (Double(index) / 50 - 1).magnitude), 50)
      }
      drawn.up(0)
      drawn.end()
      #expect(try drawn.verdict(.jitterRestInner) == outcome, "\(distance) mm")
    }
    for name in FigureName.allCases where name.handBound != nil {
      #expect(name.needsExactHolder, "\(name)")
    }
  }

  @Test("A finger that is lost and found again is counted, at rest and on its way")
  func lostAndFound() throws {
    for step in [0.0, 2] {
      var drawn = DrawnRecording()
      for piece in 0..<6 {
        let start = 30 + Double(piece) * 20 * step
        drawn.down(Int32(piece % 2), start, 50)
        for index in 1...15 {
          drawn.wait()
          drawn.move(Int32(piece % 2), start + Double(index) * step, 50.1)
        }
        drawn.wait()
        drawn.up(Int32(piece % 2))
        drawn.wait(30)
      }
      #expect(faults(drawn) == [.touchLost: 5], "\(step) mm a report")
      #expect(drawn.findings(.touchLost).allSatisfy { ($0.size - 30).magnitude < 1 })
      #expect(try drawn.verdict(.touchLost) == .fail)
    }
  }

  @Test(
    "A resting finger that is lost at short intervals is lost and found, and no spurious position",
    arguments: [(12.0, 8.0), (20, 8), (20, 20), (20, 60), (40, 12)])
  func lostAtShortIntervals(down: Double, up: Double) throws {
    for reports in 0...2 {
      var drawn = DrawnRecording()
      for piece in 0..<8 {
        // The positions differ a little, so that a later touch may be nearer than the next one.
        let x = 100 + Double(piece * 3 % 4) * 0.2
        drawn.down(Int32(piece % 3), x, 50)
        for _ in 0..<reports {
          drawn.wait(down / Double(reports + 1))
          drawn.move(Int32(piece % 3), x + 0.1, 50)
        }
        drawn.wait(down / Double(reports + 1))
        drawn.up(Int32(piece % 3))
        drawn.wait(up)
      }
      #expect(faults(drawn) == [.touchLost: 7], "\(reports) reports")
      #expect(drawn.findings(.touchLost).allSatisfy { ($0.size - up).magnitude < 1 })
    }
  }

  @Test("Two fingers that are lost and found again are counted each")
  func twoLost() {
    var drawn = DrawnRecording()
    for piece in 0..<6 {
      let offset = Double(piece % 2) * 0.3
      drawn.down(0, 60 + offset, 50)
      drawn.down(1, 100 - offset, 50)
      drawn.wait(60)
      drawn.up(0)
      drawn.up(1)
      drawn.wait(25)
    }
    #expect(faults(drawn) == [.touchLost: 10])
  }

  @Test("A release that never came is told, in each way in which it can be lost")
  func lostReleases() throws {
    // The number continues at other positions and is never lifted: one touch that never ends.
    var joined = DrawnRecording()
    joined.down(0, 30, 30)
    for (x, y) in [(30.0, 30.0), (150, 30), (40, 80), (170, 85)] {
      joined.slide(0, from: x, y, by: 0.1, 50)
      joined.wait(600)
    }
    #expect(faults(joined) == [.touchUnended: 1])
    #expect(joined.value(.rateMissing) == 0)
    #expect((joined.value(.rateLeast) ?? 0) > 120)
    #expect(try joined.verdict(.touchUnended) == .fail)

    // The number begins a touch again.
    var again = DrawnRecording()
    for x in [30.0, 150, 90] {
      again.down(0, x, 50)
      again.slide(0, from: x, 50, by: 0.5, 20)
      again.wait(300)
    }
    again.up(0)
    #expect(faults(again) == [.touchUnended: 2])

    // Other touches begin and end while this one stays.
    var stuck = DrawnRecording()
    stuck.down(0, 30, 30)
    stuck.slide(0, from: 30, 30, by: 0.5, 20)
    for index in 0..<10 { stuck.stroke(1, from: 20, 40 + Double(index) * 5, by: 1, 40) }
    #expect(faults(stuck) == [.touchUnended: 1])
    #expect(try stuck.verdict(.touchUnended) == .fail)

    // A touch that is down at the end of the recording may be lifted later.
    var open = DrawnRecording()
    open.stroke(0, from: 20, 20, by: 1)
    open.down(0, 30, 30)
    open.slide(0, from: 30, 30, by: 0.5, 20)
    #expect(faults(open) == [.touchUnended: 1])
    #expect(try open.verdict(.touchUnended) == .notTested(.notReached(.downAtEnd(1))))
  }

  @Test("Reports that are missing while a finger goes on are no lost release")
  func stall() {
    var drawn = DrawnRecording()
    drawn.down(0, 10, 50)
    for index in 1...150 {
      drawn.wait()
      if !(40..<90).contains(index) { drawn.move(0, 10 + Double(index), 50) }
    }
    drawn.up(0)
    #expect(faults(drawn) == [:])
    #expect(drawn.value(.rateMissing) == 50)
  }

  @Test("A release without a touch is counted, but not that of a finger from before the beginning")
  func unbegun() {
    var drawn = DrawnRecording()
    drawn.move(4, 50, 50)
    drawn.wait()
    drawn.up(4)
    drawn.wait(200)
    drawn.stroke(0, from: 20, 20, by: 1)
    drawn.up(0)
    drawn.wait()
    drawn.up(7)
    #expect(faults(drawn) == [.touchUnbegun: 2])
  }

  @Test("Touches of one report all over the screen are counted, and named first")
  func ghosts() throws {
    var drawn = DrawnRecording()
    for index in 0..<300 {
      drawn.down(Int32(index % 10), Double(index * 73 % 200), Double(index * 39 % 100))
      drawn.wait()
      drawn.up(Int32(index % 10))
      drawn.wait()
    }
    #expect(drawn.value(.touchBrief) == 300)
    #expect(try drawn.verdict(.touchBrief) == .fail)
    let text = TextSummary.text(of: drawn.analysis, nil)
    #expect(text.contains("Faults in the touches\n  300  touches of a single report"))
  }

  @Test("Two fingers that take each other's number are found without a test")
  func swap() throws {
    var drawn = DrawnRecording()
    drawn.down(0, 20, 30)
    drawn.down(1, 20, 70)
    for index in 1...60 {
      drawn.wait()
      drawn.move(0, 20 + Double(index) * 2, index < 30 ? 30 : 70)
      drawn.move(1, 20 + Double(index) * 2, index < 30 ? 70 : 30)
    }
    drawn.up(0)
    drawn.up(1)
    #expect(faults(drawn) == [.fingersSwapped: 1])
    #expect(try drawn.verdict(.fingersSwapped) == .fail)
  }

  @Test(
    "A corner that is told again and again, and a touch lost every 30 ms, are named before all else",
    arguments: [0, 1, 2])
  func corner(form: Int) throws {
    var drawn = DrawnRecording()
    var id: Int32 = 0
    for index in 0..<120 {
      let x = 20 + Double(index)
      drawn.down(id, x, 50)
      drawn.wait()
      drawn.move(id, x + 0.3, 50.2)
      drawn.wait()
      if index % 4 == 1, form == 0 {
        // The jump is within the touch.
        drawn.move(id, 199.9, 99.9)
        drawn.wait()
      }
      drawn.move(id, x + 0.6, 50)
      drawn.wait()
      drawn.up(id)
      if index % 4 == 1, form == 1 {
        // The jump is a separate touch.
        drawn.down(9, 199.9, 99.9)
        drawn.wait(index % 8 == 1 ? 4 : 30)
        drawn.up(9)
        drawn.wait(2)
      }
      drawn.wait(6)
      id = (id + 1) % 5
    }
    if form == 2 {
      for index in 0..<10 {
        drawn.wait(300)
        drawn.down(0, 199.9, 99.9)
        drawn.wait()
        drawn.slide(0, from: 50, 20 + Double(index), by: 0.5, 30)
        drawn.up(0)
      }
    }
    let touches = try #require(drawn.analysis.touches)
    #expect(touches.spurious.count == 1)
    #expect(touches.spurious.first?.position == Position(x: 199.9, y: 99.9))
    #expect(touches.spurious.first?.count == (form == 2 ? 10 : 30))
    #expect(drawn.findings(.touchLost).count == 119)
    #expect(drawn.findings(.touchJumps).isEmpty)
    let lines = TextSummary.text(of: drawn.analysis, nil).split(separator: "\n")
    let head = try #require(lines.firstIndex(of: "Faults in the touches"))
    #expect(lines[head + 1].contains("position that repeats"))
    #expect(lines[head + 2].contains("lost and found"))
  }

  @Test("An axis that never changes, a dead place and a crowded one are seen on the map")
  func map() throws {
    var flat = DrawnRecording()
    for row in 0..<4 { flat.stroke(0, from: 20 + Double(row), 50, by: 1, 40) }
    #expect(flat.analysis.touches?.stillAxes == ["y"])

    var drawn = DrawnRecording()
    for row in 0..<50 {
      drawn.down(0, 0, 1 + Double(row) * 2)
      for index in 1...199 {
        drawn.wait()
        // An area of 12 × 12 mm reports no touch.
        let (x, y) = (Double(index), 1 + Double(row) * 2)
        if !((99..<111).contains(x) && (49..<61).contains(y)) { drawn.move(0, x, y) }
      }
      drawn.up(0)
      drawn.wait(200)
    }
    #expect((drawn.value(.touchDead) ?? 0) >= 1)
    let figure = try #require(drawn.analysis.figures.first { $0.name == .touchDead })
    #expect(figure.positions.contains { $0.distance(to: Position(x: 105, y: 55)) < 1 })
    for _ in 0..<60 { drawn.tap(150, 75) }
    #expect((drawn.value(.touchCrowded) ?? 0) > 50)
  }

  @Test("A size with a fraction of a millimetre is read, and written as it was")
  func fractions() throws {
    let text = """
      {"e":"recording","version":1}
      {"e":"output","at":1,"n":1,"mmw":70.1,"mmh":52.6,"width":2000,"height":1000,"scale":120}
      {"e":"window","at":2,"n":1,"width":2000,"height":1000,"output":1}

      """
    let recording = RecordingReader.read(Array(text.utf8))
    #expect(recording.problemCount == 0)
    let screen = ScreenSize(of: recording)
    #expect((screen.width - 70.1).magnitude < 1e-9 && (screen.height - 52.6).magnitude < 1e-9)
    guard case .output(let output) = recording.facts.first?.content else {
      Issue.record("no output")
      return
    }
    let bytes = Samples.bytes(of: [.fact(Fact(at: 1, .output(output)))])
    #expect(String(decoding: bytes, as: UTF8.self).contains("\"mmw\":70.1,\"mmh\":52.6"))
    #expect(
      Samples.problems(of: "{\"e\":\"output\",\"at\":1,\"n\":1,\"mmw\":-1}\n")
        == ["line 1: “mmw” has an impossible value"])
  }
}
