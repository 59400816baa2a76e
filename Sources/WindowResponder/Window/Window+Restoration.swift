extension Window {
  private enum Key {
    static let size = ".size"
    static let isMaximized = ".isMaximized"
    static let isFullscreen = ".isFullscreen"
  }

  /// The valid range of a window's width and height, in points. Another program may have written the file.
  static let restorableSizes = 50.0...20_000

  func encodePosition(_ coder: Coder) {
    if isLayer { return }
    coder.encode(desktopState.contains(.fullscreen), forKey: Key.isFullscreen)
    if frameAutosaveName != nil {
      ownApplication.keepSize(of: self)
    } else {
      coder.encode(wantedSize, forKey: Key.size)
      coder.encode(desktopState.contains(.maximized), forKey: Key.isMaximized)
    }
  }

  func decodePosition(_ coder: Coder) {
    if role.layer != nil { return }
    let sizes = Self.restorableSizes
    if let size = coder.decode(Size.self, forKey: Key.size), sizes.contains(size.width),
      sizes.contains(size.height)
    {
      let low = minimumSize ?? Size(width: 1, height: 1)
      let high = maximumSize ?? Size(width: Double.infinity, height: Double.infinity)
      frame.size = Size(
        width: min(max(size.width, low.width), max(high.width, low.width)),
        height: min(max(size.height, low.height), max(high.height, low.height)))
    }
    if coder.decodeBool(forKey: Key.isMaximized) { setMaximized(true) }
    if coder.decodeBool(forKey: Key.isFullscreen) { setFullscreen(true) }
  }
}
