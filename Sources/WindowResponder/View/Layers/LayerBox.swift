/// The box of a layer: its background, border, corners and shadow.
@MainActor struct LayerBox {
  let bounds: Rect
  let appearance: Appearance
  let corners: CornerMask
  let curve: LayerCornerCurve
  /// A Boolean value that indicates whether the edges are antialiased.
  let isSmooth: Bool

  init(
    bounds: Rect, appearance: Appearance, corners: CornerMask = .all,
    curve: LayerCornerCurve = .circular, isSmooth: Bool = true
  ) {
    self.isSmooth = isSmooth
    self.bounds = bounds
    self.appearance = appearance
    self.corners = corners
    self.curve = curve
  }

  init(bounds: Rect, appearance: Appearance, values: LayerValues) {
    self.init(
      bounds: bounds, appearance: appearance, corners: values.corners, curve: values.cornerCurve,
      isSmooth: values.allowsEdgeAntialiasing)
  }

  /// Returns the box as a path if its corners differ from each other or are not circular, otherwise `nil`.
  private func specialPath(_ rect: Rect, radius: Double) -> Path? {
    guard radius > 0, corners != .all || curve != .circular else { return nil }
    return Path.layerBox(rect, corners: corners, curve: curve, radius: radius)
  }

  func fill(in context: GraphicsContext) {
    guard let color = appearance.backgroundColor else { return }
    withEdges(in: context) { fill(in: context, color: color) }
  }

  /// Calls a closure that draws the edges of the box, antialiased or not.
  func withEdges(in context: GraphicsContext, _ body: () -> Void) {
    if isSmooth { return body() }
    context.saveState()
    context.setShouldAntialias(false)
    body()
    context.restoreState()
  }

  private func fill(in context: GraphicsContext, color: Color) {
    if let path = specialPath(bounds, radius: appearance.cornerRadius) {
      context.fill(path, color: color)
    } else if appearance.cornerRadius > 0 {
      context.fillRoundedRect(bounds, cornerRadius: appearance.cornerRadius, color: color)
    } else {
      context.fill(bounds, color: color)
    }
  }

  /// Fills the box with black. Along rounded corners, it keeps one pixel clear, which the edge shares with
  /// the outside.
  func fillBehind(in context: GraphicsContext) {
    guard appearance.cornerRadius > 0 else { return fill(in: context, color: .black) }
    let pixel = 1 / context.scale
    let inner = bounds.insetBy(dx: pixel, dy: pixel)
    if inner.isNull || inner.isEmpty { return }
    var appearance = appearance
    appearance.cornerRadius = max(0, appearance.cornerRadius - pixel)
    let box = LayerBox(bounds: inner, appearance: appearance, corners: corners, curve: curve)
    box.fill(in: context, color: .black)
  }

  func clip(_ context: GraphicsContext) {
    if let path = specialPath(bounds, radius: appearance.cornerRadius) {
      context.clip(to: path)
    } else if appearance.cornerRadius > 0 {
      context.clip(to: bounds, cornerRadius: appearance.cornerRadius)
    } else {
      context.clip(to: bounds)
    }
  }

  func drawBorder(in context: GraphicsContext) {
    let width = appearance.borderWidth
    guard width > 0 else { return }
    withEdges(in: context) { drawBorder(in: context, width, appearance.borderColor ?? .black) }
  }

  private func drawBorder(in context: GraphicsContext, _ width: Double, _ color: Color) {
    guard var path = specialPath(bounds, radius: appearance.cornerRadius) else {
      return context.strokeRoundedRect(
        bounds, cornerRadius: appearance.cornerRadius, color: color, width: width)
    }
    let inner = bounds.insetBy(dx: width, dy: width)
    if !inner.isNull, !inner.isEmpty {
      path.append(
        specialPath(inner, radius: appearance.cornerRadius - width) ?? Path(rect: inner))
    }
    path.usesEvenOddFillRule = true
    context.fill(path, color: color)
  }

  func drawShadow(of path: Path?, in context: GraphicsContext) {
    guard let shadow = appearance.shadow, shadow.isVisible else { return }
    if path == nil, appearance.contentShadow != nil { return }
    let color = shadow.color.withAlphaComponent(shadow.color.alpha * shadow.opacity)
    let offset = Vector(dx: shadow.offset.width, dy: shadow.offset.height)
    if let path = path ?? specialPath(bounds, radius: appearance.cornerRadius) {
      return context.drawShadow(of: path, color: color, offset: offset, radius: shadow.radius)
    }
    context.drawShadow(
      of: bounds, cornerRadius: appearance.cornerRadius, color: color, offset: offset,
      radius: shadow.radius,
      isHollow: appearance.backgroundColor.map { context.resolved($0).isOpaque } ?? false)
  }
}

extension Appearance.Shadow {
  /// Begins a layer of the context for content that casts the shadow.
  @MainActor func beginLayer(in rect: Rect, _ context: GraphicsContext) {
    context.beginLayer(
      in: rect, shadow: color.withAlphaComponent(color.alpha * opacity),
      offset: Vector(dx: offset.width, dy: offset.height), radius: radius)
  }
}

extension Path {
  /// Returns the outline of a layer's box.
  static func layerBox(
    _ rect: Rect, corners: CornerMask, curve: LayerCornerCurve, radius: Double
  ) -> Path {
    curve == .continuous
      ? Path(continuousRoundedRect: rect, corners: corners.corners, cornerRadius: radius)
      : Path(roundedRect: rect, corners: corners.corners, cornerRadius: radius)
  }
}
