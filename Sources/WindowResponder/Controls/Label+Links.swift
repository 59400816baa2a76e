/// Links in the text.
extension Label {
  /// The distance from a link within which a touch hits it, in points.
  private static let linkMargin = 4.0
  /// The distance from a link within which a touch still opens it, in points.
  private static let linkTrackingMargin = 24.0

  var hasLinks: Bool { extras.map { !$0.links.isEmpty } ?? false }

  /// Updates the label after a change of its links. Nothing is pressed any more, and touches are received if
  /// there are links.
  func linksDidChange() {
    guard let extras else { return }
    extras.forgetPositions()
    extras.pressed = nil
    extras.heldKey = nil
    if hasLinks, !isUserInteractionEnabled {
      extras.takesTouchesForLinks = true
      isUserInteractionEnabled = true
    } else if !hasLinks, extras.takesTouchesForLinks {
      extras.takesTouchesForLinks = false
      isUserInteractionEnabled = false
    }
    if isFocused {
      if canBecomeFocused {
        extras.focused = min(extras.focused ?? 0, extras.links.count - 1)
      } else {
        host?.focusHost.forceFocusAway()
      }
    }
  }

  func takesTouch(at point: Point) -> Bool {
    guard let extras, extras.takesTouchesForLinks else { return true }
    return linkIndex(at: point) != nil
  }

  /// Returns the index of the link at a point, or within a margin of it.
  func linkIndex(at point: Point, margin: Double = linkMargin) -> Int? {
    guard let extras, isEnabled, !extras.links.isEmpty else { return nil }
    let rects = linkRects(of: extras)
    for near in [0, margin] {
      for (index, places) in rects.enumerated()
      where places.contains(where: { $0.insetBy(dx: -near, dy: -near).contains(point) }) {
        return index
      }
    }
    return nil
  }

  private func linkRects(of extras: LabelExtras) -> [[Rect]] {
    guard let text = placedText(in: bounds) else { return [] }
    if let known = extras.linkRects { return known }
    let rects = extras.links.map { link in
      text.layout.rects(for: link.range).map { $0.offsetBy(dx: text.origin.x, dy: text.origin.y) }
    }
    extras.linkRects = rects
    return rects
  }

  /// Returns the rectangles of a link in the label's coordinates, one for each line.
  func rects(ofLink index: Int) -> [Rect] {
    guard let extras else { return [] }
    let rects = linkRects(of: extras)
    return rects.indices.contains(index) ? rects[index] : []
  }

  /// Opens a link, as a tap on it does.
  func openLink(_ index: Int) {
    guard let extras, extras.links.indices.contains(index) else { return }
    extras.onOpenLink?(extras.links[index].address)
  }

  // MARK: Touches

  func linkTouchBegan(_ touches: Set<Touch>) -> Bool {
    guard let extras, hasLinks, let touch = touches.first else { return false }
    if extras.pressed != nil { return true }
    guard let index = linkIndex(at: touch.location(in: self)) else { return false }
    extras.pressed = (index, true)
    setNeedsDisplay()
    return true
  }

  func linkTouchMoved(_ touches: Set<Touch>) -> Bool {
    guard let extras, let pressed = extras.pressed, let touch = touches.first else { return false }
    let isInside = isNear(touch.location(in: self), pressed.index)
    if isInside != pressed.isInside {
      extras.pressed = (pressed.index, isInside)
      setNeedsDisplay()
    }
    return true
  }

  func linkTouchEnded(_ touches: Set<Touch>) -> Bool {
    guard let extras, let pressed = extras.pressed, let touch = touches.first else { return false }
    extras.pressed = nil
    setNeedsDisplay()
    if isNear(touch.location(in: self), pressed.index) { openLink(pressed.index) }
    return true
  }

  func linkTouchCancelled() -> Bool {
    guard let extras, extras.pressed != nil else { return false }
    extras.pressed = nil
    setNeedsDisplay()
    return true
  }

