package import TouchRecording

/// The kernel's view of touches beside the compositor's, from one recording that holds both.
///
/// Both have the kernel's time: `wl_touch` carries it in milliseconds. A touch of the kernel and one of the
/// compositor are the same if they begin at the same time, and so are their reports.
package struct ViewComparison: Sendable {
  /// The part of the way that loses, delays or changes reports.
  package enum Blame: String, CaseIterable, Sendable {
    case firmware, kernel, compositor, program, nothing
  }

  /// Times in milliseconds.
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

  /// Reports whose position is farther from the others' map than this are changed, in points.
  package static let tolerance = 1.5
  /// The share of reports from which on a part is to blame.
  package static let share = 0.01
  /// Delays from which on a part is to blame, in milliseconds, for the 95th percentile.
  package static let slow = 16.0
  /// How far the times of a report may lie apart, in microseconds: `wl_touch` counts milliseconds.
  static let sameTime: Int64 = 1_000

  /// Touches and reports of the kernel.
  package private(set) var touchCount = 0
  package private(set) var reportCount = 0
  /// Touches of the kernel that the compositor did not send.
  package private(set) var lostTouches: [Int64] = []
  /// Reports of the kernel, of touches that the compositor sent, that it did not send. In microseconds.
  package private(set) var lostReports: [Int64] = []
  /// Reports of the compositor that the kernel does not have.
  package private(set) var addedReports: [Int64] = []
  /// Reports whose position was changed.
  package private(set) var changedReports: [Int64] = []
  /// The largest change of a position, in points.
  package private(set) var largestChange = 0.0
  /// From the kernel's time to the recorder's reading of the device.
  package private(set) var kernelDelay = Delay([])
  /// From the kernel's time to the arrival over Wayland.
  package private(set) var waylandDelay = Delay([])
  /// From the arrival to the end of the program's handlers.
  package private(set) var programDelay = Delay([])
  /// Gaps of the kernel's reports while a touch moved.
  package private(set) var kernelGaps: [Int64] = []
  /// Touches of the firmware that the kernel did not report, or `nil` if the recording holds no reports of
  /// it.
  package private(set) var firmwareLostTouches: Int?
  /// Events that the kernel could not keep for the recorder.
  package private(set) var droppedCount = 0

  /// Compares the views of a recording, or returns `nil` if it does not hold both, or their clocks differ.
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

  /// Compares touch by touch. Returns `false` if no touch of one view is one of the other.
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

  /// Gaps of more than two and a half usual intervals, between reports that moved on both sides of it.
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
        // The distance across the gap is more than twice that of the interval before: the finger did not
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

  /// The first part of the way that loses, changes or delays more than it may.
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
