/// Keeps a window's first responder and the view that the Tab key stopped at.
///
/// The two are not the same: a button can be focused while a text field stays first responder. A view
/// that can become first responder becomes it when it is focused.
@MainActor final class FocusController: FirstResponderHost {
  private unowned let window: Window
  private weak var responder: Responder?
  private(set) weak var focusedView: View?

  init(window: Window) {
    self.window = window
  }

  /// The responder that keys and actions go to first. It is not kept alive.
  var firstResponder: Responder? {
    get { responder }
    set {
      guard responder !== newValue else { return }
      responder = newValue
      if let newValue { moveFocus(to: newValue) }
    }
  }

  /// What takes text gets it at once, and not a button that Tab stopped at before.
  private func moveFocus(to responder: Responder) {
    let view = responder as? View
    if view?.canBecomeFocused ?? false {
      setFocus(view)
    } else if responder is any KeyInput {
      setFocus(nil)
    }
  }

  /// Where a key goes first: the focused view, else the first responder, else the window.
  var keyResponder: Responder { focusedView ?? responder ?? window }

  /// Makes the first responder resign, also when it would refuse.
  @discardableResult func forceResign() -> Bool {
    guard let current = responder else { return true }
    current.resignFirstResponder()
    if responder === current { firstResponder = nil }
    return true
  }

  /// A view is leaving the window, or hiding: whatever in it has keys loses them.
  func viewWillLeave(_ view: View, resigns: Bool = true) {
    if resigns {
      // One that resigns may hand over to another that leaves as well; not for ever.
      var attempts = 0
      while let current = responder, holds(view, current), attempts < 4 {
        forceResign()
        attempts += 1
      }
      if let current = responder, holds(view, current) { responder = nil }
    }
    if let focused = focusedView, focused.isDescendant(of: view) { focus(nil) }
  }

  /// Whether a responder is in a view, or keeps a view that is.
  func holds(_ view: View, _ responder: Responder) -> Bool {
    if let candidate = responder as? View { return candidate.isDescendant(of: view) }
    guard let root = (responder as? ViewController)?.viewIfLoaded else { return false }
    return root.isDescendant(of: view)
  }

  // MARK: Tab focus

  /// Focuses a view, or none.
  func focus(_ view: View?) {
    guard focusedView !== view else { return }
    setFocus(view)
    if let view, view === focusedView, view.canBecomeFirstResponder { view.becomeFirstResponder() }
  }

  private func setFocus(_ view: View?) {
    guard focusedView !== view else { return }
    let old = focusedView
    focusedView = view
    old?.focusDidChange()
    // A handler may have taken it away, or given it to another.
    if focusedView === view { view?.focusDidChange() }
  }

  /// Moves the focus to the next view in reading order, or to the one before; round and round.
  @discardableResult func moveFocus(forward: Bool) -> Bool {
    let order = focusOrder
    guard !order.isEmpty else { return false }
    let current = order.firstIndex { $0 === focusedView } ?? order.firstIndex { $0 === responder }
    let next: Int
    if let current {
      next = (current + (forward ? 1 : order.count - 1)) % order.count
    } else {
      next = forward ? 0 : order.count - 1
    }
    focus(order[next])
    focusedView?.revealInScrollViews()
    return true
  }

  /// The views that Tab stops at: line by line from the top, in each line from the left.
  var focusOrder: [View] {
    window.layoutIfNeeded()
    var found: [(view: View, box: Rect)] = []
    collect(window, into: &found)
    return found.enumerated().sorted { a, b in
      let (first, second) = (a.element.box, b.element.box)
      if sharesLine(first, second) {
        return (first.minX, a.offset) < (second.minX, b.offset)
      }
      return (first.minY, a.offset) < (second.minY, b.offset)
    }.map(\.element.view)
  }

  private func collect(_ view: View, into found: inout [(view: View, box: Rect)]) {
    if view.isHidden || view.alpha < 0.01 || !view.isUserInteractionEnabled { return }
    if view.canBecomeFocused { found.append((view, view.convert(view.bounds, to: nil))) }
    for subview in view.subviews { collect(subview, into: &found) }
  }

  /// Whether two boxes lie side by side rather than one above the other.
  private func sharesLine(_ a: Rect, _ b: Rect) -> Bool {
    a.midY > b.minY && a.midY < b.maxY && b.midY > a.minY && b.midY < a.maxY
  }
}
