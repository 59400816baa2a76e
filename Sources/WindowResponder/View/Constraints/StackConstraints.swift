/// The constraints that arrange the views of a stack, used if the stack takes part in a constraint layout.
///
/// They are those that UIKit's stack creates, with the same identifiers.
@MainActor final class StackConstraints {
  /// The current constraints.
  private(set) var made: [LayoutConstraint] = []
  /// The guides for centers and gaps that distributions compare.
  private var guides: [LayoutGuide] = []

  /// Creates the constraints again.
  func make(for stack: StackView) {
    clear()
    let views = stack.arrangedSubviews.filter { !$0.isHidden }
    let builder = StackConstraintBuilder(stack, views)
    guides = builder.guides
    made = builder.constraints
    for guide in guides { stack.addLayoutGuide(guide) }
    for constraint in made { constraint.activate(in: stack, nearest: stack) }
  }

  func clear() {
    for constraint in made { constraint.deactivate() }
    for guide in guides { guide.owningView = nil }
    made = []
    guides = []
  }
}

/// A builder of the constraints of a stack.
@MainActor private struct StackConstraintBuilder {
  private let stack: StackView
  private let views: [View]
  private let isRow: Bool
  private let edges: any LayoutItem
  private(set) var constraints: [LayoutConstraint] = []
  private(set) var guides: [LayoutGuide] = []

  private typealias Attribute = LayoutConstraint.Attribute

  init(_ stack: StackView, _ views: [View]) {
    self.stack = stack
    self.views = views
    isRow = stack.axis == .horizontal
    edges = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    guard !views.isEmpty else {
      add(stack, .width, .equal, nil, .notAnAttribute, 0, "UISV-ambiguity-suppression", 2)
      add(stack, .height, .equal, nil, .notAnAttribute, 0, "UISV-ambiguity-suppression", 2)
      return
    }
    arrangeAlong()
    arrangeAcross()
  }

  private var start: Attribute { isRow ? .leading : .top }
  private var end: Attribute { isRow ? .trailing : .bottom }
  private var length: Attribute { isRow ? .width : .height }
  private var breadth: Attribute { isRow ? .height : .width }

  private mutating func add(
    _ first: any LayoutItem, _ a: Attribute, _ relation: LayoutConstraint.Relation,
    _ second: (any LayoutItem)?, _ b: Attribute, _ constant: Double, _ identifier: String,
    _ priority: Float = 1_000, multiplier: Double = 1
  ) {
    let constraint = LayoutConstraint(
      LayoutTerm(first, a), relation, second.map { LayoutTerm($0, b) }, multiplier: multiplier,
      constant: constant)
    constraint.identifier = identifier
    constraint.priority = LayoutPriority(priority)
    constraints.append(constraint)
  }

  // MARK: Along

  private mutating func arrangeAlong() {
    guard let first = views.first, let last = views.last else { return }
    add(first, start, .equal, edges, start, 0, "UISV-canvas-connection")
    let spreads =
      stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    if views.count == 1, spreads {
      add(last, end, .lessThanOrEqual, edges, end, 0, "UISV-canvas-connection")
      add(stack, length, .equal, nil, .notAnAttribute, 0, "UISV-ambiguity-suppression", 2)
    } else {
      add(last, end, .equal, edges, end, 0, "UISV-canvas-connection")
    }
    for (before, after) in zip(views, views.dropFirst()) {
      let isByBaselines = stack.isBaselineRelativeArrangement && !isRow
      add(
        after, isByBaselines ? .firstBaseline : start, spreads ? .greaterThanOrEqual : .equal,
        before, isByBaselines ? .lastBaseline : end, stack.space(after: before),
        "UISV-spacing")
    }
    switch stack.distribution {
    case .fill: break
    case .fillEqually:
      for view in views.dropFirst() {
        add(view, length, .equal, first, length, 0, "UISV-fill-equally")
      }
    case .fillProportionally: fillProportionally()
    case .equalSpacing: equalGaps(from: end, to: start, priority: 999)
    case .equalCentering:
      let middle: Attribute = isRow ? .centerX : .centerY
      equalGaps(from: middle, to: middle, priority: 149)
    }
  }

  /// Adds constraints that make the views proportional to their intrinsic sizes.
  private mutating func fillProportionally() {
    let wishes = views.map { view in
      let size = view.intrinsicContentSize
      return isRow ? size.width : size.height
    }
    guard let reference = wishes.firstIndex(where: { $0 > 0 }) else {
      for view in views.dropFirst() {
        add(view, length, .equal, views[0], length, 0, "UISV-fill-proportionally", 999)
      }
      return
    }
    for (index, view) in views.enumerated() where index != reference && wishes[index] > 0 {
      add(
        view, length, .equal, views[reference], length, 0, "UISV-fill-proportionally", 999,
        multiplier: wishes[index] / wishes[reference])
    }
  }

  /// Adds constraints that make all gaps equal.
  private mutating func equalGaps(from a: Attribute, to b: Attribute, priority: Float) {
    var firstGap: LayoutGuide?
    for (before, after) in zip(views, views.dropFirst()) {
      let gap = LayoutGuide()
      gap.identifier = "UISV-gap"
      guides.append(gap)
      add(gap, start, .equal, before, a, 0, "UISV-distributing-edge")
      add(gap, end, .equal, after, b, 0, "UISV-distributing-edge")
      if let firstGap {
        add(gap, length, .equal, firstGap, length, 0, "UISV-distributing", priority)
      } else {
        firstGap = gap
      }
    }
    // Without additional space, the gaps are as small as permitted.
    if let firstGap {
      add(firstGap, length, .equal, nil, .notAnAttribute, 0, "UISV-ambiguity-suppression", 2)
    }
  }

  // MARK: Across

  private mutating func arrangeAcross() {
    let (low, high): (Attribute, Attribute) = isRow ? (.top, .bottom) : (.leading, .trailing)
    switch stack.alignment {
    case .fill:
      for view in views {
        add(view, low, .equal, edges, low, 0, "UISV-alignment")
        add(view, high, .equal, edges, high, 0, "UISV-alignment")
      }
      return
    case .leading:
      for view in views { add(view, low, .equal, edges, low, 0, "UISV-alignment") }
    case .trailing:
      for view in views { add(view, high, .equal, edges, high, 0, "UISV-alignment") }
    case .center:
      let middle: Attribute = isRow ? .centerY : .centerX
      for view in views { add(view, middle, .equal, edges, middle, 0, "UISV-alignment") }
    case .firstBaseline, .lastBaseline:
      guard isRow, let first = views.first else {
        for view in views { add(view, low, .equal, edges, low, 0, "UISV-alignment") }
        break
      }
      let line: Attribute = stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
      for view in views.dropFirst() { add(view, line, .equal, first, line, 0, "UISV-alignment") }
    }
    for view in views {
      add(view, low, .greaterThanOrEqual, edges, low, 0, "UISV-spanning-boundary")
      add(view, high, .lessThanOrEqual, edges, high, 0, "UISV-spanning-boundary")
    }
    // The stack is as high as its highest view.
    add(stack, breadth, .equal, nil, .notAnAttribute, 0, "UISV-ambiguity-suppression", 2)
  }
}
