internal import TouchAnalysis
package import TouchRecording

/// The window that a robot touches, with its size and the scale from points to millimetres.
package struct RobotWindow: Sendable {
  /// The number of millimetres per point, along x and y.
  package let millimetresX: Double
  package let millimetresY: Double
  /// The window's size, in millimetres.
  package let width: Double
  package let height: Double
  /// The transform of the window's output, as a value of `wl_output.transform`.
  package let transform: Int32
  /// The number of the output that shows the window, and of the first output of the recording.
  package let output: UInt32
  package let firstOutput: UInt32

  /// The size of a point, in millimetres, if the size of the screen is unknown. The touch lab uses the same
  /// size.
  private static let usualPoint = 0.195

  /// Creates the window that a recording describes. If the recording does not describe one, the result is
  /// `nil`.
  package init?(of recording: Recording) {
    let window = recording.facts.lazy.compactMap { fact -> WindowState? in
      if case .window(let window) = fact.content { window } else { nil }
    }.last
    guard let window, window.width > 0, window.height > 0 else { return nil }
    let screen = ScreenSize(of: recording)
    millimetresX = screen.isMetric ? screen.millimetresX : Self.usualPoint
    millimetresY = screen.isMetric ? screen.millimetresY : Self.usualPoint
    width = window.width * millimetresX
    height = window.height * millimetresY
    var outputs: [UInt32: Output] = [:]
    for fact in recording.facts {
      if case .output(let output) = fact.content { outputs[output.number] = output }
    }
    output = screen.output
    transform = outputs[output]?.transform ?? 0
    firstOutput = outputs.keys.min() ?? output
  }

  /// Converts a position from points of the window to millimetres.
  func position(x: Double, y: Double) -> Position {
    Position(x: x * millimetresX, y: y * millimetresY)
  }
}
