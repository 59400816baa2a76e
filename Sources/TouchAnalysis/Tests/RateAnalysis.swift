package import TouchRecording

/// How often a moving finger is reported, and how evenly.
package struct RateAnalysis: Sendable {
  /// A time without a report while the finger moved on.
  package struct Gap: Hashable, Sendable {
    /// How long, in milliseconds.
    package var length: Double
    /// How many reports are missing.
    package var missing: Int
    /// When the next report was made, in microseconds.
    package var time: Int64
    /// When the next report arrived, in microseconds of the local clock.
    package var arrived: Int64
    package var place: Place
  }

  /// How long the usual time between two reports is, in milliseconds.
  package let interval: Double
  /// Reports a second, of fingers that move; `nil` if no movement was fast enough to tell.
  package let mean: Double?
  /// Reports a second in the slowest quarter of a second that was judged; `nil` if there is none.
  package let least: Double?
  /// Times without a report while the finger moved on.
  package let gaps: [Gap]
  /// The share of reports that arrived right after the one before, though they were made later; in percent.
  package let bursts: Double
  /// How many strokes were looked at.
  package let strokes: Int
  /// How many times between two reports there are.
  package let intervals: Int
  /// How many of them tell something: in the others the finger moved so slowly that the panel had nothing to
  /// report.
  package let judged: Int
  /// The panel's grid.
  package let grid: PanelGrid
  /// When the recording began, in microseconds of the local clock.
  private let start: Int64
  private let holder: Holder
  private let refresh: Double?

  /// A quarter of a second, in microseconds: the least time that a rate is told of.
  private static let window: Int64 = 250_000
  /// A time longer than so many usual ones is one without a report.
  static let late = 1.6
  /// A finger that moves by fewer than two steps of the grid in a usual time may move by none in the next
  /// one; a little less, for lengths are rounded.
  private static let fewestSteps = 1.95

  /// A finger that is slower is said to rest, in millimetres a microsecond: 3 mm/s.
  private static let slowest = 3e-6

  /// Whether every movement was too slow for a rate to be told of.
  package var isTooSlow: Bool { least == nil && judged < intervals }

  /// Looks at fingers that moved for a quarter of a second or longer; nil where there is none.
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

  /// The usual time between two reports of fingers that move fast enough, else of all, in microseconds, and
  /// whether any moved fast enough.
  private static func usual(
    _ strokes: [ArraySlice<Contact.Sample>], _ grid: PanelGrid
  ) -> (time: Double, isFast: Bool)? {
    var all: [Double] = []
    var fast: [Double] = []
    for stroke in strokes {
      for (last, next) in zip(stroke, stroke.dropFirst()) where next.time > last.time {
        let time = Double(next.time - last.time)
        all.append(time)
        if grid.steps(along: next.place - last.place) ?? fewestSteps >= fewestSteps {
          fast.append(time)
        }
      }
    }
    guard all.count >= 10 else { return nil }
    let isFast = fast.count >= 10
    let times = Spread(isFast ? fast : all)
    // The mean of what is near the median: stamps in whole milliseconds would round the median.
    let median = times.median
    let near = times.sorted.filter { $0 > median * 0.5 && $0 < median * 1.5 }
    return (near.isEmpty ? median : near.reduce(0, +) / Double(near.count), isFast)
  }

  /// One stroke's reports, held against the usual time.
  private struct Course {
    var gaps: [Gap] = []
    /// Reports after a time that tells something, and these times in seconds.
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
              place: samples[index].place))
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

    /// Whether the finger moved on between two reports: by two steps of the panel's grid in each usual time,
    /// and at a third or more of its speed around them. A finger that rests, or that moves slowly, is not
    /// reported, which is no fault.
    private static func moved(
      _ samples: ArraySlice<Contact.Sample>, across index: Int, usual: Double, _ grid: PanelGrid
    ) -> Bool {
      let way = samples[index].place - samples[index - 1].place
      let times = Double(samples[index].time - samples[index - 1].time) / usual
      var around = 0.0
      for place in [index - 1, index + 1] where samples.indices.dropFirst().contains(place) {
        around = max(around, samples[place].place.distance(to: samples[place - 1].place))
      }
      guard around > 0, way.length / times >= around / 3,
        way.length >= slowest * times * usual
      else { return false }
      let unknown = grid.unknownPart(of: way)
      if let steps = grid.steps(along: way - unknown), steps >= fewestSteps * times,
        isFast(samples, at: index - 1, usual: usual, grid),
        isFast(samples, at: index + 1, usual: usual, grid)
      {
        return true
      }
      guard unknown.length > 0 else { return false }
      // Movements along an axis without a known grid are equally long: this one has to be longer by the
      // reports that are missing.
      let step = Self.step(samples, around: index, usual: usual, grid) ?? around
      return unknown.length / times >= 0.75 * step
    }

    /// Whether the finger moves fast enough before a report, too; where it turns it may rest for a moment.
    private static func isFast(
      _ samples: ArraySlice<Contact.Sample>, at index: Int, usual: Double, _ grid: PanelGrid
    ) -> Bool {
      guard samples.indices.dropFirst().contains(index),
        let steps = grid.steps(along: samples[index].place - samples[index - 1].place)
      else { return true }
      let times = Double(samples[index].time - samples[index - 1].time) / usual
      return steps >= fewestSteps * max(1, times.rounded())
    }

    /// The middle one of the movements after a usual time around a report, along the axes without a known
    /// grid.
    private static func step(
      _ samples: ArraySlice<Contact.Sample>, around index: Int, usual: Double, _ grid: PanelGrid
    ) -> Double? {
      let near = samples.indices.dropFirst().clamped(to: index - 8..<index + 9)
      let steps = near.compactMap { place -> Double? in
        guard Double(samples[place].time - samples[place - 1].time) <= usual * late else {
          return nil
        }
        let step = grid.unknownPart(of: samples[place].place - samples[place - 1].place).length
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

  /// What was measured. Where every movement was too slow there are no figures but one.
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
      places: gaps.map(\.place), times: gaps.map { Double($0.arrived - start) / 1e6 })
  }
}
