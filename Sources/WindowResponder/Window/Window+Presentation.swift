/// The presentations above a window's root controller.
extension Window {
  /// The topmost presentation that covers the window, or `nil` if there is none.
  var topPresentation: PresentationController? {
    presentations.last { $0.phase != .dismissing && $0.container?.superview === self }
  }

  /// The presentation that uses keys such as Escape: the topmost one that covers the window or, above it, one
  /// over a context. The latter must have the focus if any view has it.
  var keyPresentation: PresentationController? {
    presentations.last { presentation in
      guard presentation.phase != .dismissing, let container = presentation.container else {
        return false
      }
      return container.superview === self || hasFocus(in: presentation.presentedViewController)
    }
  }

  /// Returns a Boolean value that indicates whether a controller is in the chain of the view with the focus,
  /// or no view has the focus.
  private func hasFocus(in controller: ViewController) -> Bool {
    guard let focused = focus.firstResponder ?? focus.focusedView else { return true }
    return focused.chain.contains { $0 === controller }
  }

  /// The view in which Tab moves the focus: the presented view, or the whole window.
  var focusScope: View { topPresentation?.presentedView ?? self }

  /// The views in which Tab moves the focus, including the input views.
  var focusScopes: [View] {
    let scope = focusScope
    guard scope !== self, let inputHost else { return [scope] }
    return [scope, inputHost]
  }

  /// The views that Tab skips, including their subviews: views of a dismissal in progress, and views that a
  /// presentation within the window covers.
  var viewsPassedByFocus: [View] {
    presentations.compactMap { presentation in
      guard let container = presentation.container else { return nil }
      if presentation.phase == .dismissing { return container }
      return container.superview === self
        ? nil : presentation.presentingViewController?.viewIfLoaded
    }
  }

  /// Finishes all transitions that are in progress.
  func finishPresentationTransitions() {
    for presentation in presentations { presentation.transition?.finish() }
  }

  /// Sets the frames of the presentations in the window.
  func placePresentations(in rect: Rect) {
    for presentation in presentations {
      if let container = presentation.container, container.superview === self {
        container.frame = rect
      }
    }
  }

  /// Offers unused keys to the topmost presentation, or to one over a context. Returns a Boolean value that
  /// indicates whether it has used them.
  func handlePresentedKeys(_ presses: Set<Press>) -> Bool {
    guard let presentation = keyPresentation, presses.count == 1, let press = presses.first else {
      return false
    }
    return presentation.handleKey(press)
  }
}
