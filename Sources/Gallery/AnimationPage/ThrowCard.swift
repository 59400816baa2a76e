import Widgets

/// A card with a tile that can be caught and thrown, and moves to a corner with the velocity of the throw.
/// Arrow keys throw it too.
final class ThrowCard: Card {
  private let tile = ThrowTile()
  private let hint = Label(text: "Throw it; catch it on its way")
  private let pan = PanGestureRecognizer()
  private var corner = 0

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
    accessibilityLabel = "Throw"
    hint.font = .preferredFont(forTextStyle: .footnote)
    hint.textColor = .secondaryLabel
    hint.textAlignment = .center
    tile.backgroundColor = .tint
    tile.layer.cornerRadius = 14
    tile.layer.shadowColor = .windowShadow
    tile.layer.shadowOpacity = 0.4
    tile.layer.shadowRadius = 6
    tile.layer.shadowOffset = Size(width: 0, height: 3)
    tile.bounds = Rect(x: 0, y: 0, width: 64, height: 64)
    addSubview(hint)
    addSubview(tile)
    pan.addAction(Action { [weak self] _ in self?.panned() })
    tile.addGestureRecognizer(pan)
  }

  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    guard tile.isFocused, presses.count == 1, let key = presses.first?.key,
      key.modifierFlags.subtracting([.alphaShift, .numericPad]).isEmpty,
      let velocity = Self.velocity(for: key.keyCode)
    else { return super.pressesBegan(presses, with: event) }
    fly(velocity)
  }

  /// Returns the velocity of a throw by an arrow key, in points a second.
  private static func velocity(for key: KeyboardHIDUsage) -> Point? {
    switch key {
    case .keyboardLeftArrow: Point(x: -4000, y: 0)
    case .keyboardRightArrow: Point(x: 4000, y: 0)
    case .keyboardUpArrow: Point(x: 0, y: -4000)
    case .keyboardDownArrow: Point(x: 0, y: 4000)
    default: nil
    }
  }

  private func panned() {
    switch pan.state {
    case .began, .changed:
      let way = pan.translation(in: self)
      pan.setTranslation(.zero, in: self)
      let place = tile.presentation.center
      View.performWithoutAnimation {
        tile.center = Point(x: place.x + way.x, y: place.y + way.y)
      }
    case .ended, .cancelled: fly(pan.velocity(in: self))
    default: break
    }
  }

  /// Lets the tile continue to the corner in the direction of its velocity, in points per second.
  private func fly(_ velocity: Point) {
    let aim = Point(x: tile.center.x + velocity.x * 0.15, y: tile.center.y + velocity.y * 0.15)
    corner = (aim.x > bounds.midX ? 1 : 0) + (aim.y > bounds.midY ? 2 : 0)
    let target = place
    let way = max(
      1,
      ((target.x - tile.center.x) * (target.x - tile.center.x)
        + (target.y - tile.center.y) * (target.y - tile.center.y)).squareRoot())
    let speed = (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot()
    View.animate(
      withDuration: 0.7, delay: 0, usingSpringWithDamping: 0.65,
      initialSpringVelocity: min(speed / way, 30), options: [.allowUserInteraction],
      animations: { [tile] in tile.center = target })
  }

  private var place: Point {
    let area = contentFrame.insetBy(dx: 32, dy: 32)
    return Point(
      x: corner % 2 == 0 ? area.minX : area.maxX, y: corner / 2 == 0 ? area.minY : area.maxY)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    hint.frame = Rect(
      x: Spacing.medium, y: (bounds.midY - 10).rounded(),
      width: max(0, bounds.width - Spacing.medium * 2), height: 20)
    if !pan.state.isActiveGesture { tile.center = place }
  }
}

extension GestureRecognizer.State {
  /// A Boolean value that indicates whether a touch is down.
  var isActiveGesture: Bool { self == .began || self == .changed }
}
