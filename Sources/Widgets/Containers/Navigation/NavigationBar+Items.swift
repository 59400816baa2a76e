import ResponderWords

extension NavigationBar: NavigationItemObserver, BarAppearanceObserver {
  func prepare() {
    addSubview(ground)
    looksDidChange()
    registerForTraitChanges([TraitVerticalSizeClass.self]) { (bar: NavigationBar, _) in
      bar.looksDidChange()
    }
  }

  // MARK: Items

  /// Returns the item to which the back button of an item leads.
  func item(before item: NavigationItem) -> NavigationItem? {
    guard let index = stack.firstIndex(of: item) else { return nil }
    return index > 0 ? stack[index - 1] : controller?.outer?.item
  }

  func change(
    to items: [NavigationItem], animated: Bool, completion: @escaping @MainActor () -> Void = {}
  ) {
    let old = stack.last
    let isBack = items.last.map { stack.contains($0) } ?? true
    stack = items
    for item in items { item.observer = self }
    guard old !== items.last else {
      content?.rebuild()
      return completion()
    }
    prepareExchange(isBack: isBack)
    guard animated, window != nil, bounds.width > 0 else {
      playExchange(isBack: isBack)
      endExchange()
      return completion()
    }
    View.animate(
      withDuration: BarSizes.duration, delay: 0, options: .curveEaseOut,
      animations: { playExchange(isBack: isBack) },
      completion: { [weak self] _ in
        self?.endExchange()
        completion()
      })
  }

  func push(_ item: NavigationItem, _ animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    change(to: stack + [item], animated: animated) { [weak self] in
      guard let self else { return }
      delegate?.navigationBar(self, didPush: item)
    }
  }

  func pop(_ animated: Bool) -> NavigationItem? {
    guard let item = stack.last, delegate?.navigationBar(self, shouldPop: item) ?? true else {
      return nil
    }
    change(to: Array(stack.dropLast()), animated: animated) { [weak self] in
      guard let self else { return }
      delegate?.navigationBar(self, didPop: item)
    }
    return item
  }

  func userGoesBack() {
    if let controller {
      controller.userGoesBack()
    } else {
      popItem(animated: true)
    }
  }

  /// Returns a menu of the items before an item.
  func backMenu(from item: NavigationItem) -> Menu? {
    guard let index = stack.firstIndex(of: item) else { return nil }
    let others = stack[..<index].reversed() + [controller?.outer?.item].compactMap(\.self)
    guard !others.isEmpty else { return nil }
    let actions = others.map { other in
      Action(title: other.backButtonTitle ?? other.title ?? ownWord("Back")) { [weak self] _ in
        guard let self else { return }
        if let controller {
          controller.goBack(to: other)
        } else {
          while topItem !== other, popItem(animated: false) != nil {}
        }
      }
    }
    return Menu(children: actions)
  }

  package func navigationItemDidChange(_ item: NavigationItem) {
    if content?.item === item || self.item(before: content?.item ?? item) === item {
      content?.rebuild()
    }
    if item === topItem {
      looksDidChange()
      controller?.itemDidChange(item)
      setNeedsLayout()
    }
  }

  package func barAppearanceDidChange() { looksDidChange() }

  // MARK: Transitions

  /// Adds the content of the last item at the start of its transition. `height` is the height of the bar for
  /// the item without the safe area, in points, or `nil` for the current height.
  func prepareExchange(isBack: Bool, height: Double? = nil) {
    if leaving != nil { endExchange() }
    leaving = content
    content = topItem.map { NavigationBarContent($0, in: self) }
    if leaving != nil {
      exchange = Exchange(
        isBack: isBack, height: height ?? heightBelowTop, slides: !prefersLittleMotion)
    }
    View.performWithoutAnimation {
      if let content {
        addSubview(content)
        if let leaving { addSubview(leaving.lower) }
        addSubview(content.lower)
        placeParts()
        content.layoutIfNeeded()
        if leaving != nil {
          content.alpha = 0
          content.transform = Transform(translationX: distance(isBack ? -1 : 1), y: 0)
        }
      }
    }
  }

  /// Returns the horizontal distance of a transition, in points.
  private func distance(_ sign: Double) -> Double {
    prefersLittleMotion ? 0 : sign * (isRightToLeft ? -1 : 1) * min(120, bounds.width * 0.3)
  }

  /// Moves both contents to the ends of their transition, usually in an animation.
  func playExchange(isBack: Bool) {
    content?.alpha = 1
    content?.transform = .identity
    leaving?.alpha = 0
    leaving?.transform = Transform(translationX: distance(isBack ? 1 : -1), y: 0)
    exchange?.isPlayed = true
    looksDidChange()
    placeParts()
  }

  /// Ends the transition, and removes the old content.
  func endExchange() {
    leaving?.leaveBar()
    leaving = nil
    exchange = nil
    content?.alpha = 1
    content?.transform = .identity
    setNeedsLayout()
  }

  /// Plays the transition without a slide, because another animator moves the pages.
  func exchangeWithoutSliding() {
    guard exchange != nil else { return }
    exchange?.slides = false
    View.performWithoutAnimation { placeParts() }
  }

  /// Cancels the transition, and shows the old content again.
  func revertExchange(to items: [NavigationItem]) {
    content?.leaveBar()
    content = leaving
    leaving = nil
    exchange = nil
    stack = items
    for item in items { item.observer = self }
    content?.alpha = 1
    content?.transform = .identity
    content?.rebuild()
    looksDidChange()
    setNeedsLayout()
  }
}
