import Testing
import TouchAnalysis
import TouchJudgement
import TouchRecording

@testable import TouchLab

@Suite("How a panel is mapped to its screen") struct MappingTests {
  /// Returns taps on 25 targets, at positions that a map moves, with the noise of a hand.
  private func taps(
    _ map: Affine, holder: Holder = .hand, transform: Int32 = 0, astray: Set<Int> = []
  ) -> DrawnRecording {
    var drawn = DrawnRecording()
    drawn.begin(TestPlan(.accuracy, holder: holder))
    for index in 0..<25 {
      let target = Position(x: 10 + Double(index % 5) * 45, y: 6 + Double(index / 5) * 22)
      drawn.target(target.x, target.y)
      drawn.wait(300)
      let place = map.apply(target)
      let noise = (Double(index * 7 % 11) / 11 - 0.5) * 1.6
      if astray.contains(index) {
        drawn.tap(100 - target.x / 2, 50)
      } else {
        drawn.tap(place.x + noise, place.y - noise)
      }
    }
    drawn.end()
    return drawn
  }

  @Test(
    "A wrong mapping is named, breaks its limit by hand too, and is no stray touch",
    arguments: [
      (Affine(-1, 0, 200, 0, 1, 0), [MappingFault.mirroredHorizontally]),
      (Affine(1, 0, 0, 0, -1, 100), [.mirroredVertically]),
      (Affine(-1, 0, 200, 0, -1, 100), [.quarterTurns(180)]),
      (Affine(0, 2, 0, 0.5, 0, 0), [.swappedAxes]),
      (Affine(0, -2, 200, 0.5, 0, 0), [.quarterTurns(90)]),
      (Affine(0, 2, 0, -0.5, 0, 100), [.quarterTurns(270)]),
    ])
  func turned(map: Affine, faults: [MappingFault]) throws {
    let drawn = taps(map)
    let mapping = try #require(drawn.analysis.accuracy?.mapping)
    #expect(mapping.faults == faults)
    #expect(mapping.fitted == 25 && mapping.residual < 1)
    #expect(try drawn.verdict(.accuracyMapping) == .fail)
    #expect(try drawn.verdict(.accuracyMissed) == .fail)
    #expect(try drawn.verdict(.accuracyMissed, "strict") == .fail)
    #expect(drawn.value(.ghostStray) == 0)
  }

  @Test("Without faults of touches, a wrong mapping is the first fault in the summary")
  func summary() throws {
    let text = TextSummary.text(of: taps(Affine(-1, 0, 200, 0, 1, 0)).analysis, nil)
    let mapping = try #require(text.firstRange(of: "Mapping of the panel"))
    let sound = try #require(text.firstRange(of: "No fault was found"))
    #expect(mapping.upperBound < sound.lowerBound)
  }

