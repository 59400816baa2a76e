/// The storage of a layer's values, and the effects of their changes.
extension Layer {
  /// The geometry of the layer: that of its view, or its own.
  final var geometry: ViewGeometry { view?.geometry ?? freeLook.geometry }

  /// The appearance of the layer: that of its view, or its own.
  final var appearance: Appearance { view?.appearance ?? freeLook.appearance }

  /// All values of the layer.
  final var look: LayerLook {
    guard let view else { return freeLook }
    return LayerLook(
      geometry: view.geometry, appearance: view.appearance, values: freeLook.values)
  }

  /// All visible values of the layer.
  final var shownLook: LayerLook {
    if let view {
      return LayerLook(
        geometry: view.motion?.geometry ?? view.geometry,
        appearance: view.motion?.appearance ?? view.appearance, values: shownValues)
    }
    return animations?.shown ?? freeLook
  }

  /// The visible values that are specific to layers.
  final var shownValues: LayerValues { animations?.shown?.values ?? freeLook.values }

  /// Changes the geometry of the layer.
  final func changeGeometry(_ key: LayerKeyPath, _ change: (inout ViewGeometry) -> Void) {
    if let view { return view.updateGeometry(change) }
    let old = freeLook.geometry
    changeLook([.position, .bounds, .transform, .anchorPoint]) { change(&$0.geometry) }
    if freeLook.geometry.bounds.size != old.bounds.size {
      markForLayout()
      if needsDisplayOnBoundsChange { drawsItself = true }
    }
  }

  /// Changes the appearance of the layer, animated for the property of a key.
  final func changeAppearance(_ key: LayerKeyPath?, _ change: (inout Appearance) -> Void) {
    if let view { return view.updateAppearance(change) }
    changeLook(key.map { [$0] } ?? []) { change(&$0.appearance) }
  }

  final func changeShadow(_ key: LayerKeyPath, _ change: (inout Appearance.Shadow) -> Void) {
    changeAppearance(key) {
      var shadow = $0.shadow ?? Appearance.Shadow()
      change(&shadow)
      $0.shadow = shadow
    }
  }

  final func changeHidden(_ isHidden: Bool) {
    if let view { return view.isHidden = isHidden }
    let isNew = isHidden != appearance.isHidden
    let action = isNew && movesByItself ? action(forKey: "hidden") : nil
    changeLook([]) { $0.appearance.isHidden = isHidden }
    action?.run(forKey: "hidden", object: self, arguments: nil)
  }

  /// Changes the values that are specific to layers, animated for the property of a key if the layer has no
  /// view.
  final func changeValues(_ key: LayerKeyPath?, _ change: (inout LayerValues) -> Void) {
    changeLook(key.map { [$0] } ?? []) { change(&$0.values) }
  }

  final func changeZPosition(_ position: Double) {
    changeValues(.zPosition) { $0.zPosition = position }
    guard position != 0 else { return }
    parent?.sortsChildren = true
    view?.superview?.layer.sortsChildren = true
    view?.superview?.invalidateWithOverflow()
  }

  final func changeContents(_ contents: Any?) {
    let image = contents as? Image ?? (contents as? PixelImage).map { Image(cgImage: $0) }
    changeValues(.contents) { $0.contents = image }
  }

  final func changeMask(_ mask: Layer?) {
    guard mask !== ownMask else { return }
    invalidate()
    if ownMask?.view == nil { ownMask?.leaveView() }
    ownMask?.releaseRasters()
    ownMask?.maskedLayer = nil
    mask?.maskedLayer?.ownMask = nil
    mask?.detach()
    maskView = nil
    ownMask = mask
    mask?.maskedLayer = self
    invalidate()
  }

  private func changeLook(_ keys: [LayerKeyPath], _ change: (inout LayerLook) -> Void) {
    var begun: [BegunAction] = []
    if !keys.isEmpty, movesByItself {
      var look = freeLook
      change(&look)
      begun = actions(for: keys, becoming: look)
    }
    invalidate()
    change(&freeLook)
    if !drawsItself, keys.contains(where: { type(of: self).needsDisplay(forKey: $0.rawValue) }) {
      drawsItself = true
    }
    animations?.modelDidChange()
    for one in begun { run(one.action, for: one.key, from: one.from) }
    invalidate()
  }

  /// A Boolean value that indicates whether changes are animated implicitly: the layer has no view and was
  /// drawn.
  private var movesByItself: Bool {
    view == nil && hasBeenSeen && host != nil && !Transaction.disableActions()
  }

  // MARK: Hierarchy

  /// The view in which the layer is drawn: its own, or that of the nearest ancestor.
  package final var hostView: View? {
    var layer: Layer? = self
    while let current = layer {
      if let view = current.view { return view }
      layer = current.parent ?? current.maskedLayer
    }
    return nil
  }

  /// The host of the view in which the layer is drawn.
  final var host: (any ViewHost)? { hostView?.host }

  /// Redraws everything that the layer draws.
  package final func invalidate() {
    raster = nil
    if let view { return view.invalidateWithOverflow() }
    if let masked = maskedLayer { return masked.invalidate() }
    guard let parent else { return }
    parent.invalidate(below: paintedBox.applying(shownLook.geometry.toSuperview))
  }

  /// Redraws a rectangle of the layer in which its sublayers have changed.
  private func invalidate(below rect: Rect) {
    raster = nil
    var rect = painter == nil ? rect : rect.union(sublayerBox(in: shownLook.geometry.bounds))
    if let view { return view.invalidate(rect) }
    if let shadow = shownLook.appearance.contentShadow { rect = rect.outset(by: shadow.outsets) }
    if let masked = maskedLayer { return masked.invalidate() }
    parent?.invalidate(below: rect.applying(shownLook.geometry.toSuperview))
  }

  /// Redraws a rectangle of the layer's own drawing.
  final func markForDisplay(_ rect: Rect?) {
    drawsItself = true
    if let view {
      if let rect { view.setNeedsDisplay(rect) } else { view.setNeedsDisplay() }
    } else {
      invalidate()
    }
  }

  // MARK: Layout

  final func markForLayout() {
    if let view { return view.setNeedsLayout() }
    needsLayoutOfSublayers = true
    hostView?.setNeedsLayout()
  }

  final func flushLayout() {
    if let view { return view.layoutIfNeeded() }
    if needsLayoutOfSublayers {
      needsLayoutOfSublayers = false
      layoutSublayers()
    }
    for layer in children { layer.flushLayout() }
  }
}
