// Selection with touches.
extension TextInteraction {
  /// The distance from the caret within which a tap counts as a tap on it, in points.
  private static let caretReach = 10.0

  /// Notes whether a touch that goes down has closed the menu.
  func noteMenuAtTouch() {
    let now = ProgramContext.of(view).now
    wasMenuOpen = madeMenu.map { now - $0.endTime < TextEditMenu.sameMoment } ?? false
    menuReturn = wasMenuOpen ? TextMenuReturn(self) : nil
  }

  // MARK: Taps

  /// Handles a tap at a location in the window. The caret moves to the closest position. A tap on the caret
  /// or the selection opens or closes the menu.
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

  /// Returns a Boolean value that indicates whether a location in the window is on the caret.
  private func isAtCaret(_ place: Point) -> Bool {
    guard let input, isEditable, let range = input.selectedTextRange, range.isEmpty,
      let caret = caretInWindow
    else { return false }
    if caret.insetBy(dx: -Self.caretReach, dy: -Self.caretReach / 2).contains(place) { return true }
    // A tap behind the end of a line counts as one on a caret at that end, although the caret is far away.
    return position(at: place) == range.end
      && abs(caret.midY - place.y) <= max(caret.height, Self.caretReach) / 2
  }

  // MARK: Holding

  /// Handles a long press that begins, moves or ends.
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

  /// Updates the selection for a long press at a location in the window.
  private func hold(at place: Point) {
    guard let selecting, let input, let point = inputPoint(place) else { return }
    if selecting.granularity == .character {
      if let position = input.closestPosition(to: point) { placeCaret(position) }
    } else {
      selecting.extend(to: point, in: input)
    }
    showLoupe(at: place)
  }

  /// Shows the loupe on the line of a location in the window.
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

  /// Opens the menu for a touch.
  func openTouchMenu(at point: Point) { menu.open(at: point) }
}
