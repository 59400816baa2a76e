import ResponderConstraints
import ResponderSystem

/// An object that solves the constraints in a tree of views.
///
/// Its root is the nearest ancestor whose frame is set from outside: a view that translates its autoresizing
/// mask, or that has no superview. The constraints inside such a view and those around it are independent, so
/// that each tree is solved separately. A table's cell, for example, is not part of its window's constraints.
///
/// Positions of a node are relative to its superview. Nothing is solved before layout. Changes are collected
/// until then.
@MainActor final class ConstraintEngine {
  /// The root of the tree. It owns the engine.
  unowned(unsafe) let root: View
  @exclusivity(unchecked) var solver = ConstraintSolver()
  /// All active constraints, including those that are disabled because of conflicts.
  var members: [LayoutConstraint] = []
  /// The views and guides of the constraints, each after the one that contains it. The first is the root.
  @exclusivity(unchecked) var nodes: [ConstraintNode] = []

  /// A Boolean value that indicates whether there are changes to solve.
  var isDirty = true
  /// The number of solutions so far. A result that was derived from a solution is valid while it is the same.
  var solves = 0
  /// A Boolean value that indicates whether margins, baselines or offsets have changed.
  var isVaryingStale = false
  /// A Boolean value that indicates whether the solver has to be created again.
  var needsReset = false
  /// The constraints to add to the solver, to remove from it, and to update in it.
  var added: [LayoutConstraint] = []
  var removed: [ConstraintID] = []
  var changed: [LayoutConstraint] = []
  /// The constraints that are disabled because of conflicts.
  var broken: [LayoutConstraint] = []
  /// The nodes whose intrinsic size or fixed frame has to be read again.
  var stale: [ConstraintNode] = []
  var givenAreStale = true
  /// The stacks that have to create their constraints again.
  var stacks: [View] = []
  /// A Boolean value that indicates whether a solution or its frames are being computed. Changes during that
  /// time are handled before it ends.
  var isSolving = false
  /// The node whose fitting size is being computed. It is not fixed during that time.
  var fitted: ConstraintNode?
  /// The terms of the equation that is being created.
  @exclusivity(unchecked) var terms: [LinearTerm] = []
  @exclusivity(unchecked) var sum = 0.0
  @exclusivity(unchecked) var varies = false
  /// The view whose direction was determined last, until the next change.
  var mirrorView: ObjectIdentifier?
  var isMirrorViewMirrored = false
  /// The number of device pixels per point with which sizes were measured.
  var scale = 1.0
  /// The constraints that change ambiguous positions until the next change, for debugging.
  var pulls: [ConstraintID] = []
  /// The conflicts that were reported, by the disabled constraint.
  var told: Set<ObjectIdentifier> = []
  /// The nodes of scroll views whose content size is determined by constraints.
  var scrollers: [ConstraintNode] = []
  var wrappers: [ConstraintNode] = []

  /// The number of pivots after which the solver is created again, so that rounding errors do not add up.
  static let mostPivots = 4_000
  /// The priority of limits against negative lengths. Only required constraints have a higher one.
  static let floorPriority: Float = 999.99
  /// The priority of the size of a root whose size was not set.
  static let freePriority: Float = 1

  init(root: View) {
    self.root = root
    let node = ConstraintNode(root, parent: nil, &solver)
    node.engine = self
    node.isFixed = true
    // Text whose own constraints limit its width wraps also if it is the root.
    node.wrapping = root as? any WrappingView
    if node.wrapping != nil { wrappers.append(node) }
    nodes.append(node)
    stale.append(node)
  }

  var rootNode: ConstraintNode { nodes[0] }

  // MARK: Members

  /// Adds a constraint.
  func add(_ constraint: LayoutConstraint) {
    constraint.engine = self
    constraint.memberIndex = members.count
    constraint.isWaiting = true
    members.append(constraint)
    added.append(constraint)
    markDirty()
  }

  /// Removes a constraint.
  func remove(_ constraint: LayoutConstraint) {
    guard constraint.engine === self else { return }
    forget(constraint)
    if let last = members.popLast(), last !== constraint {
      members[constraint.memberIndex] = last
      last.memberIndex = constraint.memberIndex
    }
    constraint.engine = nil
    if members.isEmpty { return dissolve() }
    markDirty()
  }

  /// Removes a constraint from all lists except that of the members.
  func forget(_ constraint: LayoutConstraint) {
    if let id = constraint.solverID { removed.append(id) }
    constraint.solverID = nil
    if constraint.isBroken {
      broken.removeAll { $0 === constraint }
      constraint.isBroken = false
      told.remove(ObjectIdentifier(constraint))
    }
    if constraint.isWaiting {
      added.removeAll { $0 === constraint }
      changed.removeAll { $0 === constraint }
      constraint.isWaiting = false
    }
  }

