extension ViewController {
  /// The view is about to get into a window that is shown, or out of one.
  func viewWillMove(onScreen: Bool) {
    switch (onScreen, appearanceState) {
    case (true, .disappeared):
      appearanceState = .appearing
      viewWillAppear(false)
    case (false, .appeared), (false, .appearing):
      appearanceState = .disappearing
      viewWillDisappear(false)
    default:
      break
    }
  }

  /// The view is in a window that is shown, or in none.
  func viewDidMove(onScreen: Bool) {
    switch (onScreen, appearanceState) {
    case (true, .appearing):
      appearanceState = .appeared
      viewIsAppearing(false)
      viewDidAppear(false)
    case (false, .disappearing):
      appearanceState = .disappeared
      viewDidDisappear(false)
    default:
      break
    }
  }

  func adopt(_ child: ViewController) {
    precondition(child !== self, "A controller cannot be its own child")
    if child.parent === self { return }
    child.parent?.children.removeAll { $0 === child }
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  func leaveParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }
}
