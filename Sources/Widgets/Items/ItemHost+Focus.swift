import WindowResponder

/// The keyboard focus of items, and the item under the pointer.
extension ItemHost {
  /// Called when the host has become or ceased to be the stop of the Tab key. Updates the focused item.
  package func keyFocusDidChange() {
    if isFocused {
      setUpItemMenu()
      loadIfNeeded()
      let last = focusedPath.flatMap { contains($0) ? $0 : nil }
      if let last, remembersLastFocusedIndexPath || pressed != nil {
        focusedPath = last
      } else {
        let preferred = preferredFocus.flatMap { contains($0) ? $0 : nil }
        focusedPath = preferred ?? last ?? usualFocus
      }
      // A click needs no focus ring.
      showsFocus = pressed == nil
    } else {
      showsFocus = false
      keys.stop()
      cancelKeyDrag()
    }
    updateStates()
  }

  /// Moves the focus to an item.
  package func moveFocus(to path: ItemPath, scrolls: Bool) {
    let old = focusedPath
    focusedPath = path
    AccessibilityHubs.current?.focusMayHaveChanged()
    if let old { updateState(of: old) }
    updateState(of: path)
    if scrolls { scrollIntoView(path) }
  }

  /// Hides the focus ring while the user works with the pointer or touch.
  package func hideFocus() {
    guard showsFocus else { return }
    showsFocus = false
    updateStates()
  }

  package func uncoveredItem(at point: Point) -> ItemPath? {
    bounds.contains(point) && !isCovered(point) ? item(at: point) : nil
  }

  package func hover(over path: ItemPath?) {
    guard hoveredPath != path else { return }
    let old = hoveredPath
    hoveredPath = path
    if let old { updateState(of: old) }
    if let path { updateState(of: path) }
  }
}

/// An observer of the pointer over the items of a view.
@MainActor package final class ItemHover {
  private weak var host: (any ItemMenuHost)?
  private let recognizer = HoverGestureRecognizer()

  /// Creates an observer, and adds its recognizer to a host.
  package init(_ host: any ItemMenuHost, named name: String) {
    self.host = host
    recognizer.name = name
    recognizer.addAction(Action { [weak self] _ in self?.update() })
    host.addGestureRecognizer(recognizer)
  }

  /// Finds the item under the pointer again, for example after a scroll.
  package func update() {
    guard let host else { return }
    guard recognizer.state == .began || recognizer.state == .changed else {
      return host.hover(over: nil)
    }
    let place = recognizer.location(in: host)
    host.hover(over: host.uncoveredItem(at: place))
  }
}
