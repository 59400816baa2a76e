import CCairo
import ResponderGeometry
import ResponderPixels
import ResponderPlatform

/// A drawing context with a transform, a clip, colors and an opacity. Follows `CGContext`.
///
/// Coordinates are in points. The origin is at the top left, and the y-axis points downward.
///
/// Rectangles and rounded rectangles are aligned to whole device pixels if the transform neither rotates nor
/// skews, so that their edges are sharp at every scale. Paths are drawn at their exact positions.
@preconcurrency @MainActor public final class GraphicsContext {
  /// The number of device pixels per point.
  public let scale: Double

  // Every drawing method reads these properties. They are used only on the main actor, and never while they
  // are being changed, so that no exclusivity check at run time is needed.

  /// The colors of named colors, by their index.
  @exclusivity(unchecked) package var palette: [Color] = []
  /// The traits with which dynamic colors are resolved, or `nil` for ``TraitCollection/current``.
  @exclusivity(unchecked) package var traits: TraitCollection?

  @exclusivity(unchecked) var canvas: Canvas
  @exclusivity(unchecked) var state: GraphicsState
  @exclusivity(unchecked) private var stack: [GraphicsState] = []
  @exclusivity(unchecked) private var layers: [TransparencyLayer] = []
  @exclusivity(unchecked) private var nextClipID = 2
  /// The parts of the canvas that drawing can change, in pixels. They apply if the clip of the state is
  /// split. No two overlap.
  @exclusivity(unchecked) var openParts: [PixelRect] = []

  /// The memory of the application on which the context draws, or `nil` if there is none.
  @exclusivity(unchecked) var bitmap: BitmapMemory?

  /// The path that ``move(to:)`` and related methods build, and the transform with which it was built.
  @exclusivity(unchecked) var drawnPath = Path()
  @exclusivity(unchecked) var drawnPathTransform = Transform.identity
  /// The offset from the canvas on which a mask was set to the one on which it is drawn, in pixels.
  @exclusivity(unchecked) var maskShift = Vector.zero
  /// The observation of a view's drawing for blending with the content below it.
  @exclusivity(unchecked) var watched = WatchedDrawing()
  /// The opacity of the superview or superlayer, if it is not a group of which the opacity applies to the
  /// whole.
  @exclusivity(unchecked) package var inheritedOpacity = 1.0
  /// The number of times that pixels were written, or would have been if they were visible.
  @exclusivity(unchecked) package var writeCount = 0

  /// A layer in progress: its parent and the way it is drawn on that.
  private struct TransparencyLayer {
    var parent: Canvas
    var parentState: GraphicsState
    var depth: Int
    /// The position of the layer's first pixel on the parent.
    var origin: (x: Int, y: Int)
    /// The pixels of the parent that the whole layer would cover.
    var bounds: PixelRect
    var opacity: Double
    /// The parts of the parent that drawing can change.
    var openParts: [PixelRect]
    /// The closure that clips the layer when the state in which it was begun is restored, or `nil` for a
    /// layer that is ended explicitly.
    var mask: ((GraphicsContext) -> Void)?
  }

  /// Creates a context on a buffer's memory, which must outlive it.
  package convenience init(pixels: PixelBuffer) {
    self.init(
      canvas: Canvas(
        base: pixels.base, width: pixels.width, height: pixels.height, stride: pixels.stride),
      scale: pixels.scale)
  }

  init(canvas: Canvas, scale: Double) {
    self.canvas = canvas
    self.scale = scale
    state = GraphicsState(
      transform: Transform(scaleX: scale, y: scale), clip: canvas.bounds, clipID: 1)
  }

  // MARK: State

  /// Saves the transform, clip, colors, line width, opacity and blend mode until ``restoreState()``.
  @_optimize(speed) public func saveState() {
    stack.append(state)
  }

  /// Restores the state that the matching ``saveState()`` saved. If there is none, does nothing.
  @_optimize(speed) public func restoreState() {
    endMasks()
    // A layer has its own depth: a state that was saved outside is not restored inside.
    if stack.count > (layers.last?.depth ?? 0) { state = stack.removeLast() }
  }

