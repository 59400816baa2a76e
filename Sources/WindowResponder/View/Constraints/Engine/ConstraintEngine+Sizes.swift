import ResponderConstraints

/// The intrinsic sizes of content.
extension ConstraintEngine {
  /// Measures a view and adds its size to the solver.
  func measure(_ node: ConstraintNode) {
    node.isStale = false
    guard let view = node.view, node.engine === self else { return }
    let isFixed = view.isLayoutGiven
    if node !== rootNode, isFixed != node.isFixed { change(node, isFixed: isFixed) }
    node.insets = view.alignmentRectInsets
    if node.isFixed, node !== rootNode { return }
    var size = view.arrangesByConstraints ? Size.none : view.intrinsicContentSize
    node.wraps = node.wrapping?.wrapsToWidth ?? false
    node.naturalWidth = up(size.width)
    node.wrappedWidth = -1
    let layout = view.layout
    if layout.fixedWidth != nil || layout.fixedHeight != nil {
      size.width = layout.fixedWidth ?? size.width
      size.height = layout.fixedHeight ?? size.height
    }
    wish(node, .horizontal, size.width, isFixed: layout.fixedWidth != nil)
    wish(node, .vertical, size.height, isFixed: layout.fixedHeight != nil)
  }

  /// Returns a length, rounded up to whole device pixels.
  func up(_ length: Double) -> Double {
    length > 0 ? (length * scale - 1e-6).rounded(.up) / scale : length
  }

  private func change(_ node: ConstraintNode, isFixed: Bool) {
    node.isFixed = isFixed
    for id in node.ownIDs where solver.holds(id) { try? solver.remove(id) }
    node.given = []
    node.widthRequest = ConstraintNode.SizeRequest()
    node.heightRequest = ConstraintNode.SizeRequest()
    if isFixed { givenAreStale = true }
    isDirty = true
  }

  /// Sets the intrinsic length of content along an axis. A negative length is none.
  private func wish(_ node: ConstraintNode, _ axis: Axis, _ length: Double, isFixed: Bool) {
    guard let view = node.view else { return }
    let value = up(length)
    var wish = axis == .horizontal ? node.widthRequest : node.heightRequest
    var hugging = Self.sane(view.contentHuggingPriority(for: axis))
    var resistance = Self.sane(view.contentCompressionResistancePriority(for: axis))
    if isFixed { (hugging, resistance) = (LinearConstraint.required, LinearConstraint.required) }
    let isSame =
      wish.value >= 0 && value >= 0 && hugging == wish.huggingPriority
      && resistance == wish.resistancePriority
    if isSame {
      if wish.value != value { setWish(&wish, value) }
    } else {
      for id in [wish.hugging, wish.resistance].compactMap({ $0 }) where solver.holds(id) {
        try? solver.remove(id)
      }
      wish.hugging = nil
      wish.resistance = nil
      wish.value = value
      wish.huggingPriority = hugging
      wish.resistancePriority = resistance
      if value >= 0 {
        let terms = [LinearTerm(node.length(axis))]
        wish.hugging = try? solver.add(
          LinearConstraint(terms, .lessThanOrEqual, Self.sane(value), priority: hugging))
        wish.resistance = try? solver.add(
          LinearConstraint(terms, .greaterThanOrEqual, Self.sane(value), priority: resistance))
      }
    }
    if axis == .horizontal { node.widthRequest = wish } else { node.heightRequest = wish }
  }

  private func setWish(_ wish: inout ConstraintNode.SizeRequest, _ value: Double) {
    let ids = [wish.hugging, wish.resistance]
    // The constraint that yields is changed first, because a required pair has to be equal at all times.
    let order = value > wish.value ? ids : ids.reversed()
    for id in order.compactMap({ $0 }) { try? solver.setConstant(Self.sane(value), of: id) }
    wish.value = value
  }

  // MARK: Heights that depend on widths

  /// Updates the sizes that depend on the solution: the heights of texts by their widths, baselines, and
  /// lengths that would be negative.
  func settleSizes() {
    loosenWraps()
    for _ in 0..<4 {
      var isChanged = raiseFloors()
      for node in wrappers where wrap(node) { isChanged = true }
      for node in nodes where node.usesBaseline {
        let size = Size(
          width: solver.value(of: node.width), height: solver.value(of: node.height))
        if findBaselines(node, size: size) {
          isChanged = true
          isVaryingStale = true
        }
      }
      if isVaryingStale { retakeStaleVarying() }
      if !isChanged { return }
    }
  }

  private func retakeStaleVarying() {
    isVaryingStale = false
    for constraint in members where constraint.isVarying {
      guard let id = constraint.solverID, let equation = equation(constraint) else { continue }
      try? solver.setConstant(equation.constant, of: id)
    }
  }

  /// Restores the natural width of texts that were narrowed to their longest line.
  private func loosenWraps() {
    for node in wrappers where node.wraps && node.naturalWidth >= 0 {
      if node.widthRequest.value < node.naturalWidth {
        setWish(&node.widthRequest, node.naturalWidth)
        node.wrappedWidth = -1
      }
    }
  }

  /// Sets the height of a text for its current width. Returns a Boolean value that indicates whether anything
  /// changed.
  private func wrap(_ node: ConstraintNode) -> Bool {
    guard node.wraps, let wrapping = node.wrapping, node.heightRequest.value >= 0 else {
      return false
    }
    let width = max(0, solver.value(of: node.width))
    guard abs(width - node.wrappedWidth) > 1e-3 else { return false }
    node.wrappedWidth = width
    // The width is slightly larger, so that a width that was rounded down does not break a word.
    let size = wrapping.wrappedSize(forWidth: width + 1e-3)
    let height = up(size.height)
    var isChanged = false
    if height != node.heightRequest.value {
      setWish(&node.heightRequest, height)
      isChanged = true
    }
    let tight = up(size.width)
    if width < node.naturalWidth - 1e-3, tight < width - 1e-3, tight > 0 {
      setWish(&node.widthRequest, tight)
      isChanged = true
    }
    return isChanged
  }

  // MARK: Negative lengths

  /// Adds limits for lengths that would be negative. Returns a Boolean value that indicates whether it has
  /// added one.
  private func raiseFloors() -> Bool {
    let solution = solver
    var low: [ConstraintNode] = []
    for node in nodes where !node.isFixed {
      if solution.value(of: node.width) < -1e-6 || solution.value(of: node.height) < -1e-6 {
        low.append(node)
      }
    }
    var isChanged = false
    for node in low {
      if solution.value(of: node.width) < -1e-6, node.widthRequest.floor == nil {
        node.widthRequest.floor = addFloor(node.width)
        isChanged = true
      }
      if solution.value(of: node.height) < -1e-6, node.heightRequest.floor == nil {
        node.heightRequest.floor = addFloor(node.height)
        isChanged = true
      }
    }
    return isChanged
  }

  private func addFloor(_ variable: ConstraintVariable) -> ConstraintID? {
    try? solver.add(
      LinearConstraint(
        [LinearTerm(variable)], .greaterThanOrEqual, 0, priority: Self.floorPriority))
  }
}

extension Size {
  /// The size of a view without an intrinsic size.
  @MainActor static var none: Size {
    Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }
}
