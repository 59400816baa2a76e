import ResponderConstraints

/// The conversion of a solution to frames.
extension ConstraintEngine {
  /// Computes all frames, and marks the views whose subviews have moved for layout, except for one.
  ///
  /// Every edge is rounded to the pixel grid of the root separately, so that neighbors with a common edge
  /// keep it, and rounding errors do not add up.
  func place(except view: View?) {
    let solver = self.solver
    for node in nodes {
      guard let parent = node.parent else { continue }
      let x = solver.value(of: node.x) - node.insets.left
      let y = solver.value(of: node.y) - node.insets.top
      let width = solver.value(of: node.width) + node.insets.left + node.insets.right
      let height = solver.value(of: node.height) + node.insets.top + node.insets.bottom
      if node.isFixed {
        node.exact = Point(x: parent.exact.x + x, y: parent.exact.y + y)
        node.rounded = Point(x: parent.rounded.x + x, y: parent.rounded.y + y)
        continue
      }
      node.exact = Point(x: parent.exact.x + x, y: parent.exact.y + y)
      node.rounded = Point(x: snap(node.exact.x), y: snap(node.exact.y))
      let frame = Rect(
        x: node.rounded.x - parent.rounded.x, y: node.rounded.y - parent.rounded.y,
        width: max(0, snap(node.exact.x + width) - node.rounded.x),
        height: max(0, snap(node.exact.y + height) - node.rounded.y))
      node.frame = frame
      guard let own = node.view, let superview = own.link, superview !== view,
        !own.stands(in: frame), !superview.isLayoutPending
      else { continue }
      superview.markForLayout()
    }
    for node in scrollers {
      guard let own = node.view, own !== view, !own.isLayoutPending,
        contentSize(node) != own.scrolledSize
      else { continue }
      own.markForLayout()
    }
  }

  /// Returns the nearest coordinate on the pixel grid.
  private func snap(_ place: Double) -> Double {
    // A tolerance absorbs rounding errors just below one half.
    ((place * scale + 1e-6).rounded()) / scale
  }

  /// Sets the frames of a view's subviews to those of the solution.
  func apply(to view: View) {
    for subview in view.subviews {
      guard let node = subview.constraintBox?.node, node.engine === self, !node.isFixed else {
        continue
      }
      if !subview.stands(in: node.frame) { subview.place(in: node.frame) }
    }
    if view.scrollsContent, let node = existingNode(of: view),
      node.contentWidth != nil || node.contentHeight != nil
    {
      let size = contentSize(node)
      if size != view.scrolledSize { view.takeScrolledSize(size) }
    }
  }

  func existingNode(of view: View) -> ConstraintNode? {
    view === root ? nodes[0] : view.constraintBox?.node
  }

  private func contentSize(_ node: ConstraintNode) -> Size {
    var size = node.view?.scrolledSize ?? .zero
    if let width = node.contentWidth { size.width = max(0, snap(solver.value(of: width))) }
    if let height = node.contentHeight { size.height = max(0, snap(solver.value(of: height))) }
    return size
  }
}

extension View {
  /// Returns a Boolean value that indicates whether the view has a frame, except for rounding errors.
  func stands(in rect: Rect) -> Bool {
    let own = geometry.frameBeforeTransform
    return abs(own.minX - rect.minX) < 1e-7 && abs(own.minY - rect.minY) < 1e-7
      && abs(own.width - rect.width) < 1e-7 && abs(own.height - rect.height) < 1e-7
  }
}
