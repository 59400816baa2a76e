import ResponderSystem

extension Layer {
  /// Draws a layer without a view, and its sublayers. The context, and `clip`, which is the part to draw, are
  /// in the superlayer's coordinates.
  final func renderFree(in context: GraphicsContext, clip: Rect) {
    let look = shownLook
    let (geometry, looks) = (look.geometry, look.appearance)
    if looks.isHidden || looks.alpha <= 0 || geometry.isCollapsed { return }
    if isTurnedAway(geometry) { return }
    let ownClip = geometry.fromSuperview(clip)
    let painted = paintedBox
    guard !painted.isNull, painted.intersects(ownClip) else { return }
    hasBeenSeen = true
    delegate?.layerWillDraw(self)
    context.saveState()
    context.concatenate(geometry.toSuperview)
    let inherited = context.inheritedOpacity
    let opacity = looks.alpha * inherited
    let isGroup = isOpacityGroup
    if opacity < 1, isGroup { context.beginTransparencyLayer(alpha: opacity) }
    context.inheritedOpacity = isGroup ? 1 : opacity
    if look.values.shouldRasterize {
      LayerRaster.render(self, box: painted, in: context) { context in
        renderMasked(in: context, clip: painted) { renderParts(look, in: context, clip: painted) }
      }
    } else {
      renderMasked(in: context, clip: ownClip) { renderParts(look, in: context, clip: ownClip) }
    }
    context.inheritedOpacity = inherited
    if opacity < 1, isGroup { context.endTransparencyLayer() }
    context.restoreState()
  }

  /// Returns a Boolean value that indicates whether the layer is invisible because its back faces the viewer.
  final func isTurnedAway(_ geometry: ViewGeometry) -> Bool {
    guard !freeLook.values.isDoubleSided else { return false }
    let transform = geometry.transform
    return transform.a * transform.d - transform.b * transform.c < 0
  }

  /// Draws with the mask applied. The context is in the layer's own coordinates.
  final func renderMasked(in context: GraphicsContext, clip: Rect, _ body: () -> Void) {
    guard let mask = ownMask else { return body() }
    context.beginMaskedLayer()
    body()
    context.endMaskedLayer {
      if let view = mask.view {
        view.render(in: context, clip: clip)
      } else {
        mask.renderFree(in: context, clip: clip)
      }
    }
  }

  /// Draws the layer's parts, with the shadow of them all if it has no background.
  private func renderParts(_ look: LayerLook, in context: GraphicsContext, clip: Rect) {
    guard let shadow = look.appearance.contentShadow, look.values.shadowPath == nil else {
      return renderEachPart(look, in: context, clip: clip)
    }
    // Parts that are not visible may have a visible shadow.
    let whole = bodyBox(look, look.geometry.bounds, look.appearance)
    context.saveState()
    shadow.beginLayer(in: whole, context)
    renderEachPart(look, in: context, clip: whole)
    context.endTransparencyLayer()
    context.restoreState()
  }

  private func renderEachPart(_ look: LayerLook, in context: GraphicsContext, clip: Rect) {
    let (bounds, looks, values) = (look.geometry.bounds, look.appearance, look.values)
    let box = LayerBox(bounds: bounds, appearance: looks, values: values)
    let opacity = context.inheritedOpacity
    context.drawPart(opacity: opacity) {
      box.drawShadow(of: values.shadowPath, in: context)
      box.fill(in: context)
      if hasContent(values) {
        context.saveState()
        if looks.clipsToBounds { box.clip(context) }
        renderContent(values, in: bounds, context)
        context.restoreState()
      }
    }
    if !children.isEmpty {
      context.saveState()
      if looks.clipsToBounds { box.clip(context) }
      render(orderedChildren, in: context, of: bounds, clip: clip)
      context.restoreState()
    }
    context.drawPart(opacity: opacity) { box.drawBorder(in: context) }
  }

  /// Draws the layer's contents, then the content of its class, then its own drawing.
  final func renderContent(_ values: LayerValues, in bounds: Rect, _ context: GraphicsContext) {
    if let image = values.contents { draw(image, values, in: bounds, context) }
    context.saveState()
    drawContent(values, in: bounds, context)
    values.painter?.drawContent(in: bounds, context)
    context.restoreState()
    guard drawsOnItsOwn else { return }
    context.saveState()
    context.clip(to: bounds)
    let isGrouped = drawsInGroup
    if isGrouped { context.beginTransparencyLayer(in: bounds) }
    context.beginView()
    let outer = context.beginWatching(isBlending: isGrouped)
    display()
    draw(in: context)
    if context.endWatching(outer) {
      drawsInGroup = true
      GroupedDrawings.add()
    }
    if isGrouped { context.endTransparencyLayer() }
    context.restoreState()
  }

