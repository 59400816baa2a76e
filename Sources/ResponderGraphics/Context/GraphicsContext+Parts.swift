import ResponderGeometry

/// A clip of several rectangles: the parts of a window that have to be drawn again.
///
/// The state's rectangle is the box around those of its parts that count. As soon as it lies in one of
/// them alone, all is as without parts, so that most of a window is drawn as fast as ever.
extension GraphicsContext {
  /// Whether the clip is more than one rectangle.
  package var isSplit: Bool { state.isSplit }

  /// Draws only inside a few rectangles of whole pixels from here on, of which no two overlap.
  ///
  /// To be called outside of layers, and undone by ``restoreState()``.
  package func clip(toParts parts: [PixelRect]) {
    openParts = parts
    setSplitClip(state.clip)
    state.clipID = makeClipID()
  }

  /// Leaves out the parts of the clip that a rectangle does not touch, but nothing of the others.
  package func focus(on rect: Rect) {
    guard state.isSplit else { return }
    let box = deviceBounds(rect).intersection(state.clip)
    var touched = PixelRect.empty
    for part in openParts where part.intersects(box) { touched = touched.union(part) }
    narrowClip(to: touched)
  }

  /// The box around what may change in a rectangle of pixels, and in how many parts.
  func seen(of box: PixelRect) -> (box: PixelRect, count: Int) {
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

  /// Makes the clip what may change in a rectangle of pixels.
  func setSplitClip(_ box: PixelRect) {
    let seen = seen(of: box)
    state.clip = seen.box
    state.isSplit = seen.count > 1
  }

  /// Does something for each rectangle that may change in a rectangle of pixels, which lies in the clip.
  @inline(__always) func forEachPart(of box: PixelRect, _ body: (PixelRect) -> Void) {
    writeCount &+= 1
    guard state.isSplit else { return body(box) }
    for part in openParts {
      let seen = part.intersection(box)
      if !seen.isEmpty { body(seen) }
    }
  }
}
