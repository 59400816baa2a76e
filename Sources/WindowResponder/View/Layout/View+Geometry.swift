extension View {
  /// Changes the geometry and updates the display, the layout and the subviews.
  @_optimize(speed) func updateGeometry(_ change: (inout ViewGeometry) -> Void) {
    let old = geometry
    var new = geometry
    change(&new)
    guard
      new.bounds != old.bounds || new.center != old.center || new.transform != old.transform
        || new.anchor != old.anchor
    else { return }
    if motion != nil || AnimationContext.current != nil {
      moveGeometry(to: new)
    } else if movePixels(for: new) {
      geometry = new
    } else {
      invalidateWithOverflow()
      geometry = new
      invalidateWithOverflow()
    }
    if new.bounds.size != old.bounds.size {
      setNeedsLayout()
      resizeSubviews(from: old.bounds.size)
      link?.subviewWasResized(self)
    }
    if new.bounds.size != old.bounds.size || new.center != old.center {
      updateSafeArea()
      viewController?.contextDidMove()
      if layout.preservesSuperviewMargins { preservedMarginsMayHaveChanged() }
      if new.bounds.size != old.bounds.size { edgesMoved() }
      if constraintBox != nil {
        constraintsSeeGeometry(sizeChanged: new.bounds.size != old.bounds.size)
      }
    }
  }

  /// Updates what the subviews inherit from the view and what depends on the distances to its edges.
  private func edgesMoved() {
    let hasSafeArea = layout.safeArea != .zero
    for subview in subviews where hasSafeArea || subview.layout.preservesSuperviewMargins {
      if hasSafeArea { subview.updateSafeArea() }
      subview.preservedMarginsMayHaveChanged()
    }
  }

  /// Converts a point of this view to another view, or to window coordinates if it is `nil`.
  public func convert(_ point: Point, to view: View?) -> Point {
    guard let view else { return convertToWindow(point) }
    let ancestor = commonAncestor(with: view)
    return view.fromAncestor(ancestor, toAncestor(ancestor, point))
  }

  /// Converts a point of another view, or of the window if it is `nil`, to this view.
  public func convert(_ point: Point, from view: View?) -> Point {
    view?.convert(point, to: self) ?? convertFromWindow(point)
  }

  /// Converts a rectangle of this view to another view, or to window coordinates if it is `nil`. The result
  /// contains its four corners.
  public func convert(_ rect: Rect, to view: View?) -> Rect {
    guard let view else { return rect.applying(transform(to: nil)) }
    if view === self { return rect }
    let ancestor = commonAncestor(with: view)
    let there = transform(to: ancestor)
    if view === ancestor { return rect.applying(there) }
    // The box is computed once, for the whole transform. The box of a box would be larger.
    return rect.applying(there.concatenating(view.transform(to: ancestor).inverted()))
  }

  /// Converts a rectangle of another view, or of the window if it is `nil`, to this view. The result contains
  /// its four corners.
  public func convert(_ rect: Rect, from view: View?) -> Rect {
    view?.convert(rect, to: self) ?? rect.applying(transform(to: nil).inverted())
  }

  /// Returns the nearest common ancestor of both views, which may be one of them, or `nil` if they are in two
  /// trees.
  func commonAncestor(with other: View) -> View? {
    if other === self || link === other { return other }
    var (first, second) = (self, other)
    var lead = depth - other.depth
    while first !== second {
      guard let parent = lead >= 0 ? first.link : second.link else { return nil }
      if lead >= 0 {
        first = parent
        lead -= 1
      } else {
        second = parent
        lead += 1
      }
    }
    return first
  }

  /// The number of ancestors.
  var depth: Int {
    var depth = 0
    var view = self
    while let parent = view.link {
      depth += 1
      view = parent
    }
    return depth
  }

  /// Converts a point of the view to an ancestor, or to the root if it is `nil`.
  private func toAncestor(_ ancestor: View?, _ point: Point) -> Point {
    var result = point
    var view = self
    while view !== ancestor, let parent = view.link {
      result = view.geometry.toSuperview(result)
      view = parent
    }
    return result
  }

  /// Converts a point of an ancestor, or of the root if it is `nil`, to the view.
  private func fromAncestor(_ ancestor: View?, _ point: Point) -> Point {
    guard self !== ancestor, let parent = link else { return point }
    return geometry.fromSuperview(parent.fromAncestor(ancestor, point))
  }

  /// Converts a point to the root of the tree, which is the window if there is one.
  func convertToWindow(_ point: Point) -> Point { toAncestor(nil, point) }

  /// Converts a point of the root to the view.
  func convertFromWindow(_ point: Point) -> Point { fromAncestor(nil, point) }

  /// Returns the transform from the view's coordinates to those of an ancestor, or of the root if it is
  /// `nil`.
  private func transform(to ancestor: View?) -> Transform {
    var result = Transform.identity
    var view = self
    while view !== ancestor, let parent = view.link {
      result = result.concatenating(view.geometry.toSuperview)
      view = parent
    }
    return result
  }

  /// Resizes the view, as the base class's ``sizeToFit()`` does.
  func takeFittingSize() {
    let size = sizeThatFits(bounds.size)
    place(in: Rect(origin: geometry.frameBeforeTransform.origin, size: size))
  }
}
