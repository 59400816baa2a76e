extension View {
  /// Whether what is read first stands at the right.
  var isMirrored: Bool { ReadingDirection.isRightToLeft }

  /// A rectangle in the place that it has where what is read first stands at the right.
  func mirrored(_ rect: Rect) -> Rect {
    guard isMirrored else { return rect }
    return Rect(
      x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width,
      height: rect.height)
  }
}

/// Which way the bars of containers are laid out.
@MainActor enum ReadingDirection {
  static var isRightToLeft = false
}
