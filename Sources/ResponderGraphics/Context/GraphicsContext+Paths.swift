import ResponderGeometry

/// The current path, with the names of `CGContext`. ``saveState()`` does not save it.
extension GraphicsContext {
  /// The current path, or `nil` if it is empty.
  @_disfavoredOverload public var path: Path? { currentPath.isEmpty ? nil : currentPath }

  /// The path in the user space of the present transform. Elements that were added before a change of the
  /// transform keep their position on the canvas.
  private var currentPath: Path {
    get {
      let transform = state.transform
      if drawnPath.isEmpty || drawnPathTransform == transform || !transform.isUsable {
        return drawnPath
      }
      return drawnPath.applying(drawnPathTransform.concatenating(transform.inverted()))
    }
    _modify {
      let transform = state.transform
      if !drawnPath.isEmpty, drawnPathTransform != transform, transform.isUsable {
        drawnPath.apply(drawnPathTransform.concatenating(transform.inverted()))
      }
      drawnPathTransform = transform
      yield &drawnPath
    }
  }

  /// A Boolean value that indicates whether the path is empty.
  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// The current point of the path, in user space. It is ``Point/zero`` for an empty path.
  public var currentPointOfPath: Point { currentPath.currentPoint ?? .zero }

  /// The bounding box of the path, in user space, or ``Rect/null`` for an empty path.
  public var boundingBoxOfPath: Rect { currentPath.bounds }

  /// Begins a new, empty path.
  public func beginPath() {
    if !drawnPath.isEmpty { drawnPath = Path() }
  }

  /// Begins a new subpath at a point.
  public func move(to point: Point) { currentPath.move(to: point) }

  /// Adds a straight line.
  public func addLine(to point: Point) { currentPath.addLine(to: point) }

  /// Begins a new subpath at the first of the points, and adds straight lines to the others.
  public func addLines(between points: [Point]) { currentPath.addLines(between: points) }

  /// Adds a cubic Bézier curve.
  public func addCurve(to end: Point, control1: Point, control2: Point) {
    currentPath.addCurve(to: end, control1: control1, control2: control2)
  }

  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(to end: Point, control: Point) {
    currentPath.addQuadCurve(to: end, control: control)
  }

  /// Adds an arc of a circle.
  ///
  /// As in `CGContext.addArc`, which it follows, `clockwise` is for a y-axis that points upward. The arc is
  /// therefore counterclockwise on the screen.
  public func addArc(
    center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
  ) {
    currentPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Adds an arc of a circle that touches two lines, which meet at `tangent1End`.
  public func addArc(tangent1End: Point, tangent2End: Point, radius: Double) {
    currentPath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: Rect) { currentPath.addRect(rect) }

  /// Adds rectangles.
  public func addRects(_ rects: [Rect]) { currentPath.addRects(rects) }

  /// Adds the ellipse in a rectangle.
  public func addEllipse(in rect: Rect) { currentPath.addEllipse(in: rect) }

  /// Adds the elements of a path.
  public func addPath(_ path: Path) { currentPath.append(path) }

  /// Adds a straight line to the start of the current subpath.
  public func closePath() { currentPath.close() }

  /// Replaces the path by the outline of its stroke.
  public func replacePathWithStrokedPath() {
    let style = style
    currentPath = takePath().copy(
      strokingWithWidth: state.lineWidth, lineCap: style.lineCap, lineJoin: style.lineJoin,
      miterLimit: style.miterLimit)
  }

  /// Fills the path, and clears it.
  public func fillPath(using rule: PathFillRule = .winding) {
    var path = takePath()
    path.usesEvenOddFillRule = rule == .evenOdd
    fill(path, color: state.fillColor)
  }

  /// Strokes the path, and clears it.
  public func strokePath() { strokeInStyle(takePath()) }

  /// Fills or strokes the path, or both, and clears it.
  public func drawPath(using mode: PathDrawingMode) {
    var path = takePath()
    path.usesEvenOddFillRule = mode == .eoFill || mode == .eoFillStroke
    if mode != .stroke { fill(path, color: state.fillColor) }
    if mode != .fill, mode != .eoFill { strokeInStyle(path) }
  }

  /// Returns a Boolean value that indicates whether the stroke or the area of the path contains a point in
  /// user space.
  public func pathContains(_ point: Point, mode: PathDrawingMode) -> Bool {
    var isInside = false
    if mode != .stroke {
      let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
      isInside = currentPath.contains(point, using: isEvenOdd ? .evenOdd : .winding)
    }
    if isInside || mode == .fill || mode == .eoFill { return isInside }
    let style = style
    return currentPath.copy(
      strokingWithWidth: state.lineWidth, lineCap: style.lineCap, lineJoin: style.lineJoin,
      miterLimit: style.miterLimit
    ).contains(point, using: .winding)
  }

  /// Clips further drawing to the path, and clears the path.
  public func clip(using rule: PathFillRule = .winding) {
    var path = takePath()
    path.usesEvenOddFillRule = rule == .evenOdd
    clip(to: path)
  }

  /// Clips further drawing to rectangles.
  public func clip(to rects: [Rect]) {
    var path = Path()
    path.addRects(rects)
    clip(to: path)
  }

  /// Strokes lines between pairs of points: the first and the second, the third and the fourth.
  public func strokeLineSegments(between points: [Point]) {
    var path = Path()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[index])
      path.addLine(to: points[index + 1])
    }
    strokeInStyle(path)
  }

  /// Fills rectangles with the fill color.
  public func fill(_ rects: [Rect]) {
    for rect in rects { fill(rect) }
  }

  /// The bounding box of the clip, in user space. Follows `CGContext.boundingBoxOfClipPath`.
  public var boundingBoxOfClipPath: Rect { clipBounds }

  private func takePath() -> Path {
    let path = currentPath
    beginPath()
    return path
  }

  /// Strokes a path in the context's line style.
  func strokeInStyle(_ path: Path, width: Double? = nil) {
    let style = style
    var path = path
    path.lineWidth = width ?? state.lineWidth
    path.lineCapStyle = style.lineCap
    path.lineJoinStyle = style.lineJoin
    path.miterLimit = style.miterLimit
    path.setLineDash(style.lineDash, phase: style.lineDashPhase)
    stroke(path, color: state.strokeColor)
  }
}
