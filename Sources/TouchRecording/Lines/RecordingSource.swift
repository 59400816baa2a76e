/// The origin of lines that another program recorded.
package struct RecordingSource: Hashable, Sendable {
  /// The clock of ``Fact/at`` and ``Stamp/arrived`` of the lines that follow.
  package enum Clock: String, CaseIterable, Sendable {
    /// The arrival at the program that recorded.
    case arrival
    /// The kernel's time of the event. The arrival at a program is not known.
    case kernel
    /// The time at which the firmware's report arrived at the kernel. The arrival at a program is not known.
    case firmware
  }

  /// The format, such as `evemu`.
  package var format: String
  /// The clock.
  package var clock: Clock

  /// Creates an origin.
  package init(format: String, clock: Clock) {
    self.format = format
    self.clock = clock
  }
}
