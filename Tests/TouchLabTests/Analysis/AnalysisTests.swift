import SeededRandom
import SyntheticTouch
import Testing
import TouchAnalysis
import TouchRecording

@Suite("Analysis of touch recordings") struct AnalysisTests {
  /// A screen of 200 × 100 mm with 4 points per millimetre.
  private let window: [RecordedLine] = [
    .fact(
      Fact(
        at: 0,
        .output(
          Output(
            number: 1, widthMillimetres: 200, heightMillimetres: 100, widthPixels: 800,
            heightPixels: 400, refresh: 60_000)))),
    .fact(Fact(at: 0, .window(WindowState(number: 1, width: 800, height: 400, output: 1)))),
  ]

  private func step(_ ms: Int64, _ content: TestStep.Content) -> RecordedLine {
    .step(TestStep(at: ms * 1_000, content))
  }

  private func touch(
    _ kind: TouchEvent.Kind, _ ms: Int64, _ id: Int32 = 1, _ x: Double = 0, _ y: Double = 0
  ) -> RecordedLine {
    let stamp = Stamp(arrived: ms * 1_000, microseconds: ms * 1_000)
    return .touch(TouchEvent(kind, stamp, id: id, x: x * 4, y: y * 4, window: 1))
  }

  private func value(_ name: FigureName, _ lines: [RecordedLine]) -> Double? {
    Analysis(Recording(window + lines)).figures.first { $0.name == name }?.value
  }

  @Test("An empty recording has no figures, and says nothing of the screen")
  func empty() {
    let analysis = Analysis(Recording())
    #expect(analysis.figures.isEmpty)
    #expect(!analysis.screen.isMetric)
  }

  @Test("Millimetres come from the screen, turned and scaled, and a bank card counts for more")
  func millimetres() {
    var output = Output(
      number: 1, widthMillimetres: 100, heightMillimetres: 200, widthPixels: 1_000,
      heightPixels: 2_000, scale: 240, transform: 1)
    func size(_ facts: [Fact.Content]) -> ScreenSize {
      ScreenSize(of: Recording(facts.map { .fact(Fact(at: 0, $0)) }))
    }
    let window = Fact.Content.window(
      WindowState(number: 1, width: 1_000, height: 500, output: 1))
    // With a rotation by 90°, 1,000 × 500 points are 200 × 100 mm.
    let turned = size([.output(output), window])
    #expect(turned.source == .output)
    #expect(turned.width == 200 && turned.height == 100)
    let card = size([
      .output(output), window, .calibration(Calibration(width: 856, height: 539.8)),
    ])
    #expect(card.source == .card)
    #expect((card.width - 100).magnitude < 1e-9 && (card.height - 50).magnitude < 1e-9)
    output.widthMillimetres = 0
    #expect(size([.output(output), window]).source == .unknown)
  }

  @Test("The offset of taps and their spread are told, and those at the edge by themselves")
  func accuracy() {
    var lines = [step(0, .begin(TestPlan(.accuracy, holder: .robot)))]
    let targets: [(Double, Double, Double, Double)] = [
      (50.0, 50.0, 0.3, 0.4), (60, 50, 0.3, -0.4), (2, 50, 1.5, 0),
    ]
    for (index, target) in targets.enumerated() {
      let time = Int64(index) * 1_000 + 10
      let (x, y, offsetX, offsetY) = target
      lines.append(step(time, .target(x: x * 4, y: y * 4)))
      lines.append(touch(.down, time + 100, 1, x + offsetX, y + offsetY))
      lines.append(touch(.up, time + 200))
    }
    lines.append(step(4_000, .end(.done)))
    #expect(near(value(.accuracyInner, lines), 0.5))
    #expect(near(value(.accuracyEdge, lines), 1.5))
    #expect(near(value(.accuracyOffset, lines), 0.7))
    #expect(value(.accuracyMissed, lines) == 0)
    // A touch far from all targets is not a tap with an error. It leaves the target without a tap.
    lines[2] = touch(.down, 110, 1, 150, 50)
    #expect(value(.accuracyMissed, lines) == 1)
    #expect(value(.ghostStray, lines) == 1)
  }

