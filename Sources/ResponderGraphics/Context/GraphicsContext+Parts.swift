import ResponderGeometry
import ResponderPixels

/// A clip of several rectangles: the parts of a window that need to be redrawn.
///
/// The state's rectangle is the bounding box of the parts that it contains. If it lies within a single part,
/// drawing works as without parts. Most of a window is therefore drawn without extra cost.
extension GraphicsContext {
  /// A Boolean value that indicates whether the clip consists of more than one rectangle.
  package var isSplit: Bool { state.isSplit }

  /// Clips further drawing to rectangles of whole pixels that do not overlap.
  ///
  /// Call this method outside of layers. ``restoreState()`` restores the clip.
  package func clip(toParts parts: [PixelRect]) {
    openParts = parts
    setSplitClip(state.clip)
    state.clipID = makeClipID()
  }

  /// Removes the parts of the clip that a rectangle does not touch. The other parts do not change.
  package func focus(on rect: Rect) {
    guard state.isSplit else { return }
    let box = deviceBounds(rect).intersection(state.clip)
    var touched = PixelRect.empty
    for part in openParts where part.intersects(box) { touched = touched.union(part) }
    narrowClip(to: touched)
  }

  /// Returns the bounding box and the number of the parts that intersect a rectangle of pixels.
  @_optimize(speed) func seen(of box: PixelRect) -> (box: PixelRect, count: Int) {
    var result = PixelRect.empty
    var count = 0
    for part in openParts {
      let seen = part.intersection(box)
      if seen.isEmpty { continue }
      result = result.union(seen)
      count += 1
    }
    return (result, count)
  }

  /// Sets the clip to the parts that intersect a rectangle of pixels.
  func setSplitClip(_ box: PixelRect) {
    let seen = seen(of: box)
    state.clip = seen.box
    state.isSplit = seen.count > 1 || bitmap?.isCopied == true
  }

  /// Calls a closure for each part of the clip in a rectangle of pixels, which lies within the clip.
  @inline(__always) func forEachPart(of box: PixelRect, _ body: (PixelRect) -> Void) {
    writeCount &+= 1
    guard state.isSplit else { return body(box) }
    for part in openParts {
      let seen = part.intersection(box)
      if seen.isEmpty { continue }
      loadMemory(seen)
      body(seen)
      storeMemory(seen)
    }
  }
}
