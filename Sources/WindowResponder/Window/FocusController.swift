import ResponderRuntime

/// An object that stores a window's first responder and the view with the keyboard focus.
///
/// The two can differ: a button can be focused while another view stays first responder. But focusing a view
/// ends typing in others, and a view that can become first responder does so when it is focused.
@MainActor final class FocusController: FocusHost {
  private unowned let window: Window
  @BackLink private var responder: Responder?
  @BackLink private(set) var focusedView: View?
  /// The view of each group that was focused last.
  private var lastInGroup: [String: WeakView] = [:]
  /// The beginning of the last touch or click, if the focus has not moved since.
  private var start: FocusStart?
  /// A Boolean value that indicates whether a touch or a click was the last input, and not a key.
  private(set) var isPointing = false

  init(window: Window) {
    self.window = window
  }

  var owner: AnyObject { window }

  /// Calls a closure and keeps the window alive during it, because handlers may release the window.
  private func withWindow<Result>(_ body: () -> Result) -> Result {
    withExtendedLifetime(window, body)
  }

  /// The responder that receives keys and actions first. It is held weakly.
  var firstResponder: Responder? {
    get { responder }
    set {
      guard responder !== newValue else { return }
      withWindow { change(to: newValue) }
    }
  }

  private func change(to new: Responder?) {
    if let responder { session?.finishComposing(in: responder) }
    responder = new
    if let new { moveFocus(to: new) }
    if new is any TextInput { window.beginTextInput() }
    if !isHandingOver { window.updateInputViews() }
    AccessibilityHubs.current?.focusMayHaveChanged()
    window.menuBarKeys?.menusMayHaveChanged()
    window.application?.menusMayHaveChanged()
  }

  private var session: TextInputSession? { window.programContext.textInputSession }

  /// Moves the focus to a responder that accepts text, away from a button that was focused with Tab.
  private func moveFocus(to responder: Responder) {
    let view = responder as? View
    if view?.canBecomeFocused ?? false {
      setFocus(view, view === expected?.view ? expected?.heading ?? [] : [])
    } else if responder is any KeyInput {
      setFocus(nil)
    }
  }

  /// The responder that receives a key first: the focused view, or the first responder, or the window.
  var keyResponder: Responder { focusedView ?? responder ?? window }

  /// The first responder, or `nil` if another view has the focus.
  var textResponder: Responder? {
    guard let focusedView, focusedView !== responder else { return responder }
    return nil
  }

  /// Makes the first responder resign, even if it refuses.
  ///
  /// If a responder's handler causes a second call for the same responder, the responder is not asked again,
  /// because it may be its own handler that removes it.
  @discardableResult func forceResign() -> Bool {
    guard let current = responder, current !== resigning else { return true }
    return withWindow {
      let outer = resigning
      resigning = current
      current.resignFirstResponder()
      resigning = outer
      if responder === current { take(from: current) }
      return true
    }
  }

  /// The responder that is being made to resign.
  @BackLink private var resigning: Responder?

  /// Removes the first responder without asking it. A text input is notified, to end its editing.
  private func take(from current: Responder) {
    firstResponder = nil
    (current as? any EditedTextInput)?.firstResponderWasTaken()
  }

  /// Removes the first responder and the focus from a view that is leaving the window, or is being hidden.
  func viewWillLeave(_ view: View, resigns: Bool = true) {
    withWindow { loseKeys(in: view, resigns: resigns) }
  }

  private func loseKeys(in view: View, resigns: Bool) {
    if resigns {
      // A responder that resigns may name another one that is leaving too. The number of attempts is limited.
      var attempts = 0
      while let current = responder, holds(view, current), attempts < 4 {
        forceResign()
        attempts += 1
      }
      if let current = responder, holds(view, current) { take(from: current) }
    }
    if let focused = focusedView, focused.isDescendant(of: view) {
      forceFocusAway()
    }
  }

  /// Returns a Boolean value that indicates whether a responder is in a view, or controls a view that is.
  func holds(_ view: View, _ responder: Responder) -> Bool {
    if let candidate = responder as? View { return candidate.isDescendant(of: view) }
    guard let root = (responder as? ViewController)?.viewIfLoaded else { return false }
    return root.isDescendant(of: view)
  }