  @Test("A test that is repeated counts the last time, and one that is left out not at all")
  func repeated() {
    func run(_ start: Int64, _ offset: Double, _ end: TestEnd) -> [RecordedLine] {
      [
        step(start, .begin(TestPlan(.accuracy, holder: .robot))),
        step(start + 10, .target(x: 200, y: 200)), touch(.down, start + 20, 1, 50 + offset, 50),
        touch(.up, start + 30), step(start + 40, .end(end)),
      ]
    }
    let lines = run(0, 3, .done) + run(1_000, 1, .done) + run(2_000, 2, .skipped)
    #expect(near(value(.accuracyWorst, lines), 1))
  }

  @Test("A stroke is held against the line that fits it, so that a turned ruler is no fault")
  func straightness() {
    var lines = [
      step(0, .begin(TestPlan(.straightness, holder: .guided, part: "slow"))),
      step(1, .guide(.line(x1: 40, y1: 200, x2: 760, y2: 200))),
      touch(.down, 10, 1, 20, 40),
    ]
    for index in 1...100 {
      // A line with a slope of one tenth has a bulge of 1 mm in its middle.
      let x = 20 + Double(index)
      let bulge = index == 50 ? 1.0 : 0
      lines.append(touch(.motion, 10 + Int64(index) * 8, 1, x, 40 + Double(index) / 10 + bulge))
    }
    lines += [touch(.up, 900), step(1_000, .end(.done))]
    let expected = 1 / (1 + 0.01).squareRoot()
    #expect(near(value(.straightnessInner, lines), expected, 0.03))
    #expect(near(value(.straightnessTravel, lines), expected, 0.03))
    #expect(near(value(.jitterBackward, lines), 0, 1e-9))
    #expect(value(.straightnessBroken, lines) == 0)
  }

  @Test("A ring is held against the ring that fits it")
  func ring() {
    let centre = Position(x: 70, y: 55)
    let places = [(3.0, 4.0), (4, 3), (5, 0), (0, 5), (-3, 4), (-4, -3), (0, -5), (3, -4)].map {
      centre + Position(x: $0.0, y: $0.1) * 4
    }
    let fit = RingFit(places)
    #expect(near(fit?.radius, 20))
    #expect(near(fit?.centre.x, 70) && near(fit?.centre.y, 55))
    #expect(near(fit?.deviation(of: Position(x: 70, y: 78)), 3))
    #expect(RingFit((0..<9).map { Position(x: Double($0), y: 1) }) == nil)
    #expect(RingFit(Array(repeating: centre, count: 9)) == nil)
    #expect(LineFit(Array(repeating: centre, count: 9)) == nil)
  }

  @Test("A finger that rests is not reported, which is no gap; one that moves on is")
  func rate() {
    func lines(way: Double) -> [RecordedLine] {
      var lines = [
        step(0, .begin(TestPlan(.rate, holder: .robot))), touch(.down, 10, 1, 10, 10),
      ]
      for index in 1...100 where !(50..<55).contains(index) {
        // No report arrives for five intervals. The touch has either moved on or stood still.
        let place = index < 50 ? Double(index) : Double(index) - 6 + way
        lines.append(touch(.motion, 10 + Int64(index) * 10, 1, 10 + place, 10))
      }
      return lines + [touch(.up, 1_020), step(1_100, .end(.done))]
    }
    #expect(value(.rateMissing, lines(way: 6)) == 5)
    #expect(near(value(.rateGap, lines(way: 6)), 60))
    #expect(value(.rateMissing, lines(way: 1)) == 0)
    #expect(near(value(.rateMean, lines(way: 1)), 100, 0.5))
  }

  @Test("Reports that wait and then arrive together are a burst")
  func bursts() {
    var lines = [step(0, .begin(TestPlan(.rate, holder: .robot)))]
    for index in 0..<100 {
      let sent = Int64(index) * 10_000 + 10_000
      // Each second event is delayed until the next one.
      let stamp = Stamp(arrived: index % 2 == 0 ? sent + 10_500 : sent + 600, microseconds: sent)
      let kind: TouchEvent.Kind = index == 0 ? .down : .motion
      lines.append(.touch(TouchEvent(kind, stamp, id: 1, x: Double(index) * 4, y: 40)))
    }
    lines.append(step(1_200, .end(.done)))
    #expect(near(value(.rateBursts, lines), 50, 1))
  }

