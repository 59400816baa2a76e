package import TouchRecording

/// The report rate of moving touches, and its regularity.
package struct RateAnalysis: Sendable {
  /// A time without a report during a movement.
  package struct Gap: Hashable, Sendable {
    /// The duration, in milliseconds.
    package var length: Double
    /// The number of missing reports.
    package var missing: Int
    /// The timestamp of the next report, in microseconds.
    package var time: Int64
    /// The arrival of the next report, in microseconds of the local clock.
    package var arrived: Int64
    package var position: Position
  }

  /// The usual time between two reports, in milliseconds.
  package let interval: Double
  /// The number of reports a second of moving touches, or `nil` if no movement was fast enough.
  package let mean: Double?
  /// The number of reports a second in the slowest quarter of a second that was judged, or `nil` if there is
  /// none.
  package let least: Double?
  /// The times without a report during a movement.
  package let gaps: [Gap]
  /// The percentage of reports that arrived right after the previous one, although their timestamps are
  /// later.
  package let bursts: Double
  /// The number of analysed strokes.
  package let strokes: Int
  /// The number of intervals between two reports.
  package let intervals: Int
  /// The number of intervals that were judged. In the others, the finger moved too slowly for the panel to
  /// report.
  package let judged: Int
  /// The panel's grid.
  package let grid: PanelGrid
  /// The beginning of the recording, in microseconds of the local clock.
  private let start: Int64
  private let holder: Holder
  private let refresh: Double?

  /// A quarter of a second, in microseconds: the shortest time for a rate.
  private static let window: Int64 = 250_000
  /// The number of usual intervals from which on a time counts as one without a report.
  static let late = 1.6
  /// The smallest number of steps of the grid in a usual interval.
  ///
  /// If a finger moves by fewer than two steps, it may move by none in the next interval. The value is a
  /// little less, because lengths are rounded.
  private static let fewestSteps = 1.95

  /// The smallest ratio of the movement in a usual interval to the noise of positions, so that noise keeps no
  /// position.
  private static let noiseFactor = 3.5

  /// The speed below which a finger counts as resting, in millimetres a microsecond: 3 mm/s.
  private static let slowest = 3e-6

  /// A Boolean value that indicates whether all movements were too slow for a rate.
  package var isTooSlow: Bool { least == nil && judged < intervals }

  /// Creates the analysis of touches that moved for at least a quarter of a second, or returns `nil` if there
  /// are none.
  package init?(
    _ contacts: [Contact], grid: PanelGrid? = nil, holder: Holder, refresh: Double? = nil,
    start: Int64 = 0
  ) {
    let moving = contacts.flatMap(\.strokes).filter { stroke in
      guard stroke.count >= 10, let first = stroke.first, let last = stroke.last else {
        return false
      }
      return last.time - first.time >= Self.window
    }
    let grid = grid ?? PanelGrid(contacts)
    guard let (usual, isFast) = Self.usual(moving, grid) else { return nil }
    interval = usual / 1_000
    self.grid = grid
    self.holder = holder
    self.refresh = refresh
    self.start = start
    strokes = moving.count
    var gaps: [Gap] = []
    var reports = 0
    var time = 0.0
    var all = 0
    var least: Double?
    for stroke in moving {
      all += stroke.count - 1
      guard isFast else { continue }
      let course = Course(stroke, usual: usual, grid: grid)
      gaps += course.gaps
      reports += course.reports
      time += course.time
      if let slowest = course.least { least = min(least ?? .infinity, slowest) }
    }
    self.gaps = gaps
    intervals = all
    judged = reports
    self.least = least
    mean = least == nil || time <= 0 ? nil : Double(reports) / time
    bursts = Self.bursts(in: moving, usual: usual)
  }

  /// Returns the usual interval between two reports in microseconds, of touches that move fast enough, or
  /// else of all, and whether any moved fast enough.
  private static func usual(
    _ strokes: [ArraySlice<Contact.Sample>], _ grid: PanelGrid
  ) -> (time: Double, isFast: Bool)? {
    let all = strokes.flatMap { stroke in
      zip(stroke, stroke.dropFirst()).compactMap { last, next in
        next.time > last.time
          ? Interval(
            time: Double(next.time - last.time),
            steps: grid.steps(along: next.position - last.position) ?? .infinity,
            way: next.position.distance(to: last.position)) : nil
      }
    }
    guard all.count >= 10 else { return nil }
    var fast = all.filter { $0.steps >= fewestSteps }
    guard fast.count >= 10 else { return (mean(of: all), false) }
    // If the time is that of several reports, the steps have to be as many.
    let first = min(mean(of: fast), mean(of: all))
    fast = fast.filter { $0.steps >= fewestSteps * max(1, ($0.time / first).rounded()) }
    return fast.count >= 10 ? (mean(of: fast), true) : (first, false)
  }

  /// The time between two reports, and the movement in it.
  private struct Interval {
    /// The time, in microseconds.
    var time: Double
    /// The number of steps of the grid, or infinity if the grid is unknown.
    var steps: Double
    /// The length of the movement, in millimetres.
    var way: Double
  }

  /// Returns the mean of the times that are near the usual one. Timestamps in whole milliseconds would round
  /// the median.
  private static func mean(of intervals: [Interval]) -> Double {
    let times = Spread(intervals.map(\.time))
    let median = times.median
    let near = intervals.filter { $0.time > median * 0.5 && $0.time < median * 1.5 }
    // If many reports are missing, the median is the time of two or more reports.
    let shortest = times.percentile(0.1)
    if median >= shortest * 1.5 {
      let short = intervals.filter { $0.time <= shortest * late && $0.time >= shortest / late }
      let long = intervals.filter { $0.time > shortest * late }
      let (time, longTime) = (mean(short) { $0.time }, mean(long) { $0.time })
      let (way, longWay) = (mean(short) { $0.way }, mean(long) { $0.way })
      // The movement in a time with a missing report is as much longer. Otherwise the timestamps vary.
      if short.count >= 5, longWay / way >= (1 + longTime / time) / 2 { return time }
    }
    return near.isEmpty ? median : mean(near) { $0.time }
  }

  // A key path would be read a million times in a long recording, each time with an allocation.
  private static func mean(_ intervals: [Interval], _ value: (Interval) -> Double) -> Double {
    intervals.reduce(0) { $0 + value($1) } / Double(max(1, intervals.count))
  }

  /// The reports of one stroke, compared with the usual interval.
  private struct Course {
    var gaps: [Gap] = []
    /// The number of reports after a judged interval, and the sum of these intervals in seconds.
    var reports = 0
    var time = 0.0
    var least: Double?

    init(_ samples: ArraySlice<Contact.Sample>, usual: Double, grid: PanelGrid) {
      var start = samples.startIndex
      for index in samples.indices.dropFirst() {
        let length = samples[index].time - samples[index - 1].time
        if Double(length) > usual * late {
          guard Self.moved(samples, across: index, usual: usual, grid) else {
            start = index
            continue
          }
          gaps.append(
            Gap(
              length: Double(length) / 1_000,
              missing: Int(min(1e9, (Double(length) / usual).rounded())) - 1,
              time: samples[index].time, arrived: samples[index].arrived,
              position: samples[index].position))
        }
        reports += 1
        time += Double(length) / 1e6
        while start + 1 < index, samples[index].time - samples[start + 1].time >= window {
          start += 1
        }
        let span = samples[index].time - samples[start].time
        if span >= window {
          least = min(least ?? .infinity, Double(index - start) / (Double(span) / 1e6))
        }
      }
    }

    /// Returns a Boolean value that indicates whether the finger moved on between two reports.
    ///
    /// It did if it moved by two steps of the panel's grid in each usual interval, and at a third or more of
    /// its speed around them. A finger that rests, or moves slowly, is not reported, which is no fault.
    private static func moved(
      _ samples: ArraySlice<Contact.Sample>, across index: Int, usual: Double, _ grid: PanelGrid
    ) -> Bool {
      let way = samples[index].position - samples[index - 1].position
      let times = Double(samples[index].time - samples[index - 1].time) / usual
      var around = 0.0
      for position in [index - 1, index + 1] where samples.indices.dropFirst().contains(position) {
        let time = Double(samples[position].time - samples[position - 1].time)
        around = max(
          around,
          samples[position].position.distance(to: samples[position - 1].position)
            / max(1, (time / usual).rounded()))
      }
      guard around > 0, way.length / times >= around / 3,
        way.length >= slowest * times * usual
      else { return false }
      let unknown = grid.unknownPart(of: way)
      if let steps = grid.steps(along: way - unknown), steps >= fewestSteps * times,
        isFast(samples, at: index - 1, usual: usual, grid),
        isFast(samples, at: index + 1, usual: usual, grid),
        isSteady(samples, across: index, usual: usual, grid)
      {
        return true
      }
      guard unknown.length > 0 else { return false }
      // Movements along an axis without a known grid have equal lengths. This one has to be longer by the
      // missing reports.
      let step = Self.step(samples, around: index, usual: usual, grid) ?? around
      return unknown.length / times >= 0.75 * step
    }

    /// Returns a Boolean value that indicates whether the finger also moves fast enough before a report: at a
    /// turn it may rest for a moment.
    private static func isFast(
      _ samples: ArraySlice<Contact.Sample>, at index: Int, usual: Double, _ grid: PanelGrid
    ) -> Bool {
      guard samples.indices.dropFirst().contains(index),
        let steps = grid.steps(along: samples[index].position - samples[index - 1].position)
      else { return true }
      let times = Double(samples[index].time - samples[index - 1].time) / usual
      return steps >= fewestSteps * max(1, times.rounded())
    }

    /// Returns a Boolean value that indicates whether the finger moves fast enough along an axis for some
    /// reports before and after a time, and by more than positions vary: noise may keep a position.
    private static func isSteady(
      _ samples: ArraySlice<Contact.Sample>, across index: Int, usual: Double, _ grid: PanelGrid
    ) -> Bool {
      let near = (index - 8..<index + 8).clamped(to: samples.indices)
      guard let first = near.first, let last = near.last else { return false }
      func times(_ from: Int, _ to: Int) -> Double {
        max(1, (Double(samples[to].time - samples[from].time) / usual).rounded())
      }
      let way = (samples[last].position - samples[first].position) * (1 / times(first, last))
      var noise = (x: 0.0, y: 0.0)
      let middle = near.dropFirst().dropLast()
      for position in middle {
        let share =
          times(position - 1, position)
          / (times(position - 1, position) + times(position, position + 1))
        let between = samples[position + 1].position - samples[position - 1].position
        let rest =
          samples[position].position - samples[position - 1].position - between * share
        noise.x += rest.x * rest.x
        noise.y += rest.y * rest.y
      }
      let count = Double(max(1, middle.count))
      let ways = [way] + sides(samples, of: index, times)
      return [
        (ways.map { Position(x: $0.x, y: 0) }, (noise.x / count).squareRoot()),
        (ways.map { Position(x: 0, y: $0.y) }, (noise.y / count).squareRoot()),
      ].contains { ways, noise in
        ways.allSatisfy { way in
          way.length > 0 && way.length >= noise * noiseFactor
            && grid.steps(along: way) ?? fewestSteps >= fewestSteps * 0.9
        }
      }
    }

    /// Returns the movements in a usual interval over the three intervals before a time and those after it,
    /// without the sides that have no reports: a finger that begins or stops is slower than the mean.
    private static func sides(
      _ samples: ArraySlice<Contact.Sample>, of index: Int, _ times: (Int, Int) -> Double
    ) -> [Position] {
      let ranges = [
        (max(samples.startIndex, index - 4), index - 1),
        (index, min(samples.endIndex - 1, index + 3)),
      ]
      return ranges.filter { $0.0 < $0.1 }.map { first, last in
        (samples[last].position - samples[first].position) * (1 / times(first, last))
      }
    }

    /// Returns the median of the movements of a usual interval around a report, along the axes without a
    /// known grid.
    private static func step(
      _ samples: ArraySlice<Contact.Sample>, around index: Int, usual: Double, _ grid: PanelGrid
    ) -> Double? {
      let near = samples.indices.dropFirst().clamped(to: index - 8..<index + 9)
      let steps = near.compactMap { position -> Double? in
        guard Double(samples[position].time - samples[position - 1].time) <= usual * late else {
          return nil
        }
        let step = grid.unknownPart(of: samples[position].position - samples[position - 1].position)
          .length
        return step > 0 ? step : nil
      }
      return steps.isEmpty ? nil : Spread(steps).median
    }
  }

  private static func bursts(in strokes: [ArraySlice<Contact.Sample>], usual: Double) -> Double {
    var late = 0
    var all = 0
    for stroke in strokes {
      for (last, next) in zip(stroke, stroke.dropFirst()) {
        all += 1
        if Double(next.arrived - last.arrived) < usual * 0.3,
          Double(next.time - last.time) > usual * 0.6
        {
          late += 1
        }
      }
    }
    return all > 0 ? 100 * Double(late) / Double(all) : 0
  }

  /// The figures of the test. If all movements were too slow, there is only one.
  package var figures: [Figure] {
    let worst = gaps.sorted { $0.length > $1.length }
    var figures = [figure(.rateBursts, bursts)]
    guard let mean, let least else { return figures }
    figures += [
      figure(.rateMean, mean), figure(.rateLeast, least),
      figure(.rateGap, worst.first?.length ?? interval, worst),
      figure(.rateMissing, Double(gaps.reduce(0) { $0 + $1.missing }), worst),
    ]
    if let refresh { figures.append(figure(.rateShare, 100 * least / refresh)) }
    return figures
  }

  private func figure(_ name: FigureName, _ value: Double, _ gaps: [Gap] = []) -> Figure {
    let gaps = gaps.prefix(20)
    return Figure(
      name, value, holder: holder, count: judged,
      remark: .judgedIntervals(judged, of: intervals, strokes: strokes),
      positions: gaps.map(\.position), times: gaps.map { Double($0.arrived - start) / 1e6 })
  }
}
