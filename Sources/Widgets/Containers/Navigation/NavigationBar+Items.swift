import ResponderWords

extension NavigationBar: NavigationItemObserver, BarAppearanceObserver {
  func prepare() {
    addSubview(ground)
    looksDidChange()
  }

  // MARK: Items

  /// The item that the button back of an item leads to.
  func item(before item: NavigationItem) -> NavigationItem? {
    guard let index = stack.firstIndex(of: item), index > 0 else { return nil }
    return stack[index - 1]
  }

  func change(to items: [NavigationItem], animated: Bool) {
    let old = stack.last
    let isBack = items.last.map { stack.contains($0) } ?? true
    stack = items
    for item in items { item.observer = self }
    guard old !== items.last else {
      content?.rebuild()
      return
    }
    prepareExchange(isBack: isBack)
    guard animated, window != nil, bounds.width > 0 else {
      playExchange(isBack: isBack)
      return endExchange()
    }
    View.animate(
      withDuration: BarSizes.duration, delay: 0, options: .curveEaseOut,
      animations: { playExchange(isBack: isBack) },
      completion: { [weak self] _ in self?.endExchange() })
  }

  func push(_ item: NavigationItem, _ animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    change(to: stack + [item], animated: animated)
    delegate?.navigationBar(self, didPush: item)
  }

  func pop(_ animated: Bool) -> NavigationItem? {
    guard let item = stack.last, delegate?.navigationBar(self, shouldPop: item) ?? true else {
      return nil
    }
    change(to: Array(stack.dropLast()), animated: animated)
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  func userGoesBack() {
    if let controller {
      controller.userGoesBack()
    } else {
      popItem(animated: true)
    }
  }

  /// The items before one, to choose from.
  func backMenu(from item: NavigationItem) -> Menu? {
    guard let index = stack.firstIndex(of: item), index > 0 else { return nil }
    let actions = stack[..<index].reversed().map { other in
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

  // MARK: Exchanging

  /// Puts what the last item shows where it comes from. `height` is how high the bar is for it, without the
  /// safe area, in points; nil for as high as it is.
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

  /// How far what comes is moved, in points.
  private func distance(_ sign: Double) -> Double {
    prefersLittleMotion ? 0 : sign * (isRightToLeft ? -1 : 1) * min(120, bounds.width * 0.3)
  }

  /// Puts both in their places, within an animation perhaps.
  func playExchange(isBack: Bool) {
    content?.alpha = 1
    content?.transform = .identity
    leaving?.alpha = 0
    leaving?.transform = Transform(translationX: distance(isBack ? 1 : -1), y: 0)
    exchange?.isPlayed = true
    looksDidChange()
    placeParts()
  }

  /// What went is gone.
  func endExchange() {
    leaving?.leaveBar()
    leaving = nil
    exchange = nil
    content?.alpha = 1
    content?.transform = .identity
    setNeedsLayout()
  }

  /// Pages do not slide: another animator moves them.
  func exchangeWithoutSliding() {
    guard exchange != nil else { return }
    exchange?.slides = false
    View.performWithoutAnimation { placeParts() }
  }

  /// Shows again what was to go.
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
