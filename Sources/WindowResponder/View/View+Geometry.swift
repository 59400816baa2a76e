extension View {
  /// Changes the geometry, and what depends on it: pixels, layout, subviews.
  func updateGeometry(_ change: (inout ViewGeometry) -> Void) {
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
    }
    if new.bounds.size != old.bounds.size || new.center != old.center {
      updateSafeArea()
      if constraintBox != nil {
        constraintsSeeGeometry(sizeChanged: new.bounds.size != old.bounds.size)
      }
    }
  }

  /// Turns a point of this view into a point of another; nil means window coordinates.
  public func convert(_ point: Point, to view: View?) -> Point {
    guard let view else { return convertToWindow(point) }
    let ancestor = commonAncestor(with: view)
    return view.fromAncestor(ancestor, toAncestor(ancestor, point))
  }

  /// Turns a point of another view into a point of this one; nil means window coordinates.
  public func convert(_ point: Point, from view: View?) -> Point {
    view?.convert(point, to: self) ?? convertFromWindow(point)
  }

  /// Turns a rectangle of this view into one of another: the box around its four corners. Nil means
  /// window coordinates.
  public func convert(_ rect: Rect, to view: View?) -> Rect {
    guard let view else { return rect.applying(transform(to: nil)) }
    if view === self { return rect }
    let ancestor = commonAncestor(with: view)
    let there = transform(to: ancestor)
    if view === ancestor { return rect.applying(there) }
    // Boxed once, by the whole way: the box around a box would be larger.
    return rect.applying(there.concatenating(view.transform(to: ancestor).inverted()))
  }

  /// Turns a rectangle of another view into one of this view: the box around its four corners. Nil
  /// means window coordinates.
  public func convert(_ rect: Rect, from view: View?) -> Rect {
    view?.convert(rect, to: self) ?? rect.applying(transform(to: nil).inverted())
  }

  /// The nearest view that holds both, or is one of them; nil for views of two trees.
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

  /// How many views hold this one.
  var depth: Int {
    var depth = 0
    var view = self
    while let parent = view.link {
      depth += 1
      view = parent
    }
    return depth
  }

  /// An own point in the coordinates of a view further up; nil means the tree's root.
  private func toAncestor(_ ancestor: View?, _ point: Point) -> Point {
    var result = point
    var view = self
    while view !== ancestor, let parent = view.link {
      result = view.geometry.toSuperview(result)
      view = parent
    }
    return result
  }

  /// A point of a view further up, of the tree's root for nil, in own coordinates.
  private func fromAncestor(_ ancestor: View?, _ point: Point) -> Point {
    guard self !== ancestor, let parent = link else { return point }
    return geometry.fromSuperview(parent.fromAncestor(ancestor, point))
  }

  /// A point in the coordinates of the tree's root, which is the window where there is one.
  func convertToWindow(_ point: Point) -> Point { toAncestor(nil, point) }

  /// A point of the tree's root in own coordinates.
  func convertFromWindow(_ point: Point) -> Point { fromAncestor(nil, point) }

  /// Turns own coordinates into those of a view further up; nil means the tree's root.
  private func transform(to ancestor: View?) -> Transform {
    var result = Transform.identity
    var view = self
    while view !== ancestor, let parent = view.link {
      result = result.concatenating(view.geometry.toSuperview)
      view = parent
    }
    return result
  }

  /// What ``sizeToFit()`` does in the base class.
  func takeFittingSize() {
    let size = sizeThatFits(bounds.size)
    place(in: Rect(origin: geometry.frameBeforeTransform.origin, size: size))
  }
}
