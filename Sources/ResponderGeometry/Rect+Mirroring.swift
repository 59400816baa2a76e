extension Rect {
  /// Returns the rectangle mirrored horizontally in another rectangle, or this rectangle if `isMirrored` is
  /// `false`.
  package func mirrored(in bounds: Rect, if isMirrored: Bool = true) -> Rect {
    isMirrored
      ? Rect(x: bounds.minX + bounds.maxX - maxX, y: minY, width: width, height: height) : self
  }
}
