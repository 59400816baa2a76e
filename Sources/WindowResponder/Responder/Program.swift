/// What the application is to everything below it.
@MainActor package protocol Program: Responder {
  /// Where commands start from: the key window's first responder, else what Tab stopped at, else its
  /// frontmost controller, else the window; nil without a key window.
  var commandResponder: Responder? { get }

  /// Sends an action to a target; a nil target is found along the responder chain. Tells whether
  /// somebody implements the action.
  @discardableResult func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: Event?
  ) -> Bool

  /// Who performs an action that has no target: `first` and up, then `origin`, or the sender, and up, then
  /// the key window's frontmost controller, the window, the application and its delegate.
  func findTarget(
    of action: Selector, from first: Responder?, sender: Any?, origin: Responder?
  ) -> Any?

  /// The window whose frames a display link without a window gets: the key window where it is shown, else
  /// the first that can be seen.
  var frontWindow: Responder? { get }
  /// The window that a view without one is made as large as: the key window, else the last that can become
  /// it.
  var expectedWindow: Responder? { get }

  /// An action was sent to a target that cannot take it.
  func actionWasNotTaken(_ action: Selector, by target: Any?, from sender: Any?)
}
