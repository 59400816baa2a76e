/// The input views of a window's first responder, and what keeps it in sight.
extension Window {
  /// Another responder is the first one, or its input views are others.
  func updateInputViews() {
    let news = InputViewNews(self)
    var input: View?
    var accessory: View?
    var giver: Responder?
    for link in focus.firstResponder?.chain ?? [] {
      if input == nil { input = link.inputView }
      if accessory == nil { accessory = link.inputAccessoryView }
      if giver == nil, input != nil || accessory != nil { giver = link }
    }
    if input == nil, accessory == nil {
      guard let host = inputHost else { return }
      inputHost = nil
      host.show(nil, nil)
      host.removeFromSuperview()
    } else {
      let host = inputHost ?? InputViewHost()
      inputHost = host
      host.giver = giver
      host.show(input, accessory)
      if host.superview !== self { addSubview(host) }
    }
    news.tell {
      updateWindowSafeArea()
      setNeedsLayout()
      revealFirstResponderSoon()
    }
  }

  /// Title bar and input views are what content has to keep clear of.
  func updateWindowSafeArea() {
    var insets = chrome.insets
    if let inputHost { insets.bottom += min(inputHost.wantedHeight, bounds.height) }
    setSafeArea(insets)
  }

  func placeInputViews() {
    guard let inputHost else { return }
    let height = min(inputHost.wantedHeight, bounds.height)
    if subviews.last !== inputHost { bringSubviewToFront(inputHost) }
    inputHost.frame = Rect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
  }

  /// Has scroll views bring the first responder into sight when what happens now has been handled.
  func revealFirstResponderSoon() {
    guard focus.firstResponder is View, let application, !isRevealing else { return }
    isRevealing = true
    application.programContext.later { [weak self] in
      guard let self else { return }
      isRevealing = false
      guard isOnScreen, let view = focus.firstResponder as? View else { return }
      layoutIfNeeded()
      view.revealAsFirstResponder()
    }
  }
}