  @Test("A hand that is known for one is none of the touches, and an interrupted stroke is told")
  func palm() {
    let lines = [
      step(0, .begin(TestPlan(.palm, part: "drawing"))),
      touch(.down, 10, 1, 20, 20), touch(.motion, 200, 1, 60, 20), touch(.up, 210, 1),
      touch(.down, 260, 2, 62, 20), touch(.motion, 500, 2, 120, 20), touch(.up, 510, 2),
      touch(.down, 600, 3, 100, 80), touch(.up, 700, 3),
      touch(.down, 800, 4, 100, 80), touch(.cancel, 900, 0), step(1_000, .end(.done)),
    ]
    #expect(value(.palmBroken, lines) == 1)
    #expect(value(.palmContacts, lines) == 1)
  }

  @Test("A swipe counts for its edge where it comes from there, and its first place is told")
  func swipe() {
    let lines = [
      step(0, .begin(TestPlan(.swipe, part: "right"))), touch(.down, 10, 1, 196, 50),
      touch(.motion, 50, 1, 150, 50), touch(.up, 60), step(100, .end(.done)),
      step(200, .begin(TestPlan(.swipe, part: "top"))), touch(.down, 210, 1, 100, 50),
      touch(.motion, 250, 1, 100, 80), touch(.up, 260), step(300, .end(.done)),
    ]
    #expect(value(.swipeSides, lines) == 1)
    #expect(near(value(.swipeInset, lines), 4))
  }

  @Test("The size and the angle of a contact are held against the true ones")
  func shape() {
    func shaped(_ kind: TouchEvent.Kind, _ x: Double, _ y: Double = 0) -> RecordedLine {
      .touch(TouchEvent(kind, Stamp(arrived: 20_000, microseconds: 20_000), id: 1, x: x, y: y))
    }
    let lines = [
      step(0, .begin(TestPlan(.shape, holder: .robot, part: "angle", size: 8, angle: 175))),
      touch(.down, 10, 1, 50, 50), shaped(.shape, 40, 30), shaped(.orientation, -10),
      touch(.up, 100), touch(.down, 200, 1, 50, 50), touch(.up, 300), step(400, .end(.done)),
    ]
    #expect(near(value(.shapeSize, lines), 2))
    // −10° and 175° differ by 5° as axes.
    #expect(near(value(.shapeAngle, lines), 5))
    #expect(value(.shapeOffered, lines) == 50)
  }

  @Test("Touches on a window of the wrong screen are told")
  func screens() {
    let lines: [RecordedLine] = [
      .fact(Fact(at: 0, .window(WindowState(number: 2, width: 10, height: 10, output: 2)))),
      step(0, .begin(TestPlan(.screens, output: 2))), touch(.down, 10, 1, 1, 1),
      touch(.up, 20), .touch(TouchEvent(.down, Stamp(arrived: 30_000), id: 1, window: 2)),
      touch(.up, 40), step(50, .end(.done)),
    ]
    #expect(value(.screensRight, lines) == 50)
  }

  @Test("Two fingers that were never close tell no more than how close they were")
  func neverClose() throws {
    let lines = [
      step(0, .begin(TestPlan(.separation, holder: .robot, part: "side", count: 2))),
      touch(.down, 10, 1, 50, 50), touch(.down, 10, 2, 90, 50), touch(.motion, 20, 1, 60, 50),
      touch(.motion, 30, 2, 80, 50), touch(.motion, 40, 1, 60.5, 50), touch(.up, 50, 1),
      touch(.up, 60, 2), step(100, .end(.done)),
    ]
    let figures = Analysis(Recording(window + lines)).figures
    let figure = try #require(figures.first { $0.name == .separationStraight })
    #expect(near(figure.value, 19.5))
    #expect(figure.isBound)
  }

