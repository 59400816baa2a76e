import ResponderGeometry

/// The state of drawing, with the names of `CGContext`.
extension GraphicsContext {
  /// Saves the state until ``restoreGState()``, as ``saveState()`` does.
  public func saveGState() { saveState() }

  /// Restores the state that the matching ``saveGState()`` saved.
  public func restoreGState() { restoreState() }

  /// The transform from user space to points of the whole canvas. The y-axis of the canvas points downward,
  /// and that of a bitmap context upward. Follows `CGContext.ctm`.
  public var ctm: Transform {
    flippedTransform.map { currentTransform.concatenating($0) } ?? currentTransform
  }

  /// The transform from user space to pixels of the whole canvas.
  public var userSpaceToDeviceSpaceTransform: Transform {
    ctm.concatenating(Transform(scaleX: scale, y: scale))
  }

  /// Returns a point in user space as a point in pixels of the whole canvas.
  public func convertToDeviceSpace(_ point: Point) -> Point {
    point.applying(userSpaceToDeviceSpaceTransform)
  }

  /// Returns a point in pixels of the whole canvas as a point in user space.
  public func convertToUserSpace(_ point: Point) -> Point {
    point.applying(userSpaceToDeviceSpaceTransform.inverted())
  }

  // MARK: Lines

  /// Sets the style of the ends of lines.
  public func setLineCap(_ cap: LineCap) { changeStyle { $0.lineCap = cap } }

  /// Sets the style of the corners of lines.
  public func setLineJoin(_ join: LineJoin) { changeStyle { $0.lineJoin = join } }

  /// Sets the limit of the length of a mitered corner, as a factor of the line width.
  public func setMiterLimit(_ limit: Double) { changeStyle { $0.miterLimit = limit } }

  /// Sets the alternating lengths of dashes and gaps, and the offset at which a line begins, in points. An
  /// empty pattern is a solid line.
  public func setLineDash(phase: Double, lengths: [Double]) {
    changeStyle {
      $0.lineDash = lengths
      $0.lineDashPhase = phase
    }
  }

  /// Sets the largest distance, in device pixels, between a curve and the lines that it is drawn with. Values
  /// below 0.1, which is the default, count as 0.1. Rectangles with rounded corners do not depend on it.
  /// Follows `CGContextSetFlatness`.
  public func setFlatness(_ flatness: Double) { changeStyle { $0.flatness = flatness } }

  // MARK: Colors

  /// Sets the fill color from its components, each from 0 to 1.
  public func setFillColor(red: Double, green: Double, blue: Double, alpha: Double) {
    setFillColor(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the fill color to a gray, from 0 for black to 1 for white.
  public func setFillColor(gray: Double, alpha: Double) {
    setFillColor(Color(white: gray, alpha: alpha))
  }

  /// Sets the stroke color from its components, each from 0 to 1.
  public func setStrokeColor(red: Double, green: Double, blue: Double, alpha: Double) {
    setStrokeColor(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the stroke color to a gray, from 0 for black to 1 for white.
  public func setStrokeColor(gray: Double, alpha: Double) {
    setStrokeColor(Color(white: gray, alpha: alpha))
  }

  // MARK: Shadows and smoothing

  /// Sets a black shadow with an opacity of one third for further drawing.
  ///
  /// - Parameters:
  ///   - offset: The offset, in points of the whole canvas, regardless of the transform. Positive values are
  ///     to the right and downward, or upward in a bitmap context.
  ///   - blur: Twice the standard deviation of the blur, in points.
  public func setShadow(offset: Size, blur: Double) {
    setShadow(offset: offset, blur: blur, color: Color(white: 0, alpha: 1.0 / 3))
  }

  /// Sets a shadow for further drawing. Without a color, or with a clear one, there is no shadow.
  public func setShadow(offset: Size, blur: Double, color: Color?) {
    let color = color.map(resolved)
    changeStyle {
      guard let color, color.alpha > 0 else { return $0.shadow = nil }
      $0.shadow = DrawingStyle.Shadow(
        offset: Vector(dx: offset.width, dy: bitmap == nil ? offset.height : -offset.height),
        deviation: max(0, blur) / 2,
        color: color)
    }
  }

  /// Sets a Boolean value that indicates whether edges of paths are antialiased.
  public func setShouldAntialias(_ isSmooth: Bool) { changeStyle { $0.isSmooth = isSmooth } }

  /// Sets a Boolean value that indicates whether ``setShouldAntialias(_:)`` has an effect.
  public func setAllowsAntialiasing(_ allows: Bool) {
    changeStyle { $0.allowsSmoothing = allows }
  }

  /// The quality of scaled images.
  public var interpolationQuality: InterpolationQuality {
    get { style.interpolation }
    set { changeStyle { $0.interpolation = newValue } }
  }

  /// Ignores the value. The smoothing of text is that of the system's font settings.
  public func setShouldSmoothFonts(_ isSmooth: Bool) {}

  /// Ignores the value. The smoothing of text is that of the system's font settings.
  public func setAllowsFontSmoothing(_ allows: Bool) {}
}
