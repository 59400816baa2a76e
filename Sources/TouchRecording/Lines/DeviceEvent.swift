/// A report of an input device, before a compositor made anything of it.
package struct DeviceEvent: Hashable, Sendable {
  /// The kind of report.
  package enum Kind: UInt8, CaseIterable, Sendable {
    /// Events of the kernel, `struct input_event`, usually up to a `SYN_REPORT`.
    case report
    /// A report of the device's firmware, as `/dev/hidraw` gives it.
    case raw
    /// The kernel lost events of the device, `SYN_DROPPED`.
    case dropped
  }

  /// The largest number of events in one line.
  package static let mostEvents = 1_000
  /// The largest number of bytes in one line.
  package static let mostBytes = 8_192

  /// The kind of report.
  package var kind: Kind
  /// The number of the device, which an ``InputDevice`` describes.
  package var device: UInt32
  /// The arrival, and in ``Stamp/microseconds`` the kernel's time if it is another one.
  package var stamp: Stamp
  /// Report: the events.
  package var events: [InputEvent] = []
  /// Raw: the report's bytes, with the report's number first if the device numbers its reports.
  package var bytes: [UInt8] = []

  /// Creates a report.
  package init(
    _ kind: Kind, _ stamp: Stamp, device: UInt32, events: [InputEvent] = [], bytes: [UInt8] = []
  ) {
    self.kind = kind
    self.stamp = stamp
    self.device = device
    self.events = events
    self.bytes = bytes
  }
}
