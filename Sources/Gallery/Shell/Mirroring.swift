import Widgets

extension View {
  /// Mirrors the frames of subviews if the layout is right-to-left. Call it after the frames have been set
  /// for a left-to-right layout.
  func mirror(_ views: [View]) {
    guard isRightToLeft else { return }
    for view in views { view.frame = view.frame.mirrored(in: bounds) }
  }

  /// Draws a text at a point of a left-to-right layout, which is mirrored if the layout is right-to-left.
  func draw(_ text: TextLayout, at point: Point, color: Color, in context: GraphicsContext) {
    context.draw(text, at: mirrored(Rect(origin: point, size: text.size)).origin, color: color)
  }

  /// The alignment of text at the trailing edge.
  var trailingAlignment: TextAlignment { isRightToLeft ? .left : .right }
}
