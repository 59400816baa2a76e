extension Rect {
  /// The rectangle as far from the right edge of another as it is from its left one, where something is
  /// mirrored.
  package func mirrored(in bounds: Rect, if isMirrored: Bool = true) -> Rect {
    isMirrored
      ? Rect(x: bounds.minX + bounds.maxX - maxX, y: minY, width: width, height: height) : self
  }
}
