import ResponderPlatform

/// Windows that are as large as the screen has room for: nobody knows how large that is before the display
/// has said so.
extension Application {
  /// Shows a window, and waits for the size that the display gives it.
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

  /// The display has told a size while a window waits for its first: gives whether it was that one.
  func tookFirstSize(
    _ surface: any Surface, _ configuration: SurfaceConfiguration, _ number: Int
  ) -> Bool {
    guard let window = extras.sizedWindow, window.surface === surface else { return false }
    // Under a shell that maximises nothing, the whole screen is what there is.
    if window.asksForWholeScreen(instead: configuration) { return true }
    extras.sizedWindow = nil
    window.opening.newestConfigure = number
    let wasActivated = window.desktopState.contains(.activated)
    window.displayConfigured(configuration)
    // Whether the program is active is told behind what waits already.
    queue.append(
      .system { [weak self, weak window] in
        guard let self, let window, window.surface === surface else { return }
        wasConfigured(window, wasActivated: wasActivated)
      })
    return true
  }
}
