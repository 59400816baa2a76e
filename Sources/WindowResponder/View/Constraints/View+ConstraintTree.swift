/// The assignment of constraints to engines, as views and constraints are added and removed.
extension View {
  /// A Boolean value that indicates whether the frame is set from outside, and not by constraints.
  var isLayoutGiven: Bool {
    if layout.translatesMask { return true }
    guard let link else { return false }
    return link.placesSubviews || (viewController != nil && link === ownWindow)
  }

  /// A Boolean value that indicates whether the view's content is solved separately.
  var isLayoutBoundary: Bool {
    link == nil || (isLayoutGiven && !(constraintBox?.isOpen ?? false))
  }

  /// The view whose engine solves the constraints in this one.
  var layoutRoot: View {
    var view = self
    while !view.isLayoutBoundary, let parent = view.link { view = parent }
    return view
  }

  /// The engine that solves the constraints in the view, or `nil` if there are none.
  var interiorEngine: ConstraintEngine? {
    guard let box = constraintBox else { return nil }
    if let engine = box.engine { return engine }
    return isLayoutBoundary ? nil : box.node?.engine
  }

  /// Returns the engine of a root. If there is none, it is created.
  func makeEngine() -> ConstraintEngine {
    let box = makeConstraintBox()
    if let engine = box.engine { return engine }
    let engine = ConstraintEngine(root: self)
    box.engine = engine
    if arrangesByConstraints { engine.needsConstraints(of: self) }
    return engine
  }

  // MARK: Layout

  /// Sets the frames of the subviews to those of the constraints.
  func applyConstraints() {
    guard let box = constraintBox, let engine = interiorEngine, !engine.isSolving else { return }
    if box.variesWithin, box.origin != geometry.bounds.origin {
      box.origin = geometry.bounds.origin
      engine.isVaryingStale = true
      engine.isDirty = true
    }
    for subview in subviews where !subview.isLayoutGiven {
      if subview.constraintBox?.node?.engine !== engine { _ = engine.node(of: subview) }
    }
    engine.update(for: self)
    engine.apply(to: self)
  }

  /// Notes that the view's position or size was set.
  func constraintsSeeGeometry(sizeChanged: Bool) {
    guard let box = constraintBox else { return }
    if let node = box.node, node.isFixed { node.engine?.givenDidChange() }
    if sizeChanged, box.variesWithin { interiorEngine?.varyingDidChange() }
  }

  /// Notes a change of margins or the safe area.
  func constraintsSeeInsets() {
    guard let box = constraintBox, box.variesWithin else { return }
    (interiorEngine ?? box.node?.engine)?.varyingDidChange()
  }

  /// Notes a possible change of the layout direction, which exchanges leading and trailing edges.
  func constraintsSeeDirection() {
    guard let engine = interiorEngine else { return }
    engine.needsReset = true
    engine.markDirty()
  }

  /// Notes a change of the intrinsic size or its priorities.
  func constraintsSeeContent() {
    guard let box = constraintBox else { return }
    if let node = box.node { node.engine?.sizeDidChange(node) }
    if let engine = box.engine { engine.sizeDidChange(engine.rootNode) }
  }

  // MARK: Masks

  func setTranslatesMask(_ translates: Bool) {
    guard layout.translatesMask != translates else { return }
    if translates { constraintsLeaveForOwnEngine() }
    layout.translatesMask = translates
    if let node = constraintBox?.node { node.engine?.sizeDidChange(node) }
    guard !translates else { return }
    constraintsDidEnter()
    if let link, link.constraintBox != nil { link.setNeedsLayout() }
  }

  /// Moves the constraints in the view to its own engine, because the view's frame is about to be set from
  /// outside.
  private func constraintsLeaveForOwnEngine() {
    guard link != nil, let box = constraintBox, !box.isOpen, let engine = box.node?.engine else {
      return
    }
    let inner = engine.members.filter { $0.nearestView?.isDescendant(of: self) ?? false }
    guard !inner.isEmpty else { return }
    for constraint in inner { engine.remove(constraint) }
    for subview in subviews { engine.removeNodes(in: subview) }
    let own = makeEngine()
    for constraint in inner { own.add(constraint) }
  }

  // MARK: Hierarchy

  /// Moves the view's own engine into that of its new superview.
  func constraintsDidEnter() {
    guard let engine = constraintBox?.engine, !isLayoutBoundary else { return }
    engine.dissolve(into: layoutRoot.makeEngine())
  }

