extension View {
  /// Returns a rectangle, mirrored in the bounds of the view if the layout is right-to-left.
  package func mirrored(_ rect: Rect) -> Rect { rect.mirrored(in: bounds, if: isRightToLeft) }
}
