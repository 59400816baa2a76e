package import ResponderGeometry
package import WindowResponder

/// A view that draws a diagram of a recording's figures in its own size.
package final class DiagramView: View {
  /// The factory that creates the diagram for a size.
  private let maker: DiagramMaker
  /// The type of the diagram.
  package let kind: DiagramKind
  /// The size of text, in points.
  package var textSize = 12.0 { didSet { forget() } }
  private var drawn: Diagram?

  /// Creates a view of a diagram.
  package init(_ kind: DiagramKind, of maker: DiagramMaker) {
    self.kind = kind
    self.maker = maker
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = maker.words.title(of: kind)
    accessibilityValue = maker.words.summary(of: kind)
  }

  /// Returns the best height of the diagram for a width.
  package override func sizeThatFits(_ size: Size) -> Size {
    maker.size(of: kind, width: size.width)
  }

  /// Draws the diagram.
  package override func draw(_ rect: Rect, in context: GraphicsContext) {
    if drawn?.size != bounds.size {
      drawn = maker.diagram(kind, size: bounds.size, textSize: textSize)
    }
    drawn?.draw(in: context)
  }

  private func forget() {
    drawn = nil
    setNeedsDisplay()
  }
}
