import WindowResponder

/// The gallery's window: its observer is told of every event.
final class GalleryWindow: Window {
  /// The page that observes events now.
  weak var observer: (any EventObserver)?
  /// The log that events are written to; nil for none.
  var log: EventLog?

  /// The smallest size at which every page shows all it has, in points.
  static let smallestSize = Size(width: 360, height: 480)

  /// Gives the window what the command line asks for.
  func fill(_ options: Options) {
    minimumSize = Size(
      width: min(options.size.width, Self.smallestSize.width),
      height: min(options.size.height, Self.smallestSize.height))
    title = "Gallery"
    if let isDark = options.isDark { Application.shared.theme = isDark ? .dark : .light }
    rootViewController = GalleryController(page: options.page)
    if options.isFullscreen { setFullscreen(true) }
  }

  private var wantsWholeScreen = false

  /// Whether a page that wants the whole screen has it for itself: the window has the screen because it
  /// asked for it. Where the compositor gives every window the whole screen the list stays.
  var showsPageAlone: Bool { wantsWholeScreen && desktopState.contains(.fullscreen) }

  override func setFullscreen(_ fullscreen: Bool) {
    wantsWholeScreen = fullscreen
    super.setFullscreen(fullscreen)
    rootViewController?.viewIfLoaded?.setNeedsLayout()
  }

  override func becomeKey() {
    super.becomeKey()
    observer?.windowDidBecomeKey()
  }

  override func sendEvent(_ event: Event) {
    log?.write(event)
    super.sendEvent(event)
    observer?.windowDidHandle(event)
  }
}
