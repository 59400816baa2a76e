package import ResponderGeometry
package import WindowResponder

/// Shows a picture of a recording's figures, drawn anew in the size that the view has.
package final class PictureView: View {
  /// Draws the picture for a size; nil where there is none.
  private let maker: PictureMaker
  /// What is shown.
  package let kind: PictureKind
  /// The size of text, in points.
  package var textSize = 12.0 { didSet { forget() } }
  private var drawn: Picture?

  /// Shows one kind of picture.
  package init(_ kind: PictureKind, of maker: PictureMaker) {
    self.kind = kind
    self.maker = maker
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityLabel = maker.words.title(of: kind)
    accessibilityValue = maker.words.summary(of: kind)
  }

  /// As high as the picture looks best in the view's width.
  package override func sizeThatFits(_ size: Size) -> Size {
    maker.size(of: kind, width: size.width)
  }

  /// Draws the picture.
  package override func draw(_ rect: Rect, in context: GraphicsContext) {
    if drawn?.size != bounds.size {
      drawn = maker.picture(kind, size: bounds.size, textSize: textSize)
    }
    drawn?.draw(in: context)
  }

  private func forget() {
    drawn = nil
    setNeedsDisplay()
  }
}
