import ResponderWords
import Widgets

/// A view that draws the outline of a card, with two edges to drag.
///
/// A touch drags the nearer edge from any position beside the card, so that the finger does not cover the
/// edge.
final class CardView: View {
  /// The outline, in points of this view.
  var card: CardFrame { didSet { if card != oldValue { changed() } } }
  /// A closure that is called after a touch or a key has changed the outline.
  var onChange: (() -> Void)?
  /// A Boolean value that indicates whether the user has moved an edge or rotated the outline.
  var wasChanged = false
  private var drag: (edge: CardFrame.Edge, last: Point)?
  /// The edge that keys move.
  private var chosen = CardFrame.Edge.right

  init(_ card: CardFrame) {
    self.card = card
    super.init(frame: .zero)
    cursor = .crosshair
    isAccessibilityElement = true
    accessibilityLabel = localized("Outline of a bank card")
  }

  private func changed() {
    setNeedsDisplay()
    onChange?()
  }

  override var canBecomeFocused: Bool { true }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    guard drag == nil, let place = touches.first?.location(in: self) else { return }
    let rect = card.rect
    // The distance of the position from each edge, in the edge's own direction.
    let isRight = (place.x - rect.midX) * rect.height > (place.y - rect.midY) * rect.width
    chosen = isRight ? .right : .bottom
    drag = (chosen, place)
    setNeedsDisplay()
  }

  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    guard let drag, let place = touches.first?.location(in: self) else { return }
    let way = place - drag.last
    wasChanged = true
    card.move(drag.edge, by: drag.edge == .right ? way.dx : way.dy, in: bounds.size)
    self.drag = (drag.edge, place)
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { letGo() }
  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) { letGo() }

  private func letGo() {
    drag = nil
    setNeedsDisplay()
  }

  /// Moves the edges by half a point with the arrow keys.
  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    guard isFocused, let code = presses.compactMap({ $0.key?.keyCode }).first else {
      return super.pressesBegan(presses, with: event)
    }
    wasChanged = true
    switch code {
    case .keyboardRightArrow: card.move(.right, by: 0.5, in: bounds.size)
    case .keyboardLeftArrow: card.move(.right, by: -0.5, in: bounds.size)
    case .keyboardDownArrow: card.move(.bottom, by: 0.5, in: bounds.size)
    case .keyboardUpArrow: card.move(.bottom, by: -0.5, in: bounds.size)
    default: super.pressesBegan(presses, with: event)
    }
  }

  // MARK: Drawing

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    let box = card.rect
    context.fillRoundedRect(box, cornerRadius: 14, color: tintColor.withAlphaComponent(0.10))
    context.strokeRoundedRect(box, cornerRadius: 14, color: .tertiaryLabel, width: 1)
    // The fixed corner.
    for (from, to) in [
      (Point(x: box.minX - 10, y: box.minY), Point(x: box.minX + 40, y: box.minY)),
      (Point(x: box.minX, y: box.minY - 10), Point(x: box.minX, y: box.minY + 40)),
    ] { line(from, to, .label, 2, in: context) }
    for edge in CardFrame.Edge.allCases { draw(edge, of: box, in: context) }
    if isFocused {
      context.strokeRoundedRect(
        box.insetBy(dx: -6, dy: -6), cornerRadius: 18, color: tintColor, width: 2)
    }
  }

  private func draw(_ edge: CardFrame.Edge, of box: Rect, in context: GraphicsContext) {
    let isHeld = drag?.edge == edge
    let color: Color = isHeld ? .warningText : tintColor
    switch edge {
    case .right:
      line(Point(x: box.maxX, y: box.minY), Point(x: box.maxX, y: box.maxY), color, 3, in: context)
      knob(Point(x: box.maxX, y: box.midY), color, in: context)
    case .bottom:
      line(Point(x: box.minX, y: box.maxY), Point(x: box.maxX, y: box.maxY), color, 3, in: context)
      knob(Point(x: box.midX, y: box.maxY), color, in: context)
    }
  }

  private func knob(_ place: Point, _ color: Color, in context: GraphicsContext) {
    context.fill(
      Path(ovalIn: Rect(x: place.x - 14, y: place.y - 14, width: 28, height: 28)), color: color)
    context.fill(
      Path(ovalIn: Rect(x: place.x - 5, y: place.y - 5, width: 10, height: 10)),
      color: .systemGroupedBackground)
  }

  private func line(
    _ from: Point, _ to: Point, _ color: Color, _ width: Double, in context: GraphicsContext
  ) {
    var path = Path()
    path.move(to: from)
    path.addLine(to: to)
    path.lineWidth = width
    context.stroke(path, color: color)
  }
}
