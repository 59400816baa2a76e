/// A drawing that is watched for blend modes that look at what lies beneath.
///
/// The drawing of a view blends with itself alone: `clear` makes a hole in the view, not in the
/// window. Most drawings use no such mode, and are made on the window's pixels.
package struct WatchedDrawing {
  /// The number of layers under way where the drawing began: what is drawn in a layer of its own blends with
  /// that layer. Below zero for no drawing that is watched.
  fileprivate var layerCount = -1
  /// A Boolean value that indicates whether something was drawn in another blend mode than `normal`.
  fileprivate var hasBlended = false
}

extension GraphicsContext {
  /// Begins to watch a drawing, and returns the one that was watched before.
  ///
  /// - Parameter isBlending: A Boolean value that indicates whether it is known that the drawing blends,
  ///   and that it is made in a group: then nothing is watched.
  package func beginWatching(isBlending: Bool) -> WatchedDrawing {
    let outer = watched
    watched = WatchedDrawing()
    if !isBlending { watched.layerCount = layerCount }
    return outer
  }

  /// Ends what ``beginWatching(isBlending:)`` began, and returns a Boolean value that indicates whether the
  /// drawing blended with what lies beneath it.
  package func endWatching(_ outer: WatchedDrawing) -> Bool {
    let hasBlended = watched.hasBlended
    watched = outer
    return hasBlended
  }

  /// Called where something is drawn in another blend mode than `normal`.
  func noteBlending() {
    if watched.layerCount == layerCount { watched.hasBlended = true }
  }

  /// Draws behind what has been drawn in the layer that was begun last.
  package func drawBehind(_ body: () -> Void) {
    saveState()
    setBlendMode(.destinationOver)
    body()
    restoreState()
  }

  /// Puts a copy that ``copyInsideClip()`` made back in its place. The clip is the same again.
  package func putBackInsideClip(_ copy: Canvas) {
    let origin = (x: state.clip.minX, y: state.clip.minY)
    forEachPart(of: state.clip) { PixelBlend.put(copy, at: origin, on: canvas, within: $0) }
  }

  /// A Boolean value that indicates whether lines and letters are kept as such, and there are no pixels.
  package var isVector: Bool { canvas.isVector }
}
