import ResponderRuntime

/// A view that magnifies the text under a touch, above the touch, so that the caret is visible.
final class TextLoupe: View {
  /// The magnification.
  static let magnification = 1.5
  /// The size of the loupe, in points.
  static let size = Size(width: 132, height: 56)
  /// The distance from the magnified location, in points.
  static let distance = 26.0
  /// The smallest distance from the window's edges, in points.
  private static let margin = 6.0

  @BackLink private var overlay: TextOverlay?
  private var place = Point.zero

  init(_ overlay: TextOverlay) {
    self.overlay = overlay
    super.init(frame: Rect(origin: .zero, size: Self.size))
    isUserInteractionEnabled = false
    backgroundColor = .systemBackground
    layer.cornerRadius = Self.size.height / 2
    layer.borderWidth = 1
    // The border separates the loupe from the text behind it.
    layer.borderColor = Color.label.withAlphaComponent(0.3)
    layer.shadowColor = .black
    layer.shadowOpacity = 0.4
    layer.shadowRadius = 8
    layer.shadowOffset = Size(width: 0, height: 3)
  }

  /// Magnifies the area around a location in the window.
  func look(at place: Point) {
    self.place = place
    setNeedsDisplay()
    guard let window = overlay?.window else { return }
    let (size, margin) = (Self.size, Self.margin)
    let top = window.safeAreaInsets.top + margin
    var y = place.y - Self.distance - size.height
    // If there is no space above, the loupe is below the touch.
    if y < top { y = place.y + 2 * Self.distance }
    let x = min(
      max(place.x - size.width / 2, margin),
      max(margin, window.bounds.width - size.width - margin))
    let scale = contentScaleFactor
    frame = Rect(
      x: (x * scale).rounded() / scale, y: (y * scale).rounded() / scale, width: size.width,
      height: size.height)
  }

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    guard let overlay, let window = overlay.window else { return }
    let scale = Self.magnification
    let seen = Rect(
      x: place.x - bounds.width / 2 / scale, y: place.y - bounds.height / 2 / scale,
      width: bounds.width / scale, height: bounds.height / scale)
    context.saveState()
    context.clip(to: bounds, cornerRadius: boxCornerRadius)
    context.translateBy(x: bounds.midX, y: bounds.midY)
    context.scaleBy(x: scale, y: scale)
    context.translateBy(x: -place.x, y: -place.y)
    context.fill(seen, color: window.backgroundColor ?? .systemBackground)
    for view in window.subviews where view !== overlay { view.render(in: context, clip: seen) }
    for handle in [overlay.startHandle, overlay.endHandle] {
      handle.render(in: context, clip: seen)
    }
    context.restoreState()
  }
}
