import ResponderRuntime

// Appearance methods for containers in other modules.
extension ViewController {
  /// A Boolean value that indicates whether the controller is visible or appearing.
  package var isShown: Bool { appearanceState == .appeared || appearanceState == .appearing }

  /// Suspends automatic appearance calls until ``releaseAppearance()``. The container calls the appearance
  /// methods.
  package func holdAppearance() { appearanceHolds += 1 }

  /// Ends the suspension of ``holdAppearance()``, and calls the appearance methods that the present state
  /// requires.
  package func releaseAppearance() {
    appearanceHolds -= 1
    followAppearance()
  }

  /// Begins an appearance or a disappearance.
  package func tellAppearance(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Notifies the controller that its view has its position and size.
  package func tellViewIsAppearing() { tellIsAppearing() }

  /// The insets of a container's bars in the view, in points. They are part of its safe area.
  package var insetsOfBars: EdgeInsets {
    get { barInsets }
    set { barInsets = newValue }
  }

  /// Sets a Boolean value that indicates whether the controller is being removed from its parent.
  package func setMovesFromParent(_ moves: Bool) {
    if moves {
      transitionFlags.insert(.movingFromParent)
    } else {
      transitionFlags.remove(.movingFromParent)
    }
  }
}

extension View {
  /// A Boolean value that indicates whether the user prefers reduced motion.
  package var prefersLittleMotion: Bool { programContext.prefersReducedMotion }

  /// Focuses the view.
  package func takeFocus() { host?.focusHost.focus(self) }

  /// Removes the focus from the view if the view has it, without asking for permission.
  package func loseFocus() {
    if isFocused { host?.focusHost.forceFocusAway() }
  }

  /// Returns the focus and the first responder within the view, before another view replaces it. A view that
  /// replaces it after a touch or a click takes no focus.
  package func keysWithin() -> KeyMemory {
    var memory = KeyMemory()
    guard let host = host?.focusHost else { return memory }
    memory.hadFocus = host.focusedView != nil && !host.isPointing
    if let view = host.focusedView, view.isDescendant(of: self) { memory.focused = view }
    if let responder = host.firstResponder as? View, responder.isDescendant(of: self) {
      memory.responder = responder
    }
    return memory
  }

  /// Restores the focus and the first responder, or focuses the first view in this one that accepts the
  /// focus.
  package func takeKeys(_ memory: KeyMemory, hadFocus: Bool) {
    guard let host = host?.focusHost else { return }
    if let responder = memory.responder, responder.window === window, host.firstResponder == nil {
      responder.becomeFirstResponder()
    }
    guard hadFocus, host.focusedView == nil, host.firstResponder == nil else { return }
    if let view = memory.focused, view.window === window,
      host.restoreFocus(to: view, wasFirstResponder: view === memory.responder)
    {
      return
    }
    if let first = firstFocusable { host.focus(first) }
  }

  /// The first view that accepts the focus without starting text input, which a new page never does.
  private var firstFocusable: View? {
    for view in subviews
    where !view.isHidden && view.isUserInteractionEnabled && !(view is any KeyInput) {
      if view.canBecomeFocused { return view }
      if let found = view.firstFocusable { return found }
    }
    return nil
  }
}

/// The focused view and the first responder within a view.
@MainActor package struct KeyMemory {
  @BackLink package var focused: View?
  @BackLink package var responder: View?
  package var hadFocus = false
  package init() {}
}
