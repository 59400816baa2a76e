/// When an event came about and when it came here.
package struct Stamp: Hashable, Sendable {
  /// When the program read the event, on the monotonic clock, in microseconds.
  package var arrived: Int64
  /// The compositor's stamp as the event carries it, in milliseconds; it begins anew after 2³² of them.
  package var milliseconds: UInt32?
  /// The stamp of `zwp_input_timestamps_v1`, in microseconds.
  package var microseconds: Int64?

  /// Makes a stamp.
  package init(arrived: Int64, milliseconds: UInt32? = nil, microseconds: Int64? = nil) {
    self.arrived = arrived
    self.milliseconds = milliseconds
    self.microseconds = microseconds
  }

  /// When the compositor says that it happened, in microseconds, as exactly as it says it. Milliseconds that
  /// began anew are taken as those nearest to the arrival.
  package var sent: Int64? {
    if let microseconds { return microseconds }
    guard let milliseconds else { return nil }
    // The difference of the low 32 bits, with its sign, is what lies between.
    let low = UInt32(truncatingIfNeeded: arrived / 1_000)
    let behind = Int32(bitPattern: low &- milliseconds)
    return (arrived / 1_000 - Int64(behind)) * 1_000
  }

  /// When it happened as far as known: the compositor's time, else the arrival; in microseconds.
  package var time: Int64 { sent ?? arrived }
}
