/// Keeps a window's first responder and the view that the Tab key stopped at.
///
/// The two are not the same: a button can be focused while another view stays first responder. But what
/// gets the focus ends typing elsewhere, and a view that can become first responder becomes it when it
/// is focused.
@MainActor final class FocusController: FocusHost {
  private unowned let window: Window
  private weak var responder: Responder?
  private(set) weak var focusedView: View?
  /// The view of each group that was focused last.
  private var lastInGroup: [String: WeakView] = [:]

  init(window: Window) {
    self.window = window
  }

  var owner: AnyObject { window }

  /// Holds the window through something that others may let go of it in.
  private func withWindow<Result>(_ body: () -> Result) -> Result {
    withExtendedLifetime(window, body)
  }

  /// The responder that keys and actions go to first. It is not kept alive.
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
    window.menuBarKeys?.menusMayHaveChanged()
    window.application?.menusMayHaveChanged()
  }

  private var session: TextInputSession? { window.programContext.textInputSession }

  /// What takes text gets it at once, and not a button that Tab stopped at before.
  private func moveFocus(to responder: Responder) {
    let view = responder as? View
    if view?.canBecomeFocused ?? false {
      setFocus(view, view === expected?.view ? expected?.heading ?? [] : [])
    } else if responder is any KeyInput {
      setFocus(nil)
    }
  }

  /// Where a key goes first: the focused view, else the first responder, else the window.
  var keyResponder: Responder { focusedView ?? responder ?? window }

  /// The first responder, unless another view has the keys.
  var textResponder: Responder? {
    guard let focusedView, focusedView !== responder else { return responder }
    return nil
  }

  /// Makes the first responder resign, also when it would refuse.
  ///
  /// One that is being made to, and causes it to be asked once more, is not asked again: it may be its own
  /// answer that takes it away.
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

  /// Who is being made to resign.
  private weak var resigning: Responder?

  /// Ends being first responder without asking; a text input is informed, to end its editing.
  private func take(from current: Responder) {
    firstResponder = nil
    (current as? any EditedTextInput)?.firstResponderWasTaken()
  }

  /// A view is leaving the window, or hiding: whatever in it has keys loses them.
  func viewWillLeave(_ view: View, resigns: Bool = true) {
    withWindow { loseKeys(in: view, resigns: resigns) }
  }

  private func loseKeys(in view: View, resigns: Bool) {
    if resigns {
      // One that resigns may hand over to another that leaves as well; not for ever.
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

  /// Whether a responder is in a view, or keeps a view that is.
  func holds(_ view: View, _ responder: Responder) -> Bool {
    if let candidate = responder as? View { return candidate.isDescendant(of: view) }
    guard let root = (responder as? ViewController)?.viewIfLoaded else { return false }
    return root.isDescendant(of: view)
  }

  /// Something was presented while a view had the focus: one there is to have it.
  var wantsFocusInPresented: Bool {
    focusedView == nil && window.topPresentation?.earlierFocus.focused != nil
  }

  /// The first responder's input views are others.
  func reloadInputViews() {
    withWindow {
      window.updateInputViews()
      session?.noteChange()
    }
  }

  /// One responder resigns for another to be the first one: nothing is shown for the moment between.
  var isHandingOver = false {
    didSet { if oldValue, !isHandingOver { window.updateInputViews() } }
  }

  // MARK: Tab focus

  /// Focuses a view, or none. Tells whether it has the focus.
  ///
  /// The views and controllers around may refuse, and text that is typed elsewhere may refuse to end,
  /// unless the view that has the focus is leaving.
  @discardableResult func focus(
    _ view: View?, _ heading: FocusHeading, isForced: Bool = false
  ) -> Bool {
    guard focusedView !== view else { return true }
    return withWindow { moveFocus(to: view, heading, isForced: isForced) }
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

  /// Makes a view first responder that can be it, and ends typing elsewhere. Tells whether nothing is
  /// typed into any other view.
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

  /// The view that is being focused, and which way.
  private var expected: (view: View, heading: FocusHeading)?
  private var isRefused = false

  func firstResponderRefused() { isRefused = true }

  private func setFocus(_ view: View?, _ heading: FocusHeading = []) {
    guard focusedView !== view else { return }
    let old = focusedView
    let context = FocusUpdateContext(from: old, to: view, heading)
    focusedView = view
    if let view, let group = group(of: view) { lastInGroup[group] = WeakView(view: view) }
    old?.focusDidChange()
    // A handler may have taken it away, or given it to another.
    if focusedView === view { view?.focusDidChange() }
    guard focusedView === view else { return }
    let coordinator = FocusAnimationCoordinator()
    for environment in context.environments { environment.hears(context, coordinator) }
    coordinator.run()
  }

  /// Moves the focus to the next stop in reading order, or to the one before; round and round.
  @discardableResult func moveFocus(forward: Bool) -> Bool {
    withWindow { moveFocusAlongOrder(forward: forward) }
  }

  private func moveFocusAlongOrder(forward: Bool) -> Bool {
    let order = focusOrder
    guard !order.isEmpty else { return false }
    let current = order.firstIndex { $0 === focusedView } ?? order.firstIndex { $0 === responder }
    let next: Int
    if let current {
      next = (current + (forward ? 1 : order.count - 1)) % order.count
    } else {
      next = forward ? 0 : order.count - 1
    }
    focus(order[next], forward ? .next : .previous)
    focusedView?.revealInScrollViews()
    return true
  }

  /// Moves the focus within the group of the view that has it. Tells whether there is one to go to.
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

  /// The views that Tab stops at, in reading order; of each group one.
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
    weak var view: View?
  }
}

extension Responder {
  /// Whether a view or a controller lets the focus go.
  fileprivate func allows(_ context: FocusUpdateContext) -> Bool {
    (self as? View)?.shouldUpdateFocus(in: context)
      ?? (self as? ViewController)?.shouldUpdateFocus(in: context) ?? true
  }

  /// Tells a view or a controller where the focus went.
  fileprivate func hears(_ context: FocusUpdateContext, _ coordinator: FocusAnimationCoordinator) {
    (self as? View)?.didUpdateFocus(in: context, with: coordinator)
    (self as? ViewController)?.didUpdateFocus(in: context, with: coordinator)
  }
}
