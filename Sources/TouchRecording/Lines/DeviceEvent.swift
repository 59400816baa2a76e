/// A report of an input device, before a compositor has processed it.
package struct DeviceEvent: Hashable, Sendable {
  /// The type of a report.
  package enum Kind: UInt8, CaseIterable, Sendable {
    /// Events of the kernel, `struct input_event`, usually up to a `SYN_REPORT`.
    case report
    /// A report of the device's firmware, from `/dev/hidraw`.
    case raw
    /// The kernel lost events of the device, `SYN_DROPPED`.
    case dropped
  }

  /// The largest number of events in one line.
  package static let mostEvents = 1_000
  /// The largest number of bytes in one line.
  package static let mostBytes = 8_192

  /// The type of the report.
  package var kind: Kind
  /// The number of the device, which an ``InputDevice`` describes.
  package var device: UInt32
  /// The arrival. ``Stamp/microseconds`` is the kernel's time if it differs.
  package var stamp: Stamp
  /// The events of a `report`.
  package var events: [InputEvent] = []
  /// The bytes of a `raw` report, beginning with the report's number if the device numbers its reports.
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
