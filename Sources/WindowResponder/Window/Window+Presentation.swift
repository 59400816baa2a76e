/// What is presented above a window's root controller.
extension Window {
  /// What is presented above everything else and covers the window; nil for nothing.
  var topPresentation: PresentationController? {
    presentations.last { $0.phase != .dismissing && $0.container?.superview === self }
  }

  /// Where Tab goes round: what is presented, else the whole window.
  var focusScope: View { topPresentation?.presentedView ?? self }

  /// Where Tab goes round, with the input views.
  var focusScopes: [View] {
    let scope = focusScope
    guard scope !== self, let inputHost else { return [scope] }
    return [scope, inputHost]
  }

  /// Views that Tab passes by with all in them: what goes, and what is covered within the window.
  var viewsPassedByFocus: [View] {
    presentations.compactMap { presentation in
      guard let container = presentation.container else { return nil }
      if presentation.phase == .dismissing { return container }
      return container.superview === self
        ? nil : presentation.presentingViewController?.viewIfLoaded
    }
  }

  /// Brings everything to its end that comes or goes at this moment.
  func finishPresentationTransitions() {
    for presentation in presentations { presentation.transition?.finish() }
  }

  /// Puts what is presented into a rectangle of the window.
  func placePresentations(in rect: Rect) {
    for presentation in presentations {
      if let container = presentation.container, container.superview === self {
        container.frame = rect
      }
    }
  }

  /// Offers keys that no responder used to what is presented; returns whether it used them.
  func handlePresentedKeys(_ presses: Set<Press>) -> Bool {
    guard let presentation = topPresentation, presses.count == 1, let press = presses.first else {
      return false
    }
    return presentation.handleKey(press)
  }
}
