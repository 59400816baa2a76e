extension View {
  /// Moves the view's pixels if only the origin of its bounds is about to change. Returns `false` if
  /// everything has to be drawn instead.
  ///
  /// The next frame is identical in both cases.
  fileprivate func movePixels(for new: ViewGeometry, in window: Window) -> Bool {
    let old = geometry
    guard new.bounds.size == old.bounds.size, new.center == old.center, old.isPlain, new.isPlain,
      appearance.clipsToBounds, contentScrollsWithBounds, !hasLayerContent
    else { return false }
    let distance = Vector(
      dx: old.bounds.minX - new.bounds.minX, dy: old.bounds.minY - new.bounds.minY)
    guard let pixels = window.canvas.wholePixels(distance),
      let search = ScrollSearch(scrolled: self, in: window, distance: distance)
    else { return false }
    let scale = window.contentScaleFactor
    let area = search.movable.width * search.movable.height * scale * scale
    guard isCostlier(thanMoving: area) else { return false }
    return window.canvas.move(search, by: distance, pixels: pixels)
  }

  /// The number of pixels that are moved in the time in which one plain view is drawn. Measured: moving costs
  /// about twice as much as filling, which is the only cost in a large empty area.
  private static let pixelsAView = 80_000.0

  /// Returns a Boolean value that indicates whether drawing the visible content takes longer than moving a
  /// number of pixels.
  private func isCostlier(thanMoving pixels: Double) -> Bool {
    var rest = Int(pixels / Self.pixelsAView)
    return countsDown(&rest, seen: bounds)
  }

  /// Subtracts the number of subviews that are visible in a rectangle of the view. Returns `true` if it
  /// reaches zero.
  private func countsDown(_ rest: inout Int, seen: Rect) -> Bool {
    for subview in subviews where !subview.appearance.isHidden {
      let frame = subview.frame
      if !frame.intersects(seen) { continue }
      rest -= 1
      if rest <= 0 || !subview.isCheapToDraw { return true }
      if subview.subviews.isEmpty || !subview.geometry.isPlain { continue }
      let inside = subview.bounds.intersection(
        seen.applying(subview.geometry.toSuperview.inverted()))
      if subview.countsDown(&rest, seen: inside) { return true }
    }
    return false
  }

  /// Collects the boxes that a view and its subviews paint, in the superview's coordinates.
  func collectPaintedBoxes(_ boxes: inout [Rect], shift: Vector = .zero) {
    if appearance.isHidden || shownAlpha <= 0 { return }
    guard motion == nil, geometry.isPlain, drawsNothing, !appearance.clipsToBounds, !isPaintedItself
    else {
      let box = paintedBounds.applying(shownToSuperview)
      boxes.append(box.offsetBy(dx: shift.dx, dy: shift.dy))
      return
    }
    let own = geometry.toSuperview
    for subview in subviews {
      subview.collectPaintedBoxes(
        &boxes, shift: Vector(dx: shift.dx + own.tx, dy: shift.dy + own.ty))
    }
  }

  /// A Boolean value that indicates whether a background, border or shadow is visible.
  private var isPaintedItself: Bool {
    appearance.backgroundColor.map { $0.role != 0 || $0.alpha > 0 } ?? false
      || appearance.borderWidth > 0 || appearance.shadow?.isVisible == true || hasLayerContent
  }
}

extension Window {
  func movePixels(of view: View, for new: ViewGeometry) -> Bool {
    view.movePixels(for: new, in: self)
  }
}
