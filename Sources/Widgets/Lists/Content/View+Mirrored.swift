import WindowResponder

extension View {
  /// A Boolean value that indicates whether the view has a right-to-left layout.
  var isMirrored: Bool { isRightToLeft }

  /// Returns insets by left and right, in points.
  func edges(_ insets: DirectionalEdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
      bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing)
  }

  /// Returns margins by left and right, in points. Along some axes, they are at least those of the superview.
  func edges(
    _ margins: DirectionalEdgeInsets, preservingSuperviewMargins axes: Axis
  ) -> EdgeInsets {
    var edges = edges(margins)
    guard let outer = superview?.layoutMargins else { return edges }
    if axes.contains(.horizontal) {
      edges.left = max(edges.left, outer.left)
      edges.right = max(edges.right, outer.right)
    }
    if axes.contains(.vertical) {
      edges.top = max(edges.top, outer.top)
      edges.bottom = max(edges.bottom, outer.bottom)
    }
    return edges
  }

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
