package import TouchRecording

/// The latency of a touch to the screen, in four stages.
///
/// A touch belongs to the first moment after its arrival at which the handlers had finished. That moment
/// belongs to the next commit, and the commit to the presentation with its number.
package struct LatencyAnalysis: Sendable {
  /// A stage of the latency.
  package enum Stage: String, CaseIterable, Sendable {
    /// The time from the kernel's timestamp to the arrival in the program.
    case kernel
    /// The time from the arrival to the end of the handler.
    case handler
    /// The time from the end of the handler to the commit of the frame.
    case commit
    /// The time from the commit to the presentation of the frame.
    case shown
    /// The time from the kernel's timestamp to the presentation of the frame.
    case total
  }

  /// The times of each stage.
  package private(set) var stages: [Stage: Histogram] = [:]
  /// The times from the arrival to the end of the handler, of touch down events and of moves separately, in
  /// milliseconds.
  private var downs = Histogram()
  private var moves = Histogram()
  /// The cost of motion coalescing, in milliseconds, or `nil` if there are no moves or no touch down events.
  ///
  /// It is the difference of the median times of moves, which wait for the next frame, and of touch down
  /// events, which never wait.
  package var held: Double? {
    guard downs.count > 0, moves.count > 0 else { return nil }
    return max(0, moves.percentile(0.5) - downs.percentile(0.5))
  }
  /// The resolution of the kernel's timestamps, in milliseconds: 1 without `zwp_input_timestamps_v1`.
  package private(set) var resolution = 0.001
  /// A Boolean value that indicates whether the compositor uses another clock. Its timestamps can then not be
  /// compared.
  package private(set) var hasOtherClock = false
  /// The distances of the ink from the finger when it was shown, in millimetres, without and with prediction.
  package private(set) var ink: [Double] = []
  package private(set) var predictedInk: [Double] = []
  private let holder: Holder

  /// The difference from which on timestamps are those of another clock, in microseconds.
  private static let farthest: Int64 = 10_000_000

  /// Creates the analysis of a recording, or returns `nil` if there are no touches.
  package init?(
    _ recording: Recording, contacts: [Contact], runs: [TestRun], on screens: ScreenTimeline
  ) {
    guard !recording.touches.isEmpty else { return nil }
    holder = runs.holder
    func milliseconds(_ from: Int64, _ to: Int64) -> Double { Double(to - from) / 1_000 }
    var handled: [(at: Int64, upTo: Int64)] = []
    var commits: [(at: Int64, number: UInt32)] = []
    var shown: [UInt32: Int64] = [:]
    for moment in recording.moments {
      switch moment.kind {
      case .handled: handled.append((moment.at, moment.shown > 0 ? moment.shown : moment.at))
      case .commit: commits.append((moment.at, moment.number))
      case .presented: shown[moment.number] = moment.shown
      case .discarded, .ink: break
      }
    }
    var times = StageTimes()
    var handler = 0
    var commit = 0
    for event in recording.touches where event.kind == .down || event.kind == .motion {
      let arrived = event.stamp.arrived
      let sent = usableStamp(of: event.stamp)
      if let sent { times.kernel.add(milliseconds(sent, arrived)) }
      while handler < handled.count, handled[handler].upTo < arrived { handler += 1 }
      guard handler < handled.count else { continue }
      let wait = milliseconds(arrived, handled[handler].at)
      times.handler.add(wait)
      if event.kind == .down { downs.add(wait) } else { moves.add(wait) }
      while commit < commits.count, commits[commit].at < handled[handler].at { commit += 1 }
      guard commit < commits.count else { continue }
      times.commit.add(milliseconds(handled[handler].at, commits[commit].at))
      guard let seen = shown[commits[commit].number] else { continue }
      times.shown.add(milliseconds(commits[commit].at, seen))
      if let sent { times.total.add(milliseconds(sent, seen)) }
    }
    stages = times.stages
    measureInk(recording, contacts, commits, shown, on: screens)
  }

  /// The times of each stage while they are collected, which a dictionary would look up for each event.
  private struct StageTimes {
    var kernel = Histogram()
    var handler = Histogram()
    var commit = Histogram()
    var shown = Histogram()
    var total = Histogram()

    /// The stages that have times.
    var stages: [Stage: Histogram] {
      [.kernel: kernel, .handler: handler, .commit: commit, .shown: shown, .total: total]
        .filter { $0.value.count > 0 }
    }
  }

  private mutating func usableStamp(of stamp: Stamp) -> Int64? {
    guard let sent = stamp.sent else { return nil }
    guard (stamp.arrived - sent).magnitude <= UInt64(Self.farthest) else {
      hasOtherClock = true
      return nil
    }
    if stamp.microseconds == nil { resolution = 1 }
    return sent
  }

  /// Measures the distance of each end of ink from the position of its touch when the ink was shown.
  private mutating func measureInk(
    _ recording: Recording, _ contacts: [Contact], _ commits: [(at: Int64, number: UInt32)],
    _ shown: [UInt32: Int64], on screens: ScreenTimeline
  ) {
    var commit = 0
    // The contacts of each identifier, in their order.
    let fingers = Dictionary(grouping: contacts) { UInt32(bitPattern: $0.id) }
    for moment in recording.moments where moment.kind == .ink {
      while commit < commits.count, commits[commit].at < moment.at { commit += 1 }
      guard commit < commits.count, let seen = shown[commits[commit].number],
        let own = fingers[moment.number],
        let contact = own[..<own.firstPosition { $0.beginTime > seen }].last,
        let position = contact.position(at: seen)
      else { continue }
      let screen = screens.screen(at: moment.at)
      guard screen.isMetric else { continue }
      let distance = screen.position(x: moment.x, y: moment.y).distance(to: position)
      if moment.isPredicted { predictedInk.append(distance) } else { ink.append(distance) }
    }
  }

  /// The figures of the test.
  package var figures: [Figure] {
    let names: [(Stage, FigureName)] = [
      (.kernel, .latencyKernel), (.handler, .latencyHandler), (.commit, .latencyCommit),
      (.shown, .latencyShown), (.total, .latencyTotal),
    ]
    var figures = names.compactMap { stage, name in
      stages[stage].map { times in
        let isStamped = stage == .kernel || stage == .total
        return Figure(
          name, times.percentile(0.95), holder: holder, count: times.count,
          remark: isStamped && resolution == 1 ? .wholeMilliseconds : nil)
      }
    }
    if let held { figures.append(Figure(.latencyHeld, held, holder: holder, count: moves.count)) }
    for (name, distances) in [(FigureName.latencyInk, ink), (.latencyPredicted, predictedInk)]
    where !distances.isEmpty {
      figures.append(
        Figure(
          name, Spread(distances).percentile(0.95), holder: holder, count: distances.count))
    }
    return figures
  }
}

extension Contact {
  /// Returns the position of the touch at a time, interpolated linearly between two reports.
  func position(at time: Int64) -> Position? {
    let after = samples.firstPosition { $0.time >= time }
    guard after < samples.count else { return nil }
    guard after > 0 else { return samples[0].time == time ? samples[0].position : nil }
    let from = samples[after - 1]
    let to = samples[after]
    let share = Double(time - from.time) / Double(max(1, to.time - from.time))
    return from.position + (to.position - from.position) * share
  }
}
