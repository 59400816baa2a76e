extension NavigationController: ControllerContainer, ScrollFollower {
  // MARK: View loading

  func prepareView() {
    stage.frame = view.bounds
    stage.clipsToBounds = true
    view.addSubview(stage)
    view.addSubview(navigationBar)
    if let pan = interactivePopGestureRecognizer { view.addGestureRecognizer(pan) }
    view.addGestureRecognizer(makeMouseTap())
    barHideOnTapGestureRecognizer.isEnabled = hidesBarsOnTap
    barHideOnTapGestureRecognizer.cancelsTouchesInView = false
    stage.addGestureRecognizer(barHideOnTapGestureRecognizer)
    navigationBar.stack = stack.map(\.navigationItem)
    for item in navigationBar.stack { item.observer = navigationBar }
    navigationBar.prepareExchange(isBack: false)
    guard let top = stack.last else { return followHeight() }
    // The parents observe the appearance of the view, and children follow.
    stage.addSubview(top.view)
    place(top)
    isToolbarChanging()
    followHeight()
  }

  private func followHeight() {
    registerForTraitChanges([TraitVerticalSizeClass.self]) {
      (controller: NavigationController, _) in
      controller.heightMayHaveChanged()
    }
    heightMayHaveChanged()
  }

  // MARK: Sizes

  /// Returns the height of the bar for a controller, without the safe area, in points.
  func barHeight(for controller: ViewController) -> Double {
    if hidesBar { return 0 }
    let item = controller.navigationItem
    return navigationBar.fixedHeight(for: item)
      + min(navigationBar.growth(for: item), growths[controller] ?? .infinity)
  }

  private var showsToolbar: Bool { !hidesToolbar }

  private func toolbarHeight(for controller: ViewController) -> Double {
    showsToolbar && !hidesBottomBar(for: controller) ? BarSizes.toolbar : 0
  }

  private func hidesBottomBar(for controller: ViewController) -> Bool {
    guard let index = stack.firstIndex(of: controller), index > 0 else { return false }
    return stack[1...index].contains(where: \.hidesBottomBarWhenPushed)
  }

  /// A Boolean value that indicates whether the bottom bar of the container is hidden for the top controller.
  var hidesBottomBarAround: Bool { topViewController.map(hidesBottomBar) ?? false }

  /// Returns the frame of a controller's view in the stage.
  func frame(of controller: ViewController) -> Rect {
    let safe = view.safeAreaInsets
    var frame = view.bounds
    let goesUnder = controller.extendedLayoutIncludesOpaqueBars || navigationBar.isTranslucent
    if !hidesBar, !controller.edgesForExtendedLayout.contains(.top) || !goesUnder {
      let height = safe.top + barHeight(for: controller)
      frame.origin.y += height
      frame.size.height -= height
    }
    if showsToolbar, !controller.edgesForExtendedLayout.contains(.bottom) {
      frame.size.height -= safe.bottom + toolbarHeight(for: controller)
    }
    return frame
  }

  /// Positions a controller's view, and sets its insets for the bars.
  func place(_ controller: ViewController) {
    guard let child = controller.viewIfLoaded, child.superview === stage else { return }
    let scroll = contentScroller(of: controller)
    let item = controller.navigationItem
    let growth = hidesBar ? 0 : navigationBar.growth(for: item)
    if let scroll {
      if scroll.barFollower !== self || growths[controller] == nil {
        // The bar begins with its full height, and the content rests below it.
        growths[controller] = growth
        scroll.barFollower = self
        scroll.barGrowth = 0
      }
    } else {
      growths[controller] = growth
    }
    if greatestGrowths[controller] != growth {
      // A new large title or search bar is visible at once if the content is scrolled to its start.
      let isAtStart =
        scroll.map { $0.contentOffset.y <= -$0.adjustedContentInset.top + 0.5 } ?? true
      if greatestGrowths[controller] != nil, isAtStart { growths[controller] = growth }
      greatestGrowths[controller] = growth
    }
    growths[controller] = min(growths[controller] ?? growth, growth)
    let frame = frame(of: controller)
    child.bounds = Rect(origin: child.bounds.origin, size: frame.size)
    child.center = Point(x: frame.midX, y: frame.midY)
    let insets = EdgeInsets(
      top: frame.minY > view.bounds.minY ? 0 : barHeight(for: controller), left: 0,
      bottom: frame.maxY < view.bounds.maxY ? 0 : toolbarHeight(for: controller), right: 0)
    if let scroll, scroll.barGrowth > 0 || controller.insetsOfBars.top != insets.top {
      let holds =
        controller.insetsOfBars != .zero
        && scroll.barGrowth + controller.insetsOfBars.top
          == growth - (growths[controller] ?? 0) + insets.top
      scroll.holdsContent = holds
      controller.insetsOfBars = insets
      scroll.barGrowth = growth - (growths[controller] ?? 0)
      scroll.holdsContent = false
    } else {
      controller.insetsOfBars = insets
    }
  }

  // MARK: Layout

  func layOutBars() {
    guard isViewLoaded, !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    let (bounds, safe) = (view.bounds, view.safeAreaInsets)
    if stage.frame != bounds { stage.frame = bounds }
    (interactivePopGestureRecognizer as? ScreenEdgePanGestureRecognizer)?.edges =
      view.isRightToLeft ? .right : .left
    navigationBar.showsSearchAlone = isSearching
    // The heights depend on the width: a wide bar has a search bar beside its title.
    if navigationBar.frame.width != bounds.width { navigationBar.frame.size.width = bounds.width }
    if let top = topViewController {
      place(top)
      let height =
        hidesBar ? navigationBar.fixedHeight(for: top.navigationItem) : barHeight(for: top)
      navigationBar.topInset = safe.top
      navigationBar.frame = Rect(
        x: 0, y: hidesBar ? -(safe.top + height) : 0, width: bounds.width,
        height: safe.top + height)
      navigationBar.alpha = hidesBar ? 0 : 1
      navigationBar.placeParts()
      updateEdge(of: top)
    } else {
      navigationBar.frame = Rect(
        x: 0, y: 0, width: bounds.width, height: safe.top + BarSizes.row)
    }
    placeToolbar()
  }

  private func placeToolbar() {
    guard showsToolbar || toolbar.superview != nil, let toolbar else { return }
    let (bounds, safe) = (view.bounds, view.safeAreaInsets)
    let isSeen = topViewController.map { toolbarHeight(for: $0) > 0 } ?? showsToolbar
    let height = BarSizes.toolbar + safe.bottom
    toolbar.frame = Rect(
      x: 0, y: isSeen ? bounds.height - height : bounds.height, width: bounds.width, height: height)
    toolbar.alpha = isSeen ? 1 : 0
  }

  /// Shows the toolbar with the items of the top controller.
  func isToolbarChanging() {
    guard isViewLoaded, showsToolbar else { return }
    if toolbar.superview == nil {
      View.performWithoutAnimation {
        view.addSubview(toolbar)
        toolbar.frame = Rect(
          x: 0, y: view.bounds.height, width: view.bounds.width,
          height: BarSizes.toolbar + view.safeAreaInsets.bottom)
      }
    }
    toolbar.setItems(topViewController?.toolbarItems, animated: false)
  }

  func barsDidChange(animated: Bool) {
    guard isViewLoaded else { return }
    isToolbarChanging()
    // An animated push or pop includes the bars.
    if let move, move.context.isAnimated, !move.context.isOver { return view.setNeedsLayout() }
    guard animated, view.window != nil else { return view.setNeedsLayout() }
    view.layoutIfNeeded()
    View.animate(withDuration: Self.hideShowBarDuration) {
      layOutBars()
      view.layoutIfNeeded()
      tabBarController?.layOutBar()
    }
  }

  package func childItemsDidChange(_ child: ViewController) {
    if child === topViewController { isToolbarChanging() }
    (parent as? any ControllerContainer)?.childItemsDidChange(self)
  }

  package var frontChild: ViewController? { topViewController }

  /// Lays out the bars again, because the item can have a large title or a search bar now.
  func itemDidChange(_ item: NavigationItem) {
    guard isViewLoaded, let top = topViewController, top.navigationItem === item else { return }
    view.setNeedsLayout()
  }

  func takePreferredSize() {
    guard let top = topViewController, top.preferredContentSize != .zero else { return }
    var size = top.preferredContentSize
    size.height += barHeight(for: top) + toolbarHeight(for: top)
    preferredContentSize = size
  }

  // MARK: Scrolling

  /// Returns the scroll view whose content extends under the bar.
  func contentScroller(of controller: ViewController) -> ScrollView? {
    controller.scrollerAtBars
  }

  func follow(_ follower: NavigationController?, of controller: ViewController) {
    guard let scroll = contentScroller(of: controller), scroll.barFollower === self else { return }
    scroll.barFollower = follower
    scroll.barGrowth = 0
  }

  /// Returns the visible part of the bar's additional height for a content offset.
  private func shownGrowth(of controller: ViewController, _ scroll: ScrollView) -> Double {
    let item = controller.navigationItem
    let growth = navigationBar.growth(for: item)
    let start = -scroll.contentOffset.y - scroll.contentInset.top - view.safeAreaInsets.top
    return min(max(start - navigationBar.fixedHeight(for: item), 0), growth)
  }

  package func scrollViewDidMove(_ scrollView: ScrollView) {
    guard move == nil, !isLayingOut, let top = topViewController,
      contentScroller(of: top) === scrollView
    else { return }
    let shown = hidesBar ? 0 : shownGrowth(of: top, scrollView)
    if shown != growths[top] {
      growths[top] = shown
      layOutBars()
    } else {
      updateEdge(of: top)
    }
    if hidesBarsOnSwipe, scrollView.isDragging { hideOnSwipe(scrollView) }
  }

  private func updateEdge(of controller: ViewController) {
    tabBarController?.updateEdge()
    guard let scroll = contentScroller(of: controller) else {
      navigationBar.isAtEdge = true
      if showsToolbar { toolbar.isAtEdge = true }
      return
    }
    if showsToolbar {
      toolbar.isAtEdge = scroll.isAtBottom
    }
    navigationBar.isAtEdge =
      -scroll.contentOffset.y - scroll.contentInset.top
      >= view.safeAreaInsets.top + barHeight(for: controller) - 0.5
  }

  package func scrollViewDidRest(_ scrollView: ScrollView) {
    guard move == nil, let top = topViewController, contentScroller(of: top) === scrollView,
      let shown = growths[top], shown > 0
    else { return }
    let growth = navigationBar.growth(for: top.navigationItem)
    var stops = [0.0, growth]
    let large = navigationBar.largeTitleHeight
    if growth > large { stops.append(large) }
    guard let nearest = stops.min(by: { abs($0 - shown) < abs($1 - shown) }), nearest != shown
    else {
      return
    }
    let offset = scrollView.contentOffset
    scrollView.setContentOffset(Point(x: offset.x, y: offset.y + shown - nearest), animated: true)
  }

  private func hideOnSwipe(_ scrollView: ScrollView) {
    let velocity = scrollView.panGestureRecognizer.velocity(in: scrollView).y
    if velocity < -400, !hidesBar {
      setHiddenByUser(true)
    } else if velocity > 400, hidesBar {
      setHiddenByUser(false)
    }
  }
}

extension ViewController {
  /// The scroll view whose content extends under the bars of a container, or `nil` for none.
  var scrollerAtBars: ScrollView? {
    guard let view = viewIfLoaded else { return nil }
    if let scroll = view as? ScrollView { return scroll }
    // The first scroll view that reaches the bar at the top.
    return view.subviews.lazy.compactMap { $0 as? ScrollView }.first { $0.frame.minY <= 0 }
  }
}

extension ScrollView {
  /// A Boolean value that indicates whether the content is scrolled to its end.
  var isAtBottom: Bool {
    contentOffset.y + bounds.height - adjustedContentInset.bottom >= contentSize.height - 0.5
  }
}
