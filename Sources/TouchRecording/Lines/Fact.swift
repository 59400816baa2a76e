/// Something that is so from a moment on: the machine, a screen, a window.
package struct Fact: Hashable, Sendable {
  /// What is so.
  package enum Content: Hashable, Sendable {
    case machine(Machine)
    /// A global that the compositor offers.
    case global(interface: String, version: UInt32)
    case seat(Seat)
    case output(Output)
    /// The output with this number is gone.
    case outputGone(UInt32)
    case window(WindowState)
    case tool(PenTool)
    case calibration(Calibration)
    /// An input device that reports come from.
    case device(InputDevice)
    /// An axis of an input device.
    case axis(InputAxis)
    /// Lines of another program follow.
    case source(RecordingSource)
  }

  /// Since when, on the monotonic clock, in microseconds.
  package var at: Int64
  /// What is so.
  package var content: Content

  /// Makes a fact.
  package init(at: Int64, _ content: Content) {
    self.at = at
    self.content = content
  }
}
