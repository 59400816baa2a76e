import ResponderConstraints

/// The conversion of constraints to linear equations.
extension ConstraintEngine {
  typealias Axis = LayoutConstraint.Axis

  /// Returns the equation of a constraint. Its positions are those in the nearest common ancestor of both
  /// items.
  func equation(_ constraint: LayoutConstraint) -> LinearConstraint? {
    terms.removeAll(keepingCapacity: true)
    sum = 0
    varies = false
    guard let ancestor = constraint.nearestView else { return nil }
    // The direction of the common ancestor applies to its content.
    let mirrored = constraint.turnsWithDirection && isMirrored(ancestor)
    let sign = mirrored ? -1.0 : 1.0
    add(constraint.firstTerm, times: sign, in: ancestor, mirrored)
    if let second = constraint.secondTerm {
      add(second, times: -sign * constraint.multiplier, in: ancestor, mirrored)
    }
    constraint.isVarying = varies
    let relation: LinearRelation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    return LinearConstraint(
      terms, relation, Self.sane(constraint.constant - sum),
      priority: Self.sane(constraint.priority))
  }

  /// Returns a Boolean value that indicates whether a view is right-to-left. Consecutive constraints often
  /// use the same view.
  private func isMirrored(_ view: View) -> Bool {
    if let known = mirrorView, known == ObjectIdentifier(view) { return isMirrorViewMirrored }
    mirrorView = ObjectIdentifier(view)
    isMirrorViewMirrored = view.isRightToLeft
    return isMirrorViewMirrored
  }

  /// Returns a constant within the solver's range.
  static func sane(_ constant: Double) -> Double {
    let most = ConstraintSolver.largestConstant
    return min(max(constant, -most), most)
  }

  /// Returns a priority within the solver's range.
  static func sane(_ priority: LayoutPriority) -> Float {
    min(max(priority.rawValue, 0.001), LinearConstraint.required)
  }

  private func add(
    _ term: LayoutTerm, times factor: Double, in ancestor: View, _ mirrored: Bool
  ) {
    if let distance = term.distance {
      add(distance.second, times: factor, in: ancestor, mirrored)
      add(distance.first, times: -factor, in: ancestor, mirrored)
      return
    }
    guard var item = term.item, let axis = term.attribute.axis else { return }
    let part = term.attribute.part(mirrored: mirrored)
    if term.attribute.isBaseline { item = baselineItem(item, part) }
    switch part {
    case .length: addLength(item, axis, factor)
    case .start: addStart(item, axis, factor, in: ancestor)
    case .end:
      addStart(item, axis, factor, in: ancestor)
      addExtent(item, axis, factor, in: ancestor)
    case .middle:
      // The center of a scroll view is that of its frame, also for its content.
      addStart(item, axis, factor, in: ancestor)
      addLength(item, axis, factor / 2)
    case .firstBaseline, .lastBaseline: addBaseline(item, part, factor, in: ancestor)
    }
    if term.attribute.isMargin { addMargin(item, axis, part, factor) }
  }

  // MARK: Parts

  /// Adds the origin of a view's content, in the coordinates of an ancestor.
  private func addOrigin(_ view: View, _ axis: Axis, _ factor: Double, in ancestor: View) {
    var view = view
    while view !== ancestor, let parent = view.link {
      let node = node(of: view)
      terms.append(LinearTerm(node.start(axis), factor))
      sum -= factor * node.insetBefore(axis)
      if view.movesContent {
        let origin = view.geometry.bounds.origin
        sum -= factor * (axis == .horizontal ? origin.x : origin.y)
        vary(view)
      }
      view = parent
    }
  }

  private func addStart(
    _ item: any LayoutItem, _ axis: Axis, _ factor: Double, in ancestor: View
  ) {
    if let view = item as? View {
      if view === ancestor {
        if !view.scrollsContent { sum += factor * node(of: view).insetBefore(axis) }
      } else if let parent = view.link {
        terms.append(LinearTerm(node(of: view).start(axis), factor))
        addOrigin(parent, axis, factor, in: ancestor)
      }
      return
    }
    guard let guide = item as? LayoutGuide, let owner = guide.owningView else { return }
    addOrigin(owner, axis, factor, in: ancestor)
    switch guide.role {
    case .own: terms.append(LinearTerm(node(of: guide).start(axis), factor))
    case .inset(_, let insets):
      let insets = insets(owner)
      sum += factor * (axis == .horizontal ? insets.left : insets.top)
      vary(owner)
    case .content: break
    case .frame:
      let origin = owner.geometry.bounds.origin
      sum += factor * (axis == .horizontal ? origin.x : origin.y)
      vary(owner)
    }
  }

  /// Adds the distance between an item's edges. For a scroll view and its content, it is the content's size.
  private func addExtent(
    _ item: any LayoutItem, _ axis: Axis, _ factor: Double, in ancestor: View
  ) {
    if let view = item as? View, view === ancestor, view.scrollsContent {
      return addContent(node(of: view), axis, factor)
    }
    addLength(item, axis, factor)
  }

