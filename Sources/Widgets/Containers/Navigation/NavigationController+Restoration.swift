import WindowResponder

extension NavigationController {
  func encodeStack(_ coder: Coder) {
    // A controller without an identifier ends the saved stack.
    let kept = viewControllers.prefix { $0.restorationIdentifier != nil }
    if !kept.isEmpty { coder.encode(Array(kept), forKey: StateKey.stack) }
  }

  func decodeStack(_ coder: Coder) {
    if let split = parent as? SplitViewController, split.keepsStacks { return }
    let stack = coder.decodeObjects(of: ViewController.self, forKey: StateKey.stack)
    guard !stack.isEmpty else { return }
    var known: [ViewController] = []
    for controller in stack where !known.contains(controller) {
      // A controller that has another parent stays there.
      if controller.parent == nil || controller.parent === self { known.append(controller) }
    }
    // If the first controller was not restored, the application's own controller stays.
    if let first = viewControllers.first, !known.contains(first), first.restorationIdentifier == nil
    {
      known.insert(first, at: 0)
    }
    if !known.isEmpty, known != viewControllers { setViewControllers(known, animated: false) }
  }
}
