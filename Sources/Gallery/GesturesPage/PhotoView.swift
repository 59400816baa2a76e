import Widgets

/// A photo that can be moved, scaled and rotated around any point.
final class PhotoView: View {
  private let picture = ImageView(image: Landscape.largeImage)

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    backgroundColor = .systemGroupedBackground
    layer.borderColor = .separator
    layer.borderWidth = 1
    layer.cornerRadius = 6
    layer.shadowColor = .windowShadow
    layer.shadowOpacity = 0.5
    layer.shadowRadius = 8
    layer.shadowOffset = Size(width: 0, height: 3)
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    addSubview(picture)
    isAccessibilityElement = true
    accessibilityTraits = .image
    accessibilityLabel = "Photo"
    accessibilityHint =
      "Arrows move it, with Ctrl they swipe. Plus and minus scale it, comma and full stop turn it. "
      + "Return taps it, the space bar lifts it, Home puts it back."
  }

  // MARK: Keys

  override var canBecomeFocused: Bool { true }

  override func focusDidChange() {
    super.focusDidChange()
    layer.borderColor = isFocused ? focusRingColor : .separator
    layer.borderWidth = isFocused ? theme.metrics.focusRingWidth : 1
  }

  // MARK: Position

  /// A Boolean value that indicates whether the user has moved the photo.
  private(set) var isMoved = false

  override var center: Point {
    didSet { isMoved = false }
  }

  /// A Boolean value that indicates whether the photo is lifted.
  var isLifted = false {
    didSet {
      guard isLifted != oldValue else { return }
      View.animate(withDuration: 0.2) { [self] in
        layer.shadowRadius = isLifted ? 20 : 8
        layer.shadowOffset = Size(width: 0, height: isLifted ? 12 : 3)
        alpha = isLifted ? 0.9 : 1
      }
    }
  }

  /// Shows that the photo was tapped.
  func wink() {
    alpha = 0.5
    View.animate(
      withDuration: 0.35, delay: 0, options: [.allowUserInteraction],
      animations: { [self] in alpha = 1 })
  }

  func move(by translation: Point) {
    center = Point(x: center.x + translation.x, y: center.y + translation.y)
    isMoved = true
  }

  /// Scales the photo around `point`, in its own coordinates.
  func scale(by factor: Double, around point: Point) {
    guard factor > 0, factor.isFinite else { return }
    let whole = transform.a * transform.a + transform.b * transform.b
    let present = whole.squareRoot()
    let allowed = min(max(present * factor, 0.4), 5) / max(present, 0.01)
    keep(point) { transform = transform.scaledBy(x: allowed, y: allowed) }
  }

  /// Rotates the photo around `point`, in its own coordinates. The angle is in radians, clockwise.
  func rotate(by angle: Double, around point: Point) {
    keep(point) { transform = transform.rotated(by: angle) }
  }

  private func keep(_ point: Point, while change: () -> Void) {
    guard let superview else { return change() }
    let before = convert(point, to: superview)
    change()
    let after = convert(point, to: superview)
    move(by: Point(x: before.x - after.x, y: before.y - after.y))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds.insetBy(dx: 8, dy: 8)
  }
}
