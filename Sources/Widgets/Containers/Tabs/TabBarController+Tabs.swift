import ResponderWords

extension TabBarController: ControllerContainer, TabBarDelegate {
  /// The maximum number of tabs in a narrow bar.
  static let mostTabs = 5

  // MARK: Tabs

  func prepareView() {
    stage.frame = view.bounds
    stage.clipsToBounds = true
    view.addSubview(stage)
    view.addSubview(tabBar)
    guard let chosen else { return }
    let new = host(of: chosen)
    host = new
    adopt(new)
    updateMoreStack(animated: false)
    show(new, instead: nil)
  }

  func setTabs(_ new: [ViewController]) {
    move?.completeTransition(true)
    let old = tabs
    let oldIndex = chosen.flatMap(old.firstIndex)
    if hasCreatedMore, let pushed = moreNavigationController.stack.dropFirst().first,
      !new.contains(pushed)
    {
      tabs = new
      moreNavigationController.popToRootViewController(animated: false)
    }
    for controller in old where !new.contains(controller) {
      if controller.parent != nil { controller.willMove(toParent: nil) }
      controller.viewIfLoaded?.removeFromSuperview()
      if controller.parent === self { controller.removeFromParent() }
      if controller === host { host = nil }
      (controller as? NavigationController)?.setOuter(nil) {}
      controller.insetsOfBars = .zero
      keysOf[controller] = nil
    }
    tabs = new
    for controller in new where !old.contains(controller) {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    updateItems()
    if let chosen, new.contains(chosen) || hasMore && chosen === moreNavigationController {
      tabBar.selectedItem = shownItem(of: chosen)
    } else {
      chosen = nil
      // The tab at the same index takes the place of a removed one, and otherwise the first one.
      let index = oldIndex.flatMap { new.indices.contains($0) ? $0 : nil } ?? 0
      if new.indices.contains(index) { choose(new[index]) }
    }
    viewIfLoaded?.setNeedsLayout()
  }

  /// A Boolean value that indicates whether the last tab leads to a list of the tabs that do not fit.
  var hasMore: Bool { tabs.count > Self.mostTabs && !isWide }
  private var isWide: Bool { (viewIfLoaded?.bounds.width ?? 0) >= TabBar.wideWidth }

  /// The tabs that do not fit in the bar.
  var furtherTabs: [ViewController] {
    hasMore ? Array(tabs[(Self.mostTabs - 1)...]) : []
  }

  func updateItems() {
    var items = tabs.prefix(hasMore ? Self.mostTabs - 1 : tabs.count).compactMap(\.tabBarItem)
    if hasMore { items.append(moreItem) }
    if items != tabBar.items ?? [] { tabBar.setItems(items, animated: false) }
    if let chosen { tabBar.selectedItem = shownItem(of: chosen) }
    updateFurtherTabs()
  }

  private var moreItem: TabBarItem { moreNavigationController.tabBarItem }

  private func shownItem(of controller: ViewController) -> TabBarItem? {
    furtherTabs.contains(controller) || controller === moreNavigationController
      ? moreItem : controller.tabBarItem
  }

  // MARK: Selection

  /// Returns a Boolean value that indicates whether the user can select a tab. The delegate decides.
  func userMayChoose(_ item: TabBarItem) -> Bool {
    guard let controller = controller(of: item) else { return false }
    return userMayChoose(controller)
  }

  private func userMayChoose(_ controller: ViewController) -> Bool {
    guard tabKeeper?.userMayChoose(controller) ?? true else { return false }
    return delegate?.tabBarController(self, shouldSelect: controller) ?? true
  }

  private func userDidChoose(_ controller: ViewController) {
    delegate?.tabBarController(self, didSelect: controller)
    tabKeeper?.userDidChoose(controller)
  }

  private func controller(of item: TabBarItem) -> ViewController? {
    if hasMore, item === moreItem { return moreNavigationController }
    return tabs.first { $0.tabBarItem === item }
  }

  func choose(_ item: TabBarItem) {
    guard let controller = controller(of: item) else { return }
    let isSame = controller === chosen
    choose(controller === moreNavigationController ? controllerOfMore : controller)
    if isSame { returnToStart(controller) }
    userDidChoose(controller)
  }

  private func returnToStart(_ controller: ViewController) {
    guard let navigation = controller as? NavigationController else { return }
    if navigation.viewControllers.count > 1 {
      navigation.popToRootViewController(animated: true)
    } else if let top = navigation.topViewController {
      navigation.contentScroller(of: top)?.scrollToTop()
    }
  }

  /// Selects one of the tabs that do not fit, behind "More".
  func chooseFurther(_ controller: ViewController) {
    guard userMayChoose(controller) else { return }
    choose(controller)
    userDidChoose(controller)
  }

  func choose(_ controller: ViewController) {
    move?.completeTransition(true)
    guard controller !== chosen else { return }
    let old = host
    chosen = controller
    let new = host(of: controller)
    host = new
    adopt(new)
    tabBar.selectedItem = shownItem(of: controller)
    updateMoreStack(animated: old === new)
    guard isViewLoaded, new !== old else { return }
    show(new, instead: old)
  }

  // MARK: Showing

  func show(_ new: ViewController, instead old: ViewController?) {
    let tells = isShown && view.window != nil
    var animator: (any ViewControllerAnimatedTransitioning)?
    if tells, let old {
      animator = delegate?.tabBarController(
        self, animationControllerForTransitionFrom: old, to: new)
    }
    let context = TransitionContext(from: old, to: new, in: stage, animated: animator != nil)
    move = context
    let keys = old?.viewIfLoaded?.keysWithin()
    if let old, let keys { keysOf[old] = keys }
    if tells {
      old?.holdAppearance()
      new.holdAppearance()
      new.loadViewIfNeeded()
      setTransitionCoordinator(animator == nil ? nil : context)
      // The new controller is notified first, as in UIKit.
      new.tellAppearance(true, animated: animator != nil)
      old?.tellAppearance(false, animated: animator != nil)
    }
    context.begin(interactive: false) { [weak self] completed in
      self?.ended(new, old, tells: tells, hadFocus: keys?.hadFocus ?? false)
      animator?.animationEnded(completed)
    }
    guard let animator, let old else {
      place(new, tells: tells)
      return context.completeTransition(true)
    }
    play(animator, context, from: old, to: new, tells: tells)
  }

  private func play(
    _ animator: any ViewControllerAnimatedTransitioning, _ context: TransitionContext,
    from old: ViewController, to new: ViewController, tells: Bool
  ) {
    context.views = [.from: old.view, .to: new.view]
    context.initialFrames[old] = old.view.frame
    context.finalFrames[new] = stage.bounds
    context.transitionDuration = animator.transitionDuration(using: context)
    animator.animateTransition(using: context)
    View.animate(withDuration: context.transitionDuration) { context.playAlongside() }
    if new.view.superview != nil, !context.isOver {
      layOutBar()
      if tells { new.tellViewIsAppearing() }
    }
  }

  private func place(_ new: ViewController, tells: Bool) {
    View.performWithoutAnimation {
      stage.addSubview(new.view)
      layOutBar()
      new.view.layoutIfNeeded()
    }
    if tells { new.tellViewIsAppearing() }
  }

  private func ended(
    _ new: ViewController, _ old: ViewController?, tells: Bool, hadFocus: Bool
  ) {
    move = nil
    setTransitionCoordinator(nil)
    place(new, tells: tells)
    old?.viewIfLoaded?.removeFromSuperview()
    if tells {
      old?.releaseAppearance()
      new.releaseAppearance()
    }
    new.view.takeKeys(keysOf[new] ?? KeyMemory(), hadFocus: hadFocus)
    if hasCreatedMore, old === moreNavigationController, let old, !tabs.contains(old),
      moreNavigationController.stack.count == 1
    {
      old.willMove(toParent: nil)
      old.removeFromParent()
    }
  }

  // MARK: Layout

  private var isBarSeen: Bool {
    !hidesBar && !((host as? NavigationController)?.hidesBottomBarAround ?? false)
  }

  func layOutBar() {
    guard isViewLoaded else { return }
    let (bounds, safe) = (view.bounds, view.safeAreaInsets)
    if stage.frame != bounds { stage.frame = bounds }
    updateItems()
    let barHeight = tabBar.naturalHeight
    let height = barHeight + safe.bottom
    tabBar.frame = Rect(
      x: 0, y: isBarSeen ? bounds.height - height : bounds.height, width: bounds.width,
      height: height)
    tabBar.alpha = isBarSeen ? 1 : 0
    guard let host, let child = host.viewIfLoaded, child.superview === stage else { return }
    var frame = bounds
    let goesUnder =
      host.edgesForExtendedLayout.contains(.bottom)
      && (tabBar.isTranslucent || host.extendedLayoutIncludesOpaqueBars
        || host is NavigationController)
    if isBarSeen, !goesUnder { frame.size.height -= height }
    child.bounds = Rect(origin: child.bounds.origin, size: frame.size)
    child.center = Point(x: frame.midX, y: frame.midY)
    host.insetsOfBars = EdgeInsets(
      top: 0, left: 0, bottom: isBarSeen && goesUnder ? barHeight : 0, right: 0)
    if !(host is NavigationController), let scroll = host.scrollerAtBars {
      scroll.barFollower = self
    }
    updateEdge()
  }

  /// Updates the appearance of the bar after the content has moved.
  func updateEdge() {
    let top = (host as? NavigationController)?.topViewController ?? host
    tabBar.isAtEdge = top?.scrollerAtBars?.isAtBottom ?? true
  }

  func hideBar(_ hidden: Bool, _ animated: Bool) {
    guard hidden != hidesBar else { return }
    hidesBar = hidden
    guard isViewLoaded, animated, view.window != nil else {
      viewIfLoaded?.setNeedsLayout()
      return
    }
    View.animate(withDuration: 0.25) {
      layOutBar()
      view.layoutIfNeeded()
    }
  }

  package func childItemsDidChange(_ child: ViewController) {
    if tabs.contains(child) { updateItems() }
  }
  package var frontChild: ViewController? { host }

  // MARK: Keys

  var tabCommands: [KeyCommand] {
    guard tabs.count > 1 else { return [] }
    return [
      KeyCommand(
        title: ownWord("Next Tab"), action: .showNextTab, input: "\t", modifierFlags: .control,
        discoverabilityTitle: ownWord("Next Tab")),
      KeyCommand(
        title: ownWord("Previous Tab"), action: .showPreviousTab, input: "\t",
        modifierFlags: [.control, .shift], discoverabilityTitle: ownWord("Previous Tab")),
    ]
  }

  /// Selects a tab by its distance from the current one, as for the user.
  fileprivate func userMoves(by step: Int) {
    guard tabs.count > 1, let index = chosen.flatMap(tabs.firstIndex) else { return }
    chooseFurther(tabs[(index + step + tabs.count) % tabs.count])
  }
}

extension TabBarController: ScrollFollower {
  package func scrollViewDidMove(_ scrollView: ScrollView) { updateEdge() }
  package func scrollViewDidRest(_ scrollView: ScrollView) {}
}

extension TabBarController: TabAction {
  func showNextTab(_ sender: Any?) { userMoves(by: 1) }
  func showPreviousTab(_ sender: Any?) { userMoves(by: -1) }
}

/// The actions that select the next or the previous tab.
@MainActor protocol TabAction: AnyObject {
  func showNextTab(_ sender: Any?)
  func showPreviousTab(_ sender: Any?)
}

extension Selector {
  static let showNextTab = Selector("showNextTab:", on: (any TabAction).self) { $0.showNextTab($1) }
  static let showPreviousTab = Selector("showPreviousTab:", on: (any TabAction).self) {
    $0.showPreviousTab($1)
  }
}
