/// The tabs behind "More". Their list pushes them: a navigation controller shows its own bar with a button
/// back to the list, and every other controller is in the stack of ``moreNavigationController``.
extension TabBarController {
  /// Creates the navigation controller of the list.
  func makeMoreNavigation() -> NavigationController {
    let navigation = NavigationController(rootViewController: more)
    hasCreatedMore = true
    // The period leaves it out of the paths of the controllers in it, which are restored as children.
    navigation.restorationIdentifier = ".more"
    navigation.didRemove = { [weak self] in self?.didLeaveMore($0) }
    return navigation
  }

  /// Returns the child whose view is visible while a controller is selected.
  func host(of controller: ViewController) -> ViewController {
    isViewLoaded && !(controller is NavigationController) && furtherTabs.contains(controller)
      ? moreNavigationController : controller
  }

  /// The controller that the tab "More" selects: the last one that was visible behind it, or the list.
  var controllerOfMore: ViewController {
    let pushed = moreNavigationController.stack.dropFirst().first
    guard let pushed, host !== moreNavigationController, furtherTabs.contains(pushed),
      chosen.map({ !furtherTabs.contains($0) }) ?? true
    else {
      return moreNavigationController
    }
    return pushed
  }

  /// Selects the list, as its back button does.
  func chooseMoreList() { choose(moreNavigationController) }

  /// Pushes the selected controller on the list, or pops to the list if the list is selected.
  func updateMoreStack(animated: Bool) {
    guard let chosen, host(of: chosen) === moreNavigationController else { return }
    let navigation = moreNavigationController
    if chosen === navigation {
      navigation.popToRootViewController(animated: animated)
    } else if navigation.stack.dropFirst().first !== chosen {
      navigation.setViewControllers([more, chosen], animated: animated)
    }
  }

  /// Adapts the controllers to the tabs that are behind "More" now.
  func updateFurtherTabs() {
    let further = furtherTabs
    for case let navigation as NavigationController in tabs {
      navigation.setOuter(further.contains(navigation) ? more.navigationItem : nil) {
        [weak self] in self?.chooseMoreList()
      }
    }
    guard hasCreatedMore || !further.isEmpty else { return }
    if let pushed = moreNavigationController.stack.dropFirst().first, !further.contains(pushed) {
      moreNavigationController.popToRootViewController(animated: false)
    }
    guard isViewLoaded, let chosen else { return }
    if chosen === moreNavigationController, !hasMore {
      // The list is gone: the first of the tabs that were behind it follows.
      if let next = tabs.dropFirst(Self.mostTabs - 1).first ?? tabs.first { choose(next) }
    } else if tabs.contains(chosen), host(of: chosen) !== host {
      rehost(chosen)
    }
  }

  /// Moves the selected controller to its new parent.
  private func rehost(_ controller: ViewController) {
    move?.completeTransition(true)
    let (old, new) = (host, host(of: controller))
    host = new
    adopt(new)
    if isViewLoaded { show(new, instead: old) }
    updateMoreStack(animated: false)
  }

  /// Makes a controller a child, unless it has a parent.
  func adopt(_ controller: ViewController) {
    guard controller.parent == nil else { return }
    addChild(controller)
    controller.didMove(toParent: self)
  }

  /// Makes a controller that the list's stack has removed a child again. If the user has popped it, the list
  /// is selected.
  private func didLeaveMore(_ controller: ViewController) {
    guard tabs.contains(controller) else { return }
    adopt(controller)
    if chosen === controller, furtherTabs.contains(controller) { chosen = moreNavigationController }
  }
}
