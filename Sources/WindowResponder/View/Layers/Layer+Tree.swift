extension Layer {
  /// The sublayers, including those of subviews, from back to front, or `nil` if there are none.
  final var allSublayers: [Layer]? {
    guard let view, !view.subviews.isEmpty else { return children.isEmpty ? nil : children }
    var result = children.filter { $0.lowerSubview == nil }
    for subview in view.subviews {
      result.append(subview.layer)
      result += children.filter { $0.lowerSubview === subview }
    }
    return result
  }

  final func replaceSublayers(_ layers: [Layer]) {
    for layer in children where !layers.contains(where: { $0 === layer }) { layer.leave() }
    if let view {
      for subview in view.subviews where !layers.contains(where: { $0 === subview.madeLayer }) {
        subview.removeFromSuperview()
      }
    }
    for layer in layers { insert(layer, at: nil) }
  }

  /// Inserts a layer at an index among all sublayers, or in front of them.
  final func insert(_ layer: Layer, at index: Int?) {
    guard layer !== self, !isInside(layer) else { return }
    if let added = layer.view {
      // For the layer of another view, the view is inserted.
      guard let view else { return }
      let all = allSublayers ?? []
      let below = all.prefix(index ?? all.count).count { $0.view != nil && $0 !== layer }
      return view.insertSubview(added, at: below)
    }
    let isNew = layer.parent !== self
    layer.detach()
    let all = allSublayers ?? []
    let place = min(max(index ?? all.count, 0), all.count)
    layer.lowerSubview = all[..<place].last { $0.view != nil }?.view
    let behind = all[..<place].last { $0.view == nil }
    let position = behind.flatMap { known in children.firstIndex { $0 === known } }.map { $0 + 1 }
    children.insert(layer, at: position ?? 0)
    layer.parent = self
    if layer.look.values.zPosition != 0 { sortsChildren = true }
    layer.invalidate()
    layer.cameToView()
    if isNew { layer.runOrderAction("onOrderIn") }
  }

  final func insert(_ layer: Layer, beside sibling: Layer?, offset: Int) {
    guard let sibling, sibling !== layer,
      let index = allSublayers?.firstIndex(where: { $0 === sibling })
    else { return insert(layer, at: offset == 0 ? 0 : nil) }
    let isBefore = allSublayers?[..<index].contains { $0 === layer } ?? false
    insert(layer, at: index + offset - (isBefore ? 1 : 0))
  }

  final func replace(_ old: Layer, with new: Layer) {
    guard old !== new, let index = allSublayers?.firstIndex(where: { $0 === old }) else { return }
    insert(new, at: index)
    if let view = old.view { view.removeFromSuperview() } else { old.leave() }
  }

  /// Removes the layer from its superlayer, with the application's action for that.
  final func leave() {
    runOrderAction("onOrderOut")
    detach()
  }

  /// Runs the application's action for a layer that was added to a window, or is about to be removed.
  private func runOrderAction(_ event: String) {
    guard view == nil, parent != nil, host?.isOnScreen == true, !Transaction.disableActions() else {
      return
    }
    action(forKey: event)?.run(forKey: event, object: self, arguments: nil)
  }

  final func detach() {
    if let view { return view.removeFromSuperview() }
    guard let parent else { return }
    invalidate()
    leaveView()
    releaseRasters()
    parent.children.removeAll { $0 === self }
    self.parent = nil
    lowerSubview = nil
  }

  /// Moves the layers directly above a subview, which is being removed, above the subview below it.
  final func subviewLeaves(_ subview: View) {
    for layer in children where layer.lowerSubview === subview {
      let index = view?.subviews.firstIndex { $0 === subview } ?? 0
      layer.lowerSubview = index > 0 ? view?.subviews[index - 1] : nil
    }
  }

  /// Starts the animations of the layer and its sublayers, which may be visible in a window from now on.
  final func cameToView() {
    animations?.attach()
    ownMask?.cameToView()
    for layer in children { layer.cameToView() }
  }

  /// Ends the animations of the layer and its sublayers, which leave their window.
  final func leaveView() {
    hasBeenSeen = false
    animations?.endAll(isFinished: false)
    ownMask?.leaveView()
    for layer in children { layer.leaveView() }
  }

  private func isInside(_ other: Layer) -> Bool {
    var layer: Layer? = self
    while let current = layer {
      if current === other { return true }
      layer = current.view == nil ? current.parent : current.view?.superview?.madeLayer
    }
    return false
  }

  // MARK: Geometry

  final func findHitLayer(at point: Point) -> Layer? {
    guard !appearance.isHidden, appearance.alpha > 0, !geometry.isCollapsed else { return nil }
    let own = geometry.fromSuperview(point)
    let isInside = contains(own)
    if appearance.clipsToBounds, !isInside { return nil }
    for layer in (allSublayers ?? []).reversed() {
      if let hit = layer.hitTest(own) { return hit }
    }
    return isInside ? self : nil
  }

  /// The transform from the layer's own coordinates to those of the root layer.
  final var toRoot: Transform {
    var result = geometry.toSuperview
    var layer = self
    while let next = layer.superlayer ?? layer.maskedLayer {
      result = result.concatenating(next.geometry.toSuperview)
      layer = next
    }
    return result
  }

  /// Converts a point of this layer to another one, or to the root layer if it is `nil`.
  public final func convert(_ point: Point, to layer: Layer?) -> Point {
    point.applying(transform(to: layer))
  }

  /// Converts a point of another layer, or the root layer if it is `nil`, to this one.
  public final func convert(_ point: Point, from layer: Layer?) -> Point {
    point.applying(transform(to: layer).inverted())
  }

  /// Converts a rectangle of this layer to another one. The result contains all its corners.
  public final func convert(_ rect: Rect, to layer: Layer?) -> Rect {
    rect.applying(transform(to: layer))
  }

  /// Converts a rectangle of another layer to this one. The result contains all its corners.
  public final func convert(_ rect: Rect, from layer: Layer?) -> Rect {
    rect.applying(transform(to: layer).inverted())
  }

  private func transform(to layer: Layer?) -> Transform {
    guard let layer else { return toRoot }
    return layer === self ? .identity : toRoot.concatenating(layer.toRoot.inverted())
  }

  /// Returns a copy of the layer with its visible values.
  final func presented<Kind: Layer>() -> Kind? {
    guard hasBeenSeen || view?.ownWindow != nil else { return nil }
    let copy: Layer =
      switch self {
      case is GradientLayer: GradientLayer()
      case is ShapeLayer: ShapeLayer()
      case is TextLayer: TextLayer()
      default: Layer()
      }
    copy.freeLook = shownLook
    copy.modelOfPresentation = self
    copy.clock = clock
    // An object of a subclass of the application cannot be created here. The layer itself is returned then.
    return copy as? Kind ?? self as? Kind
  }
}
