extension View {
  /// A rectangle in the place that it has where things go from right to left.
  package func mirrored(_ rect: Rect) -> Rect { rect.mirrored(in: bounds, if: isRightToLeft) }
}
