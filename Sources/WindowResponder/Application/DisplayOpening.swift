import ResponderPlatform

/// A connection to a display that has not answered yet: the program is launched meanwhile.
@MainActor final class DisplayOpening {
  private let open: @MainActor () throws -> any Display
  private var result: Result<any Display, any Error>?

  init(_ open: @escaping @MainActor () throws -> any Display) { self.open = open }

  /// The display; waits for its answer the first time.
  func finish() throws -> any Display {
    if let result { return try result.get() }
    let result = Result { try open() }
    self.result = result
    return try result.get()
  }
}

extension Application {
  /// Connects to the display at once, where the program is being launched while it answers: something is
  /// asked that only the display knows. What goes wrong is thrown when the launch is over.
  func connectWhileLaunching() {
    guard display == nil, let opened = try? extras.opening?.finish() else { return }
    connect(to: opened)
  }
}
