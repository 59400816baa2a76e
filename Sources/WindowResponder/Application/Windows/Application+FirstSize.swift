import ResponderPlatform
import ResponderRuntime

/// Windows that fill the screen. Their size is not known before the display sends it.
extension Application {
  /// Shows a window, and waits until the display has sent its size or a time limit has passed.
  func showAndAwaitSize(_ window: Window) {
    connectWhileLaunching()
    extras.sizedWindow = window
    show(window)
    guard let display, window.surface != nil else {
      extras.sizedWindow = nil
      return
    }
    let deadline = display.now + extras.firstSizeLimit
    while extras.sizedWindow === window, display.now < deadline {
      guard (try? display.waitForEvents(until: deadline)) == true else { break }
    }
    extras.sizedWindow = nil
  }

  /// Applies the first size of the window that waits for it. Returns a Boolean value that indicates whether
  /// the configuration was handled that way.
  func tookFirstSize(
    _ surface: any Surface, _ configuration: SurfaceConfiguration, _ number: Int
  ) -> Bool {
    guard let window = extras.sizedWindow, window.surface === surface else { return false }
    // If the shell maximizes no windows, the whole screen is requested.
    if window.asksForWholeScreen(instead: configuration) { return true }
    extras.sizedWindow = nil
    window.opening.newestConfigure = number
    let wasActivated = window.desktopState.contains(.activated)
    window.displayConfigured(configuration)
    // The application's activity is updated after the entries that wait already.
    queue.append(
      .system { [link = BackLink(self), windowLink = BackLink(window)] in
        guard let application = link.target, let window = windowLink.target,
          window.surface === surface
        else { return }
        application.wasConfigured(window, wasActivated: wasActivated)
      })
    return true
  }
}
