import ResponderPixels

/// An observation of a drawing for blend modes that read the content below it.
///
/// The drawing of a view blends only with itself: `clear` makes a hole in the view and not in the window.
/// Most drawings use no such mode, and are drawn directly on the window's pixels.
package struct WatchedDrawing {
  /// The number of layers at the beginning of the drawing, since content in a layer blends only with that
  /// layer. It is negative if no drawing is observed.
  fileprivate var layerCount = -1
  /// A Boolean value that indicates whether content was drawn in a blend mode other than `normal`.
  fileprivate var hasBlended = false
}

extension GraphicsContext {
  /// Begins to observe a drawing, and returns the previous observation.
  ///
  /// - Parameter isBlending: A Boolean value that indicates whether the drawing is known to blend and is
  ///   drawn in a group. It is then not observed.
  package func beginWatching(isBlending: Bool) -> WatchedDrawing {
    let outer = watched
    watched = WatchedDrawing()
    if !isBlending { watched.layerCount = layerCount }
    return outer
  }

  /// Ends the observation that ``beginWatching(isBlending:)`` began. Returns a Boolean value that indicates
  /// whether the drawing blended with the content below it.
  package func endWatching(_ outer: WatchedDrawing) -> Bool {
    let hasBlended = watched.hasBlended
    watched = outer
    return hasBlended
  }

  /// Called when content is drawn in a blend mode other than `normal`.
  func noteBlending() {
    if watched.layerCount == layerCount { watched.hasBlended = true }
  }

  /// Draws behind the content of the layer that was begun last.
  package func drawBehind(_ body: () -> Void) {
    saveState()
    setBlendMode(.destinationOver)
    body()
    restoreState()
  }

  /// Restores the pixels of a copy that ``copyInsideClip()`` returned. The clip must be the same.
  package func putBackInsideClip(_ copy: Canvas) {
    let origin = (x: state.clip.minX, y: state.clip.minY)
    forEachPart(of: state.clip) {
      PixelBlend.put(copy.pixels, at: origin, on: canvas.pixels, within: $0)
    }
  }

  /// A Boolean value that indicates whether the context keeps lines and text as vector graphics, without
  /// pixels.
  package var isVector: Bool { canvas.isVector }
}
