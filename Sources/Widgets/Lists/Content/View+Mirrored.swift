import WindowResponder

extension View {
  /// Whether lines begin at the right here.
  var isMirrored: Bool { isRightToLeft }

  /// The size that a view needs in a width, in points.
  /// Where constraints are in it, these say; else the view does.
  func measured(inWidth width: Double) -> Size {
    updateConstraintsIfNeeded()
    let room = Size(width: width, height: 0)
    guard hasConstraintsInside else { return sizeThatFits(room) }
    return systemLayoutSizeFitting(
      room, withHorizontalFittingPriority: width > 0 ? .required : .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
}
