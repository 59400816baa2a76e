/// Which engine solves what: views that come and go, and constraints that begin and cease to count.
extension View {
  /// Whether the frame is given from outside, and not by constraints.
  var isLayoutGiven: Bool {
    if layout.translatesMask { return true }
    guard let link else { return false }
    return link.placesSubviews || (viewController != nil && link === ownWindow)
  }

  /// Whether what is in the view is solved by itself.
  var isLayoutBoundary: Bool {
    link == nil || (isLayoutGiven && !(constraintBox?.isOpen ?? false))
  }

  /// The view whose engine solves the constraints in this one.
  var layoutRoot: View {
    var view = self
    while !view.isLayoutBoundary, let parent = view.link { view = parent }
    return view
  }

  /// What solves the constraints in the view; nil where there are none.
  var interiorEngine: ConstraintEngine? {
    guard let box = constraintBox else { return nil }
    if let engine = box.engine { return engine }
    return isLayoutBoundary ? nil : box.node?.engine
  }

  /// The engine of a root, made where there is none.
  func makeEngine() -> ConstraintEngine {
    let box = makeConstraintBox()
    if let engine = box.engine { return engine }
    let engine = ConstraintEngine(root: self)
    box.engine = engine
    if arrangesByConstraints { engine.needsConstraints(of: self) }
    return engine
  }

  // MARK: Layout

  /// Puts the subviews where constraints have them.
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

  /// The view's place or size was set.
  func constraintsSeeGeometry(sizeChanged: Bool) {
    guard let box = constraintBox else { return }
    if let node = box.node, node.isFixed { node.engine?.givenDidChange() }
    if sizeChanged, box.variesWithin { interiorEngine?.varyingDidChange() }
  }

  /// Margins or the safe area are others.
  func constraintsSeeInsets() {
    guard let box = constraintBox, box.variesWithin else { return }
    (interiorEngine ?? box.node?.engine)?.varyingDidChange()
  }

  /// Text goes the other way, perhaps: leading edges are other ones.
  func constraintsSeeDirection() {
    guard let engine = interiorEngine else { return }
    engine.needsReset = true
    engine.markDirty()
  }

  /// The size by nature, or how much it counts, is another.
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

  /// The view's place is about to be given from outside: what is in it is solved by itself from here on.
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

  // MARK: Coming and going

  /// The view has a superview: what solved its constraints by itself does so no longer.
  func constraintsDidEnter() {
    guard let engine = constraintBox?.engine, !isLayoutBoundary else { return }
    engine.dissolve(into: layoutRoot.makeEngine())
  }

  /// The view is about to leave its superview: constraints between what is in it and what is not count no
  /// longer.
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

  /// The superview is gone, and what solved the constraints with it.
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
    for guide in constraintBox?.guides ?? [] { guide.node = nil }
    for subview in subviews where !subview.isLayoutBoundary { subview.forgetNodes() }
  }

  /// All constraints that count and speak of something in the view that is solved with it.
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
  /// The guides that were added, and the view's own as far as they were asked for.
  var allGuides: [LayoutGuide] {
    guides + [safeArea, margins, readable, content, frame, top, bottom].compactMap { $0 }
  }
}

extension LayoutConstraint {
  private static var lastSerial = 0

  /// Has it count, in the nearest view that holds both items.
  final func activate() {
    guard holder == nil else { return }
    guard let view = nearestView else {
      preconditionFailure(
        "A constraint cannot be activated whose items have no view in common. Are they in different "
          + "trees of views, or is one of them in none yet? It says: \(self)")
    }
    activate(in: view, nearest: view)
  }

  /// Has it count, kept by a view that holds both items.
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

  /// A constraint goes from inside a view to the outside: both are solved together.
  private func open(_ view: View) {
    view.makeConstraintBox().isOpen = true
    view.constraintsDidEnter()
  }

  /// Has it count no longer.
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
