import ResponderPlatform

/// A connection to a display that has not answered yet. The program is launched while it is opened.
@MainActor final class DisplayOpening {
  private let open: @MainActor () throws -> any Display
  private var result: Result<any Display, any Error>?

  init(_ open: @escaping @MainActor () throws -> any Display) { self.open = open }

  /// Returns the display. The first call waits for its answer.
  func finish() throws -> any Display {
    if let result { return try result.get() }
    let result = Result { try open() }
    self.result = result
    return try result.get()
  }
}

extension Application {
  /// Connects to the display at once if the program is being launched, for a property that only the display
  /// knows. An error is thrown when the launch is complete.
  func connectWhileLaunching() {
    guard display == nil, let opened = try? extras.opening?.finish() else { return }
    connect(to: opened)
  }
}
