import ResponderRuntime

/// The input views of a window's first responder, and scrolling that keeps it visible.
extension Window {
  /// Updates the input views after a change of the first responder or its input views.
  func updateInputViews() {
    let news = InputViewNotifications(self)
    var input: View?
    var accessory: View?
    var giver: Responder?
    for link in focus.firstResponder?.chain ?? [] {
      if input == nil { input = link.inputView }
      if accessory == nil { accessory = link.inputAccessoryView }
      if giver == nil, input != nil || accessory != nil { giver = link }
    }
    if input == nil, accessory == nil {
      guard let host = inputHost else { return tellInputViewFollowers([]) }
      inputHost = nil
      host.show(nil, nil, inWidth: bounds.width)
      host.removeFromSuperview()
    } else {
      let host = inputHost ?? InputViewHost()
      inputHost = host
      host.giver = giver
      host.show(input, accessory, inWidth: bounds.width)
      if host.superview !== self { addSubview(host) }
    }
    news.tell {
      updateWindowSafeArea()
      setNeedsLayout()
      revealFirstResponderSoon()
    }
    let chain = input == nil ? nil : focus.firstResponder?.chain
    tellInputViewFollowers(chain?.compactMap { $0 as? any InputViewFollower } ?? [])
  }

  private func tellInputViewFollowers(_ new: [any InputViewFollower]) {
    let (left, entered) = inputFollowers.replace(with: new)
    for follower in left { follower.inputViewDidChange(isShown: false) }
    for follower in entered { follower.inputViewDidChange(isShown: true) }
  }

  /// Updates the safe area, which excludes the title bar and the input views.
  func updateWindowSafeArea() {
    var insets = chrome.insets
    if let inputHost { insets.bottom += min(inputHost.wantedHeight, bounds.height) }
    setSafeArea(insets)
  }

  /// Places the input views again after a change of their height.
  func inputViewHeightDidChange() {
    updateWindowSafeArea()
    placeInputViews()
    revealFirstResponderSoon()
  }

  func placeInputViews() {
    guard let inputHost else { return }
    let height = min(inputHost.wantedHeight, bounds.height)
    if subviews.last !== inputHost { bringSubviewToFront(inputHost) }
    inputHost.frame = Rect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
  }

  /// Scrolls the first responder into view after the current event.
  func revealFirstResponderSoon() {
    guard focus.firstResponder is View, let application, !isRevealing else { return }
    isRevealing = true
    application.programContext.later { [link = BackLink(self)] in
      guard let window = link.target else { return }
      window.isRevealing = false
      guard window.isOnScreen, let view = window.focus.firstResponder as? View else { return }
      window.layoutIfNeeded()
      view.revealAsFirstResponder()
    }
  }
}
