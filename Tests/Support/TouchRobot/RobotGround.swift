internal import TouchAnalysis
package import TouchRecording

/// The window that a robot touches: how many millimetres a point has, and how large it is.
package struct RobotGround: Sendable {
  /// Millimetres a point, along x and y.
  package let millimetresX: Double
  package let millimetresY: Double
  /// The window's size, in millimetres.
  package let width: Double
  package let height: Double
  /// How its picture is turned, as `wl_output.transform` numbers it.
  package let transform: Int32
  /// The number of the screen that it is on, and of the first that there was.
  package let output: UInt32
  package let firstOutput: UInt32

  /// What a point is taken for where nobody knows how large the screen is: what the touch lab takes it for.
  private static let usualPoint = 0.195

  /// The window as a recording describes it; nil while it does not.
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
  func place(x: Double, y: Double) -> Place { Place(x: x * millimetresX, y: y * millimetresY) }
}
