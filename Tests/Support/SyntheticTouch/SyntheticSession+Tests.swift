internal import TouchAnalysis
package import TouchRecording

extension SyntheticSession {
  /// Returns a whole session on a screen, with every test that needs touches.
  package static func full(on screen: SyntheticScreen, holder: Holder = .robot) -> Self {
    var session = SyntheticSession(on: screen)
    session.holder = holder
    session.cover()
    session.tap()
    session.draw()
    session.rest()
    session.approach()
    session.holdTen()
    session.leaveAlone()
    session.circle()
    session.layHand()
    session.swipe()
    session.turn()
    return session
  }

  /// Moves a touch in rows over the whole screen, through the middle of each cell.
  package mutating func cover() {
    begin(TestPlan(.coverage, cell: SyntheticScreen.cell))
    let rows = Int((height / SyntheticScreen.cell).rounded())
    for row in 0..<rows {
      let y = height / Double(rows) * (Double(row) + 0.5)
      // The ends keep a distance from the edges, so that an offset cannot move them out of the screen.
      move(
        from: Position(x: 0.7, y: y), to: Position(x: width - 0.7, y: y), step: 1.2)
    }
    end()
  }

  /// Moves a touch along a line, a number of millimetres per report, and lifts it.
  mutating func move(
    from: Position, to: Position, step: Double, dropping dropped: Set<Int> = []
  ) {
    let count = max(2, Int((from.distance(to: to) / step).rounded(.up)))
    for index in 0...count {
      let position = from + (to - from) * (Double(index) / Double(count))
      report([(0, position)], isDropped: dropped.contains(index))
    }
    lift()
    wait(0.05)
  }

  /// Taps targets in a grid. The outer targets are in the zone along the edges.
  package mutating func tap() {
    begin(TestPlan(.accuracy))
    tapGrid()
    end()
  }

  private mutating func tapGrid(side: Int = 5) {
    for row in 0..<side {
      for column in 0..<side {
        let position = Position(
          x: 2 + (width - 4) * Double(column) / Double(side - 1),
          y: 2 + (height - 4) * Double(row) / Double(side - 1))
        target(position)
        wait(0.1)
        losesRelease = screen.fault == .lostRelease && side == 5 && row == 2 && column == 2
        hold([(0, position)], seconds: 0.08, rests: false)
        wait(0.1)
      }
    }
  }

  /// Draws lines and a ring, slowly and fast.
  package mutating func draw() {
    let from = Position(x: 8, y: 8)
    let to = Position(x: width - 8, y: height - 8)
    let strokes = [
      (Position(x: from.x, y: height / 2), Position(x: to.x, y: height / 2)),
      (Position(x: width / 2, y: from.y), Position(x: width / 2, y: to.y)),
      (from, to), (Position(x: from.x, y: to.y), Position(x: to.x, y: from.y)),
      // Along an edge, in the zone with its own limits.
      (Position(x: from.x, y: 2), Position(x: to.x, y: 2)),
    ]
    for (part, speed) in [("slow", 90.0), ("fast", 300)] {
      begin(TestPlan(.straightness, part: part))
      for (from, to) in strokes {
        guide(from: from, to: to)
        wait(0.1)
        move(from: from, to: to, step: speed / screen.rate)
      }
      drawRing(speed: speed)
      end()
    }
  }

  private mutating func drawRing(speed: Double) {
    let centre = Position(x: width / 2, y: height / 2)
    let radius = height / 2 - 10
    record(
      .guide(
        .ring(
          x: centre.x * screen.pointsX, y: centre.y * screen.pointsY,
          radius: radius * (screen.pointsX + screen.pointsY) / 2)))
    wait(0.1)
    circle(around: centre, radius: radius, turns: 1, step: speed / screen.rate)
  }

  /// The faults of a report of a circling touch.
  private enum Mishap {
    /// The report is missing.
    case drop
    /// The report has an offset, in millimetres.
    case shift(Position)
    /// The touch is lost for a number of reports.
    case lose(Int)
  }

  /// Moves a touch around a position, with a number of millimetres per report.
  private mutating func circle(
    around centre: Position, radius: Double, turns: Double, step: Double,
    mishap: (at: Int, what: Mishap)? = nil
  ) {
    let count = Int(turns * 2 * Double.pi * radius / step)
    // A small rotation that is repeated needs no sine.
    let angle = step / radius
    let cosine = 1 - angle * angle / 2 + angle * angle * angle * angle / 24
    let sine = (1 - cosine * cosine).squareRoot()
    var way = Position(x: radius, y: 0)
    for index in 0..<count {
      var isDropped = false
      var isLost = false
      switch mishap?.what {
      case .drop: isDropped = index == mishap?.at
      case .shift(let way): shift = index == mishap?.at ? way : Position(x: 0, y: 0)
      case .lose(let count):
        let start = mishap?.at ?? 0
        isLost = (start..<start + count).contains(index)
      case nil: break
      }
      if isLost { report([]) } else { report([(0, centre + way)], isDropped: isDropped) }
      way = Position(x: way.x * cosine - way.y * sine, y: way.x * sine + way.y * cosine)
      way = way * (radius / way.length)
    }
    lift()
    wait(0.05)
  }

