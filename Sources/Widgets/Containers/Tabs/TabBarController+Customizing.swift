/// Tabs that the user moves in the list behind the tab "More".
extension TabBarController {
  /// A Boolean value that indicates whether the user can move tabs.
  var canCustomize: Bool { tabs.contains(where: mayMove) }

  /// Returns a Boolean value that indicates whether the user can move the tab of a controller.
  func mayMove(_ controller: ViewController) -> Bool {
    customizableViewControllers?.contains(controller) ?? false
  }

  /// Returns the index to which a tab is moved: the proposed one, or the nearest one that passes no tab with
  /// a fixed position.
  func target(ofMoving order: [ViewController], from source: Int, to proposed: Int) -> Int {
    var range = source...source
    while range.lowerBound > 0, mayMove(order[range.lowerBound - 1]) {
      range = range.lowerBound - 1...range.upperBound
    }
    while range.upperBound + 1 < order.count, mayMove(order[range.upperBound + 1]) {
      range = range.lowerBound...range.upperBound + 1
    }
    return min(max(proposed, range.lowerBound), range.upperBound)
  }

  func customizingBegins() {
    delegate?.tabBarController(
      self, willBeginCustomizing: tabs.filter(mayMove))
  }

  /// Shows the tabs in the order that the user has chosen.
  func customizingEnds(_ order: [ViewController]) {
    let hasChanged = order != tabs
    delegate?.tabBarController(self, willEndCustomizing: order, changed: hasChanged)
    if hasChanged { setTabs(order) }
    delegate?.tabBarController(self, didEndCustomizing: order, changed: hasChanged)
  }

  func customizingMayHaveChanged() {
    if hasMore { more.updateEditButton() }
  }
}
