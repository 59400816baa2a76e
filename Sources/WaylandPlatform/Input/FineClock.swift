import ResponderSystem
import Wayland

/// When the events of one device happened: in milliseconds as the events tell, and finer where the
/// compositor has `zwp_input_timestamps_v1`.
///
/// A fine time belongs to the next event. It is used only where its milliseconds are the event's, so that
/// a compositor that mixes them up does no harm.
@MainActor final class FineClock {
  private static let nanosecondsPerMillisecond: UInt64 = 1_000_000

  private var clock = EventClock()
  private let timestamps: ZwpInputTimestampsV1?
  /// The time of the next event, in nanoseconds.
  private var fine: UInt64?

  init(_ timestamps: ZwpInputTimestampsV1?) {
    self.timestamps = timestamps
    timestamps?.onEvent = { [weak self] event in
      switch event {
      case .timestamp(let high, let low, let nanoseconds):
        let seconds = UInt64(high) << 32 | UInt64(low)
        self?.fine = seconds &* 1_000_000_000 &+ UInt64(nanoseconds)
      }
    }
  }

  /// The time of an event in seconds, which has `milliseconds` in it.
  func seconds(_ milliseconds: UInt32) -> Double {
    let whole = clock.seconds(milliseconds)
    defer { fine = nil }
    guard let fine = matching(milliseconds) else { return whole }
    return whole + Double(fine % Self.nanosecondsPerMillisecond) * 1e-9
  }

  /// The fine time of an event that has `milliseconds` in it, in microseconds; nil where there is none.
  /// ``seconds(_:)`` takes it.
  func microseconds(_ milliseconds: UInt32) -> Int64? {
    matching(milliseconds).map { Int64(clamping: $0 / 1_000) }
  }

  /// The time of the next event in nanoseconds, where its milliseconds are the event's.
  private func matching(_ milliseconds: UInt32) -> UInt64? {
    guard let fine,
      UInt32(truncatingIfNeeded: fine / Self.nanosecondsPerMillisecond) == milliseconds
    else { return nil }
    return fine
  }

  func destroy() {
    timestamps?.onEvent = nil
    timestamps?.destroy()
  }
}
