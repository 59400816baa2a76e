import RealCompositors

/// One of the clients that are measured side by side.
struct Peer {
  /// The title of the table's column.
  let name: String
  /// Its program.
  let executable: String
  /// A Boolean value that indicates whether it answers presses at the point where all are pressed.
  let hasButtons: Bool

  /// The options with which the client prints the frames of its buttons, one `x y width height` in points per
  /// line.
  var buttonsOption: [String] = []

  /// The environment in which every toolkit uses Wayland and draws in memory, as on a machine without a GPU.
  static let environment = [
    "GSK_RENDERER": "cairo", "GDK_BACKEND": "wayland", "GTK_A11Y": "none", "NO_AT_BRIDGE": "1",
    "QT_QPA_PLATFORM": "wayland",
  ]

  /// Starts it, and waits until it has drawn.
  func launchDrawn(
    _ arguments: [String] = [], on kwin: RealCompositor
  ) throws -> ChildProcess {
    let client = try kwin.launch(executable, arguments, environment: Self.environment, debug: true)
    pause(0.15)
    guard wait(seconds: 10, interval: 0.05, until: { !client.waylandLog.commits.isEmpty }) else {
      throw CompositorError.didNotStart(name, log: client.errors)
    }
    pause(0.15)
    return client
  }
}
