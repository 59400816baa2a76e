internal import TouchRecording

extension TouchesAnalysis {
  /// The figures of all touches: the counts of faults first.
  package var figures: [Figure] {
    var figures = [
      spuriousFigure, counted(.touchLost), unendedFigure, counted(.touchUnbegun),
      counted(.touchBrief), counted(.touchJumps),
      Figure(.touchMost, Double(most), holder: holder, count: count, isBound: true),
      Figure(.touchStill, Double(still.count), holder: holder, count: count, positions: still),
      Figure(
        .touchAxes, Double(stillAxes.count), holder: holder, count: count,
        remark: stillAxes.isEmpty ? nil : .axis(stillAxes.joined(separator: ", "))),
    ]
    if most > 1 { figures += [counted(.fingersSwapped), counted(.fingersDiagonal)] }
    if screen.isMetric {
      if largestJump > 0 {
        figures.append(
          Figure(
            .touchJump, largestJump, holder: holder,
            count: findings.count { $0.name == .touchJumps }))
      }
      // A step below a hundredth is due to rounding in the protocol.
      if let step = [grid.x, grid.y].compactMap({ $0 }).max(), step >= 0.01 {
        figures.append(
          Figure(
            .touchStep, step, holder: holder, count: count, isBound: true, remark: .finestSeen))
      }
    }
    if let map {
      let dead = map.dead
      figures.append(
        Figure(
          .touchDead, Double(dead.count), holder: holder, count: count,
          positions: dead.prefix(20).map(map.middle)))
      if let crowded = map.crowded {
        figures.append(
          Figure(
            .touchCrowded, 100 * crowded.share, holder: holder, count: count,
            positions: [map.middle(of: crowded.cell)]))
      }
    }
    return figures
  }

  private var spuriousFigure: Figure {
    var figure = counted(.touchSpurious)
    figure.positions = spurious.map(\.position)
    figure.remark = spurious.first.map { .mostFrequent($0.count) }
    return figure
  }

  private var unendedFigure: Figure {
    var figure = counted(.touchUnended)
    guard downAtEnd > 0 else { return figure }
    // Without other evidence, a finger was down at the end of the recording.
    figure.isBound = Int(figure.value) == downAtEnd
    figure.remark = .downAtEnd(downAtEnd)
    return figure
  }

  private func counted(_ name: FigureName) -> Figure {
    let own = findings.filter { $0.name == name }
    let some = own.prefix(20)
    return Figure(
      name, Double(own.count), holder: holder, count: count, positions: some.compactMap(\.position),
      times: some.map { Double($0.from &- start) / 1e6 })
  }

  // MARK: Searches

  static func sorted(_ findings: [Finding]) -> [Finding] {
    let order = Dictionary(
      uniqueKeysWithValues: FigureName.allCases.enumerated().map { ($1, $0) })
    return findings.sorted {
      (order[$0.name] ?? 0, $0.from, $0.id) < (order[$1.name] ?? 0, $1.from, $1.id)
    }
  }

  static func isStill(_ contact: Contact) -> Bool {
    contact.endTime - contact.beginTime >= 1_000_000
      && contact.samples.allSatisfy { $0.position == contact.begin }
  }

  /// Returns the axes along which no touch changes by half a millimetre, although touches move 30 mm along
  /// the other axis.
  ///
  /// One or two strokes along a line in one direction, as along a ruler, show no fault.
  static func stillAxes(of contacts: [Contact]) -> [String] {
    guard let first = contacts.first else { return [] }
    var (least, most) = (first.begin, first.begin)
    var reports = 0
    for contact in contacts where contact.screen == first.screen {
      reports += contact.samples.count
      for sample in contact.samples {
        least = Position(x: min(least.x, sample.position.x), y: min(least.y, sample.position.y))
        most = Position(x: max(most.x, sample.position.x), y: max(most.y, sample.position.y))
      }
    }
    let size = (most - least) * (1 / first.screen.units)
    guard reports >= 100, contacts.count >= 3 || contacts.contains(where: turnsTwice) else {
      return []
    }
    if size.x < 0.5, size.y >= 30 { return ["x"] }
    if size.y < 0.5, size.x >= 30 { return ["y"] }
    return []
  }

  /// Returns a Boolean value that indicates whether a touch reverses its direction at least twice, each time
  /// for 10 mm or more.
  private static func turnsTwice(_ contact: Contact) -> Bool {
    let least = 10 * contact.screen.units
    var (turns, direction) = (0, 0.0)
    // Along the other axis the touch does not move.
    var extreme = contact.begin.x + contact.begin.y
    for sample in contact.samples {
      let way = sample.position.x + sample.position.y - extreme
      if direction * way > 0 || direction == 0 && way.magnitude >= least {
        direction = way < 0 ? -1 : 1
      } else if direction != 0, way.magnitude >= least {
        direction = -direction
        turns += 1
      } else {
        continue
      }
      extreme += way
    }
    return turns >= 2
  }
}
