import WindowResponder

extension TabBarController {
  func encodeTab(_ coder: Coder) {
    coder.encode(selectedViewController, forKey: StateKey.tab)
    if selectedIndex != Int.max { coder.encode(selectedIndex, forKey: StateKey.tabIndex) }
  }

  func decodeTab(_ coder: Coder) {
    if let tab = coder.decodeObject(of: ViewController.self, forKey: StateKey.tab),
      viewControllers?.contains(tab) ?? false
    {
      selectedViewController = tab
    } else if let index = coder.decode(Int.self, forKey: StateKey.tabIndex), index >= 0 {
      selectedIndex = index
    }
  }
}

extension NavigationController {
  func encodeStack(_ coder: Coder) {
    // A controller without an identifier cuts off what stands on it.
    let kept = viewControllers.prefix { $0.restorationIdentifier != nil }
    if !kept.isEmpty { coder.encode(Array(kept), forKey: StateKey.stack) }
  }

  func decodeStack(_ coder: Coder) {
    if let split = parent as? SplitViewController, split.keepsStacks { return }
    let stack = coder.decodeObjects(of: ViewController.self, forKey: StateKey.stack)
    guard !stack.isEmpty else { return }
    var known: [ViewController] = []
    for controller in stack where !known.contains(controller) {
      // One that is somewhere else stays there.
      if controller.parent == nil || controller.parent === self { known.append(controller) }
    }
    // Where the first one was not made again, what the program has put there stays.
    if let first = viewControllers.first, !known.contains(first), first.restorationIdentifier == nil
    {
      known.insert(first, at: 0)
    }
    if !known.isEmpty, known != viewControllers { setViewControllers(known, animated: false) }
  }
}

extension SplitViewController: ControllerKeeper {
  package var keptControllers: [ViewController] { Array(given.values) }

  func encodeColumns(_ coder: Coder) {
    coder.encode(isCollapsed, forKey: StateKey.collapsed)
    if !isCollapsed { coder.encode(displayMode.rawValue, forKey: StateKey.displayMode) }
  }

  /// The stacks of one stack mean nothing to several columns, and the other way round.
  func decodeColumns(_ coder: Coder) {
    keepsStacks = coder.decodeBool(forKey: StateKey.collapsed) != isCollapsed
    guard let raw = coder.decode(Int.self, forKey: StateKey.displayMode),
      let mode = DisplayMode(rawValue: raw), mode != displayMode, !isCollapsed
    else { return }
    View.performWithoutAnimation {
      if mode == .secondaryOnly {
        hide(.primary)
      } else if displayMode == .secondaryOnly {
        show(.primary)
      }
    }
  }
}