  /// A Boolean value that indicates whether a view was focused before a presentation. If it is `true`, a
  /// presented view takes the focus.
  var wantsFocusInPresented: Bool {
    focusedView == nil && window.topPresentation?.earlierFocus.focused != nil
  }

  /// Updates the first responder's input views after a change.
  func reloadInputViews() {
    withWindow {
      window.updateInputViews()
      session?.noteChange()
    }
  }

  /// A Boolean value that indicates whether one responder resigns for another. The input views are not
  /// changed in between.
  var isHandingOver = false {
    didSet { if oldValue, !isHandingOver { window.updateInputViews() } }
  }

  // MARK: Tab focus

  /// Focuses a view, or none. Returns a Boolean value that indicates whether the view has the focus.
  ///
  /// The views and controllers around it may refuse, and a text input may refuse to end its editing, unless
  /// the focused view is leaving.
  @discardableResult func focus(
    _ view: View?, _ heading: FocusHeading, isForced: Bool = false
  ) -> Bool {
    guard focusedView !== view else { return true }
    return withWindow { moveFocus(to: view, heading, isForced: isForced) }
  }

  /// Focuses a view that had the focus before, and makes it first responder only if it was first responder.
  /// Returns a Boolean value that indicates whether the view has the focus.
  @discardableResult func restoreFocus(to view: View, wasFirstResponder: Bool) -> Bool {
    if wasFirstResponder || !view.canBecomeFirstResponder { return focus(view) }
    guard isReachable(view) else { return focusedView === view }
    return withWindow {
      setFocus(view)
      return focusedView === view
    }
  }

  private func moveFocus(to view: View?, _ heading: FocusHeading, isForced: Bool) -> Bool {
    if !isForced {
      let context = FocusUpdateContext(from: focusedView, to: view, heading)
      let wasReachable = view.map(isReachable) ?? false
      guard context.environments.allSatisfy({ $0.allows(context) }), handKeys(to: view, heading)
      else { return false }
      // A handler of the end of editing may have disabled the view, or removed it.
      if let view, wasReachable, !isReachable(view) { return false }
    }
    setFocus(view, heading)
    return focusedView === view
  }

  /// Makes a view first responder if it can be, and ends typing in others. Returns a Boolean value that
  /// indicates whether no other view receives typed text.
  private func handKeys(to view: View?, _ heading: FocusHeading) -> Bool {
    if let view, view.canBecomeFirstResponder, responder !== view {
      expected = (view, heading)
      isRefused = false
      defer { expected = nil }
      if !view.becomeFirstResponder(), isRefused, responder is any KeyInput { return false }
    }
    if let current = responder, current is any KeyInput, current !== view {
      guard current.canResignFirstResponder, current.resignFirstResponder() else { return false }
    }
    return !(responder is any KeyInput) || responder === view
  }

  private func isReachable(_ view: View) -> Bool {
    guard view.canBecomeFocused, view.window === window else { return false }
    return !sequence(first: view, next: \.superview).contains { $0 !== window && $0.isHidden }
  }

  /// The view that is being focused, and the direction.
  private var expected: (view: View, heading: FocusHeading)?
  private var isRefused = false

  func firstResponderRefused() { isRefused = true }

  private func setFocus(_ view: View?, _ heading: FocusHeading = []) {
    guard focusedView !== view else { return }
    let old = focusedView
    let context = FocusUpdateContext(from: old, to: view, heading)
    focusedView = view
    if view != nil { start = nil }
    if let view, let group = group(of: view) {
      lastInGroup[group] = WeakView(view: BackLink(view))
    }
    old?.focusDidChange()
    // A handler may have removed the focus, or moved it to another view.
    if focusedView === view { view?.focusDidChange() }
    AccessibilityHubs.current?.focusMayHaveChanged()
    guard focusedView === view else { return }
    let coordinator = FocusAnimationCoordinator()
    for environment in context.environments { environment.hears(context, coordinator) }
    coordinator.run()
  }

  /// Notes the beginning of a touch or a click, from which the Tab key continues. It shows no ring, and
  /// removes the ring of another control.
  func touchBegan(_ touch: Touch) {
    isPointing = true
    let start = FocusStart(touch)
    self.start = start
    guard let focused = focusedView as? Control, focused !== responder,
      let owner = FocusGroups(in: window).owner(of: start), !owner.isDescendant(of: focused),
      !focused.isDescendant(of: owner)
    else { return }
    focus(nil)
  }

