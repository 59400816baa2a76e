/// The drawing of a subclass of ``Layer`` in another module of the package, such as the copies of a
/// replicator layer. Such a subclass cannot override the internal methods that draw.
@MainActor package protocol LayerPainter: AnyObject {
  /// Draws the content over the background, in the layer's own coordinates.
  func drawContent(in bounds: Rect, _ context: GraphicsContext)
  /// Returns the box around that content, in the layer's own coordinates.
  func contentBounds(in bounds: Rect) -> Rect

  /// Draws the sublayers by calls of a closure, to which a context and the part to draw are passed, in the
  /// layer's own coordinates.
  func drawSublayers(
    in bounds: Rect, _ context: GraphicsContext, clip: Rect,
    _ body: (GraphicsContext, Rect) -> Void)
  /// Returns the box around these sublayers. The closure returns the box around the sublayers themselves.
  func sublayerBox(in bounds: Rect, _ box: () -> Rect) -> Rect
  /// The longest delay of the animations of a copy of the sublayers, in seconds. The default is 0.
  var longestDelay: Double { get }

  /// Returns the value for a key path that is not one of ``Layer``, or `nil`.
  func value(forKeyPath keyPath: String) -> Any?
  /// Sets the value for such a key path. If it is not one of the subclass either, returns `false`.
  func setValue(_ value: Any?, forKeyPath keyPath: String) -> Bool
}

/// The default implementations are those of a layer without other drawing.
extension LayerPainter {
  package func drawContent(in bounds: Rect, _ context: GraphicsContext) {}
  package func contentBounds(in bounds: Rect) -> Rect { bounds }
  package func drawSublayers(
    in bounds: Rect, _ context: GraphicsContext, clip: Rect,
    _ body: (GraphicsContext, Rect) -> Void
  ) { body(context, clip) }
  package func sublayerBox(in bounds: Rect, _ box: () -> Rect) -> Rect { box() }
  package var longestDelay: Double { 0 }
}

/// A class of layers in another module of the package, for ``View/layerClass``.
@MainActor package protocol OwnLayerKind: Layer {
  /// Creates a layer of the class.
  static func makeLayer() -> Layer
}

extension Layer {
  /// The drawing of a subclass in another module of the package, or `nil`. Such a subclass sets it.
  package final var painter: (any LayerPainter)? {
    get { freeLook.values.painter }
    set { freeLook.values.painter = newValue }
  }

  /// Returns the box around the content, in the layer's own coordinates.
  final func contentBox(_ values: LayerValues, in bounds: Rect) -> Rect {
    values.painter?.contentBounds(in: bounds) ?? contentBounds(values, in: bounds)
  }

  /// A Boolean value that indicates whether a layer is drawn after a change of its time, because painters in
  /// it may have stopped their frames while it stood still.
  package static var redrawsAfterTimeChanges = false

  /// The time by which the animations of the drawn layers are late, in seconds of their local time.
  static var delay = 0.0

  /// Calls a closure that draws or measures layers, whose animations are late by a time in seconds, in
  /// addition to the present delay.
  package static func delayingAnimations<Result>(by seconds: Double, _ body: () -> Result) -> Result
  {
    let outer = delay
    delay += seconds.isFinite ? seconds : 0
    defer { delay = outer }
    return body()
  }

  /// Draws sublayers without views, or the copies of them.
  final func render(
    _ layers: [Layer], in context: GraphicsContext, of bounds: Rect, clip: Rect
  ) {
    guard let painter, !layers.isEmpty else {
      for layer in layers { layer.renderFree(in: context, clip: clip) }
      return
    }
    painter.drawSublayers(in: bounds, context, clip: clip) { context, clip in
      for layer in layers { layer.renderFree(in: context, clip: clip) }
    }
  }

  /// Returns the box around the sublayers without views, and their copies, in the layer's own coordinates.
  final func sublayerBox(in bounds: Rect) -> Rect {
    guard let painter else { return ownSublayerBox }
    return painter.sublayerBox(in: bounds) { ownSublayerBox }
  }

  /// The box around the sublayers without views, in the layer's own coordinates.
  package final var ownSublayerBox: Rect {
    var box = Rect.null
    for layer in children where !layer.appearance.isHidden {
      box = box.union(layer.paintedBox.applying(layer.shownLook.geometry.toSuperview))
    }
    return box
  }
}
