// What containers in other modules need of the appearance calls.
extension ViewController {
  /// Whether the controller is seen, or about to be.
  package var isShown: Bool { appearanceState == .appeared || appearanceState == .appearing }

  /// Has the container tell of appearing and disappearing itself, until ``releaseAppearance()``.
  package func holdAppearance() { appearanceHolds += 1 }

  /// Ends what ``holdAppearance()`` began, and tells what is missing to where the controller is.
  package func releaseAppearance() {
    appearanceHolds -= 1
    followAppearance()
  }

  /// The view is about to appear or to disappear.
  package func tellAppearance(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// The view is in its place and has its size.
  package func tellViewIsAppearing() { tellIsAppearing() }

  /// The view has appeared or disappeared.
  package func tellAppearanceEnded() { endAppearance() }

  /// How far the bars of a container reach into the view, in points: a part of its safe area.
  package var insetsOfBars: EdgeInsets {
    get { barInsets }
    set { barInsets = newValue }
  }

  /// The controller is about to leave its parent, or does not after all.
  package func setMovesFromParent(_ moves: Bool) {
    if moves {
      transitionFlags.insert(.movingFromParent)
    } else {
      transitionFlags.remove(.movingFromParent)
    }
  }

  /// The controller comes to its parent.
  package func setMovesToParent(_ moves: Bool) {
    if moves {
      transitionFlags.insert(.movingToParent)
    } else {
      transitionFlags.remove(.movingToParent)
    }
  }
}

extension View {
  /// Whether the user wants things not to move about.
  package var prefersLittleMotion: Bool { programContext.prefersReducedMotion }

  /// Gives the view the focus.
  package func takeFocus() { host?.focusHost.focus(self) }

  /// What had the keys of the view's window before another view took its place.
  package func keysWithin() -> KeyMemory {
    var memory = KeyMemory()
    guard let host = host?.focusHost else { return memory }
    memory.hadFocus = host.focusedView != nil
    if let view = host.focusedView, view.isDescendant(of: self) { memory.focused = view }
    if let responder = host.firstResponder as? View, responder.isDescendant(of: self) {
      memory.responder = responder
    }
    return memory
  }

  /// Gives the keys back to what had them, or the focus to the first view in this one that takes it.
  package func takeKeys(_ memory: KeyMemory, hadFocus: Bool) {
    guard let host = host?.focusHost else { return }
    if let responder = memory.responder, responder.window === window, host.firstResponder == nil {
      responder.becomeFirstResponder()
    }
    guard hadFocus, host.focusedView == nil, host.firstResponder == nil else { return }
    if let view = memory.focused, view.window === window, host.focus(view) { return }
    if let first = firstFocusable { host.focus(first) }
  }

  /// The first view that takes the focus without beginning to type in it: a page that comes never does that.
  private var firstFocusable: View? {
    for view in subviews
    where !view.isHidden && view.isUserInteractionEnabled && !(view is any KeyInput) {
      if view.canBecomeFocused { return view }
      if let found = view.firstFocusable { return found }
    }
    return nil
  }
}

/// Who had the keys in a view.
@MainActor package struct KeyMemory {
  package weak var focused: View?
  package weak var responder: View?
  package var hadFocus = false
  package init() {}
}
