extension View {
  /// Moves the view's pixels where its bounds are about to get another origin and nothing else
  /// changes. Gives false where everything has to be drawn instead.
  ///
  /// The next frame is the same in both cases, to the last bit.
  func movePixels(for new: ViewGeometry) -> Bool {
    let old = geometry
    guard new.bounds.size == old.bounds.size, new.center == old.center, old.isPlain, new.isPlain,
      appearance.clipsToBounds, contentScrollsWithBounds, let window = ownWindow
    else { return false }
    let distance = Vector(
      dx: old.bounds.minX - new.bounds.minX, dy: old.bounds.minY - new.bounds.minY)
    guard let pixels = window.canvas.wholePixels(distance),
      let search = ScrollSearch(scrolled: self, in: window, distance: distance)
    else { return false }
    return window.canvas.move(search, by: distance, pixels: pixels)
  }

  /// The boxes around what a view and those in it paint, in the superview's coordinates.
  func collectPaintedBoxes(_ boxes: inout [Rect], shift: Vector = .zero) {
    if appearance.isHidden || shownAlpha <= 0 { return }
    guard motion == nil, geometry.isPlain, drawsNothing, !appearance.clipsToBounds, !isPaintedItself
    else {
      let box = boundsWithOverflow.applying(shownToSuperview)
      boxes.append(box.offsetBy(dx: shift.dx, dy: shift.dy))
      return
    }
    let own = geometry.toSuperview
    for subview in subviews {
      subview.collectPaintedBoxes(
        &boxes, shift: Vector(dx: shift.dx + own.tx, dy: shift.dy + own.ty))
    }
  }

  /// Whether background, border or shadow are to be seen.
  private var isPaintedItself: Bool {
    appearance.backgroundColor.map { $0.role != 0 || $0.alpha > 0 } ?? false
      || appearance.borderWidth > 0 || appearance.shadow?.isVisible == true
  }
}
