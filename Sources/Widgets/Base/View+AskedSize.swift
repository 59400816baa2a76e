import WindowResponder

extension View {
  /// The size that the view asks for in some room, in points: a fixed one first, then what its content or
  /// its constraints say. What wraps is never wider than the room.
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

  /// How far the first line of text has its baseline below the top for a size, in points; nil for what has
  /// no text.
  package final func textBaseline(for size: Size) -> Double? {
    let baseline = firstBaseline(for: size)
    return baseline < size.height ? baseline : nil
  }

  /// Room without an end.
  package static var endlessRoom: Size { Size(width: .infinity, height: .infinity) }
}

extension Rect {
  /// The rectangle on whole points, so that lines in it are sharp.
  var onWholePoints: Rect {
    Rect(
      x: minX.rounded(), y: minY.rounded(), width: width.rounded(.up), height: height.rounded(.up))
  }
}
