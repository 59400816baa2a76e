/// The states that the user and the program change through the compositor.
extension Window {
  /// A Boolean value that indicates whether the compositor shows the window maximized.
  ///
  /// Setting it calls ``setMaximized(_:)``. The value changes when the compositor has followed the request.
  public var isMaximized: Bool {
    get { desktopState.contains(.maximized) }
    set { setMaximized(newValue) }
  }

  /// A Boolean value that indicates whether the compositor shows the window full-screen.
  ///
  /// Setting it calls ``setFullscreen(_:)``. The value changes when the compositor has followed the request.
  public var isFullscreen: Bool {
    get { desktopState.contains(.fullscreen) }
    set { setFullscreen(newValue) }
  }
}
