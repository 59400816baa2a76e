/// Where a view is: its own coordinates, and how they lie in its superview's.
struct ViewGeometry {
  /// The view's own coordinates, in points. The origin is the scroll offset.
  var bounds = Rect.zero
  /// The middle of the bounds, in the superview's coordinates; the place of ``anchor`` where that is another.
  var center = Point.zero
  /// A transform around that place.
  var transform = Transform.identity {
    didSet { isPlain = transform.isIdentity && anchor == Self.middle }
  }
  /// The point of the bounds that ``center`` tells the place of, from (0, 0) to (1, 1).
  var anchor = ViewGeometry.middle {
    didSet { isPlain = transform.isIdentity && anchor == Self.middle }
  }
  /// Whether the transform changes nothing and the anchor is in the middle: the common case, which is kept
  /// fast.
  private(set) var isPlain = true
  static let middle = Point(x: 0.5, y: 0.5)

  /// The bounding box in the superview's coordinates. Setting it sets the center to its middle, and
  /// the size to that of the box without the transform.
  var frame: Rect {
    get {
      if isPlain { return frameBeforeTransform }
      if anchor != Self.middle { return bounds.applying(toSuperview) }
      let size = bounds.size.applying(transform)
      return Rect(
        x: center.x + transform.tx - size.width / 2, y: center.y + transform.ty - size.height / 2,
        width: size.width, height: size.height)
    }
    set {
      let frame = newValue.standardized
      if isPlain || isCollapsed {
        bounds.size = frame.size
      } else {
        let old = self.frame
        // There and back again is a little beside where it was: what is the same stays the same.
        if frame == old, transform.tx == 0, transform.ty == 0 { return }
        if frame.size != old.size { bounds.size = frame.size.applying(transform.inverted()) }
      }
      if anchor == Self.middle {
        center = Point(x: frame.midX, y: frame.midY)
      } else {
        let box = bounds.applying(toSuperview)
        center.x += frame.minX - box.minX
        center.y += frame.minY - box.minY
      }
    }
  }

  /// Where the view would be without its transform, in the superview's coordinates.
  var frameBeforeTransform: Rect {
    Rect(
      x: center.x - bounds.size.width * anchor.x, y: center.y - bounds.size.height * anchor.y,
      width: bounds.size.width, height: bounds.size.height)
  }

  /// Whether the transform leaves nothing of the view: it can neither be seen nor hit.
  var isCollapsed: Bool {
    !isPlain && transform.a * transform.d - transform.b * transform.c == 0
  }

  /// Turns own coordinates into the superview's.
  var toSuperview: Transform {
    if isPlain {
      return Transform(
        translationX: center.x - bounds.midX, y: center.y - bounds.midY)
    }
    return Transform(
      translationX: -bounds.minX - bounds.width * anchor.x,
      y: -bounds.minY - bounds.height * anchor.y
    )
    .concatenating(transform)
    .concatenating(Transform(translationX: center.x, y: center.y))
  }

  /// A point of the superview in own coordinates.
  @inline(__always) func fromSuperview(_ point: Point) -> Point {
    if isPlain {
      return Point(
        x: point.x - center.x + bounds.size.width / 2 + bounds.origin.x,
        y: point.y - center.y + bounds.size.height / 2 + bounds.origin.y)
    }
    return fromSuperviewTurned(point)
  }

  /// A rectangle of the superview in own coordinates: the box around its corners.
  func fromSuperview(_ rect: Rect) -> Rect {
    if isPlain {
      return rect.offsetBy(
        dx: bounds.size.width / 2 + bounds.origin.x - center.x,
        dy: bounds.size.height / 2 + bounds.origin.y - center.y)
    }
    return rect.applying(toSuperview.inverted())
  }

  @inline(never) private func fromSuperviewTurned(_ point: Point) -> Point {
    point.applying(toSuperview.inverted())
  }

  /// An own point in the superview's coordinates.
  @inline(__always) func toSuperview(_ point: Point) -> Point {
    if isPlain {
      return Point(
        x: point.x + center.x - bounds.size.width / 2 - bounds.origin.x,
        y: point.y + center.y - bounds.size.height / 2 - bounds.origin.y)
    }
    return point.applying(toSuperview)
  }
}
