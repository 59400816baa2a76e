import WindowResponder

extension View {
  /// Returns the size that the view requests within an available size, in points: its fixed size, else that
  /// of its content or its constraints. Content that wraps is never wider than the available size.
  package final func askedSize(in room: Size) -> Size {
    var limit = room
    if let fixedWidth { limit.width = fixedWidth }
    if let fixedHeight { limit.height = fixedHeight }
    var size = intrinsicContentSize
    if size.width < 0, size.height < 0, hasConstraintsInside, !(self is StackView) {
      size = constrainedSize(in: limit)
    } else if size.width < 0 || size.height < 0 || size.width > limit.width {
      let fitting = sizeThatFits(limit)
      if size.height < 0 || size.width > limit.width { size.height = fitting.height }
      if size.width < 0 || size.width > limit.width {
        size.width = min(fitting.width, limit.width)
      }
    }
    return Size(
      width: fixedWidth ?? size.width.rounded(.up), height: fixedHeight ?? size.height.rounded(.up))
  }

  private func constrainedSize(in room: Size) -> Size {
    let width = room.width.isFinite ? room.width : 0
    let natural = systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    if !room.width.isFinite || natural.width <= width { return natural }
    return systemLayoutSizeFitting(
      Size(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the distance from the top of the view to the baseline of its first line of text, in points, for
  /// a size of the view. It is a whole number of pixels, in which text is drawn. If the view has no text,
  /// returns `nil`.
  package final func textBaseline(for size: Size) -> Double? {
    let baseline = firstBaseline(for: size)
    return baseline < size.height ? pixelGrid.nearest(baseline) : nil
  }

  /// An available size without limits.
  package static var endlessRoom: Size { Size(width: .infinity, height: .infinity) }
}