  private func isNear(_ point: Point, _ index: Int) -> Bool {
    guard let extras else { return false }
    let rects = linkRects(of: extras)
    let margin = -Self.linkTrackingMargin
    return rects.indices.contains(index)
      && rects[index].contains { $0.insetBy(dx: margin, dy: margin).contains(point) }
  }

  func leavesTapOnLink(to recognizer: GestureRecognizer) -> Bool {
    guard recognizer.view !== self, let tap = recognizer as? TapGestureRecognizer else {
      return true
    }
    if tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1 { return true }
    return extras?.pressed == nil
  }

  // MARK: Focus and keys

  func linkFocusDidChange() {
    guard let extras else { return }
    extras.heldKey = nil
    if isFocused {
      extras.focused = extras.focused ?? 0
    } else {
      extras.focused = nil
    }
  }

  /// Moves the focus to the next or previous link. Returns a Boolean value that indicates whether there was
  /// none, so that the focus may leave.
  func leavesLinks(_ context: FocusUpdateContext) -> Bool {
    guard context.previouslyFocusedView === self, let extras, let focused = extras.focused else {
      return true
    }
    let step =
      context.focusHeading.contains(.next)
      ? 1 : context.focusHeading.contains(.previous) ? -1 : 0
    return step == 0 || !focusLink(focused + step)
  }

  func enterLinks(_ context: FocusUpdateContext) {
    guard context.nextFocusedView === self, context.focusHeading.contains(.previous),
      let extras
    else { return }
    focusLink(extras.links.count - 1)
  }

  @discardableResult private func focusLink(_ index: Int) -> Bool {
    guard let extras, extras.links.indices.contains(index) else { return false }
    extras.focused = index
    extras.heldKey = nil
    setNeedsDisplay()
    return true
  }

  func linkPressBegan(_ presses: Set<Press>) -> Bool {
    guard let extras, isFocused, isEnabled, let focused = extras.focused else { return false }
    for press in presses {
      guard let key = press.key,
        key.modifierFlags.isPlain
      else { continue }
      switch key.keyCode {
      case .keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter:
        if extras.heldKey == nil { extras.heldKey = press }
        setNeedsDisplay()
        return true
      case .keyboardRightArrow, .keyboardDownArrow: return focusLink(focused + 1)
      case .keyboardLeftArrow, .keyboardUpArrow: return focusLink(focused - 1)
      default: break
      }
    }
    return false
  }

  func linkPressEnded(_ presses: Set<Press>) -> Bool {
    guard let extras, let held = extras.heldKey, presses.contains(held) else { return false }
    extras.heldKey = nil
    setNeedsDisplay()
    if let focused = extras.focused { openLink(focused) }
    return true
  }

  func linkPressCancelled(_ presses: Set<Press>) -> Bool {
    guard let extras, let held = extras.heldKey, presses.contains(held) else { return false }
    extras.heldKey = nil
    setNeedsDisplay()
    return true
  }

  // MARK: Drawing

  /// Draws the background of a pressed link.
  func drawLinkGround(_ text: PlacedText, in context: GraphicsContext) {
    guard let extras, let index = extras.highlighted, extras.links.indices.contains(index) else {
      return
    }
    for rect in linkRects(index, text, extras) {
      context.fillRoundedRect(rect.insetBy(dx: -2, dy: 0), cornerRadius: 4, color: .pressedFill)
    }
  }

  /// Draws a ring around the focused link.
  func drawLinkFocus(_ text: PlacedText, in context: GraphicsContext) {
    guard let extras, isFocused, let index = extras.focused, extras.links.indices.contains(index)
    else { return }
    for rect in linkRects(index, text, extras) {
      let ring = rect.insetBy(dx: -2, dy: 0).intersection(bounds)
      context.strokeRoundedRect(
        ring, cornerRadius: 4, color: focusRingColor, width: theme.metrics.focusRingWidth)
    }
  }

  private func linkRects(_ index: Int, _ text: PlacedText, _ extras: LabelExtras) -> [Rect] {
    text.layout.rects(for: extras.links[index].range)
      .map { $0.offsetBy(dx: text.origin.x, dy: text.origin.y) }
  }
}
