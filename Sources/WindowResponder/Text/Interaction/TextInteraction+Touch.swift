// Fingers.
extension TextInteraction {
  /// How far from the caret a tap counts as one on it, in points.
  private static let caretReach = 10.0

  /// A finger comes down, which may have taken the menu away.
  func noteMenuAtTouch() {
    let now = ProgramContext.of(view).now
    wasMenuOpen = madeMenu.map { now - $0.endTime < TextEditMenu.sameMoment } ?? false
    menuReturn = wasMenuOpen ? TextMenuReturn(self) : nil
  }

  // MARK: Taps

  /// A finger tapped at a place of the window: the caret goes to the nearest place; a tap on the caret or
  /// the selection shows the menu, or takes it away.
  func tapped(at place: Point, count: Int) {
    let wasFirst = input?.isFirstResponder == true
    end()
    guard begin(), let view, let input, let point = inputPoint(place) else { return }
    defer { finish() }
    if input.markedTextRange != nil { input.unmarkText() }
    guard count == 1 else {
      menuReturn = nil
      let unit = input.unit(at: point, count == 2 ? .word : .paragraph)
      select(anchor: unit.start, head: unit.end)
      showHandles()
      offerSelection()
      openTouchMenu(at: view.convertFromWindow(place))
      return
    }
    if wasFirst || !isEditable, isSelected(at: place) || isAtCaret(place) {
      menuReturn = nil
      if selectedRange != nil { showHandles() }
      if !wasMenuOpen { openTouchMenu(at: view.convertFromWindow(place)) }
      return
    }
    menuReturn = nil
    hideHandles()
    if let position = input.closestPosition(to: point) { placeCaret(position) }
  }

  /// Whether a place of the window is that of the caret.
  private func isAtCaret(_ place: Point) -> Bool {
    guard let input, isEditable, let range = input.selectedTextRange, range.isEmpty,
      let caret = caretInWindow
    else { return false }
    if caret.insetBy(dx: -Self.caretReach, dy: -Self.caretReach / 2).contains(place) { return true }
    // Behind the end of a line the caret is far away and meant all the same.
    return position(at: place) == range.end
      && abs(caret.midY - place.y) <= max(caret.height, Self.caretReach) / 2
  }

  // MARK: Holding

  /// A finger is held on the text, moves, or is lifted.
  func held(_ press: LongPressGestureRecognizer) {
    let place = press.location(in: nil)
    switch press.state {
    case .began:
      end()
      guard begin(), let input, let point = inputPoint(place) else { return }
      if input.markedTextRange != nil { input.unmarkText() }
      hideHandles()
      menu.close()
      let granularity = isEditable ? TextGranularity.character : .word
      let selecting = TextSelecting(at: point, granularity, in: input)
      self.selecting = selecting
      autoscroll = TextAutoscroll(self) { [weak self] in self?.hold(at: $0) }
      hold(at: place)
    case .changed:
      if selecting != nil { autoscroll?.point(at: place) }
    case .ended:
      guard selecting != nil, let view else { return }
      end()
      if selectedRange != nil {
        showHandles()
        offerSelection()
      }
      openTouchMenu(at: view.convertFromWindow(place))
    case .cancelled:
      end()
    default: break
    }
  }

  /// The finger that is held is at a place of the window.
  private func hold(at place: Point) {
    guard let selecting, let input, let point = inputPoint(place) else { return }
    if selecting.granularity == .character {
      if let position = input.closestPosition(to: point) { placeCaret(position) }
    } else {
      selecting.extend(to: point, in: input)
    }
    showLoupe(at: place)
  }

  /// Shows the loupe, on the line that a place of the window is on.
  func showLoupe(at place: Point) {
    guard let window = view?.textHost, let input, let range = input.selectedTextRange else {
      return
    }
    let head = editor?.head ?? range.end
    let caret = input.textInputView.convert(input.caretRect(for: head), to: nil)
    let seen = seenRect
    let x = min(max(place.x, seen.minX), seen.maxX)
    TextOverlay.of(window).showLoupe(at: Point(x: x, y: caret.midY))
  }

  func hideLoupe() { view?.textHost?.textOverlay?.hideLoupe() }

  /// Opens the menu for a finger.
  func openTouchMenu(at point: Point) { menu.open(at: point) }
}
