package import TouchRecording

/// A comparison of the touches that the kernel and the compositor have reported, from a recording that
/// contains both.
///
/// Both have the kernel's time, which `wl_touch` contains in milliseconds. A touch of the kernel and one of
/// the compositor are the same if they begin at the same time. Their reports are compared in the same way.
package struct ViewComparison: Sendable {
  /// The component that loses, delays or changes reports.
  package enum Blame: String, CaseIterable, Sendable {
    case firmware, kernel, compositor, program, nothing
  }

  /// Statistics of delays, in milliseconds.
  package struct Delay: Hashable, Sendable {
    package var count = 0
    package var median = 0.0
    package var most = 0.0
    /// The 95th percentile.
    package var high = 0.0

    init(_ microseconds: [Int64]) {
      let sorted = microseconds.sorted()
      guard let last = sorted.last else { return }
      func value(_ share: Double) -> Double {
        Double(sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))]) / 1_000
      }
      (count, median, high, most) = (sorted.count, value(0.5), value(0.95), Double(last) / 1_000)
    }
  }

  /// The largest residual of a position that counts as unchanged, in points.
  package static let tolerance = 1.5
  /// The fraction of the reports above which a component is to blame.
  package static let share = 0.01
  /// The 95th percentile of the delays above which a component is to blame, in milliseconds.
  package static let slow = 16.0
  /// The largest difference between the times of a report, in microseconds. `wl_touch` counts milliseconds.
  static let sameTime: Int64 = 1_000

  /// The numbers of touches and reports of the kernel.
  package private(set) var touchCount = 0
  package private(set) var reportCount = 0
  /// The touches of the kernel that the compositor did not send, as their times of beginning in microseconds.
  package private(set) var lostTouches: [Int64] = []
  /// The reports of the kernel that the compositor did not send, of touches that it sent, as times in
  /// microseconds.
  package private(set) var lostReports: [Int64] = []
  /// The reports of the compositor that the kernel does not have, as times in microseconds.
  package private(set) var addedReports: [Int64] = []
  /// The reports whose position was changed, as times in microseconds.
  package private(set) var changedReports: [Int64] = []
  /// The largest change of a position, in points.
  package private(set) var largestChange = 0.0
  /// The delay from the kernel's time to the reading of the device by the recorder.
  package private(set) var kernelDelay = Delay([])
  /// The delay from the kernel's time to the arrival over Wayland.
  package private(set) var waylandDelay = Delay([])
  /// The delay from the arrival to the end of the program's handlers.
  package private(set) var programDelay = Delay([])
  /// The gaps between the kernel's reports while a touch moved, as times in microseconds.
  package private(set) var kernelGaps: [Int64] = []
  /// The number of touches of the firmware that the kernel did not report, or `nil` if the recording contains
  /// no reports of the firmware.
  package private(set) var firmwareLostTouches: Int?
  /// The number of times that the kernel has dropped events for the recorder.
  package private(set) var droppedCount = 0

  /// Compares the views of a recording. If it does not contain both, or their clocks differ, returns `nil`.
  package init?(_ recording: Recording) {
    let sent = WaylandView(recording)
    guard let kernel = KernelView(recording), !sent.contacts.isEmpty else { return nil }
    droppedCount = kernel.droppedCount
    kernelDelay = Delay(kernel.readDelays)
    waylandDelay = Delay(sent.delays)
    programDelay = Delay(sent.handlerDelays)
    touchCount = kernel.contacts.count
    reportCount = kernel.contacts.reduce(0) { $0 + $1.samples.count }
    kernelGaps = Self.gaps(of: kernel.contacts)
    if let firmware = FirmwareView(recording) {
      firmwareLostTouches = firmware.touches(missingIn: kernel.contacts)
    }
    guard compare(kernel.contacts, sent.contacts) else { return nil }
  }

  /// Compares the views touch by touch. If no touch is in both views, returns `false`.
  private mutating func compare(
    _ kernel: [KernelView.Contact], _ sent: [KernelView.Contact]
  ) -> Bool {
    var matcher = TouchMatcher(kernel, sent)
    matcher.match()
    guard !matcher.pairs.isEmpty else { return false }
    let map = matcher.map
    for index in kernel.indices where matcher.pairs[index] == nil {
      lostTouches.append(kernel[index].samples[0].time)
    }
    for (index, other) in matcher.pairs.sorted(by: { $0.key < $1.key }) {
      compare(kernel[index], sent[other], map)
    }
    return true
  }

  private mutating func compare(
    _ own: KernelView.Contact, _ other: KernelView.Contact, _ map: PlaneFit
  ) {
    var place = 0
    for sample in own.samples {
      while place < other.samples.count,
        other.samples[place].time < sample.time - Self.sameTime
      {
        addedReports.append(other.samples[place].time)
        place += 1
      }
      guard place < other.samples.count,
        (other.samples[place].time - sample.time).magnitude <= UInt64(Self.sameTime)
      else {
        lostReports.append(sample.time)
        continue
      }
      let pair = (sample.x, sample.y, other.samples[place].x, other.samples[place].y)
      let change = map.residual(pair)
      largestChange = max(largestChange, change)
      if change > Self.tolerance { changedReports.append(sample.time) }
      place += 1
    }
    addedReports += other.samples[place...].map(\.time)
  }

  /// Returns the times of gaps longer than 2.5 median intervals, between reports that moved before and across
  /// the gap.
  private static func gaps(of contacts: [KernelView.Contact]) -> [Int64] {
    let intervals = contacts.flatMap { contact in
      zip(contact.samples, contact.samples.dropFirst()).map { $1.time - $0.time }
    }.filter { $0 > 0 }.sorted()
    guard intervals.count > 20 else { return [] }
    let limit = intervals[intervals.count / 2] * 5 / 2
    return contacts.flatMap { contact -> [Int64] in
      let samples = contact.samples
      guard samples.count > 3 else { return [] }
      return (2..<samples.count - 1).filter { index in
        guard samples[index].time - samples[index - 1].time > limit else { return false }
        // The distance across the gap is more than twice that of the interval before, so the touch did not
        // rest.
        let before = distance(samples[index - 2], samples[index - 1])
        let across = distance(samples[index - 1], samples[index])
        return before > 0 && across > 2 * before
      }.map { samples[$0 - 1].time }
    }
  }

  private static func distance(
    _ one: KernelView.Contact.Sample, _ other: KernelView.Contact.Sample
  ) -> Double {
    ((one.x - other.x) * (one.x - other.x) + (one.y - other.y) * (one.y - other.y)).squareRoot()
  }

  // MARK: Blame

  /// The component to blame. Lost touches and lost, added or changed reports are tested first, then gaps,
  /// then delays.
  package var blame: Blame {
    let reports = Double(max(1, reportCount))
    if let firmwareLostTouches, firmwareLostTouches > 0 { return .kernel }
    if !lostTouches.isEmpty || Double(lostReports.count) > reports * Self.share
      || Double(addedReports.count) > reports * Self.share
      || Double(changedReports.count) > reports * Self.share
    {
      return .compositor
    }
    if Double(kernelGaps.count) > reports * Self.share { return .firmware }
    if kernelDelay.high > Self.slow { return .kernel }
    if waylandDelay.high - kernelDelay.high > Self.slow { return .compositor }
    if programDelay.high > Self.slow { return .program }
    return .nothing
  }
}
