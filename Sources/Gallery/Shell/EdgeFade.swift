import WindowResponder

/// A fade at an edge of a scroll view, which shows that there is more content.
final class EdgeFade: View {
  /// An edge of a scroll view.
  enum Edge { case top, bottom, left, right }

  /// The width of the fade, from the edge inward, in points.
  static let breadth = 32.0

  private let edge: Edge
  private let ground: Color

  /// Creates a fade into the background colour of the content.
  init(_ edge: Edge, ground: Color) {
    self.edge = edge
    self.ground = ground
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    alpha = 0
  }

  /// Sets the length of the hidden content beyond the edge, in points. A short length gives a weak fade.
  func show(_ distance: Double) {
    let strength = min(max(distance / Self.breadth, 0), 1)
    if strength != alpha { alpha = strength }
  }

  /// Places the fade at its edge of a rectangle.
  func lie(atEdgeOf rect: Rect) {
    let isWide = edge == .top || edge == .bottom
    let size = Size(
      width: isWide ? rect.width : min(Self.breadth, rect.width),
      height: isWide ? min(Self.breadth, rect.height) : rect.height)
    frame = Rect(
      x: edge == .right ? rect.maxX - size.width : rect.minX,
      y: edge == .bottom ? rect.maxY - size.height : rect.minY, width: size.width,
      height: size.height)
  }

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    let color = theme.resolve(ground)
    let (start, end): (Point, Point) =
      switch edge {
      case .top: (bounds.origin, Point(x: bounds.minX, y: bounds.maxY))
      case .bottom: (Point(x: bounds.minX, y: bounds.maxY), bounds.origin)
      case .left: (bounds.origin, Point(x: bounds.maxX, y: bounds.minY))
      case .right: (Point(x: bounds.maxX, y: bounds.minY), bounds.origin)
      }
    context.drawLinearGradient(
      Gradient(colors: [color, color.withAlphaComponent(0)]), from: start, to: end)
  }
}