  /// Returns a Boolean value that indicates whether ``renderContent(_:in:_:)`` has anything to draw.
  final func hasContent(_ values: LayerValues) -> Bool {
    values.contents != nil || values.gradient != nil || values.shape != nil || values.text != nil
      || values.painter != nil || drawsOnItsOwn
  }

  /// A Boolean value that indicates whether the layer calls its methods that draw, which a view's layer does
  /// not.
  final var drawsOnItsOwn: Bool { drawsItself && view == nil }

  private func draw(
    _ image: Image, _ values: LayerValues, in bounds: Rect, _ context: GraphicsContext
  ) {
    let part = values.contentsRect
    guard !part.isEmpty, !bounds.isEmpty else { return }
    // An image has its own size in points. The layer's scale determines the number of pixels per point.
    let factor = image.scale / values.contentsScale
    let size = Size(
      width: image.size.width * factor * part.width,
      height: image.size.height * factor * part.height)
    let place = values.contentsGravity.mode.place(size, in: bounds)
    let whole = Rect(
      x: place.minX - part.minX / part.width * place.width,
      y: place.minY - part.minY / part.height * place.height,
      width: place.width / part.width, height: place.height / part.height)
    context.saveState()
    if part != Rect(x: 0, y: 0, width: 1, height: 1) { context.clip(to: place) }
    if !values.allowsEdgeAntialiasing { context.setShouldAntialias(false) }
    if values.isSharp(image, in: whole, context) { context.interpolationQuality = .none }
    context.draw(values.stretchable(image), in: whole)
    context.restoreState()
  }

  /// The sublayers in drawing order.
  private var orderedChildren: [Layer] {
    sortsChildren ? children.sortedByZ { $0.shownValues.zPosition } : children
  }

  /// The box around everything that the layer and its sublayers draw, in the layer's own coordinates.
  final var paintedBox: Rect {
    let look = shownLook
    let (bounds, looks) = (look.geometry.bounds, look.appearance)
    if let mask = ownMask {
      // Content outside of the mask is not visible, but the mask may change.
      return mask.maskBox.union(unmaskedBox(look, bounds, looks))
    }
    return unmaskedBox(look, bounds, looks)
  }

  private var maskBox: Rect {
    (view.map { $0.paintedBounds } ?? paintedBox).applying(shownLook.geometry.toSuperview)
  }

  private func unmaskedBox(_ look: LayerLook, _ bounds: Rect, _ looks: Appearance) -> Rect {
    let box = bodyBox(look, bounds, looks)
    guard let shadow = looks.shadow, shadow.isVisible else { return box }
    if looks.contentShadow != nil, look.values.shadowPath == nil {
      return box.outset(by: shadow.outsets)
    }
    let source = look.values.shadowPath.map { bounds.union($0.bounds) } ?? bounds
    return box.union(source.outset(by: shadow.outsets))
  }

  /// Returns the box around the layer's content and its sublayers, without its shadow.
  private func bodyBox(_ look: LayerLook, _ bounds: Rect, _ looks: Appearance) -> Rect {
    if looks.clipsToBounds { return bounds }
    let box =
      hasContent(look.values) ? bounds.union(contentBox(look.values, in: bounds)) : bounds
    return box.union(sublayerBox(in: bounds))
  }

  /// Draws the layer, as ``render(in:)`` does.
  final func renderOnto(_ context: GraphicsContext) {
    if let view {
      view.renderOnto(context)
      return
    }
    let look = look
    context.saveState()
    context.translateBy(x: -look.geometry.bounds.minX, y: -look.geometry.bounds.minY)
    let clip = paintedBox
    context.withCurrent {
      context.drawViews {
        renderMasked(in: context, clip: clip) { renderParts(look, in: context, clip: clip) }
      }
    }
    context.restoreState()
    context.beginPath()
  }
}

extension Array {
  /// Returns the elements sorted by a number. Elements with the same number keep their order.
  func sortedByZ(_ position: (Element) -> Double) -> [Element] {
    enumerated().ordered {
      let (one, other) = (position($0.element), position($1.element))
      return one == other ? $0.offset < $1.offset : one < other
    }.map(\.element)
  }
}
