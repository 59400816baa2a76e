import ResponderConstraints

/// Solves the constraints in a tree of views.
///
/// Its root is the first view, from any of them up, whose frame is given from outside: one that translates
/// its autoresizing mask, or that has no superview. What is in such a view and what is around it know
/// nothing of each other, so that each is solved by itself, and a table's cell is not part of its window's
/// constraints.
///
/// Places of a node are those in its superview. Nothing is solved until layout; changes wait in lists.
@MainActor final class ConstraintEngine {
  /// The view that everything is in. It keeps the engine.
  unowned(unsafe) let root: View
  @exclusivity(unchecked) var solver = ConstraintSolver()
  /// All that count, given up or not.
  var members: [LayoutConstraint] = []
  /// The views and guides that they speak of, each after that which it is in. The first is the root.
  @exclusivity(unchecked) var nodes: [ConstraintNode] = []

  /// Something is to be solved.
  var isDirty = true
  /// How many times all was solved: what was found out about the solution holds until it is another number.
  var solves = 0
  /// Margins, baselines or offsets changed.
  var isVaryingStale = false
  /// The solver is to be made anew.
  var needsReset = false
  /// What is to be given to the solver, taken from it, or given another constant or priority.
  var added: [LayoutConstraint] = []
  var removed: [ConstraintID] = []
  var changed: [LayoutConstraint] = []
  /// What was given up.
  var broken: [LayoutConstraint] = []
  /// Nodes whose size by nature, or given frame, is to be asked for anew.
  var stale: [ConstraintNode] = []
  var givenAreStale = true
  /// Stacks that make their constraints anew.
  var stacks: [View] = []
  /// Something is being solved or placed: what changes meanwhile is looked at before it ends.
  var isSolving = false
  /// The node whose size is being looked for: it is not given meanwhile.
  var fitted: ConstraintNode?
  /// What an equation is made of while it is made.
  @exclusivity(unchecked) var terms: [LinearTerm] = []
  @exclusivity(unchecked) var sum = 0.0
  @exclusivity(unchecked) var varies = false
  /// The view whose direction was asked for last, until the next change.
  var mirrorView: ObjectIdentifier?
  var isMirrorViewMirrored = false
  /// Device pixels per point that sizes were asked for with.
  var scale = 1.0
  /// What pulls ambiguous places elsewhere until the next change, for finding mistakes.
  var pulls: [ConstraintID] = []
  /// The conflicts that were told, by what was given up.
  var told: Set<ObjectIdentifier> = []
  /// The node of each scroll view whose content's size comes from constraints.
  var scrollers: [ConstraintNode] = []
  var wrappers: [ConstraintNode] = []

  /// Pivots after which the solver is made anew, so that rounding does not add up.
  static let mostPivots = 4_000
  /// A length below zero is worse than anything but what must not be.
  static let floorPriority: Float = 999.99
  /// How much the size of a root counts that nobody gave one.
  static let freePriority: Float = 1

  init(root: View) {
    self.root = root
    let node = ConstraintNode(root, parent: nil, &solver)
    node.engine = self
    node.isFixed = true
    nodes.append(node)
    stale.append(node)
  }

  var rootNode: ConstraintNode { nodes[0] }

  // MARK: Members

  /// Takes a constraint in.
  func add(_ constraint: LayoutConstraint) {
    constraint.engine = self
    constraint.place = members.count
    constraint.isWaiting = true
    members.append(constraint)
    added.append(constraint)
    markDirty()
  }

  /// Lets a constraint go.
  func remove(_ constraint: LayoutConstraint) {
    guard constraint.engine === self else { return }
    forget(constraint)
    if let last = members.popLast(), last !== constraint {
      members[constraint.place] = last
      last.place = constraint.place
    }
    constraint.engine = nil
    if members.isEmpty { return dissolve() }
    markDirty()
  }

  /// Takes a constraint from all lists but that of the members.
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

  /// Gives all members to another engine, or to none, and all views free.
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

  /// The root goes, and everything of the engine with it.
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
    if !isSolving { root.markForLayout() }
  }

  func constantDidChange(_ constraint: LayoutConstraint) {
    guard !constraint.isWaiting else { return markDirty() }
    constraint.isWaiting = true
    changed.append(constraint)
    markDirty()
  }

  func priorityDidChange(_ constraint: LayoutConstraint) { constantDidChange(constraint) }

  /// A view's size by nature, or its priorities, are others.
  func sizeDidChange(_ node: ConstraintNode) {
    guard !node.isStale else { return }
    node.isStale = true
    stale.append(node)
    markDirty()
  }

  /// The frame of a view was set that is given from outside.
  func givenDidChange() {
    guard !isSolving else { return }
    givenAreStale = true
    markDirty()
  }

  /// Margins, safe areas, baselines or offsets are others.
  func varyingDidChange() {
    isVaryingStale = true
    markDirty()
  }

  // MARK: Nodes

  /// The node of a view in the engine's tree, made with those of the views around it.
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

  /// A stack is to make its constraints before the next solution.
  func needsConstraints(of stack: View) {
    guard !stacks.contains(where: { $0 === stack }) else { return }
    stacks.append(stack)
    markDirty()
  }

  /// Takes away the nodes of a view and of what is in it, which leaves the tree. No constraint speaks of
  /// them any more.
  func removeNodes(in view: View) {
    guard nodes.contains(where: { $0 !== nodes[0] && $0.isInside(view) }) else { return }
    // What has gone is in many rows: a new solver is as quick.
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

  /// Makes the solver anew from what there is.
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
    added = members.sorted { $0.serial < $1.serial }
    for constraint in members {
      constraint.solverID = nil
      constraint.isBroken = false
      constraint.isWaiting = true
    }
  }
}

extension ConstraintNode {
  /// Whether it is a view's, or that of something in the view.
  func isInside(_ view: View) -> Bool {
    guard let own = item.layoutView else { return false }
    return own.isDescendant(of: view)
  }
}