  /// Deactivates the constraints between the view's content and other views, because the view is about to
  /// leave its superview.
  func constraintsWillLeave() {
    guard constraintBox != nil || !layout.translatesMask, let parent = link else { return }
    let outer = constraintBox?.node?.engine ?? parent.layoutRoot.constraintBox?.engine
    guard let outer else { return }
    var inner: [LayoutConstraint] = []
    for constraint in constraintsOfTree() {
      let isInner = constraint.items.allSatisfy { $0.layoutView?.isDescendant(of: self) ?? false }
      if isInner, constraint.holder?.isDescendant(of: self) ?? false {
        if constraint.engine === outer { inner.append(constraint) }
      } else {
        constraint.isActive = false
      }
    }
    for constraint in inner { outer.remove(constraint) }
    outer.removeNodes(in: self)
    constraintBox?.isOpen = false
    guard !inner.isEmpty else { return }
    let own = makeEngine()
    for constraint in inner { own.add(constraint) }
  }

  /// Moves the constraints in the view to its own engine after its superview was released with its engine.
  func constraintsWereOrphaned() {
    guard constraintBox != nil || !layout.translatesMask else { return }
    var inside: Set<ObjectIdentifier> = []
    let all = constraintsOfTree { inside.insert(ObjectIdentifier($0)) }
    for constraint in all {
      guard let engine = constraint.engine, !inside.contains(ObjectIdentifier(engine)) else {
        continue
      }
      engine.die()
    }
    var inner: [LayoutConstraint] = []
    for constraint in all where constraint.engine == nil {
      if constraint.holder?.isDescendant(of: self) ?? false {
        inner.append(constraint)
      } else {
        constraint.deactivate()
      }
    }
    forgetNodes()
    constraintBox?.isOpen = false
    guard !inner.isEmpty else { return }
    let own = makeEngine()
    for constraint in inner { own.add(constraint) }
  }

  private func forgetNodes() {
    constraintBox?.node = nil
    for guide in constraintBox?.allGuides ?? [] { guide.node = nil }
    for subview in subviews where !subview.isLayoutBoundary { subview.forgetNodes() }
  }

  /// Returns all active constraints that use something in the view that is solved with it.
  ///
  /// - Parameter engines: Called with each engine whose root is in the view.
  private func constraintsOfTree(
    engines: (ConstraintEngine) -> Void = { _ in }
  ) -> [LayoutConstraint] {
    var found: [LayoutConstraint] = []
    var seen: Set<ObjectIdentifier> = []
    func visit(_ view: View) {
      if let box = view.constraintBox {
        if let engine = box.engine { engines(engine) }
        for constraint in box.touching where seen.insert(ObjectIdentifier(constraint)).inserted {
          found.append(constraint)
        }
        for guide in box.allGuides {
          for constraint in guide.constraintsTouching
          where seen.insert(ObjectIdentifier(constraint)).inserted {
            found.append(constraint)
          }
        }
      }
      for subview in view.subviews where subview.constraintBox != nil || !subview.isLayoutGiven {
        visit(subview)
      }
    }
    visit(self)
    return found
  }
}

extension ViewConstraints {
  /// The added guides, and the view's own guides that exist.
  var allGuides: [LayoutGuide] {
    guides
      + [safeArea, margins, readable, keyboard, content, frame, top, bottom].compactMap { $0 }
  }
}

extension LayoutConstraint {
  private static var lastSerial = 0

  /// Activates the constraint in the nearest common ancestor of both items.
  final func activate() {
    guard holder == nil else { return }
    guard let view = nearestView else {
      preconditionFailure(
        "A constraint cannot be activated whose items have no view in common. Are they in different "
          + "trees of views, or is one of them in none yet? It says: \(self)")
    }
    activate(in: view, nearest: view)
  }

  /// Activates the constraint, owned by an ancestor of both items.
  final func activate(in view: View, nearest: View) {
    holder = view
    Self.lastSerial += 1
    serial = Self.lastSerial
    view.makeConstraintBox().held.append(self)
    forEachItem { item in
      item.constraintsTouching.append(self)
      var inside = item is View && item !== nearest ? item.layoutView?.link : item.layoutView
      while let between = inside, between !== nearest {
        if between.isLayoutBoundary { open(between) }
        inside = between.link
      }
    }
    nearest.layoutRoot.makeEngine().add(self)
  }

  /// Merges the engine of a view into the outer one, because a constraint crosses the view's boundary.
  private func open(_ view: View) {
    view.makeConstraintBox().isOpen = true
    view.constraintsDidEnter()
  }

  /// Deactivates the constraint.
  final func deactivate() {
    let view = holder
    if let box = view?.constraintBox, let index = box.held.lastIndex(where: { $0 === self }) {
      box.held.remove(at: index)
    }
    forEachItem { item in
      if let index = item.constraintsTouching.lastIndex(where: { $0 === self }) {
        item.constraintsTouching.remove(at: index)
      }
    }
    engine?.remove(self)
    engine = nil
    holder = nil
  }
}
