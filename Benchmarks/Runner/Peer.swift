import RealCompositors

/// One of the clients that are compared.
struct Peer {
  /// The title of the client's column in the tables.
  let name: String
  /// The path of the client's program.
  let executable: String
  /// A Boolean value that indicates whether the client has a button at the point where all clients are
  /// pressed.
  let hasButtons: Bool

  /// The options with which the client prints the frames of its buttons, one `x y width height` in points per
  /// line.
  var buttonsOption: [String] = []

  /// The environment in which every toolkit uses Wayland and draws in memory, as on a machine without a GPU.
  static let environment = [
    "GSK_RENDERER": "cairo", "GDK_BACKEND": "wayland", "GTK_A11Y": "none", "NO_AT_BRIDGE": "1",
    "QT_QPA_PLATFORM": "wayland",
  ]

  /// Starts the client, and waits until it has drawn.
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