  @Test("An offset, a scale and a turn are told with their sizes")
  func measured() throws {
    let offset = try #require(taps(Affine(1, 0, 0, 0, 1, 22)).analysis.accuracy?.mapping)
    #expect(offset.faults.count == 1)
    guard case .offset(let way) = offset.faults.first else {
      Issue.record("\(offset.faults)")
      return
    }
    #expect((way.y - 22).magnitude < 0.3 && way.x.magnitude < 0.3)
    #expect((offset.error - 22).magnitude < 0.3)

    let scaled = try #require(taps(Affine(0.8, 0, 20, 0, 1, 0)).analysis.accuracy?.mapping)
    guard case .scaled(let axis, let factor) = scaled.faults.first else {
      Issue.record("\(scaled.faults)")
      return
    }
    #expect(axis == "x" && (factor - 0.8).magnitude < 0.02)

    let turned = try #require(
      taps(Affine(0.996, -0.087, 8, 0.087, 0.996, -8)).analysis.accuracy?.mapping)
    guard case .turned(let angle) = turned.faults.first else {
      Issue.record("\(turned.faults)")
      return
    }
    #expect((angle - 5).magnitude < 0.5)
  }

  @Test("Some taps that went astray do not hide a wrong mapping")
  func astray() throws {
    let mapping = try #require(
      taps(Affine(-1, 0, 200, 0, 1, 0), astray: [0, 7, 12, 18]).analysis.accuracy?.mapping)
    #expect(mapping.faults == [.mirroredHorizontally])
  }

  @Test("A sound mapping has no fault, whether a hand or a robot tapped")
  func sound() throws {
    for holder in [Holder.hand, .robot] {
      let drawn = taps(Affine(1, 0, 0.3, 0, 1, -0.2), holder: holder)
      #expect(drawn.analysis.accuracy?.mapping?.faults == [])
      #expect(drawn.value(.accuracyMissed) == 0)
      #expect(
        try drawn.verdict(.accuracyMapping) == (holder == .hand ? .notTested(.byHand) : .pass))
    }
  }

  @Test("Three taps show a mirrored screen and an offset, and none in a sound one")
  func fewTaps() {
    let targets = [Position(x: 20, y: 20), Position(x: 160, y: 30), Position(x: 90, y: 80)]
    func faults(_ map: Affine) -> [MappingFault]? {
      var drawn = DrawnRecording()
      drawn.begin(TestPlan(.accuracy, holder: .hand))
      for (index, target) in targets.enumerated() {
        drawn.target(target.x, target.y)
        drawn.wait(300)
        let position = map.apply(target)
        drawn.tap(position.x + Double(index) - 1, position.y + 0.5)
      }
      drawn.end()
      return drawn.analysis.accuracy?.mapping?.faults
    }
    #expect(faults(Affine()) == [])
    #expect(faults(Affine(-1, 0, 200, 0, 1, 0)) == [.mirroredHorizontally])
    guard case .offset(let way) = faults(Affine(1, 0, 25, 0, 1, 0))?.first else {
      Issue.record("no offset")
      return
    }
    #expect((way.x - 25).magnitude < 1.5 && way.y.magnitude < 1.5)
  }

  @Test("By hand, a small scale breaks its limit, and a small offset is no fault of the mapping")
  func byHand() throws {
    let scaled = taps(Affine(0.95, 0, 0, 0, 1, 0))
    #expect((scaled.value(.accuracyMapping) ?? 9) < 8)
    #expect(try scaled.verdict(.accuracyMapping) == .fail)
    let small = taps(Affine(0.96, 0, 4, 0, 1, 0))
    #expect((small.value(.accuracyMapping) ?? 9) < 5)
    #expect(try small.verdict(.accuracyMapping) == .fail)
    let beside = taps(Affine(1, 0, 1.5, 0, 1, 1))
    #expect(beside.analysis.accuracy?.mapping?.faults == [])
    #expect(try beside.verdict(.accuracyMapping) == .notTested(.byHand))
    let robot = taps(Affine(1, 0, 1.5, 0, 1, 1), holder: .robot)
    #expect(robot.analysis.accuracy?.mapping?.faults.count == 1)
  }

  @Test("The matrix puts it right: after it the map changes nothing", arguments: 0...7)
  func matrix(transform: Int32) throws {
    // The transforms of a rotated output, which the compositor applies after libinput's matrix.
    let turns: [Affine] = [
      Affine(), Affine(0, 1, 0, -1, 0, 1), Affine(-1, 0, 1, 0, -1, 1), Affine(0, -1, 1, 1, 0, 0),
      Affine(-1, 0, 1, 0, 1, 0), Affine(0, 1, 0, 1, 0, 0), Affine(1, 0, 0, 0, -1, 1),
      Affine(0, -1, 1, -1, 0, 1),
    ]
    let turn = turns[Int(transform)]
    let wrong = Affine(0.5, 0, 0.1, 0, -1, 1)
    let back = try #require(turn.inverse)
    let shown = turn.after(wrong.after(back))
    let isTurned = transform % 2 == 1
    var lines: [RecordedLine] = [
      .fact(
        Fact(
          at: 0,
          .output(
            Output(
              number: 1, widthMillimetres: isTurned ? 100 : 200,
              heightMillimetres: isTurned ? 200 : 100, widthPixels: isTurned ? 1_000 : 2_000,
              heightPixels: isTurned ? 2_000 : 1_000, transform: transform)))),
      .fact(Fact(at: 0, .window(WindowState(number: 1, width: 2_000, height: 1_000, output: 1)))),
      .step(TestStep(at: 1_000, .begin(TestPlan(.accuracy, holder: .robot)))),
    ]
    for index in 0..<9 {
      let share = Position(x: 0.1 + 0.4 * Double(index % 3), y: 0.1 + 0.4 * Double(index / 3))
      let time = Int64(index) * 1_000_000 + 2_000
      let place = shown.apply(share)
      lines += [
        .step(TestStep(at: time, .target(x: share.x * 2_000, y: share.y * 1_000))),
        .touch(
          TouchEvent(
            .down, Stamp(arrived: time + 100_000), id: 0, x: place.x * 2_000, y: place.y * 1_000,
            window: 1)),
        .touch(TouchEvent(.up, Stamp(arrived: time + 200_000), id: 0)),
      ]
    }
    lines.append(.step(TestStep(at: 20_000_000, .end(.done))))
    let mapping = try #require(Analysis(Recording(lines)).accuracy?.mapping)
    let calibration = try #require(mapping.calibration)
    // The calibration is applied to the panel's positions before the wrong map.
    for (found, right) in zip(calibration.after(wrong).numbers, Affine().numbers) {
      #expect((found - right).magnitude < 0.01)
    }
    let advice = try #require(MappingAdvice(mapping))
    #expect(advice.sway.hasPrefix("swaymsg input type:touch calibration_matrix "))
    #expect(advice.udev.contains("LIBINPUT_CALIBRATION_MATRIX}=\"\(advice.matrix)\""))
    #expect(advice.numbers.count == 6)
  }
}
