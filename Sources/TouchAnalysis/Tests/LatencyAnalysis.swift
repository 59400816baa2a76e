package import TouchRecording

/// The way of a finger to the picture, in four parts.
///
/// A touch belongs to the first moment at which the handlers were done after it arrived, that to the next
/// commit, and the commit to the presentation with its number.
package struct LatencyAnalysis: Sendable {
  /// A part of the way.
  package enum Stage: String, CaseIterable, Sendable {
    /// From the kernel's stamp to the arrival in the program.
    case kernel
    /// From the arrival to the handler's end.
    case handler
    /// From the handler's end to the commit of the frame.
    case commit
    /// From the commit until the frame was seen.
    case shown
    /// From the kernel's stamp until the frame was seen.
    case total
  }

  /// How long each part took.
  package private(set) var stages: [Stage: Histogram] = [:]
  /// From the arrival to the handler's end, of touches that come down and of moves alone, in milliseconds.
  private var downs = Histogram()
  private var moves = Histogram()
  /// What it costs that moves are held until the next frame, in milliseconds: how much later half of them are
  /// handled than what comes down, which is never held. Nil where one of both is missing.
  package var held: Double? {
    guard downs.count > 0, moves.count > 0 else { return nil }
    return max(0, moves.percentile(0.5) - downs.percentile(0.5))
  }
  /// How coarse the kernel's stamps are, in milliseconds: 1 without `zwp_input_timestamps_v1`.
  package private(set) var resolution = 0.001
  /// Whether the compositor's clock is another one than ours, so that its stamps say nothing here.
  package private(set) var hasOtherClock = false
  /// How far ink was from the finger when it was seen, in millimetres, without and with prediction.
  package private(set) var ink: [Double] = []
  package private(set) var predictedInk: [Double] = []
  private let holder: Holder

  /// Stamps that are further away than this are another clock's, in microseconds.
  private static let farthest: Int64 = 10_000_000

  /// Looks at a whole recording; nil where there is nothing to time.
  package init?(
    _ recording: Recording, contacts: [Contact], runs: [TestRun], on screens: ScreenTimeline
  ) {
    guard !recording.touches.isEmpty else { return nil }
    holder = runs.holder
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
    var handler = 0
    var commit = 0
    for event in recording.touches where event.kind == .down || event.kind == .motion {
      let arrived = event.stamp.arrived
      let sent = usableStamp(of: event.stamp)
      if let sent { add(.kernel, sent, arrived) }
      while handler < handled.count, handled[handler].upTo < arrived { handler += 1 }
      guard handler < handled.count else { continue }
      add(.handler, arrived, handled[handler].at)
      let wait = Double(handled[handler].at - arrived) / 1_000
      if event.kind == .down { downs.add(wait) } else { moves.add(wait) }
      while commit < commits.count, commits[commit].at < handled[handler].at { commit += 1 }
      guard commit < commits.count else { continue }
      add(.commit, handled[handler].at, commits[commit].at)
      guard let seen = shown[commits[commit].number] else { continue }
      add(.shown, commits[commit].at, seen)
      if let sent { add(.total, sent, seen) }
    }
    measureInk(recording, contacts, commits, shown, on: screens)
  }

  private mutating func add(_ stage: Stage, _ from: Int64, _ to: Int64) {
    stages[stage, default: Histogram()].add(Double(to - from) / 1_000)
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

  /// How far each end of ink was from where its finger was when the ink was seen.
  private mutating func measureInk(
    _ recording: Recording, _ contacts: [Contact], _ commits: [(at: Int64, number: UInt32)],
    _ shown: [UInt32: Int64], on screens: ScreenTimeline
  ) {
    var commit = 0
    // Of each finger's number its contacts, in their order.
    let fingers = Dictionary(grouping: contacts) { UInt32(bitPattern: $0.id) }
    for moment in recording.moments where moment.kind == .ink {
      while commit < commits.count, commits[commit].at < moment.at { commit += 1 }
      guard commit < commits.count, let seen = shown[commits[commit].number],
        let own = fingers[moment.number],
        let contact = own[..<own.firstPlace { $0.beginTime > seen }].last,
        let place = contact.place(at: seen)
      else { continue }
      let screen = screens.screen(at: moment.at)
      guard screen.isMetric else { continue }
      let distance = screen.place(x: moment.x, y: moment.y).distance(to: place)
      if moment.isPredicted { predictedInk.append(distance) } else { ink.append(distance) }
    }
  }

  /// What was measured.
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
  /// Where the finger was at a time, between two reports on the line between them.
  func place(at time: Int64) -> Place? {
    let after = samples.firstPlace { $0.time >= time }
    guard after < samples.count else { return nil }
    guard after > 0 else { return samples[0].time == time ? samples[0].place : nil }
    let from = samples[after - 1]
    let to = samples[after]
    let share = Double(time - from.time) / Double(max(1, to.time - from.time))
    return from.place + (to.place - from.place) * share
  }
}
