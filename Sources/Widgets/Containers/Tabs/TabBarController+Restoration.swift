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
