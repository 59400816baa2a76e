extension Window {
  /// Where the window's commands start from: its first responder, else what Tab stopped at, else its
  /// frontmost controller, else itself.
  var commandResponder: Responder {
    focus.firstResponder ?? focus.focusedView ?? frontController ?? self
  }

  /// The controller in front: the topmost one that is presented, else the root controller.
  var frontController: ViewController? { rootViewController?.topmostPresented }
}
