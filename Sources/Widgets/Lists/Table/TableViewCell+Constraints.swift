import WindowResponder

extension TableViewCell {
  /// The size that constraints in the content view lead to, or that of a cell without any; nil where they
  /// are in the cell itself.
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
    // What constraints leave without a height is as high as any row.
    let height = size.height > 0 ? size.height + separatorThickness : TableMetrics.rowHeight
    return Size(width: size.width + beside, height: height)
  }
}
