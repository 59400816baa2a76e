/// The members of a view that concern its layer.
extension View {
  /// Creates the layer that ``layer`` returns.
  final func makeLayer() -> Layer {
    let made = Swift.type(of: self).makeLayerOfKind()
    made.view = self
    made.freeLook.appearance = Appearance()
    madeLayer = made
    return made
  }

  /// Creates a layer of the ``layerClass``.
  static func makeLayerOfClass() -> Layer {
    let kind: AnyClass = layerClass
    if kind == GradientLayer.self { return GradientLayer() }
    if kind == ShapeLayer.self { return ShapeLayer() }
    if kind == TextLayer.self { return TextLayer() }
    if let own = kind as? any OwnLayerKind.Type {
      let made = own.makeLayer()
      if Swift.type(of: made) == kind { return made }
    }
    precondition(
      kind == Layer.self,
      "\(self) has a layer of the program's own kind \(kind): override makeLayerOfKind() too")
    return Layer()
  }

  final func setMask(_ view: View?) {
    view?.removeFromSuperview()
    layer.mask = view?.layer
    // The view's layer retains only the mask layer, so that the view of the mask is retained here.
    layer.maskView = view
  }

  final func layoutViewsAndLayers(of layer: Layer) {
    guard layer === madeLayer else { return }
    layoutSubviews()
    for child in layer.children { child.flushLayout() }
  }

  /// Draws the view's content if the layer is its own.
  final func drawOwn(_ layer: Layer, in context: GraphicsContext) {
    if layer === madeLayer { context.withCurrent { draw(bounds) } }
  }

  /// Returns an animation with the duration of the animation block, or outside of one, an action without
  /// effect.
  final func usualAction(_ event: String) -> any LayerAction {
    guard AnimationContext.current != nil, LayerKeyPath(rawValue: event) != nil else {
      return NoAction()
    }
    let animation = BasicAnimation(keyPath: event)
    animation.duration = View.inheritedAnimationDuration
    return animation
  }

  /// The radius of the corners, in points. Reading it does not create the layer, unlike
  /// ``Layer/cornerRadius``.
  package final var boxCornerRadius: Double { appearance.cornerRadius }

  // MARK: Drawing

  /// A Boolean value that indicates whether the layer has content in addition to the view's: sublayers, a
  /// mask, an image.
  final var hasLayerContent: Bool { madeLayer?.isSpecial ?? false }

  /// Draws the subviews from an index on, with the layers between them.
  final func renderChildren(from first: Int, in context: GraphicsContext, clip: Rect) {
    guard let layer = madeLayer, layer.hasOrder else {
      for subview in subviews[first...] { subview.render(in: context, clip: clip) }
      return
    }
    if layer.sortsChildren {
      let all = layer.allSublayers ?? []
      for child in all.sortedByZ({ $0.shownValues.zPosition }) {
        if let view = child.view {
          view.render(in: context, clip: clip)
        } else {
          layer.render([child], in: context, of: bounds, clip: clip)
        }
      }
      return
    }
    if first == 0 { layer.renderChildren(above: nil, in: context, of: bounds, clip: clip) }
    for subview in subviews[first...] {
      subview.render(in: context, clip: clip)
      layer.renderChildren(above: subview, in: context, of: bounds, clip: clip)
    }
  }

  /// Returns a box, extended by the layer's drawing beyond the view's, in the view's own coordinates.
  final func layerOverflow(_ box: Rect) -> Rect {
    guard let layer = madeLayer, layer.isSpecial else { return box }
    var box = box
    let values = layer.shownValues
    if let path = values.shadowPath, let shadow = shownShadow, shadow.isVisible {
      box = box.union(path.bounds.outset(by: shadow.outsets))
    }
    if appearance.clipsToBounds { return box }
    if layer.hasContent(values) { box = box.union(layer.contentBox(values, in: shownBounds)) }
    return box.union(layer.sublayerBox(in: shownBounds))
  }
}

extension View: LayerDelegate {}

extension Layer {
  /// A Boolean value that indicates whether the layer has content in addition to its view's.
  ///
  /// It is called for each drawn view with a layer. To copy all values takes longer than to read these.
  final var isSpecial: Bool {
    !children.isEmpty || ownMask != nil || sortsChildren || animations != nil
      || freeLook.values.corners != .all || freeLook.values.shadowPath != nil
      || freeLook.values.zPosition != 0 || freeLook.values.cornerCurve != .circular
      || !freeLook.values.isDoubleSided || freeLook.values.isRenderedSpecially
      || freeLook.values.contents != nil || freeLook.values.gradient != nil
      || freeLook.values.shape != nil || freeLook.values.text != nil
      || freeLook.values.painter != nil || drawsOnItsOwn
  }

  /// A Boolean value that indicates whether layers lie between the subviews, or the drawing order differs
  /// from theirs.
  final var hasOrder: Bool { sortsChildren || !children.isEmpty }

  final func renderChildren(
    above subview: View?, in context: GraphicsContext, of bounds: Rect, clip: Rect
  ) {
    guard painter == nil else {
      let above = children.filter { $0.lowerSubview === subview }
      return render(above, in: context, of: bounds, clip: clip)
    }
    for child in children where child.lowerSubview === subview {
      child.renderFree(in: context, clip: clip)
    }
  }
}

extension Layer {
  /// The time on the clock of animations and timers, in seconds. Follows `CACurrentMediaTime()`.
  public static var currentTime: Double { ProgramContext.current.now }
}
