extension View {
  /// Draws the view and its subviews.
  ///
  /// The context, and `clip`, which is the part to draw, are in the superview's coordinates.
  final func render(in context: GraphicsContext, clip: Rect) {
    if overridesTraits { return renderInOwnTraits(in: context, clip: clip) }
    renderMoving(in: context, clip: clip)
  }

  /// Draws the view in the colors of its own traits.
  private func renderInOwnTraits(in context: GraphicsContext, clip: Rect) {
    let (palette, traits) = (context.palette, context.traits)
    let own = shownTraits
    context.palette = shownTheme.palette
    context.traits = own
    own.withCurrent { renderMoving(in: context, clip: clip) }
    context.palette = palette
    context.traits = traits
  }

  private func renderMoving(in context: GraphicsContext, clip: Rect) {
    if let motion { return render(motion, in: context, clip: clip) }
    renderShown(in: context, clip: clip)
  }

  /// Draws a view during an animation. Its own values and the visible ones are exchanged for that time.
  private func render(_ motion: ViewMotion, in context: GraphicsContext, clip: Rect) {
    swap(&geometry, &motion.geometry)
    swap(&appearance, &motion.appearance)
    renderShown(in: context, clip: clip)
    swap(&geometry, &motion.geometry)
    swap(&appearance, &motion.appearance)
  }

  @_optimize(speed) private func renderShown(in context: GraphicsContext, clip: Rect) {
    if appearance.isHidden || appearance.alpha <= 0 || geometry.isCollapsed { return }
    if let madeLayer, madeLayer.isTurnedAway(geometry) { return }
    let ownClip = geometry.fromSuperview(clip)
    var body = geometry.bounds.intersection(ownClip)
    // If distant parts have to be drawn, most of the area lies between them.
    if context.isSplit, !body.isEmpty,
      !context.isVisible(body.applying(geometry.toSuperview))
    {
      body = .null
    }
    if body.isEmpty, !reachesBeyondBounds(into: ownClip) { return }

    context.saveState()
    if geometry.isPlain {
      let shift = geometry.toSuperview
      context.translateBy(x: shift.tx, y: shift.ty)
    } else {
      context.concatenate(geometry.toSuperview)
    }
    let inherited = context.inheritedOpacity
    let opacity = appearance.alpha * inherited
    let isGroup = madeLayer?.isOpacityGroup ?? true
    if opacity < 1, isGroup { beginLayer(in: context, opacity: opacity) }
    context.inheritedOpacity = isGroup ? 1 : opacity
    if let layer = madeLayer, layer.isSpecial {
      layer.hasBeenSeen = true
      render(layer, in: context, clip: ownClip, body: body)
    } else {
      renderTransition(in: context, clip: ownClip, body: body)
    }
    context.inheritedOpacity = inherited
    if opacity < 1, isGroup { context.endTransparencyLayer() }
    context.restoreState()
  }

  /// Draws a view with the content of its layer, or the image of both.
  private func render(
    _ layer: Layer, in context: GraphicsContext, clip: Rect, body: Rect
  ) {
    guard layer.freeLook.values.shouldRasterize else {
      return layer.renderMasked(in: context, clip: clip) {
        renderTransition(in: context, clip: clip, body: body)
      }
    }
    var box = boundsWithOverflow
    if motion != nil {
      // The values of an animated view are exchanged here, and the box is that of the end of the animation.
      let outsets = appearance.shadow.flatMap { $0.isVisible ? $0.outsets : nil } ?? .zero
      let own = Rect(
        x: bounds.minX - outsets.left, y: bounds.minY - outsets.top,
        width: bounds.width + outsets.horizontal, height: bounds.height + outsets.vertical)
      box = box.union(own)
    }
    let shown = box
    LayerRaster.render(layer, box: shown, in: context) { context in
      layer.renderMasked(in: context, clip: shown) {
        renderTransition(in: context, clip: shown, body: bounds)
      }
    }
  }

  /// Draws the view in its own coordinates, or a state of a transition.
  private func renderTransition(in context: GraphicsContext, clip ownClip: Rect, body: Rect) {
    if let transition = motion?.transition {
      transition.render(in: context, bounds: bounds) {
        renderContent(in: context, clip: bounds, body: bounds)
      }
    } else {
      renderContent(in: context, clip: ownClip, body: body)
    }
  }

  /// Returns a Boolean value that indicates whether the view's shadow or a subview may be visible in a
  /// rectangle outside of the view's bounds, in its own coordinates.
  ///
  /// It is called before a view is drawn, because most of a long list is outside of the drawn area.
  @_optimize(speed) private func reachesBeyondBounds(into rect: Rect) -> Bool {
    if appearance.shadow?.isVisible == true { return true }
    if hasLayerContent, boundsWithOverflow.intersects(rect) { return true }
    if appearance.clipsToBounds { return false }
    for subview in subviews where subview.mayBeSeen(in: rect) { return true }
    return false
  }

