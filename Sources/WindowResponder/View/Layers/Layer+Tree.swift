extension Layer {
  /// The sublayers and those of the subviews, from back to front; nil for none.
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
    for layer in children where !layers.contains(where: { $0 === layer }) { layer.detach() }
    if let view {
      for subview in view.subviews where !layers.contains(where: { $0 === subview.madeLayer }) {
        subview.removeFromSuperview()
      }
    }
    for layer in layers { insert(layer, at: nil) }
  }

  /// Puts a layer at an index among all sublayers, or in front of them.
  final func insert(_ layer: Layer, at index: Int?) {
    guard layer !== self, !isInside(layer) else { return }
    if let added = layer.view {
      // The layer of another view brings that along.
      guard let view else { return }
      let all = allSublayers ?? []
      let below = all.prefix(index ?? all.count).count { $0.view != nil && $0 !== layer }
      return view.insertSubview(added, at: below)
    }
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
    if let view = old.view { view.removeFromSuperview() } else { old.detach() }
  }

  final func detach() {
    if let view { return view.removeFromSuperview() }
    guard let parent else { return }
    invalidate()
    leaveView()
    parent.children.removeAll { $0 === self }
    self.parent = nil
    lowerSubview = nil
  }

  /// A subview goes: the layers right above it are above the one below it from now on.
  final func subviewLeaves(_ subview: View) {
    for layer in children where layer.lowerSubview === subview {
      let index = view?.subviews.firstIndex { $0 === subview } ?? 0
      layer.lowerSubview = index > 0 ? view?.subviews[index - 1] : nil
    }
  }

  /// The layer may be seen in a window from now on, with all in it.
  final func cameToView() {
    animations?.attach()
    ownMask?.cameToView()
    for layer in children { layer.cameToView() }
  }

  /// The layer leaves its window, with all in it: what moves comes to its end.
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

  // MARK: Places

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

  /// Turns own coordinates into those of the layer at the root.
  final var toRoot: Transform {
    var result = geometry.toSuperview
    var layer = self
    while let next = layer.superlayer ?? layer.maskedLayer {
      result = result.concatenating(next.geometry.toSuperview)
      layer = next
    }
    return result
  }

  /// Turns a point of this layer into a point of another; nil means the root.
  public final func convert(_ point: Point, to layer: Layer?) -> Point {
    point.applying(transform(to: layer))
  }

  /// Turns a point of another layer into a point of this one; nil means the root.
  public final func convert(_ point: Point, from layer: Layer?) -> Point {
    point.applying(transform(to: layer).inverted())
  }

  /// Turns a rectangle of this layer into one of another: the box around its corners.
  public final func convert(_ rect: Rect, to layer: Layer?) -> Rect {
    rect.applying(transform(to: layer))
  }

  /// Turns a rectangle of another layer into one of this layer: the box around its corners.
  public final func convert(_ rect: Rect, from layer: Layer?) -> Rect {
    rect.applying(transform(to: layer).inverted())
  }

  /// Turns a time in seconds into itself: there is one clock.
  public final func convertTime(_ time: Double, from layer: Layer?) -> Double { time }

  /// Turns a time in seconds into itself: there is one clock.
  public final func convertTime(_ time: Double, to layer: Layer?) -> Double { time }

  private func transform(to layer: Layer?) -> Transform {
    guard let layer else { return toRoot }
    return layer === self ? .identity : toRoot.concatenating(layer.toRoot.inverted())
  }

  /// A copy that looks as the layer is seen.
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
    // A program's own kind of layer cannot be made here: it answers with what it leads to.
    return copy as? Kind ?? self as? Kind
  }
}
