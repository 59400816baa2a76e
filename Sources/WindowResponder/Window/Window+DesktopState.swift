extension Window {
  /// The state that the compositor assigns to a window.
  public struct DesktopState: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates a state from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The window is active.
    public static let activated = DesktopState(rawValue: 1 << 0)
    /// The window is maximized.
    public static let maximized = DesktopState(rawValue: 1 << 1)
    /// The window is full-screen.
    public static let fullscreen = DesktopState(rawValue: 1 << 2)
    /// The user is resizing the window.
    public static let resizing = DesktopState(rawValue: 1 << 3)
    /// At least one edge adjoins another window or the edge of the screen.
    public static let tiled = DesktopState(rawValue: 1 << 4)
    /// The window is not visible and need not be drawn.
    public static let suspended = DesktopState(rawValue: 1 << 5)
  }
}
