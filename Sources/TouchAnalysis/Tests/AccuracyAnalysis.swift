internal import TouchRecording

/// The distances of taps from their targets.
package struct AccuracyAnalysis: Sendable {
  /// The distance from a target from which on a tap does not count for it, in millimetres.
  package static let reach = 15.0

  /// A tap on a target.
  package struct Tap: Hashable, Sendable {
    package var target: Position
    /// The mean of the reported positions.
    package var position: Position
    /// A Boolean value that indicates whether the target is in the zone along the edges.
    package var isAtEdge: Bool
    /// The index of the target's region among nine, row by row.
    var region: Int
    package var offset: Position { position - target }
  }

  /// One of nine regions of the screen, each a third wide and high.
  package struct Region: Hashable, Sendable {
    /// The column and the row, from 0 to 2, from the left and from the top.
    package var column: Int
    package var row: Int
    package var taps: Int
    /// The mean offset, in millimetres.
    package var offset: Position
    /// The spread around the mean offset, RMS, in millimetres.
    package var spread: Double
  }

  /// All taps, in their order.
  package let taps: [Tap]
  /// The regions with taps.
  package let regions: [Region]
  /// The number of targets without a tap.
  package let missed: Int
  /// The positions of touches far from every target.
  package let strays: [Position]
  /// The mapping of the panel to the screen, or `nil` if too few taps show it.
  package let mapping: MappingFit?
  /// The distance of each tap from its target that was made while another touch rested, in millimetres.
  package let distancesBesideOthers: [Double]
  private let holder: Holder

  /// The part of the test in which one hand rests on the screen while the other one taps.
  package static let several = "several"

  /// Creates the analysis of runs, or returns `nil` if the size of the screen is unknown or there was no
  /// target.
  package init?(_ runs: [TestRun]) {
    let all = runs.filter(\.screen.isMetric)
    guard all.contains(where: { !$0.targets.isEmpty }) else { return nil }
    holder = all.holder
    distancesBesideOthers = all.filter { $0.plan.part == Self.several }
      .flatMap(Self.distancesBesideOthers)
    let runs = all.filter { $0.plan.part != Self.several }
    mapping = Self.mapping(of: runs)
    // Touches that a wrong mapping moved away from their targets count as taps.
    let map = mapping.flatMap { $0.faults.isEmpty ? nil : $0.map }
    var taps: [Tap] = []
    var strays: [Position] = []
    var missed = 0
    for run in runs {
      for (target, contacts) in Self.trials(of: run) {
        let before = taps.count
        for contact in contacts {
          if contact.begin.distance(to: target.position) > Self.reach {
            let expected = map?.apply(target.position)
            if expected.map({ contact.begin.distance(to: $0) > Self.reach }) ?? true {
              strays.append(contact.begin)
            }
          } else {
            taps.append(
              Tap(
                target: target.position, position: contact.mean,
                isAtEdge: run.screen.isAtEdge(target.position),
                region: Self.region(of: target.position, on: run.screen)))
          }
        }
        if taps.count == before { missed += 1 }
      }
    }
    self.taps = taps
    self.strays = strays
    self.missed = missed
    regions = Self.regions(of: taps)
  }

  /// Returns each target of a run with the touches that began while it was shown.
  private static func trials(
    of run: TestRun
  ) -> [(target: (at: Int64, position: Position), contacts: ArraySlice<Contact>)] {
    run.targets.enumerated().map { index, target in
      let end = index + 1 < run.targets.count ? run.targets[index + 1].at : run.end
      return (target, run.contacts(from: target.at, to: end))
    }
  }

  /// Returns the distances from the targets of a run's taps during which another touch was down all the time.
  private static func distancesBesideOthers(in run: TestRun) -> [Double] {
    let earliest = run.contacts.sorted { $0.beginTime < $1.beginTime }
    // The last end of the touches up to each one.
    var ends: [Int64] = []
    for contact in earliest { ends.append(max(ends.last ?? .min, contact.endTime)) }
    return trials(of: run).flatMap { target, contacts in
      contacts.compactMap { tap -> Double? in
        let before = earliest.firstPosition { $0.beginTime >= tap.beginTime }
        guard tap.begin.distance(to: target.position) <= reach, before > 0,
          ends[before - 1] > tap.endTime
        else { return nil }
        return tap.mean.distance(to: target.position)
      }
    }
  }

  private static func mapping(of runs: [TestRun]) -> MappingFit? {
    guard let screen = runs.last?.screen else { return nil }
    // A screen that was rotated in between has another mapping.
    let trials = runs.filter { $0.screen == screen }.flatMap { run in
      Self.trials(of: run).map {
        MappingFit.Trial(target: $0.target.position, positions: $0.contacts.prefix(20).map(\.begin))
      }
    }
    return MappingFit(trials, on: screen, isByHand: !runs.holder.isExact)
  }

  /// The mean offset of all taps, in millimetres.
  package var offset: Position { Position.mean(taps.map(\.offset)) }

  /// The spread around ``offset``, RMS, in millimetres.
  package var spread: Double { Self.spread(of: taps) }

  /// The figures of the test.
  package var figures: [Figure] {
    var figures: [Figure] = []
    if !distancesBesideOthers.isEmpty {
      figures.append(
        Figure(
          .accuracySeveral, Spread(distancesBesideOthers).percentile(0.95), holder: holder,
          count: distancesBesideOthers.count))
    }
    guard !taps.isEmpty || missed > 0 else { return figures }
    figures.append(
      Figure(.accuracyMissed, Double(missed), holder: holder, count: taps.count + missed))
    if let mapping {
      figures.append(
        Figure(
          .accuracyMapping, mapping.error, holder: holder, count: mapping.fitted,
          isBeyondHands: mapping.isBeyondHands,
          remark: mapping.faults.isEmpty ? nil : .mapping(mapping.faults)))
    }
    guard !taps.isEmpty else { return figures }
    let worst = taps.sorted { $0.offset.length > $1.offset.length }
    let positions = worst.prefix(10).map(\.position)
    let edge = taps.filter(\.isAtEdge)
    let inner = taps.filter { !$0.isAtEdge }
    for (name, taps) in [(FigureName.accuracyInner, inner), (.accuracyEdge, edge)]
    where !taps.isEmpty {
      figures.append(
        Figure(
          name, Spread(taps.map(\.offset.length)).percentile(0.95), holder: holder,
          count: taps.count, positions: positions))
    }
    for (name, value) in [
      (FigureName.accuracyWorst, worst[0].offset.length), (.accuracyOffset, offset.length),
      (.accuracySpread, spread),
    ] {
      figures.append(Figure(name, value, holder: holder, count: taps.count, positions: positions))
    }
    return figures
  }

  private static func spread(of taps: [Tap]) -> Double {
    let mean = Position.mean(taps.map(\.offset))
    return Spread(taps.map { $0.offset.distance(to: mean) }).rms
  }

  private static func regions(of taps: [Tap]) -> [Region] {
    (0..<9).compactMap { index in
      let (row, column) = index.quotientAndRemainder(dividingBy: 3)
      let members = taps.filter { $0.region == index }
      guard !members.isEmpty else { return nil }
      return Region(
        column: column, row: row, taps: members.count,
        offset: Position.mean(members.map(\.offset)), spread: spread(of: members))
    }
  }

  private static func region(of target: Position, on screen: ScreenSize) -> Int {
    third(target.y, of: screen.height) * 3 + third(target.x, of: screen.width)
  }

  private static func third(_ position: Double, of length: Double) -> Int {
    guard length > 0 else { return 0 }
    return Int(max(0, min(2, (position / length * 3).rounded(.down))))
  }
}
