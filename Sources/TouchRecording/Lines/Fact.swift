/// A fact that applies from a time on: the machine, a screen, a window.
package struct Fact: Hashable, Sendable {
  /// The content of a fact.
  package enum Content: Hashable, Sendable {
    case machine(Machine)
    /// A global that the compositor offers.
    case global(interface: String, version: UInt32)
    case seat(Seat)
    case output(Output)
    /// The output with this number was removed.
    case outputGone(UInt32)
    case window(WindowState)
    case tool(PenTool)
    case calibration(Calibration)
    /// An input device that sends reports.
    case device(InputDevice)
    /// An axis of an input device.
    case axis(InputAxis)
    /// Lines of another program follow.
    case source(RecordingSource)
  }

  /// The time from which on the fact applies, on the monotonic clock, in microseconds.
  package var at: Int64
  /// The content of the fact.
  package var content: Content

  /// Creates a fact.
  package init(at: Int64, _ content: Content) {
    self.at = at
    self.content = content
  }
}