  /// Rests a touch in five positions, and near an edge.
  package mutating func rest() {
    begin(TestPlan(.jitter, part: "rest"))
    var positions = [(0.5, 0.5), (0.2, 0.2), (0.8, 0.2), (0.2, 0.8), (0.8, 0.8)].map { x, y in
      Position(x: width * x, y: height * y)
    }
    positions.append(Position(x: 2, y: height / 2))
    for position in positions {
      hold([(0, position)], seconds: 0.8, rests: true)
      wait(0.1)
    }
    end()
  }

  /// Moves two touches together and apart again.
  package mutating func approach() {
    let centre = Position(x: width / 2, y: height / 2)
    let diagonal = 0.5.squareRoot()
    let parts = [
      ("side", Position(x: 1, y: 0)), ("above", Position(x: 0, y: 1)),
      ("diagonal", Position(x: diagonal, y: diagonal)),
      ("pinch", Position(x: diagonal, y: -diagonal)),
    ]
    for (part, way) in parts {
      begin(TestPlan(.separation, part: part, count: 2, size: 7))
      for step in 0...160 {
        // From 46 mm to 6 mm and back.
        let distance = 6 + (Double(step) - 80).magnitude / 2
        report(felt(distance, centre, way))
      }
      lift()
      end()
    }
  }

  private func felt(
    _ distance: Double, _ centre: Position, _ way: Position
  ) -> [(finger: Int32, position: Position)] {
    guard distance >= screen.mergeDistance else { return [(0, centre)] }
    let half = way * (distance / 2)
    return [(0, centre - half), (1, centre + half)]
  }

  /// Holds ten touches for two seconds while they move slightly.
  package mutating func holdTen() {
    begin(TestPlan(.fingers, count: 10, seconds: 2))
    let swapAt = Int(screen.rate * chance(0.5...1.5))
    for step in 0..<Int(screen.rate * 2) {
      if screen.fault == .swappedIdentity, step == swapAt {
        (reportedIdentifiers[3], reportedIdentifiers[4]) = (
          reportedIdentifiers[4], reportedIdentifiers[3]
        )
      }
      // A sawtooth of 4 mm, with the even steps of a moving touch.
      let way = (Double(step % 160) - 80).magnitude / 20
      var fingers: [(finger: Int32, position: Position)] = []
      for finger in 0..<10 {
        let x = width * (0.1 + 0.2 * Double(finger % 5)) + way
        let y = height * (0.25 + 0.5 * Double(finger / 5)) + way / 2
        fingers.append((Int32(finger), Position(x: x, y: y)))
      }
      if screen.fault == .diagonal, step >= swapAt {
        (fingers[1].position.y, fingers[7].position.y) = (
          fingers[7].position.y, fingers[1].position.y
        )
      }
      report(fingers)
    }
    lift()
    end()
  }

  /// Records without touches, on the battery and on the charger.
  package mutating func leaveAlone() {
    for isCharging in [false, true] {
      begin(TestPlan(.ghost, seconds: 30, isCharging: isCharging))
      wait(12)
      if screen.fault == .ghost, !isCharging {
        let position = Position(x: chance(5...width - 5), y: chance(5...height - 5))
        for _ in 0..<4 { report([(0, position)]) }
        lift()
      }
      wait(18)
      end()
    }
  }

  /// Moves a touch in a circle for some seconds.
  package mutating func circle() {
    begin(TestPlan(.rate, seconds: 2))
    drawsInk = true
    let planted = mishap()
    circle(
      around: Position(x: width / 2, y: height / 2), radius: 30, turns: 1.2,
      step: 120 / screen.rate,
      mishap: planted)
    drawsInk = false
    end()
  }

  private mutating func mishap() -> (at: Int, what: Mishap)? {
    switch screen.fault {
    case .droppedReport: return (Int(screen.rate * chance(0.3...0.9)), .drop)
    case .jumping:
      let length = chance(15...60)
      let way = Position(x: length * 0.8, y: length * (chance(0...1) < 0.5 ? 0.6 : -0.6))
      return (Int(screen.rate * chance(0.3...0.9)), .shift(way))
    case .flapping:
      let reports = max(1, Int(screen.rate * chance(0.01...0.07)))
      return (Int(screen.rate * chance(0.3...0.9)), .lose(reports))
    default: return nil
    }
  }

  /// Records a hand that the compositor recognizes as a palm: two touches that are cancelled.
  package mutating func layHand() {
    begin(TestPlan(.palm, part: "hand"))
    for _ in 0..<5 { report([(0, Position(x: 50, y: 40)), (1, Position(x: 60, y: 55))]) }
    cancel()
    end()
  }

  /// Moves a touch across each edge.
  package mutating func swipe() {
    let positions = [
      ("left", Position(x: 0.7, y: height / 2), Position(x: 40, y: height / 2)),
      ("top", Position(x: width / 2, y: 0.7), Position(x: width / 2, y: 40)),
      ("right", Position(x: width - 0.7, y: height / 2), Position(x: width - 40, y: height / 2)),
      ("bottom", Position(x: width / 2, y: height - 0.7), Position(x: width / 2, y: height - 40)),
    ]
    for (edge, from, to) in positions {
      begin(TestPlan(.swipe, part: edge))
      move(from: from, to: to, step: 250 / screen.rate)
      end()
    }
  }

  /// Taps targets in each orientation of the screen.
  package mutating func turn() {
    for part in ["normal", "90", "180", "270"] {
      begin(TestPlan(.rotation, part: part))
      tapGrid(side: 3)
      end()
    }
  }
}