  @Test("A finger that is gone for a moment while ten are held is lost")
  func lostTouch() {
    var lines = [step(0, .begin(TestPlan(.fingers, holder: .robot, count: 3, seconds: 2)))]
    for id in 1...3 { lines.append(touch(.down, 10 + Int64(id), Int32(id), Double(id) * 30, 50)) }
    lines += [touch(.up, 900, 2), touch(.down, 920, 2, 60, 50)]
    let end = [
      touch(.up, 2_300, 1), touch(.up, 2_320, 2), touch(.up, 2_330, 3), step(2_500, .end(.done)),
    ]
    #expect(value(.fingersLost, lines + end) == 2, "gone, and new")
    #expect(value(.fingersLost, Array(lines.dropLast(2)) + end) == 0)
    #expect(value(.fingersMost, lines + end) == 3)
  }

  @Test("The four parts of the way to the picture are told apart")
  func latency() throws {
    var lines: [RecordedLine] = []
    for index in 0..<200 {
      let time = Int64(index) * 10_000
      let stamp = Stamp(arrived: time + 1_000, microseconds: time)
      let number = UInt32(index)
      let kind: TouchEvent.Kind = index == 0 ? .down : .motion
      let x = Double(index) * 4
      let moments = [
        Moment(.handled, at: time + 3_000),
        Moment(.ink, at: time + 3_000, number: 1, x: x, y: 40),
        Moment(.commit, at: time + 6_000, number: number),
        Moment(.presented, at: time + 9_900, number: number, shown: time + 10_000),
      ]
      lines.append(.touch(TouchEvent(kind, stamp, id: 1, x: x, y: 40)))
      lines += moments.map { RecordedLine.moment($0) }
    }
    let latency = try #require(Analysis(Recording(window + lines)).latency)
    for (stage, length) in [
      (LatencyAnalysis.Stage.kernel, 1.0), (.handler, 2), (.commit, 3), (.shown, 4), (.total, 10),
    ] {
      #expect(latency.stages[stage]?.count == 200)
      #expect(near(latency.stages[stage]?.percentile(0.95), length, 0.051), "\(stage)")
      #expect(near(latency.stages[stage]?.mean, length), "\(stage)")
    }
    // At 100 mm/s, 10 ms are a distance of 1 mm between the touch and its ink. The last frame is presented
    // after the touch has ended.
    #expect(latency.ink.count == 199)
    #expect(latency.ink.allSatisfy { near($0, 1, 0.01) })
  }

  @Test("An event that comes while handlers run belongs to the next time that they do")
  func lateForHandlers() throws {
    let lines: [RecordedLine] = [
      touch(.down, 10, 1, 1, 1), touch(.motion, 12, 1, 2, 1),
      .moment(Moment(.handled, at: 15_000, shown: 10_000)),
      .moment(Moment(.handled, at: 22_000, shown: 12_000)),
    ]
    let latency = try #require(Analysis(Recording(window + lines)).latency)
    #expect(near(latency.stages[.handler]?.mean, 7.5))
  }

  @Test("What it costs to hold moves is how much later they are handled than what comes down")
  func coalescedMoves() throws {
    let lines: [RecordedLine] = [
      touch(.down, 10, 1, 1, 1), .moment(Moment(.handled, at: 11_000, shown: 10_000)),
      touch(.motion, 12, 1, 2, 1), touch(.motion, 16, 1, 3, 1), touch(.motion, 20, 1, 4, 1),
      .moment(Moment(.handled, at: 26_000, shown: 20_000)),
    ]
    let analysis = Analysis(Recording(window + lines))
    let held = try #require(analysis.latency?.held)
    #expect(near(held, 9, 0.2))
    #expect(analysis.figures.first { $0.name == .latencyHeld }?.count == 3)
    // Without the beginning of a touch, there is no value for the comparison.
    let moves = Analysis(Recording(window + lines.dropFirst()))
    #expect(moves.latency?.held == nil)
  }

  @Test("Stamps of another clock are not taken for a latency")
  func otherClock() throws {
    let stamp = Stamp(arrived: 900_000_000, microseconds: 5)
    let recording = Recording([.touch(TouchEvent(.down, stamp, id: 1))])
    let latency = try #require(Analysis(recording).latency)
    #expect(latency.hasOtherClock)
    #expect(latency.stages[.kernel] == nil)
  }

