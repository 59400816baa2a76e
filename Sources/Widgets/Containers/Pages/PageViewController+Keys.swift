import ResponderWords
import WindowResponder

/// Page changes by keys and by assistive technologies.
extension PageViewController {
  /// A Boolean value that indicates whether the user can turn to another page.
  var userCanTurn: Bool { isTurnable && (coming != nil || hasBefore || hasAfter) }

  private var isTurnable: Bool {
    scroller.isScrollEnabled && scroller.panGestureRecognizer.isEnabled
  }

  // MARK: Keys

  /// Turns pages for the keys that do so, and returns the others.
  ///
  /// At the last page, a key is among the others: it may turn the pages of an outer controller.
  func keysBegan(_ presses: Set<Press>) -> Set<Press> {
    presses.filter { press in
      guard let key = press.key, let isForward = isForward(key) else { return true }
      // A page that leaves cancels the press of a key in it, which ends the repetition.
      let held = scroller.heldKey
      held.begin(press) { [weak self] in
        guard let self, scroller.window != nil else { return false }
        // The next page follows when this one has come to rest.
        return coming != nil || turn(forward: isForward)
      }
      if turn(forward: isForward) { return false }
      if held.press === press { held.end() }
      return true
    }
  }

  /// Ends the repetition of a held key, and returns the other presses.
  func keysEnded(_ presses: Set<Press>) -> Set<Press> {
    guard let press = scroller.heldKey.press, presses.contains(press) else { return presses }
    scroller.heldKey.end()
    return presses.subtracting([press])
  }

  /// Returns a Boolean value that indicates whether a key turns to the next page, or to the previous one. For
  /// other keys, returns `nil`.
  private func isForward(_ key: Key) -> Bool? {
    let flags = key.modifierFlags.subtracting([.alphaShift, .numericPad])
    switch key.keyCode {
    case .keyboardPageDown where flags.isEmpty || flags == .control: return true
    case .keyboardPageUp where flags.isEmpty || flags == .control: return false
    case .keyboardSpacebar where flags.isEmpty: return true
    case .keyboardSpacebar where flags == .shift: return false
    default: break
    }
    guard flags.isEmpty else { return nil }
    switch key.keyCode {
    case .keyboardDownArrow where isVertical: return true
    case .keyboardUpArrow where isVertical: return false
    case .keyboardRightArrow where !isVertical: return !isReversed
    case .keyboardLeftArrow where !isVertical: return isReversed
    default: return nil
    }
  }

  // MARK: Turning

  /// Turns to the next or the previous page as a swipe does. Returns `false` if there is none and no page
  /// was coming.
  func turn(forward isForward: Bool) -> Bool {
    guard isTurnable, isViewLoaded else { return false }
    // A touch has the page.
    if scroller.isTracking { return true }
    let wasTurning = coming != nil
    if let coming { end(coming, completed: isAlmostComplete(coming)) }
    askForNeighbours()
    guard coming == nil, let current, let next = (isForward ? after : before).flatMap({ $0 }) else {
      return wasTurning
    }
    delegate?.pageViewController(self, willTransitionTo: [next])
    // The delegate may have set another page.
    guard coming == nil, self.current === current else { return true }
    let move = PageMove(from: current, to: next, forward: isForward, byUser: true, byKeys: true)
    begin(move, animated: true)
    // The new page may have set another one.
    guard coming === move else { return true }
    guard isShown, view.window != nil else {
      end(move, completed: true)
      return true
    }
    scroller.setContentOffset(frame(after: isForward ? 1 : -1).origin, animated: true)
    if !scroller.isScrollAnimating { end(move, completed: true) }
    return true
  }

  /// Turns pages for an assistive technology. Returns `false` if there is no page in the direction.
  func turn(_ direction: AccessibilityScrollDirection) -> Bool {
    switch direction {
    case .next: turn(forward: true)
    case .previous: turn(forward: false)
    case .down where isVertical: turn(forward: true)
    case .up where isVertical: turn(forward: false)
    case .left where !isVertical: turn(forward: !isReversed)
    case .right where !isVertical: turn(forward: isReversed)
    case .down, .up, .left, .right: false
    }
  }

  // MARK: The new page

  /// Moves the focus from the page that has left into the new one. If nothing there can have the focus, the
  /// view of the pages gets it.
  func moveFocus(_ memory: KeyMemory, for move: PageMove, into page: ViewController?) {
    guard memory.focused != nil, move.isByKeys || !move.isByUser else { return }
    var wanted = KeyMemory()
    if let root = page?.viewIfLoaded, root.canBecomeFocused, !(root is any KeyInput) {
      wanted.focused = root
    }
    page?.viewIfLoaded?.takeKeys(wanted, hadFocus: true)
    view.takeKeys(KeyMemory(), hadFocus: true)
  }

  /// The number of the page, or `nil` if there are no dots.
  var pageNumberText: String? {
    guard dots.count > 0 else { return nil }
    let (number, count) = ("\(dots.index + 1)", "\(dots.count)")
    return ownWord("Page %1 of %2", number, count)
  }

  /// Announces the page to which the user has moved.
  func announcePage() {
    scroller.accessibilityDidChange(.value)
    if let text = pageNumberText {
      Accessibility.post(notification: .pageScrolled, argument: text)
    }
  }

  // MARK: The focus

  /// Shows or hides the focus ring around the pages.
  func showFocus(_ isFocused: Bool) {
    guard isFocused else {
      scroller.heldKey.end()
      return scroller.ring.removeFromSuperview()
    }
    let ring = scroller.ring
    ring.isUserInteractionEnabled = false
    ring.layer.borderColor = view.focusRingColor
    ring.layer.borderWidth = view.theme.metrics.focusRingWidth
    view.addSubview(ring)
    placeRing()
  }

  /// Lays out the focus ring between the bars, which may cover the edges of the pages.
  func placeRing() {
    scroller.ring.frame = view.bounds.inset(by: view.safeAreaInsets)
  }
}
