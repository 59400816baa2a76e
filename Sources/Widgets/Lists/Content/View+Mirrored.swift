import WindowResponder

extension View {
  /// A Boolean value that indicates whether the view has a right-to-left layout.
  var isMirrored: Bool { isRightToLeft }

  /// Returns a square at the center of the view, on whole points.
  func centeredSquare(_ side: Double) -> Rect {
    Rect(
      x: ((bounds.width - side) / 2).rounded(.down),
      y: ((bounds.height - side) / 2).rounded(.down), width: side, height: side)
  }

  /// Returns the size that a view needs in a width, in points. If the view has constraints inside, they
  /// determine the size. Otherwise `sizeThatFits(_:)` does.
  func measured(inWidth width: Double) -> Size {
    updateConstraintsIfNeeded()
    let room = Size(width: width, height: 0)
    guard hasConstraintsInside else { return sizeThatFits(room) }
    return systemLayoutSizeFitting(
      room, withHorizontalFittingPriority: width > 0 ? .required : .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
}