  /// Sets the color of ``fill(_:)-(Rect)`` and other methods that fill.
  public func setFillColor(_ color: Color) { state.fillColor = resolved(color) }
  /// Sets the color of ``stroke(_:)-(Path)`` and other methods that stroke.
  public func setStrokeColor(_ color: Color) { state.strokeColor = resolved(color) }
  /// Sets the line width for rectangles, in points. Paths have their own line width.
  public func setLineWidth(_ width: Double) { state.lineWidth = width }
  /// Sets the opacity with which all drawing is multiplied, from 0 to 1.
  public func setAlpha(_ alpha: Double) { state.alpha = alpha > 0 ? min(alpha, 1) : 0 }
  /// Sets the blend mode. In `View.draw(_:)`, the destination is the view's own drawing and its background,
  /// and not the content behind the view.
  public func setBlendMode(_ mode: BlendMode) { state.blendMode = mode }

  /// Returns the color itself, or the color of a named or dynamic color in this context.
  package func resolved(_ color: Color) -> Color {
    color.role == 0 ? color : lookUp(color)
  }

  /// Returns the color of a named or dynamic color. Without a palette, as in an image of the application, the
  /// current traits are used.
  private func lookUp(_ color: Color) -> Color {
    palette.isEmpty
      ? color.resolvedColor(with: traits ?? .current)
      : color.resolved(in: palette, traits: traits)
  }

  // MARK: Transform

  /// Translates the origin, in points.
  public func translateBy(x: Double, y: Double) {
    let transform = state.transform
    state.transform.tx += transform.a * x + transform.c * y
    state.transform.ty += transform.b * x + transform.d * y
  }

  /// Scales further drawing.
  public func scaleBy(x: Double, y: Double) {
    state.transform = state.transform.scaledBy(x: x, y: y)
  }

  /// Rotates further drawing by an angle in radians, clockwise on the screen.
  public func rotate(by angle: Double) {
    state.transform = state.transform.rotated(by: angle)
  }

  /// Applies a transform to further drawing, before the earlier transforms.
  public func concatenate(_ transform: Transform) {
    state.transform = transform.concatenating(state.transform)
  }

  /// The transform from user space to points of the whole canvas.
  public var currentTransform: Transform {
    var result = state.transform
    for layer in layers {
      result.tx += Double(layer.origin.x)
      result.ty += Double(layer.origin.y)
    }
    return result.concatenating(Transform(scaleX: 1 / scale, y: 1 / scale))
  }

  // MARK: Clip

  /// Clips further drawing to a rectangle.
  ///
  /// The edges are aligned to whole device pixels unless the rectangle is rotated or skewed.
  public func clip(to rect: Rect) {
    if let box = devicePixels(rect, atLeastOne: false) {
      narrowClip(to: box)
    } else {
      addClipShape(Path(rect: rect), inside: nil)
    }
  }

  /// Clips further drawing to a path.
  public func clip(to path: Path) {
    switch path.shape {
    case .rect(let rect): clip(to: rect)
    case .roundedRect(let rect, let radius): clip(to: rect, cornerRadius: radius)
    case nil: addClipShape(path, inside: nil)
    }
  }

  /// Clips further drawing to a rectangle with rounded corners.
  public func clip(to rect: Rect, cornerRadius: Double) {
    guard cornerRadius > 0, let box = deviceRoundedRect(rect, cornerRadius: cornerRadius) else {
      if cornerRadius > 0 {
        addClipShape(Path(roundedRect: rect, cornerRadius: cornerRadius), inside: nil)
      } else {
        clip(to: rect)
      }
      return
    }
    let saved = state.transform
    state.transform = .identity
    let exact = Rect(
      x: Double(box.rect.minX), y: Double(box.rect.minY), width: Double(box.rect.width),
      height: Double(box.rect.height))
    addClipShape(
      Path(roundedRect: exact, cornerRadius: box.radius), inside: (box.rect, box.radius))
    state.transform = saved
  }

