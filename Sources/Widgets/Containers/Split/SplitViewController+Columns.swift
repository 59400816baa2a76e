extension SplitViewController: ControllerContainer {
  // MARK: Setting columns

  func set(_ controller: ViewController?, _ column: Column) {
    if column == .compact || !collapsed || !isDecided {
      replace(controller, column)
      viewIfLoaded?.setNeedsLayout()
      return
    }
    // If the columns are collapsed, the controllers of the column are removed from the stack, and the new one
    // appears when the columns separate.
    let stack = (holders[.primary] as? NavigationController)?.viewControllers ?? []
    given[column] = controller
    holders[column] = controller.map { holder(of: $0, column) }
    let new = own(controller)
    guard let navigation = holders[.primary] as? NavigationController, column != .primary else {
      keptStacks[column] = new
      return layOutAnew()
    }
    keptStacks[column] = new
    if stack.contains(where: { homes[$0] == column }) {
      let rest = stack.filter { homes[$0] != column }
      for controller in new { homes[controller] = column }
      empty(column)
      navigation.setViewControllers(rest + new, animated: false)
    }
  }

  private func layOutAnew() {
    isDecided = false
    viewIfLoaded?.setNeedsLayout()
  }

  private func replace(_ controller: ViewController?, _ column: Column) {
    if let old = holders[column] { remove(old) }
    given[column] = controller
    holders[column] = controller.map { holder(of: $0, column) }
    if column == .primary || column == .compact { isDecided = isDecided && !collapsed }
  }

  /// Returns the controller that contains a controller in its column: the controller itself, or a new
  /// navigation controller.
  private func holder(of controller: ViewController, _ column: Column) -> ViewController {
    if style == .unspecified || controller is NavigationController { return controller }
    let navigation = NavigationController(rootViewController: controller)
    // The application cannot set an identifier for this controller. Without one, the state of its children is
    // not saved.
    navigation.restorationIdentifier = "." + String(describing: column)
    return navigation
  }

  private func remove(_ controller: ViewController) {
    guard controller.parent === self else { return }
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }

  func setPair(_ controllers: [ViewController]) {
    let columns: [Column] =
      style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    for (index, column) in columns.enumerated() {
      set(controllers.indices.contains(index) ? controllers[index] : nil, column)
    }
  }

  var shownControllers: [ViewController] {
    if collapsed, isDecided { return shownAlone.map { [$0] } ?? [] }
    return [Column.primary, .supplementary, .secondary].compactMap { holders[$0] }
  }

  /// The controller that is visible while the columns are collapsed.
  var shownAlone: ViewController? { holders[.compact] ?? holders[.primary] ?? holders[.secondary] }

  // MARK: Collapse

  /// Returns the stack of a column's controller.
  private func own(_ controller: ViewController?) -> [ViewController] {
    guard let controller else { return [] }
    if let navigation = controller as? NavigationController { return navigation.viewControllers }
    return [controller]
  }

  private func empty(_ column: Column) {
    guard let holder = holders[column] else { return }
    if let navigation = holder as? NavigationController {
      navigation.setViewControllers([], animated: false)
    }
    remove(holder)
  }

  func collapse() {
    collapsed = true
    chosenMode = nil
    let proposed: Column =
      holders[.compact] != nil ? .compact : holders[.secondary] != nil ? .secondary : .primary
    let top =
      style == .unspecified
      ? proposed
      : delegate?.splitViewController(
        self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    keptStacks = [:]
    homes = [:]
    if holders[.compact] != nil, top == .compact || holders[.primary] == nil {
      for column in [Column.primary, .supplementary, .secondary] {
        holders[column].map(remove)
      }
    } else {
      join(top: top)
    }
    shade.removeFromSuperview()
    if isShown { delegate?.splitViewControllerDidCollapse(self) }
  }

  private func join(top: Column) {
    holders[.compact].map(remove)
    guard let primary = holders[.primary] else { return }
    for controller in own(primary) { homes[controller] = .primary }
    guard let navigation = primary as? NavigationController else {
      holders[.secondary].map(remove)
      return
    }
    var stack = navigation.viewControllers
    for column in [Column.supplementary, .secondary] {
      guard let holder = holders[column] else { continue }
      let controllers = own(holder)
      keptStacks[column] = controllers
      for controller in controllers { homes[controller] = column }
      var isWanted = column.rawValue <= top.rawValue
      if style == .unspecified, isWanted {
        isWanted =
          !(delegate?.splitViewController(
            self, collapseSecondary: holder, onto: primary) ?? false)
      }
      empty(column)
      if isWanted { stack += controllers }
    }
    navigation.setViewControllers(stack, animated: false)
  }

  func expand() {
    collapsed = false
    holders[.compact].map(remove)
    if let navigation = holders[.primary] as? NavigationController {
      separate(navigation)
    }
    (keptStacks, homes) = ([:], [:])
    var proposed = wantedMode
    if isShown || isDecided {
      proposed =
        delegate?.splitViewController(
          self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
    }
    mode = proposed
    if isShown { delegate?.splitViewControllerDidExpand(self) }
  }

  private func separate(_ navigation: NavigationController) {
    var stacks: [Column: [ViewController]] = [:]
    var column = Column.primary
    for controller in navigation.viewControllers {
      column = homes[controller] ?? column
      stacks[column, default: []].append(controller)
    }
    guard !homes.isEmpty else { return }
    if let other = delegate?.splitViewController(self, separateSecondaryFrom: navigation),
      style == .unspecified
    {
      holders[.secondary] = other
      given[.secondary] = other
      keptStacks[.secondary] = nil
      stacks[.secondary] = nil
    }
    navigation.setViewControllers(stacks[.primary] ?? [], animated: false)
    for column in [Column.supplementary, .secondary] {
      guard let holder = holders[column] as? NavigationController else {
        // A plain controller was an element of the stack.
        continue
      }
      let stack = stacks[column] ?? keptStacks[column] ?? []
      if !stack.isEmpty { holder.setViewControllers(stack, animated: false) }
    }
  }

  // MARK: Showing

  func showDetail(_ controller: ViewController) {
    guard collapsed, isDecided, let navigation = holders[.primary] as? NavigationController else {
      if let secondary = holders[.secondary] as? NavigationController,
        !(controller is NavigationController)
      {
        secondary.setViewControllers([controller], animated: false)
        if style != .unspecified { given[.secondary] = controller }
      } else {
        set(controller, .secondary)
      }
      return
    }
    let new = own(controller)
    for controller in new { homes[controller] = .secondary }
    if controller is NavigationController || holders[.secondary] == nil {
      holders[.secondary].map(remove)
      holders[.secondary] =
        controller is NavigationController || style == .unspecified
        ? controller : NavigationController()
      given[.secondary] = controller
    }
    if let holder = controller as? NavigationController {
      holder.setViewControllers([], animated: false)
    }
    keptStacks[.secondary] = new
    navigation.setViewControllers(navigation.viewControllers + new, animated: true)
  }

  func showColumn(_ column: Column) {
    guard collapsed, isDecided else { return reveal(column) }
    guard let navigation = holders[.primary] as? NavigationController else { return }
    let stack = navigation.viewControllers
    if let last = stack.lastIndex(where: { homes[$0] == column }) {
      navigation.popToViewController(stack[last], animated: true)
    } else if keptStacks[column]?.isEmpty == false {
      // The columns between the top one and the new one are below it.
      let top = topColumn(of: stack)
      let missing = [Column.supplementary, .secondary]
        .filter { $0 == column || $0.rawValue > top.rawValue && $0.rawValue < column.rawValue }
        .flatMap { keptStacks[$0] ?? [] }
      navigation.setViewControllers(stack + missing, animated: true)
    }
  }

  func hideColumn(_ column: Column) {
    guard collapsed, isDecided else { return conceal(column) }
    guard let navigation = holders[.primary] as? NavigationController,
      topColumn(of: navigation.viewControllers) == column,
      let first = navigation.viewControllers.firstIndex(where: { homes[$0] == column }), first > 0
    else { return }
    navigation.popToViewController(navigation.viewControllers[first - 1], animated: true)
  }

  /// Returns the column of the last controller of a collapsed stack. Controllers that were pushed since then
  /// belong to the column below them.
  private func topColumn(of stack: [ViewController]) -> Column {
    stack.last { homes[$0] != nil }.flatMap { homes[$0] } ?? .primary
  }

  package func childItemsDidChange(_ child: ViewController) {}

  package var frontChild: ViewController? {
    collapsed ? shownAlone : holders[.secondary] ?? holders[.primary]
  }
}
