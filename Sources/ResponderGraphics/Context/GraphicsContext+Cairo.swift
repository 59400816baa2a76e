import CCairo
import ResponderGeometry
import ResponderPixels

/// Drawing by Cairo in which a part of a shape has the same pixels as a drawing of the whole.
///
/// If the left or right end of a clip cuts a slanted or curved edge, Cairo adds a vertical edge there, and
/// rounds the height at which the two meet. It samples a pixel in 15 rows, so the pixels beside the end would
/// be up to 17 of 255 lighter or darker than in a drawing of the whole. The upper and lower ends of a clip do
/// not change an edge.
extension GraphicsContext {
  /// Draws with Cairo, with the current transform, clip and blend mode. The drawing changes no pixels outside
  /// `bounds`. If none of it is visible, does nothing.
  ///
  /// A shape that the left or right end of the clip cuts is drawn on a separate canvas, in its full width and
  /// in the visible rows. The visible part is then copied. Upright rectangles with vertical sides
  /// (`isOnPixels`) can be cut anywhere.
  func drawByCairo(
    within bounds: PixelRect, isOnPixels: Bool = false, _ body: (OpaquePointer) -> Void
  ) {
    let isRectOnly = isClippedByRectOnly(bounds)
    let isBounded = state.blendMode.isBounded
    // The area that Cairo would process without the rectangle of the clip.
    let whole = isRectOnly && isBounded ? bounds : insideClipShapes(canvas.room)
    var visible = isBounded ? bounds.intersection(state.clip) : state.clip
    if state.isSplit, !visible.isEmpty { visible = seen(of: visible).box }
    if visible.isEmpty { return }
    // Without pixels, nothing is rounded.
    let isCut =
      !canvas.isVector
      && (state.isSplit || state.clip.minX > whole.minX || state.clip.maxX < whole.maxX)
    if isCut, !(isOnPixels && isRectOnly) {
      let band = whole.intersection(canvas.room)
      let place = PixelRect(
        minX: band.minX, minY: visible.minY, maxX: band.maxX, maxY: visible.maxY)
      guard let aside = beginAside(place, visible: visible) else { return }
      if let cairo = prepareCairo(isRectOnly: isRectOnly) { body(cairo) }
      end(aside)
    } else {
      if state.isSplit { loadMemory(visible) }
      if let cairo = prepareCairo(isRectOnly: isRectOnly) { body(cairo) }
      if state.isSplit { storeMemory(visible) }
    }
  }

  /// A drawing on a separate canvas, and what comes back after it.
  private struct Aside {
    let canvas: Canvas
    let origin: (x: Int, y: Int)
    let visible: PixelRect
    let parent: Canvas
    let parentState: GraphicsState
  }

  /// Begins a drawing on a separate canvas for `place`.
  ///
  /// This is not a function that calls a closure: the compiler would copy its code for each closure.
  @inline(never) private func beginAside(_ place: PixelRect, visible: PixelRect) -> Aside? {
    // If there is not enough memory, the shape is not shown, and the program continues.
    guard let aside = Canvas(width: place.width, height: place.height) else { return nil }
    let origin = (x: place.minX, y: place.minY)
    forEachPart(of: visible) {
      PixelBlend.copy(canvas.pixels, within: $0, to: aside.pixels, at: origin)
    }
    let drawing = Aside(
      canvas: aside, origin: origin, visible: visible, parent: canvas, parentState: state)
    canvas = aside
    state.transform.tx -= Double(origin.x)
    state.transform.ty -= Double(origin.y)
    state.clip = aside.bounds
    state.isSplit = false
    state.clipShapes = state.clipShapes.map { $0.onCanvas(beginningAt: origin) }
    state.clipID = makeClipID()
    return drawing
  }

  /// Copies the visible part of a drawing on a separate canvas to the canvas before it.
  @inline(never) private func end(_ aside: Aside) {
    canvas = aside.parent
    state = aside.parentState
    forEachPart(of: aside.visible) {
      PixelBlend.put(aside.canvas.pixels, at: aside.origin, on: canvas.pixels, within: $0)
    }
  }
}

extension Transform {
  /// Returns the transform with numbers that Cairo can represent, exact at a point.
  ///
  /// Cairo would round the transform itself, around the center of the present drawing, so a part of an image
  /// or gradient would be stretched differently from the whole. Its precision is 1/65536. Multiples of twice
  /// that leave nothing to round at the center of a pixel.
  func inCairoSteps(around middle: Point) -> Transform {
    func rounded(_ value: Double) -> Double { (value * 32_768).rounded() / 32_768 }
    var result = Transform(
      a: rounded(a), b: rounded(b), c: rounded(c), d: rounded(d), tx: 0, ty: 0)
    let exact = middle.applying(self)
    let found = middle.applying(result)
    // The result is the same for each origin of the canvas, also exactly between two steps.
    func roundedUp(_ value: Double) -> Double {
      (value * 32_768 + 0.5 + 1e-6).rounded(.down) / 32_768
    }
    result.tx = roundedUp(exact.x - found.x)
    result.ty = roundedUp(exact.y - found.y)
    return result.isUsable ? result : self
  }
}
