extension View {
  /// Changes the geometry, and what depends on it: pixels, layout, subviews.
  func updateGeometry(_ change: (inout ViewGeometry) -> Void) {
    let old = geometry
    var new = geometry
    change(&new)
    guard
      new.bounds != old.bounds || new.center != old.center || new.transform != old.transform
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
    }
  }

  /// Turns a point of this view into a point of another; nil means window coordinates.
  public func convert(_ point: Point, to view: View?) -> Point {
    if view === self { return point }
    let inWindow = convertToWindow(point)
    return view?.convertFromWindow(inWindow) ?? inWindow
  }

  /// Turns a point of another view into a point of this one; nil means window coordinates.
  public func convert(_ point: Point, from view: View?) -> Point {
    if view === self { return point }
    return convertFromWindow(view?.convertToWindow(point) ?? point)
  }

  /// Turns a rectangle of this view into one of another: the box around its four corners. Nil means
  /// window coordinates.
  public func convert(_ rect: Rect, to view: View?) -> Rect {
    let inWindow = rect.applying(transformToRoot)
    return view.map { inWindow.applying($0.transformToRoot.inverted()) } ?? inWindow
  }

  /// Turns a rectangle of another view into one of this view: the box around its four corners. Nil
  /// means window coordinates.
  public func convert(_ rect: Rect, from view: View?) -> Rect {
    let inWindow = view.map { rect.applying($0.transformToRoot) } ?? rect
    return inWindow.applying(transformToRoot.inverted())
  }

  /// A point in the coordinates of the tree's root, which is the window where there is one.
  func convertToWindow(_ point: Point) -> Point {
    var result = point
    var view = self
    while let parent = view.link {
      result = view.geometry.toSuperview(result)
      view = parent
    }
    return result
  }

  /// A point of the tree's root in own coordinates.
  func convertFromWindow(_ point: Point) -> Point {
    guard let parent = link else { return point }
    return geometry.fromSuperview(parent.convertFromWindow(point))
  }

  /// Turns own coordinates into those of the tree's root.
  var transformToRoot: Transform {
    var result = Transform.identity
    var view = self
    while let parent = view.link {
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