  /// Returns a Boolean value that indicates whether the view or a subview may be visible in a rectangle of
  /// its superview.
  @_optimize(speed) private func mayBeSeen(in rect: Rect) -> Bool {
    // The positions of an animated view are not examined.
    if motion != nil { return true }
    if appearance.isHidden || appearance.alpha <= 0 { return false }
    let rect = geometry.fromSuperview(rect)
    return !geometry.bounds.intersection(rect).isEmpty || reachesBeyondBounds(into: rect)
  }

  /// Draws the visible state of the view, in its own coordinates.
  final func renderForImage(in context: GraphicsContext) {
    context.clip(to: bounds)
    if let madeLayer {
      madeLayer.renderMasked(in: context, clip: bounds) {
        renderContent(in: context, clip: bounds, body: bounds)
      }
    } else {
      renderContent(in: context, clip: bounds, body: bounds)
    }
  }

  /// Begins the transparency layer of a translucent view, limited to the area that the view can draw on.
  private func beginLayer(in context: GraphicsContext, opacity: Double) {
    if !hasLayerContent, appearance.clipsToBounds || subviews.isEmpty {
      let reach = appearance.shadow.flatMap { $0.isVisible ? $0.outsets : nil } ?? .zero
      context.beginTransparencyLayer(in: bounds.outset(by: reach), alpha: opacity)
    } else {
      context.beginTransparencyLayer(alpha: opacity)
    }
  }

  private func renderContent(in context: GraphicsContext, clip: Rect, body: Rect) {
    guard let shadow = appearance.contentShadow, madeLayer?.shownValues.shadowPath == nil else {
      return renderParts(in: context, clip: clip, body: body)
    }
    // Parts that are not visible may have a visible shadow.
    let whole = contentBox(in: bounds.union(shownBounds))
    context.saveState()
    shadow.beginLayer(in: whole, context)
    renderParts(in: context, clip: whole, body: bounds)
    context.endTransparencyLayer()
    context.restoreState()
  }

  private func renderParts(in context: GraphicsContext, clip: Rect, body: Rect) {
    if let layer = madeLayer, layer.isSpecial {
      return renderContent(of: layer, in: context, clip: clip, body: body)
    }
    if let shadow = appearance.shadow, shadow.isVisible, appearance.contentShadow == nil {
      render(shadow, in: context)
    }
    let clips = appearance.clipsToBounds
    let seen = clips ? body : clip
    let first = firstSeenSubview(in: seen, context)
    if first == nil, !body.isEmpty { renderSelf(in: context) }
    if !subviews.isEmpty, !seen.isEmpty {
      renderSubviews(from: first ?? 0, in: context, clip: seen)
    }
    if appearance.borderWidth > 0, !body.isEmpty {
      context.strokeRoundedRect(
        bounds, cornerRadius: appearance.cornerRadius,
        color: appearance.borderColor ?? .black, width: appearance.borderWidth)
    }
  }

  /// Draws a view whose layer has content in addition to the view's.
  private func renderContent(
    of layer: Layer, in context: GraphicsContext, clip: Rect, body: Rect
  ) {
    let values = layer.shownValues
    let box = LayerBox(bounds: bounds, appearance: appearance, values: values)
    let opacity = context.inheritedOpacity
    context.drawPart(opacity: opacity) { box.drawShadow(of: values.shadowPath, in: context) }
    let clips = appearance.clipsToBounds
    if !body.isEmpty {
      func renderBody() {
        box.fill(in: context)
        context.saveState()
        if clips { box.clip(context) }
        layer.renderContent(values, in: bounds, context)
        renderOwnDrawing(in: context, isClipped: clips)
        context.restoreState()
      }
      context.drawPart(opacity: opacity) {
        guard ownDrawing.isGrouped else { return renderBody() }
        let place = layer.hasContent(values) ? nil : bounds
        renderGroup(in: context, within: place, box, renderBody)
      }
    }
    let seen = clips ? body : clip
    if layer.hasOrder || !subviews.isEmpty, !seen.isEmpty {
      context.saveState()
      if clips { box.clip(context) }
      renderChildren(from: 0, in: context, clip: seen)
      context.restoreState()
    }
    if !body.isEmpty { context.drawPart(opacity: opacity) { box.drawBorder(in: context) } }
  }

  /// Returns the index of the frontmost subview that covers a rectangle, so that nothing behind it is
  /// visible, or `nil` if there is none.
  private func firstSeenSubview(in rect: Rect, _ context: GraphicsContext) -> Int? {
    if subviews.isEmpty { return nil }
    // At a rounded corner that clips the subviews, the content behind is visible.
    if appearance.clipsToBounds, appearance.cornerRadius > 0,
      !bounds.insetBy(dx: 0, dy: appearance.cornerRadius + 1).contains(rect)
    {
      return nil
    }
    var index = subviews.count
    while index > 0 {
      index -= 1
      if subviews[index].covers(rect, context) { return index }
    }
    return nil
  }

