import ResponderGeometry

/// `CGContext`'s names for the state of drawing.
extension GraphicsContext {
  /// Keeps the state of drawing until ``restoreGState()``, as ``saveState()`` does.
  public func saveGState() { saveState() }

  /// Goes back to what the matching ``saveGState()`` kept.
  public func restoreGState() { restoreState() }

  /// The transform from user space to points of the whole canvas, y pointing down. Follows
  /// `CGContext.ctm`.
  public var ctm: Transform { currentTransform }

  /// The transform from user space to pixels of the whole canvas.
  public var userSpaceToDeviceSpaceTransform: Transform {
    currentTransform.concatenating(Transform(scaleX: scale, y: scale))
  }

  /// A point of user space in pixels of the whole canvas.
  public func convertToDeviceSpace(_ point: Point) -> Point {
    point.applying(userSpaceToDeviceSpaceTransform)
  }

  /// A pixel of the whole canvas in user space.
  public func convertToUserSpace(_ point: Point) -> Point {
    point.applying(userSpaceToDeviceSpaceTransform.inverted())
  }

  // MARK: Lines

  /// Sets how the ends of lines look.
  public func setLineCap(_ cap: LineCap) { changeStyle { $0.lineCap = cap } }

  /// Sets how the corners of lines look.
  public func setLineJoin(_ join: LineJoin) { changeStyle { $0.lineJoin = join } }

  /// Sets how many times its width a pointed corner may be long.
  public func setMiterLimit(_ limit: Double) { changeStyle { $0.miterLimit = limit } }

  /// Sets where in a pattern of dashes and gaps a line starts, and their lengths in turn, in points; an
  /// empty pattern is a solid line.
  public func setLineDash(phase: Double, lengths: [Double]) {
    changeStyle {
      $0.lineDash = lengths
      $0.lineDashPhase = phase
    }
  }

  /// Sets how exactly curves are followed. Curves are always smooth here: the value is kept and changes
  /// nothing.
  public func setFlatness(_ flatness: Double) { changeStyle { $0.flatness = flatness } }

  // MARK: Colours

  /// Sets the colour of areas from its parts, each 0 to 1.
  public func setFillColor(red: Double, green: Double, blue: Double, alpha: Double) {
    setFillColor(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the colour of areas to a gray; 0 is black, 1 is white.
  public func setFillColor(gray: Double, alpha: Double) {
    setFillColor(Color(white: gray, alpha: alpha))
  }

  /// Sets the colour of lines from its parts, each 0 to 1.
  public func setStrokeColor(red: Double, green: Double, blue: Double, alpha: Double) {
    setStrokeColor(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the colour of lines to a gray; 0 is black, 1 is white.
  public func setStrokeColor(gray: Double, alpha: Double) {
    setStrokeColor(Color(white: gray, alpha: alpha))
  }

  // MARK: Shadows and smoothing

  /// Gives everything that is drawn from here on a shadow of black with an opacity of one third.
  ///
  /// - Parameters:
  ///   - offset: How far it is moved, in points of the whole canvas, whatever the transform; positive is
  ///     to the right and down.
  ///   - blur: How soft it is, in points: twice the standard deviation.
  public func setShadow(offset: Size, blur: Double) {
    setShadow(offset: offset, blur: blur, color: Color(white: 0, alpha: 1.0 / 3))
  }

  /// Gives everything that is drawn from here on a shadow; no colour, or a clear one, for none.
  public func setShadow(offset: Size, blur: Double, color: Color?) {
    let color = color.map(resolved)
    changeStyle {
      guard let color, color.alpha > 0 else { return $0.shadow = nil }
      $0.shadow = DrawingStyle.Shadow(
        offset: Vector(dx: offset.width, dy: offset.height), deviation: max(0, blur) / 2,
        color: color)
    }
  }

  /// Whether edges of paths are smooth.
  public func setShouldAntialias(_ isSmooth: Bool) { changeStyle { $0.isSmooth = isSmooth } }

  /// Whether ``setShouldAntialias(_:)`` may make edges smooth.
  public func setAllowsAntialiasing(_ allows: Bool) {
    changeStyle { $0.allowsSmoothing = allows }
  }

  /// How an image is drawn in another size.
  public var interpolationQuality: InterpolationQuality {
    get { style.interpolation }
    set { changeStyle { $0.interpolation = newValue } }
  }

  /// Does nothing: letters have the smoothing that the fonts are set to.
  public func setShouldSmoothFonts(_ isSmooth: Bool) {}

  /// Does nothing: letters have the smoothing that the fonts are set to.
  public func setAllowsFontSmoothing(_ allows: Bool) {}
}