  /// The bounds of the clip, in user space.
  ///
  /// In `View.draw(_:in:)`, this is the bounding box of the region of the view that must be drawn. Use it
  /// to skip content that is not visible. If several parts of a view must be drawn, ``isVisible(_:)`` is
  /// exact.
  public var clipBounds: Rect {
    let clip = state.clip
    if clip.isEmpty { return .null }
    return Rect(
      x: Double(clip.minX), y: Double(clip.minY), width: Double(clip.width),
      height: Double(clip.height)
    ).applying(state.transform.inverted())
  }

  /// Returns a Boolean value that indicates whether a rectangle intersects the clip.
  public func isVisible(_ rect: Rect) -> Bool {
    let box = deviceBounds(rect).intersection(state.clip)
    return !box.isEmpty && (!state.isSplit || seen(of: box).count > 0)
  }

  /// Clips further drawing to whole pixels of the canvas.
  package func clip(toPixels box: PixelRect) {
    narrowClip(to: box)
  }

  func narrowClip(to box: PixelRect) {
    let narrowed = state.clip.intersection(box)
    if narrowed == state.clip { return }
    if state.isSplit {
      setSplitClip(narrowed)
    } else {
      state.clip = narrowed.isEmpty ? .empty : narrowed
    }
    state.clipID = makeClipID()
  }

  private func addClipShape(_ path: Path, inside: (rect: PixelRect, radius: Double)?) {
    let bounds = path.bounds
    let box = bounds.isNull ? .empty : deviceBounds(bounds)
    narrowClip(to: box)
    var shape = ClipShape(
      path: path, transform: state.transform, bounds: box, horizontalInside: .empty,
      verticalInside: .empty)
    if let inside {
      let corner = Int(inside.radius.rounded(.up))
      shape.horizontalInside = inside.rect
      shape.horizontalInside.minY += corner
      shape.horizontalInside.maxY -= corner
      shape.verticalInside = inside.rect
      shape.verticalInside.minX += corner
      shape.verticalInside.maxX -= corner
    }
    state.clipShapes.append(shape)
    state.clipID = makeClipID()
  }

  func makeClipID() -> Int {
    defer { nextClipID += 1 }
    return nextClipID
  }

  // MARK: Layers

  /// Begins a layer, which ``endTransparencyLayer()`` draws as a whole with an opacity from 0 to 1.
  ///
  /// The layer covers `rect` within the clip, or the whole clip if `rect` is `nil`. It takes four bytes per
  /// pixel and is drawn as a whole, so specify the rectangle if it is known. Inside the layer, opacity and
  /// blend mode have their default values.
  public func beginTransparencyLayer(in rect: Rect? = nil, alpha: Double = 1) {
    beginLayer(rect.map { deviceBounds($0) } ?? canvas.room, alpha: alpha)
  }

  /// Begins a layer for a rectangle of pixels. See ``beginTransparencyLayer(in:alpha:)``.
  ///
  /// A layer of a vector canvas keeps vectors, unless `inPixels` is `true` or the layer has a mask or a
  /// shadow, which need pixels.
  func beginLayer(
    _ bounds: PixelRect, alpha: Double, inPixels: Bool = false,
    mask: ((GraphicsContext) -> Void)? = nil
  ) {
    let shadow = state.style?.values.shadow
    var box = bounds.intersection(state.clip)
    if state.isSplit { box = seen(of: box).box }
    // Content that is not visible may have a visible shadow.
    if let shadow { box = bounds.intersection(throwing(shadow, onto: state.clip)) }
    let opacity = (alpha > 0 ? min(alpha, 1) : 0) * state.alpha
    let isSeen = !box.isEmpty && opacity > 0
    let size = isSeen ? (box.width, box.height) : (0, 0)
    // If there is not enough memory, the layer's content is not shown, and the program continues.
    let keepsVectors = canvas.isVector && isSeen && !inPixels && mask == nil && shadow == nil
    guard
      let layerCanvas = (keepsVectors ? .recording(width: size.0, height: size.1) : nil)
        ?? Canvas(width: size.0, height: size.1) ?? Canvas(width: 0, height: 0)
    else { preconditionFailure("There is no memory left, not even for an empty layer.") }
    layers.append(
      TransparencyLayer(
        parent: canvas, parentState: state, depth: stack.count, origin: (box.minX, box.minY),
        bounds: bounds, opacity: opacity, openParts: openParts, mask: mask))
    layerCanvas.room = canvas.room.offsetBy(x: -box.minX, y: -box.minY)
    canvas = layerCanvas
    state.transform.tx -= Double(box.minX)
    state.transform.ty -= Double(box.minY)
    state.clip = layerCanvas.bounds
    if shadow != nil {
      state.isSplit = false
      changeStyle { $0.shadow = nil }
    }
    if state.isSplit {
      openParts = openParts.map { $0.offsetBy(x: -box.minX, y: -box.minY) }
      setSplitClip(layerCanvas.bounds)
    }
    state.clipShapes = []
    state.clipID = makeClipID()
    state.alpha = 1
    state.blendMode = .normal
  }