  /// Notes the use of a key.
  func keyWasUsed() { isPointing = false }

  /// Moves the focus to the next or previous stop in reading order. After the last stop comes the first.
  @discardableResult func moveFocus(forward: Bool) -> Bool {
    withWindow { moveFocusAlongOrder(forward: forward) }
  }

  private func moveFocusAlongOrder(forward: Bool) -> Bool {
    let order = focusOrder
    guard !order.isEmpty else { return false }
    let current = order.firstIndex { $0 === focusedView } ?? order.firstIndex { $0 === responder }
    let next: Int
    if let stop = stopBesideStart(order, forward: forward, hasCurrent: current != nil) {
      next = stop
    } else if let current {
      next = (current + (forward ? 1 : order.count - 1)) % order.count
    } else {
      next = forward ? 0 : order.count - 1
    }
    start = nil
    focus(order[next], forward ? .next : .previous)
    focusedView?.revealInScrollViews()
    return true
  }

  /// Returns the index of the stop after or before the last touch or click. If there was none since the focus
  /// has moved, or if it was beside all controls and a view has the focus, returns `nil`.
  private func stopBesideStart(_ order: [View], forward: Bool, hasCurrent: Bool) -> Int? {
    guard let start, start.view?.window === window else { return nil }
    let groups = FocusGroups(in: window, including: start)
    guard !hasCurrent || groups.owner(of: start) != nil else { return nil }
    return groups.stop(after: start, in: order, forward: forward)
  }

  /// Moves the focus within the group of the focused view. Returns a Boolean value that indicates whether
  /// there is a neighbor.
  func moveFocusInGroup(_ direction: Vector, _ heading: FocusHeading) -> Bool {
    guard let focusedView, group(of: focusedView) != nil else { return false }
    return withWindow {
      window.layoutIfNeeded()
      guard let next = FocusGroups(in: window).neighbor(of: focusedView, direction) else {
        return false
      }
      focus(next, heading)
      self.focusedView?.revealInScrollViews()
      return true
    }
  }

  /// Returns a Boolean value that indicates whether a key moves the focus, if no responder uses it: Tab if
  /// there is a view to focus, and an arrow key if the group of the focused view has a neighbor.
  func isMoved(by key: Key) -> Bool {
    if key.keyCode == .keyboardTab {
      let ignored: KeyModifierFlags = [.shift, .alphaShift, .numericPad]
      return key.modifierFlags.subtracting(ignored).isEmpty && !focusOrder.isEmpty
    }
    let direction: Vector
    switch key.keyCode {
    case .keyboardUpArrow: direction = Vector(dx: 0, dy: -1)
    case .keyboardDownArrow: direction = Vector(dx: 0, dy: 1)
    case .keyboardLeftArrow: direction = Vector(dx: -1, dy: 0)
    case .keyboardRightArrow: direction = Vector(dx: 1, dy: 0)
    default: return false
    }
    guard key.modifierFlags.isPlain, let focusedView, group(of: focusedView) != nil else {
      return false
    }
    window.layoutIfNeeded()
    return FocusGroups(in: window).neighbor(of: focusedView, direction) != nil
  }

  /// The views that Tab stops at, in reading order, with one view for each group.
  var focusOrder: [View] {
    window.layoutIfNeeded()
    return FocusGroups(in: window).stops(focused: focusedView) { lastInGroup[$0]?.view }
  }

  private func group(of view: View) -> String? {
    var current: View? = view
    while let link = current {
      if let group = link.focusGroupIdentifier { return group }
      current = link.superview
    }
    return nil
  }

  private struct WeakView {
    @BackLink var view: View?
  }
}

extension Responder {
  /// Returns a Boolean value that indicates whether a view or a controller permits a focus update.
  fileprivate func allows(_ context: FocusUpdateContext) -> Bool {
    (self as? View)?.shouldUpdateFocus(in: context)
      ?? (self as? ViewController)?.shouldUpdateFocus(in: context) ?? true
  }

  /// Notifies a view or a controller of a focus update.
  fileprivate func hears(_ context: FocusUpdateContext, _ coordinator: FocusAnimationCoordinator) {
    (self as? View)?.didUpdateFocus(in: context, with: coordinator)
    (self as? ViewController)?.didUpdateFocus(in: context, with: coordinator)
  }
}
