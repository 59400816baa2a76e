/// The geometry of a view: its own coordinates, and their position in its superview.
struct ViewGeometry {
  /// The bounds in the view's own coordinates, in points. The origin is the content offset.
  var bounds = Rect.zero
  /// The position of the ``anchor``, in the superview's coordinates. By default, that is the center of the
  /// bounds.
  var center = Point.zero
  /// The transform around the anchor.
  var transform = Transform.identity {
    didSet { isPlain = transform.isIdentity && anchor == Self.middle }
  }
  /// The point of the bounds that is at ``center``, from (0, 0) to (1, 1).
  var anchor = ViewGeometry.middle {
    didSet { isPlain = transform.isIdentity && anchor == Self.middle }
  }
  /// A Boolean value that indicates whether the transform is the identity and the anchor is the center. This
  /// common case has fast code.
  private(set) var isPlain = true
  static let middle = Point(x: 0.5, y: 0.5)

  /// The frame in the superview's coordinates. Setting it sets the center to its center, and the size to the
  /// one that results in it with the transform.
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
        // A conversion in both directions is not exact. Therefore an unchanged frame changes nothing.
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

  /// The frame without the transform, in the superview's coordinates.
  var frameBeforeTransform: Rect {
    Rect(
      x: center.x - bounds.size.width * anchor.x, y: center.y - bounds.size.height * anchor.y,
      width: bounds.size.width, height: bounds.size.height)
  }

  /// A Boolean value that indicates whether the transform reduces the view to nothing, so that it is neither
  /// visible nor hit.
  var isCollapsed: Bool {
    !isPlain && transform.a * transform.d - transform.b * transform.c == 0
  }

  /// The transform from the view's own coordinates to the superview's.
  var toSuperview: Transform {
    @inline(__always) get {
      isPlain
        ? Transform(translationX: center.x - bounds.midX, y: center.y - bounds.midY) : turned
    }
  }

  /// The transform of a view that is not plain.
  @inline(never) private var turned: Transform {
    Transform(
      translationX: -bounds.minX - bounds.width * anchor.x,
      y: -bounds.minY - bounds.height * anchor.y
    )
    .concatenating(transform)
    .concatenating(Transform(translationX: center.x, y: center.y))
  }

  /// Converts a point of the superview to the view's own coordinates.
  @inline(__always) func fromSuperview(_ point: Point) -> Point {
    if isPlain {
      return Point(
        x: point.x - center.x + bounds.size.width / 2 + bounds.origin.x,
        y: point.y - center.y + bounds.size.height / 2 + bounds.origin.y)
    }
    return fromSuperviewTurned(point)
  }

  /// Converts a rectangle of the superview to the view's own coordinates. The result contains its corners.
  @inline(__always) func fromSuperview(_ rect: Rect) -> Rect {
    if isPlain {
      return rect.offsetBy(
        dx: bounds.size.width / 2 + bounds.origin.x - center.x,
        dy: bounds.size.height / 2 + bounds.origin.y - center.y)
    }
    return fromSuperviewTurned(rect)
  }

  @inline(never) private func fromSuperviewTurned(_ rect: Rect) -> Rect {
    rect.applying(toSuperview.inverted())
  }

  @inline(never) private func fromSuperviewTurned(_ point: Point) -> Point {
    point.applying(toSuperview.inverted())
  }

  /// Converts a point of the view to the superview's coordinates.
  @inline(__always) func toSuperview(_ point: Point) -> Point {
    if isPlain {
      return Point(
        x: point.x + center.x - bounds.size.width / 2 - bounds.origin.x,
        y: point.y + center.y - bounds.size.height / 2 - bounds.origin.y)
    }
    return point.applying(toSuperview)
  }
}
