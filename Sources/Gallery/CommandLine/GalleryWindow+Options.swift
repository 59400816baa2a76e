import WindowResponder

extension GalleryWindow {
  /// Applies the options of the command line to the window.
  func fill(_ options: Options) {
    minimumSize = Size(
      width: min(options.size.width, Self.smallestSize.width),
      height: min(options.size.height, Self.smallestSize.height))
    title = "Gallery"
    if let isDark = options.isDark { Application.shared.theme = isDark ? .dark : .light }
    rootViewController = GalleryController(page: options.page)
    if options.isFullscreen { setFullscreen(true) }
  }
}
