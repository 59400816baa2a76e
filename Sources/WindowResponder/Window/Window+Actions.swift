extension Window {
  /// The responder at which the window's commands start: its first responder, or the focused view, or the
  /// frontmost controller, or the window.
  package var commandResponder: Responder {
    focus.firstResponder ?? focus.focusedView ?? frontController ?? self
  }

  /// The frontmost controller: the topmost presented one, or the root controller.
  var frontController: ViewController? { rootViewController?.topmostPresented }
}