  /// Moves all members to another engine, or to none, and releases all views.
  func dissolve(into other: ConstraintEngine? = nil) {
    for node in nodes {
      node.engine = nil
      if let view = node.view {
        if view.constraintBox?.node === node { view.constraintBox?.node = nil }
      } else if let guide = node.item as? LayoutGuide, guide.node === node {
        guide.node = nil
      }
    }
    if root.constraintBox?.engine === self { root.constraintBox?.engine = nil }
    let all = members
    members = []
    for constraint in all {
      constraint.solverID = nil
      constraint.isBroken = false
      constraint.isWaiting = false
      constraint.engine = nil
      if constraint.isActive { other?.add(constraint) }
    }
  }

  /// Detaches all members and nodes because the root is being released.
  func die() {
    for constraint in members {
      constraint.engine = nil
      constraint.solverID = nil
      constraint.isWaiting = false
      constraint.isBroken = false
    }
    members = []
    for node in nodes { node.engine = nil }
    isSolving = true
  }

  // MARK: Changes

  func markDirty() {
    isDirty = true
    guard !isSolving else { return }
    root.markForLayout()
    root.link?.subviewConstraintsDidChange()
  }

  func constantDidChange(_ constraint: LayoutConstraint) {
    guard !constraint.isWaiting else { return markDirty() }
    constraint.isWaiting = true
    changed.append(constraint)
    markDirty()
  }

  func priorityDidChange(_ constraint: LayoutConstraint) { constantDidChange(constraint) }

  /// Notes a change of a view's intrinsic size or its priorities.
  func sizeDidChange(_ node: ConstraintNode) {
    guard !node.isStale else { return }
    node.isStale = true
    stale.append(node)
    markDirty()
  }

  /// Notes a change of a frame that is set from outside.
  func givenDidChange() {
    guard !isSolving else { return }
    givenAreStale = true
    markDirty()
  }

  /// Notes a change of margins, safe areas, baselines or offsets.
  func varyingDidChange() {
    isVaryingStale = true
    markDirty()
  }

  // MARK: Nodes

  /// Returns the node of a view in the engine's tree. If there is none, it is created with those of its
  /// ancestors.
  func node(of view: View) -> ConstraintNode {
    if view === root { return nodes[0] }
    if let node = view.constraintBox?.node, node.engine === self { return node }
    let parent = view.link.map { self.node(of: $0) }
    let node = ConstraintNode(view, parent: parent, &solver)
    node.engine = self
    node.isFixed = view.isLayoutGiven
    node.insets = view.alignmentRectInsets
    if !node.isFixed {
      node.wrapping = view as? any WrappingView
      if node.wrapping != nil { wrappers.append(node) }
    }
    nodes.append(node)
    stale.append(node)
    if node.isFixed { givenAreStale = true }
    view.makeConstraintBox().node = node
    isDirty = true
    if let stack = view.link, stack.arranges(view) { needsConstraints(of: stack) }
    if view.arrangesByConstraints { needsConstraints(of: view) }
    return node
  }

  func node(of guide: LayoutGuide) -> ConstraintNode {
    if let node = guide.node, node.engine === self { return node }
    guard let owner = guide.owningView else {
      preconditionFailure("A constraint counts whose layout guide belongs to no view")
    }
    let node = ConstraintNode(guide, parent: self.node(of: owner), &solver)
    node.engine = self
    node.isStale = false
    nodes.append(node)
    guide.node = node
    return node
  }

  /// Notes that a stack has to create its constraints before the next solution.
  func needsConstraints(of stack: View) {
    guard !stacks.contains(where: { $0 === stack }) else { return }
    stacks.append(stack)
    markDirty()
  }

  /// Removes the nodes of a view and its descendants, which leave the tree. No constraint uses them any more.
  func removeNodes(in view: View) {
    guard nodes.contains(where: { $0 !== nodes[0] && $0.isInside(view) }) else { return }
    // The removed variables are in many rows, so that creating the solver again is as fast.
    for node in nodes where node !== nodes[0] && node.isInside(view) {
      node.engine = nil
      if let view = node.view {
        if view.constraintBox?.node === node { view.constraintBox?.node = nil }
      } else if let guide = node.item as? LayoutGuide {
        guide.node = nil
      }
      removed.append(contentsOf: node.ownIDs)
    }
    nodes.removeAll { $0.engine == nil }
    wrappers.removeAll { $0.engine == nil }
    scrollers.removeAll { $0.engine == nil }
    stale.removeAll { $0.engine == nil }
    stacks.removeAll { $0 === view || $0.isDescendant(of: view) }
    markDirty()
  }

  /// Creates the solver again from the members and nodes.
  func reset() {
    needsReset = false
    solver = ConstraintSolver()
    removed = []
    pulls = []
    changed = []
    scrollers = []
    stale = nodes.filter { $0.view != nil }
    givenAreStale = true
    for node in nodes { node.reset(&solver) }
    broken = []
    added = members.ordered { $0.serial < $1.serial }
    for constraint in members {
      constraint.solverID = nil
      constraint.isBroken = false
      constraint.isWaiting = true
    }
  }
}

extension ConstraintNode {
  /// Returns a Boolean value that indicates whether the node is that of a view or its descendants.
  func isInside(_ view: View) -> Bool {
    guard let own = item.layoutView else { return false }
    return own.isDescendant(of: view)
  }
}