  /// Draws the layer that was begun last. If there is none, does nothing.
  public func endTransparencyLayer() {
    endMasks(whateverIsSaved: true)
    guard let layer = layers.popLast() else { return }
    let content = canvas
    stack.removeSubrange(layer.depth...)
    canvas = layer.parent
    state = layer.parentState
    openParts = layer.openParts
    guard content.width > 0 else { return }
    guard let source = content.makeSurface() else { return }
    if let shadow = state.style?.values.shadow {
      let own = layer.parentState.alpha
      castShadow(
        shadow, of: content, at: layer.origin, bounds: layer.bounds,
        alpha: own > 0 ? layer.opacity / own : 0)
    }
    state.transform = .identity
    let (bounds, room) = (layer.bounds, canvas.room)
    let isRectOnly = isClippedByRectOnly(bounds)
    drawByCairo(within: bounds, isOnPixels: true) { cairo in
      cairo_save(cairo)
      if !isRectOnly {
        // The shapes of the clip are cut at the layer's own edges, regardless of the visible part.
        let whole = bounds.intersection(room)
        cairo_new_path(cairo)
        cairo_rectangle(
          cairo, Double(whole.minX), Double(whole.minY), Double(whole.width), Double(whole.height))
        cairo_clip(cairo)
      }
      cairo_set_source_surface(cairo, source, Double(layer.origin.x), Double(layer.origin.y))
      let pattern = cairo_get_source(cairo)
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
      if !isRectOnly, !canvas.isVector { cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD) }
      cairo_paint_with_alpha(cairo, layer.opacity)
      cairo_restore(cairo)
    }
    state = layer.parentState
  }

  /// Copies pixels from and to the ``bitmap``, whatever state is restored. The copies are made where drawing
  /// looks for the parts of a split clip, so that other contexts need not ask for a bitmap.
  func copyFromNowOn() {
    openParts = [canvas.bounds]
    state.isSplit = true
    for index in stack.indices { stack[index].isSplit = true }
    for index in layers.indices {
      layers[index].parentState.isSplit = true
      layers[index].openParts = [layers[index].parent.bounds]
    }
  }

  /// The number of layers in progress.
  var layerCount: Int { layers.count }

  /// The position of the canvas' first pixel on the bottom canvas.
  var layerOrigin: (x: Int, y: Int) {
    layers.reduce(into: (x: 0, y: 0)) {
      $0.x += $1.origin.x
      $0.y += $1.origin.y
    }
  }

  /// Ends the layers that masks began since the state was last saved.
  private func endMasks(whateverIsSaved: Bool = false) {
    while let layer = layers.last, let mask = layer.mask,
      whateverIsSaved || layer.depth >= stack.count
    {
      layers[layers.count - 1].mask = nil
      mask(self)
      endTransparencyLayer()
    }
  }

  /// Ends all layers, masks first. No drawing follows.
  func finish() {
    while !layers.isEmpty { endTransparencyLayer() }
  }
}
