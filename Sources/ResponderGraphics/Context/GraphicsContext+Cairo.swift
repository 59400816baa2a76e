import CCairo
import ResponderGeometry

/// Drawing by cairo so that a part of a shape is drawn as the whole of it is.
///
/// Where the left or right end of a clip cuts a slanted or curved edge, cairo puts an upright edge there, and
/// rounds the height at which the two meet. It samples a pixel in fifteen rows, so that the pixels beside the
/// end would come out up to 17 of 255 lighter or darker than in a drawing of the whole. The upper and lower
/// ends of a clip leave an edge the line it is.
extension GraphicsContext {
  /// Draws by cairo what touches no other pixels than `bounds`, with the current transform, clip and blend
  /// mode; nothing where that would not be seen.
  ///
  /// What is cut by the clip's left or right end is drawn beside the canvas, as wide as it is, in the rows
  /// that are seen; then what is seen of it is put in its place. Shapes that are boxes, upright and with
  /// upright sides (`isOnPixels`), can be cut anywhere.
  func drawByCairo(
    within bounds: PixelRect, isOnPixels: Bool = false, _ body: (OpaquePointer) -> Void
  ) {
    let isRectOnly = isClippedByRectOnly(bounds)
    let isBounded = state.blendMode.isBounded
    // All that cairo would look at without the rectangle of the clip.
    let whole = isRectOnly && isBounded ? bounds : insideClipShapes(canvas.room)
    var visible = isBounded ? bounds.intersection(state.clip) : state.clip
    if state.isSplit, !visible.isEmpty { visible = seen(of: visible).box }
    if visible.isEmpty { return }
    // Where there are no pixels nothing is rounded.
    let isCut =
      !canvas.isVector
      && (state.isSplit || state.clip.minX > whole.minX || state.clip.maxX < whole.maxX)
    if isCut, !(isOnPixels && isRectOnly) {
      let band = whole.intersection(canvas.room)
      let place = PixelRect(
        minX: band.minX, minY: visible.minY, maxX: band.maxX, maxY: visible.maxY)
      drawAside(place, visible: visible, isRectOnly: isRectOnly, body)
    } else if let cairo = prepareCairo(isRectOnly: isRectOnly) {
      body(cairo)
    }
  }

  /// Draws on a canvas for `place` alone, and puts what is visible of it on this one.
  private func drawAside(
    _ place: PixelRect, visible: PixelRect, isRectOnly: Bool, _ body: (OpaquePointer) -> Void
  ) {
    // Without memory it is not shown; the program goes on.
    guard let aside = Canvas(width: place.width, height: place.height) else { return }
    let origin = (x: place.minX, y: place.minY)
    forEachPart(of: visible) { PixelBlend.copy(canvas, within: $0, to: aside, at: origin) }
    let (parent, parentState) = (canvas, state)
    canvas = aside
    state.transform.tx -= Double(origin.x)
    state.transform.ty -= Double(origin.y)
    state.clip = aside.bounds
    state.isSplit = false
    state.clipShapes = state.clipShapes.map { $0.onCanvas(beginningAt: origin) }
    state.clipID = makeClipID()
    if let cairo = prepareCairo(isRectOnly: isRectOnly) { body(cairo) }
    canvas = parent
    state = parentState
    forEachPart(of: visible) { PixelBlend.put(aside, at: origin, on: canvas, within: $0) }
  }
}

extension Transform {
  /// The transform in the steps that cairo knows, exact at a point.
  ///
  /// Cairo would round it itself, around the middle of what is drawn at the moment, so that a part of an
  /// image or gradient would not be stretched as the whole is. Its steps are of 1/65536; two of them leave
  /// nothing to round at the middle of a pixel.
  func inCairoSteps(around middle: Point) -> Transform {
    func rounded(_ value: Double) -> Double { (value * 32_768).rounded() / 32_768 }
    var result = Transform(
      a: rounded(a), b: rounded(b), c: rounded(c), d: rounded(d), tx: 0, ty: 0)
    let exact = middle.applying(self)
    let found = middle.applying(result)
    // The same way wherever the canvas begins, also right between two steps.
    func roundedUp(_ value: Double) -> Double {
      (value * 32_768 + 0.5 + 1e-6).rounded(.down) / 32_768
    }
    result.tx = roundedUp(exact.x - found.x)
    result.ty = roundedUp(exact.y - found.y)
    return result.isUsable ? result : self
  }
}
