import WindowResponder

/// The gallery's window, whose observer receives every event.
final class GalleryWindow: Window {
  /// The page that observes events.
  weak var observer: (any EventObserver)?
  /// The log to which events are written, or `nil` for none.
  var log: EventLog?

  /// The smallest size at which every page shows all of its content, in points.
  static let smallestSize = Size(width: 360, height: 480)

  /// Applies the options of the command line to the window.
  func fill(_ options: Options) {
    minimumSize = Size(
      width: min(options.size.width, Self.smallestSize.width),
      height: min(options.size.height, Self.smallestSize.height))
    title = "Gallery"
    var overrides = Application.shared.appearanceOverrides
    overrides.take(options.settings)
    if let isDark = options.isDark { overrides.colorScheme = isDark ? .dark : .light }
    Application.shared.appearanceOverrides = overrides
    rootViewController = GalleryController(page: options.page)
    if options.isFullscreen { setFullscreen(true) }
  }

  private var wantsWholeScreen = false

  /// A Boolean value that indicates whether a page with `fillsScreen` is shown without the list.
  ///
  /// The value is `true` if the window is fullscreen because the program requested it. If the compositor
  /// makes every window fullscreen, the list stays.
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
