import ResponderGeometry

/// The context's own path, by `CGContext`'s names. It is no part of what ``saveState()`` keeps.
extension GraphicsContext {
  /// The path as it is put together at present; nil where there is none.
  public var path: Path? { currentPath.isEmpty ? nil : currentPath }

  /// The path in the user space of the present transform. What was added before a transform stays where it
  /// is on the canvas.
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

  /// Whether the path has no steps.
  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// Where the next line begins, in user space.
  public var currentPointOfPath: Point { currentPath.currentPoint ?? .zero }

  /// The box around the path, in user space; ``Rect/null`` without one.
  public var boundingBoxOfPath: Rect { currentPath.bounds }

  /// Forgets the path and starts another.
  public func beginPath() {
    if !drawnPath.isEmpty { drawnPath = Path() }
  }

  /// Starts a new line at a point.
  public func move(to point: Point) { currentPath.move(to: point) }

  /// Adds a straight line.
  public func addLine(to point: Point) { currentPath.addLine(to: point) }

  /// Starts a new line at the first of some points, and adds straight lines to the others.
  public func addLines(between points: [Point]) { currentPath.addLines(between: points) }

  /// Adds a cubic Bézier curve.
  public func addCurve(to end: Point, control1: Point, control2: Point) {
    currentPath.addCurve(to: end, control1: control1, control2: control2)
  }

  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(to end: Point, control: Point) {
    currentPath.addQuadCurve(to: end, control: control)
  }

  /// Adds a part of a circle; `clockwise` is meant for a y axis that points up, so that it is
  /// counterclockwise on the screen. Follows `CGContext.addArc`.
  public func addArc(
    center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
  ) {
    currentPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Adds a part of a circle that touches two lines, which meet at `tangent1End`.
  public func addArc(tangent1End: Point, tangent2End: Point, radius: Double) {
    currentPath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }

  /// Adds the outline of a rectangle.
  public func addRect(_ rect: Rect) { currentPath.addRect(rect) }

  /// Adds the outlines of rectangles.
  public func addRects(_ rects: [Rect]) { currentPath.addRects(rects) }

  /// Adds the ellipse that fills a rectangle.
  public func addEllipse(in rect: Rect) { currentPath.addEllipse(in: rect) }

  /// Adds every step of a path.
  public func addPath(_ path: Path) { currentPath.append(path) }

  /// Adds a straight line back to where the current line began.
  public func closePath() { currentPath.close() }

  /// Makes the path the area that a line along it would cover.
  public func replacePathWithStrokedPath() {
    let style = style
    currentPath = takePath().copy(
      strokingWithWidth: state.lineWidth, lineCap: style.lineCap, lineJoin: style.lineJoin,
      miterLimit: style.miterLimit)
  }

  /// Fills the path, and forgets it.
  public func fillPath(using rule: PathFillRule = .winding) {
    var path = takePath()
    path.usesEvenOddFillRule = rule == .evenOdd
    fill(path, color: state.fillColor)
  }

  /// Draws a line along the path, and forgets it.
  public func strokePath() { strokeInStyle(takePath()) }

  /// Fills the path or draws a line along it, or both, and forgets it.
  public func drawPath(using mode: PathDrawingMode) {
    var path = takePath()
    path.usesEvenOddFillRule = mode == .eoFill || mode == .eoFillStroke
    if mode != .stroke { fill(path, color: state.fillColor) }
    if mode != .fill, mode != .eoFill { strokeInStyle(path) }
  }

  /// Whether the path's line or area holds a point of user space.
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

  /// Draws only inside the path from here on, and forgets it.
  public func clip(using rule: PathFillRule = .winding) {
    var path = takePath()
    path.usesEvenOddFillRule = rule == .evenOdd
    clip(to: path)
  }

  /// Draws only inside some rectangles from here on.
  public func clip(to rects: [Rect]) {
    var path = Path()
    path.addRects(rects)
    clip(to: path)
  }

  /// Draws lines between pairs of points: the first and the second, the third and the fourth.
  public func strokeLineSegments(between points: [Point]) {
    var path = Path()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      path.move(to: points[index])
      path.addLine(to: points[index + 1])
    }
    strokeInStyle(path)
  }

  /// Fills rectangles with the fill colour.
  public func fill(_ rects: [Rect]) {
    for rect in rects { fill(rect) }
  }

  /// The box around everything that can still be drawn on, in user space. Follows
  /// `CGContext.boundingBoxOfClipPath`.
  public var boundingBoxOfClipPath: Rect { clipBounds }

  private func takePath() -> Path {
    let path = currentPath
    beginPath()
    return path
  }

  /// Draws a line along a path in the context's own style.
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