  private func renderSubviews(from first: Int, in context: GraphicsContext, clip: Rect) {
    guard appearance.clipsToBounds else {
      for subview in subviews[first...] { subview.render(in: context, clip: clip) }
      return
    }
    context.saveState()
    if let box = context.roundedBox(bounds, cornerRadius: appearance.cornerRadius) {
      context.clip(toPixels: box.rect)
      let covered = context.coverCorners(of: box)
      for subview in subviews[first...] { subview.render(in: context, clip: clip) }
      context.cutCorners(covered)
    } else {
      clipToBounds(context)
      for subview in subviews[first...] { subview.render(in: context, clip: clip) }
    }
    context.restoreState()
  }

  private func renderSelf(in context: GraphicsContext) {
    guard ownDrawing.isGrouped else { return renderGround(in: context) }
    let box = LayerBox(bounds: bounds, appearance: appearance)
    renderGroup(in: context, within: bounds, box) { renderGround(in: context) }
  }

  private func renderGround(in context: GraphicsContext) {
    if let color = appearance.backgroundColor {
      if appearance.cornerRadius > 0 {
        context.fillRoundedRect(bounds, cornerRadius: appearance.cornerRadius, color: color)
      } else {
        // The whole bounds are filled, because the edge of a part would be rounded to another pixel.
        context.fill(bounds, color: color)
      }
    }
    renderOwnDrawing(in: context, isClipped: false)
  }

  /// Draws the view's own drawing over its background.
  private func renderOwnDrawing(in context: GraphicsContext, isClipped: Bool) {
    if drawsNothing { return }
    context.saveState()
    // Rounded corners also clip the view's own drawing, such as an image view's image.
    if appearance.clipsToBounds, appearance.cornerRadius > 0, !isClipped {
      clipToBounds(context)
    } else if !drawsInsideBounds {
      context.clip(to: bounds)
    } else {
      context.focus(on: bounds)
    }
    if let motion, motion.geometry.bounds.size != geometry.bounds.size,
      motionContentMode != .redraw
    {
      drawContent(for: motion, in: context)
    } else {
      drawContent(bounds, in: context)
    }
    context.restoreState()
  }

  /// Calls the view's drawing method, with the context as the current one.
  private func drawContent(_ rect: Rect, in context: GraphicsContext) {
    context.beginView()
    let writes = context.writeCount
    let outer = context.beginWatching(isBlending: ownDrawing.isGrouped)
    if let madeLayer { draw(madeLayer, in: context) } else { draw(rect) }
    if context.endWatching(outer) {
      ownDrawing.isGrouped = true
      GroupedDrawings.add()
    }
    // An override that also calls the base class has drawn something.
    if hasPlainDrawing, context.writeCount != writes { hasPlainDrawing = false }
  }

  /// Draws on the current context, as the base class's ``draw(_:)`` does.
  final func drawOnCurrentContext(_ rect: Rect) {
    if let context = GraphicsContext.current { draw(rect, in: context) }
  }

  /// Draws content that is made for the view's size in the visible size. The two were exchanged before.
  private func drawContent(for motion: ViewMotion, in context: GraphicsContext) {
    let made = motion.geometry.bounds
    if made.isEmpty { return }
    context.clip(to: bounds)
    let place = motionContentMode.place(made.size, in: bounds)
    context.translateBy(x: place.minX, y: place.minY)
    context.concatenate(
      Transform(scaleX: place.width / made.width, y: place.height / made.height))
    context.translateBy(x: -made.minX, y: -made.minY)
    swap(&geometry, &motion.geometry)
    drawContent(made, in: context)
    swap(&geometry, &motion.geometry)
  }

  private func render(_ shadow: Appearance.Shadow, in context: GraphicsContext) {
    context.drawShadow(
      of: bounds, cornerRadius: appearance.cornerRadius,
      color: shadow.color.withAlphaComponent(shadow.color.alpha * shadow.opacity),
      offset: Vector(dx: shadow.offset.width, dy: shadow.offset.height), radius: shadow.radius,
      isHollow: appearance.backgroundColor.map { context.resolved($0).isOpaque } ?? false)
  }

  private func clipToBounds(_ context: GraphicsContext) {
    if appearance.cornerRadius > 0 {
      context.clip(to: bounds, cornerRadius: appearance.cornerRadius)
    } else {
      context.clip(to: bounds)
    }
  }

  /// Returns a Boolean value that indicates whether the view covers everything behind it in a rectangle of
  /// its superview.
  private func covers(_ rect: Rect, _ context: GraphicsContext) -> Bool {
    guard let color = appearance.backgroundColor, motion == nil, !appearance.isHidden,
      appearance.alpha >= 1, geometry.isPlain, !overridesTraits, !hasLayerContent
    else { return false }
    return geometry.frameBeforeTransform.insetBy(dx: appearance.cornerRadius, dy: 0).contains(rect)
      && context.resolved(color).isOpaque && (!ownDrawing.isGrouped || isOpaque)
  }
}
