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
    package var place: Place
  }

  /// How long the usual time between two reports is, in milliseconds.
  package let interval: Double
  /// Reports a second, of fingers that move.
  package let mean: Double
  /// Reports a second in the slowest quarter of a second.
  package let least: Double
  /// Times without a report while the finger moved on.
  package let gaps: [Gap]
  /// The share of reports that arrived right after the one before, though they were made later; in percent.
  package let bursts: Double
  private let reports: Int
  private let holder: Holder
  private let refresh: Double?

  /// A quarter of a second, in microseconds: the least time that a rate is told of.
  private static let window: Int64 = 250_000

  /// Looks at fingers that moved for a quarter of a second or longer; nil where there is none.
  package init?(_ contacts: [Contact], holder: Holder, refresh: Double? = nil) {
    let moving = contacts.filter {
      $0.samples.count >= 10 && $0.endTime - $0.beginTime >= Self.window
    }
    let intervals = Spread(
      moving.flatMap { contact in
        zip(contact.samples, contact.samples.dropFirst()).map { Double($1.time - $0.time) }
          .filter { $0 > 0 }
      })
    guard intervals.count >= 10 else { return nil }
    // The mean of what is near the median: stamps in whole milliseconds would round the median.
    let median = intervals.median
    let near = intervals.sorted.filter { $0 > median * 0.5 && $0 < median * 1.5 }
    let usual = near.isEmpty ? median : near.reduce(0, +) / Double(near.count)
    interval = usual / 1_000
    self.holder = holder
    self.refresh = refresh
    reports = moving.reduce(0) { $0 + $1.samples.count }
    gaps = moving.flatMap { Self.gaps(in: $0, usual: usual) }
    let rates = moving.map { Self.rates(of: $0, usual: usual) }
    let time = rates.reduce(0) { $0 + $1.time }
    mean = time > 0 ? Double(rates.reduce(0) { $0 + $1.reports }) / time : 1e6 / usual
    least = rates.compactMap(\.least).min() ?? mean
    bursts = Self.bursts(in: moving, usual: usual)
  }

  /// Whether the finger moved on between two reports: at a third or more of its speed around them. One
  /// that rests is not reported, which is no fault.
  private static func moved(
    _ samples: [Contact.Sample], across index: Int, usual: Double
  ) -> Bool {
    let way = samples[index].place.distance(to: samples[index - 1].place)
    let time = Double(samples[index].time - samples[index - 1].time)
    var around = 0.0
    if index >= 2 {
      around = samples[index - 1].place.distance(to: samples[index - 2].place)
    }
    if index + 1 < samples.count {
      around = max(around, samples[index + 1].place.distance(to: samples[index].place))
    }
    return around > 0 && way / (time / usual) >= around / 3
  }

  private static func gaps(in contact: Contact, usual: Double) -> [Gap] {
    let samples = contact.samples
    return samples.indices.dropFirst().compactMap { index in
      let time = Double(samples[index].time - samples[index - 1].time)
      guard time > usual * 1.6, moved(samples, across: index, usual: usual) else { return nil }
      return Gap(
        length: time / 1_000, missing: Int((time / usual).rounded()) - 1,
        time: samples[index].time, place: samples[index].place)
    }
  }

  /// Reports and the time they took, without the times at which the finger rested, and the least rate.
  private static func rates(
    of contact: Contact, usual: Double
  ) -> (reports: Int, time: Double, least: Double?) {
    let samples = contact.samples
    var reports = 0
    var time = 0.0
    var least: Double?
    var start = 0
    for index in samples.indices.dropFirst() {
      let length = samples[index].time - samples[index - 1].time
      if Double(length) > usual * 1.6, !moved(samples, across: index, usual: usual) {
        start = index
        continue
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
    return (reports, time, least)
  }

  private static func bursts(in contacts: [Contact], usual: Double) -> Double {
    var late = 0
    var all = 0
    for contact in contacts {
      for (last, next) in zip(contact.samples, contact.samples.dropFirst()) {
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

  /// What was measured.
  package var figures: [Figure] {
    let worst = gaps.sorted { $0.length > $1.length }
    let places = worst.prefix(20).map(\.place)
    var figures = [
      figure(.rateMean, mean), figure(.rateLeast, least),
      figure(.rateGap, worst.first?.length ?? interval, places),
      figure(.rateMissing, Double(gaps.reduce(0) { $0 + $1.missing }), places),
      figure(.rateBursts, bursts),
    ]
    if let refresh { figures.append(figure(.rateShare, 100 * least / refresh)) }
    return figures
  }

  private func figure(_ name: FigureName, _ value: Double, _ places: [Place] = []) -> Figure {
    Figure(name, value, holder: holder, count: reports, places: places)
  }
}
