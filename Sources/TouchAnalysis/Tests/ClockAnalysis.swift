package import TouchRecording

/// A comparison of the panel's clock with the kernel's.
///
/// The firmware sets a timestamp for each frame (`MSC_TIMESTAMP`, the scan time of HID), and so does the
/// kernel. A line is fitted to the panel's time over the kernel's, and its slope is the drift. Only frames
/// that follow each other without a pause are compared. The kernel resets the panel's timestamp after a
/// pause, and HID's timestamp has 16 bits. Therefore, frames before and after a jump of the clock are not
/// compared.
package struct ClockAnalysis: Sendable {
  /// The drift, in millionths. It is positive if the panel's clock is fast.
  package let drift: Double
  /// The standard error of the drift, in millionths.
  package let error: Double
  /// The time that was compared, in seconds.
  package let seconds: Double
  /// The number of frames that were compared.
  package let frames: Int
  private let holder: Holder

  /// The longest time between two frames of a run, in microseconds.
  private static let pause: Int64 = 500_000
  /// The shortest run of frames that is compared, in microseconds.
  private static let shortest = 1_000_000.0
  /// The largest difference between a step of the panel's clock and a step of the kernel's that does not
  /// count as a jump, in microseconds.
  private static let largestJump = 50_000.0
  /// The values at which a timestamp wraps: 16 bits of 100 µs, and 32 bits of 1 µs.
  private static let wraps = [6_553_600.0, 4_294_967_296.0]

  /// Compares the clocks. If the recording has no timestamps of the panel, or too few for a drift with a
  /// standard error below 1,000 millionths, returns `nil`.
  package init?(_ recording: Recording, holder: Holder) {
    var runs: [[(kernel: Double, panel: Double)]] = []
    var last: (kernel: Int64, scan: Double, panel: Double)?
    for event in recording.touches where event.kind == .frame && event.x > 0 {
      let kernel = event.stamp.time
      if let before = last, kernel > before.kernel, kernel - before.kernel < Self.pause,
        let step = Self.step(from: before.scan, to: event.x, kernel: kernel - before.kernel)
      {
        let panel = before.panel + step
        last = (kernel, event.x, panel)
        runs[runs.count - 1].append((Double(kernel), panel))
      } else {
        last = (kernel, event.x, 0)
        runs.append([(Double(kernel), 0)])
      }
    }
    var (product, square, rest, frames, seconds, fits) = (0.0, 0.0, 0.0, 0, 0.0, 0)
    for run in runs {
      guard let first = run.first, let end = run.last, end.kernel - first.kernel >= Self.shortest
      else { continue }
      let count = Double(run.count)
      let x = run.reduce(0) { $0 + ($1.kernel - first.kernel) } / count
      // The difference of the panel's time and the kernel's. Its slope is the drift.
      let lead = run.map { $0.panel - ($0.kernel - first.kernel) }
      let y = lead.reduce(0, +) / count
      for (sample, lead) in zip(run, lead) {
        let way = sample.kernel - first.kernel - x
        product += way * (lead - y)
        square += way * way
        rest += (lead - y) * (lead - y)
      }
      frames += run.count
      fits += 1
      seconds += (end.kernel - first.kernel) / 1e6
    }
    guard frames > 2 * fits + 10, square > 0 else { return nil }
    let slope = product / square
    let variance = max(0, rest - slope * product) / Double(frames - fits - 1)
    let error = (variance / square).squareRoot() * 1e6
    guard error < 1_000 else { return nil }
    drift = slope * 1e6
    self.error = error
    self.seconds = seconds
    self.frames = frames
    self.holder = holder
  }

  /// Returns the time between two timestamps of the panel's clock, in microseconds, or `nil` if the clock has
  /// jumped.
  private static func step(from last: Double, to next: Double, kernel: Int64) -> Double? {
    for step in [next - last] + wraps.map({ next - last + $0 })
    where step > 0 && (step - Double(kernel)).magnitude <= largestJump {
      return step
    }
    return nil
  }

  /// The figure: the drift without its sign. The remark contains the sign and the error.
  package var figures: [Figure] {
    [
      Figure(
        .touchClock, drift.magnitude, holder: holder, count: frames,
        remark: .clock(drift: drift, error: error, seconds: seconds))
    ]
  }
}