  @Test("A pen's pressure, tilt, hovering, buttons and the hand that holds it are told")
  func pen() {
    func pen(_ kind: PenEvent.Kind, _ ms: Int64, _ value: Double = 0, code: Int32 = 0)
      -> RecordedLine
    {
      .pen(
        PenEvent(
          kind, Stamp(arrived: ms * 1_000), tool: 1, x: value, y: value / 2, value: value,
          code: code))
    }
    var lines: [RecordedLine] = [
      .fact(Fact(at: 0, .tool(PenTool(number: 1, type: "eraser")))),
      step(0, .begin(TestPlan(.pen, holder: .hand))), pen(.proximityIn, 1),
      pen(.motion, 2, 100), pen(.frame, 2), pen(.motion, 3, 101), pen(.down, 3), pen(.frame, 3),
    ]
    for level in 0..<64 {
      let time = 10 + Int64(level) * 5
      lines += [
        pen(.motion, time, 101 + Double(level)), pen(.pressure, time, Double(level) * 1_000),
        pen(.tilt, time, Double(level) - 30), pen(.frame, time),
      ]
    }
    lines += [
      pen(.button, 400, 1, code: 331), touch(.down, 410, 7, 150, 80), touch(.up, 420, 7),
      pen(.up, 450), pen(.frame, 450), pen(.proximityOut, 460), pen(.frame, 460),
      touch(.down, 500, 7, 150, 80), touch(.up, 510, 7), step(600, .end(.done)),
    ]
    #expect(value(.penLevels, lines) == 64)
    #expect(near(value(.penStep, lines), 100_000 / 65_535, 0.01))
    #expect(value(.penTilt, lines) == 63)
    #expect(value(.penHover, lines) == 1)
    #expect(value(.penButtons, lines) == 1)
    #expect(value(.penEraser, lines) == 1)
    #expect(value(.penPalm, lines) == 1, "the second touch came when the pen was gone")
    #expect(near(value(.penRate, lines), 200, 2))
  }

  @Test("Percentiles are those of nearest rank: within it are as many as it says")
  func percentiles() {
    let spread = Spread((1...100).map(Double.init).shuffled())
    #expect(spread.percentile(0.95) == 95)
    #expect(spread.percentile(0) == 1 && spread.percentile(1) == 100)
    #expect(Spread([]).percentile(0.5) == 0)
    var histogram = Histogram()
    for value in 1...100 { histogram.add(Double(value)) }
    histogram.add(-3)
    #expect(near(histogram.percentile(0.5), 50, 0.06))
    #expect(histogram.negative == 1 && histogram.largest == 100)
    #expect(histogram.bars(width: 10, count: 3) == [10, 10, 81])
  }

  @Test("Events of random kinds, numbers and times make figures, and never a trap")
  func hostileEvents() {
    for seed in 0..<40 {
      var random = SeededGenerator(seed: UInt64(seed))
      var lines = Samples.everyLine
      for _ in 0..<500 {
        let kind = TouchEvent.Kind.allCases.randomElement(using: &random) ?? .down
        let stamp = Stamp(
          arrived: Int64.random(in: 0...(1 << 53), using: &random),
          milliseconds: UInt32.random(in: 0 ... .max, using: &random))
        lines.append(
          .touch(
            TouchEvent(
              kind, stamp, id: Int32.random(in: -3...3, using: &random),
              x: Double.random(in: -8e6...8e6, using: &random),
              y: Double.random(in: -1...1, using: &random))))
        if Int.random(in: 0..<10, using: &random) == 0 {
          lines.append(Samples.everyLine.randomElement(using: &random) ?? .header(version: 1))
        }
      }
      let figures = Analysis(Recording(lines)).figures
      #expect(figures.allSatisfy { $0.value.isFinite }, "seed \(seed)")
    }
  }

  private func near(_ value: Double?, _ expected: Double, _ tolerance: Double = 0.005) -> Bool {
    guard let value else { return false }
    return (value - expected).magnitude <= tolerance
  }
}
