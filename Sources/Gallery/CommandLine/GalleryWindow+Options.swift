import WindowResponder

extension GalleryWindow {
  /// Applies the options of the command line to the window.
  func fill(_ options: Options) {
    minimumSize = Size(
      width: min(options.size.width, Self.smallestSize.width),
      height: min(options.size.height, Self.smallestSize.height))
    title = "Gallery"
    var overrides = Application.shared.appearanceOverrides
    overrides.take(options.settings)
    Application.shared.appearanceOverrides = overrides
    rootViewController = GalleryController(page: options.page)
    if options.isFullscreen { setFullscreen(true) }
  }
}
