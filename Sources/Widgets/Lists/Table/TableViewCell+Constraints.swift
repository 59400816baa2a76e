import WindowResponder

extension TableViewCell {
  /// Returns the size that satisfies the constraints in the content view. If the cell has no constraints,
  /// returns the result of ``sizeThatFits(_:)``. If only the cell itself has constraints, returns `nil`.
  func constrainedSize(
    _ target: Size, _ horizontal: LayoutPriority, _ vertical: LayoutPriority
  ) -> Size? {
    updateConfigurationIfNeeded()
    updateConstraintsIfNeeded()
    guard contentView.hasConstraintsInside else {
      if hasConstraintsInside { return nil }
      return sizeThatFits(target)
    }
    let beside = leadingWidth + surroundings.readableInset + trailingWidth
    let inner = Size(
      width: max(0, target.width - beside), height: max(0, target.height - separatorThickness))
    let size = contentView.systemLayoutSizeFitting(
      inner, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    // If the constraints determine no height, the row has the default height.
    let height = size.height > 0 ? size.height + separatorThickness : TableMetrics.rowHeight
    return Size(width: size.width + beside, height: height)
  }
}