  private func addLength(_ item: any LayoutItem, _ axis: Axis, _ factor: Double) {
    if let view = item as? View {
      terms.append(LinearTerm(node(of: view).length(axis), factor))
      return
    }
    guard let guide = item as? LayoutGuide, let owner = guide.owningView else { return }
    if case .own = guide.role {
      terms.append(LinearTerm(node(of: guide).length(axis), factor))
      return
    }
    let node = node(of: owner)
    if case .content = guide.role { return addContent(node, axis, factor) }
    terms.append(LinearTerm(node.length(axis), factor))
    sum += factor * (node.insetBefore(axis) + node.insetAfter(axis))
    if case .inset(_, let insets) = guide.role {
      let insets = insets(owner)
      sum -=
        factor * (axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom)
      vary(owner)
    }
  }

  private func addContent(_ node: ConstraintNode, _ axis: Axis, _ factor: Double) {
    if node.contentWidth == nil, node.contentHeight == nil { scrollers.append(node) }
    let variable: ConstraintVariable
    if axis == .horizontal {
      variable = node.contentWidth ?? solver.makeVariable()
      node.contentWidth = variable
    } else {
      variable = node.contentHeight ?? solver.makeVariable()
      node.contentHeight = variable
    }
    terms.append(LinearTerm(variable, factor))
  }

  private func addMargin(
    _ item: any LayoutItem, _ axis: Axis, _ part: LayoutConstraint.Attribute.Part,
    _ factor: Double
  ) {
    guard let view = item as? View else { return }
    let margins = view.layoutMargins
    let (before, after) =
      axis == .horizontal ? (margins.left, margins.right) : (margins.top, margins.bottom)
    switch part {
    case .start: sum += factor * before
    case .end: sum -= factor * after
    case .middle: sum += factor * (before - after) / 2
    default: break
    }
    vary(view)
  }

  private func vary(_ view: View) {
    varies = true
    view.makeConstraintBox().variesWithin = true
  }

  // MARK: Baselines

  /// Returns the view whose baseline is used for a view.
  private func baselineItem(
    _ item: any LayoutItem, _ part: LayoutConstraint.Attribute.Part
  ) -> any LayoutItem {
    guard let view = item as? View else { return item }
    let stand = part == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    return stand !== view && stand.isDescendant(of: view) ? stand : view
  }

  private func addBaseline(
    _ item: any LayoutItem, _ part: LayoutConstraint.Attribute.Part, _ factor: Double,
    in ancestor: View
  ) {
    addStart(item, .vertical, factor, in: ancestor)
    guard let view = item as? View else { return addExtent(item, .vertical, factor, in: ancestor) }
    let node = node(of: view)
    if !node.usesBaseline {
      node.usesBaseline = true
      findBaselines(node, size: knownSize(of: node))
    }
    if part == .firstBaseline {
      sum += factor * node.firstBaseline
    } else {
      addExtent(item, .vertical, factor, in: ancestor)
      sum -= factor * node.lastBaseline
    }
    varies = true
  }

  /// Determines the baselines of a view in a size, in whole pixels, in which text is drawn. Without text,
  /// they are the top and the bottom edge. Returns a Boolean value that indicates whether they have changed.
  @discardableResult func findBaselines(_ node: ConstraintNode, size: Size) -> Bool {
    guard let view = node.view else { return false }
    let grid = view.pixelGrid
    let first = view.baselineFromTop(for: size).map { grid.nearest($0) } ?? 0
    let last = view.lastBaselineFromTop(for: size).map { size.height - grid.nearest($0) } ?? 0
    guard abs(first - node.firstBaseline) > 1e-6 || abs(last - node.lastBaseline) > 1e-6 else {
      return false
    }
    node.firstBaseline = first
    node.lastBaseline = last
    return true
  }

  private func knownSize(of node: ConstraintNode) -> Size {
    guard let view = node.view else { return .zero }
    let natural = view.intrinsicContentSize
    let now = view.bounds.size
    return Size(
      width: natural.width >= 0 ? natural.width : now.width,
      height: natural.height >= 0 ? natural.height : now.height)
  }
}

extension LayoutConstraint {
  /// All views and guides of the constraint.
  final var items: [any LayoutItem] {
    guard let secondTerm else { return firstTerm.items }
    return firstTerm.items + secondTerm.items
  }

  /// Calls a closure with each item of the constraint.
  final func forEachItem(_ body: (any LayoutItem) -> Void) {
    guard firstTerm.distance == nil, secondTerm?.distance == nil else {
      return items.forEach(body)
    }
    if let item = firstTerm.item { body(item) }
    if let item = secondTerm?.item { body(item) }
  }

  /// The nearest view that is an ancestor of all items, or is the item itself.
  final var nearestView: View? {
    if firstTerm.distance == nil, secondTerm?.distance == nil {
      guard let first = firstTerm.item?.layoutView else { return nil }
      guard let secondTerm else { return first }
      guard let second = secondTerm.item?.layoutView else { return nil }
      return first.commonAncestor(with: second)
    }
    var result: View?
    for item in items {
      guard let view = item.layoutView else { return nil }
      guard let known = result else {
        result = view
        continue
      }
      guard let common = known.commonAncestor(with: view) else { return nil }
      result = common
    }
    return result
  }

  /// A Boolean value that indicates whether the sign of the constant depends on the layout direction.
  final var turnsWithDirection: Bool {
    firstTerm.attribute.followsDirection || secondTerm?.attribute.followsDirection ?? false
  }
}
