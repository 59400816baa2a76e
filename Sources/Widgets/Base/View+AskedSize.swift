import WindowResponder

extension View {
  /// Returns the size that the view requests within an available size, in points: its fixed size, else that
  /// of its constraints, else that of its content. Content that wraps is never wider than the available size.
  package final func askedSize(in room: Size) -> Size {
    var limit = room
    if let fixedWidth { limit.width = fixedWidth }
    if let fixedHeight { limit.height = fixedHeight }
    var size = intrinsicContentSize
    if hasConstraintsInside {
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

  /// A Boolean value that indicates whether a required constraint of the view alone limits its width, so that
  /// a container does not stretch it.
  package final var limitsOwnWidth: Bool { limitsItself(.width) }

  private func limitsItself(_ dimension: LayoutConstraint.Attribute) -> Bool {
    constraints.contains {
      $0.firstItem === self && $0.firstAttribute == dimension && $0.secondItem == nil
        && $0.relation != .greaterThanOrEqual && $0.priority == .required
    }
  }

  /// Returns the rectangle for the view in a container that stretches its content: the available one, without
  /// the space at its right and bottom in which the view's own required constraints do not allow it to grow.
  package final func stretchedFrame(in room: Rect) -> Rect {
    let (limitsWidth, limitsHeight) = (limitsItself(.width), limitsItself(.height))
    guard limitsWidth || limitsHeight else { return room }
    let size = askedSize(in: room.size)
    return Rect(
      x: room.minX, y: room.minY, width: limitsWidth ? min(size.width, room.width) : room.width,
      height: limitsHeight ? min(size.height, room.height) : room.height)
  }

  private func constrainedSize(in room: Size) -> Size {
    let natural = systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    // Text that constraints make narrower than its content wraps, as does text without enough space.
    let isLimited = natural.width < intrinsicContentSize.width
    if natural.width <= room.width, !isLimited { return natural }
    return systemLayoutSizeFitting(
      Size(width: min(natural.width, room.width), height: 0),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
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
