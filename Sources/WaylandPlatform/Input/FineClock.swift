import ResponderPlatform
import ResponderRuntime
import ResponderSystem
import Wayland

/// A clock for the events of one device.
///
/// The time of an event is in milliseconds, or in nanoseconds if the compositor has
/// `zwp_input_timestamps_v1`. A timestamp of that protocol belongs to the next event. It is used only if its
/// milliseconds match those of the event, so that a compositor that confuses timestamps does no harm.
@MainActor final class FineClock {
  private static let nanosecondsPerMillisecond: UInt64 = 1_000_000

  private var clock = EventClock()
  private let timestamps: ZwpInputTimestampsV1?
  /// The timestamp of the next event, in nanoseconds.
  private var fine: UInt64?

  init(_ timestamps: ZwpInputTimestampsV1?) {
    self.timestamps = timestamps
    timestamps?.onEvent = { [link = BackLink(self)] event in
      switch event {
      case .timestamp(let high, let low, let nanoseconds):
        let seconds = UInt64(high) << 32 | UInt64(low)
        link.target?.fine = seconds &* 1_000_000_000 &+ UInt64(nanoseconds)
      }
    }
  }

  /// Returns the time of an event in seconds, and removes the timestamp. For an event without a time, returns
  /// `nil`.
  func seconds(of stamp: Stamp) -> Double? {
    guard let milliseconds = stamp.milliseconds else { return nil }
    return seconds(milliseconds)
  }

  /// Returns the time of an event in seconds, and removes the timestamp. `milliseconds` is the event's own
  /// time.
  func seconds(_ milliseconds: UInt32) -> Double {
    let whole = clock.seconds(milliseconds)
    defer { fine = nil }
    guard let fine = matching(milliseconds) else { return whole }
    return whole + Double(fine % Self.nanosecondsPerMillisecond) * 1e-9
  }

  /// Adds the timestamp to the time of its event, if there is one. ``seconds(_:)`` removes it.
  func complete(_ stamp: inout Stamp) {
    guard fine != nil, let milliseconds = stamp.milliseconds,
      let nanoseconds = matching(milliseconds)
    else { return }
    stamp.microseconds = Int64(clamping: nanoseconds / 1_000)
  }

  /// Returns the timestamp of the next event, in nanoseconds, if its milliseconds match those of the event.
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
