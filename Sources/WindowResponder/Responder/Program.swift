import ResponderRuntime

/// The interface of the application for the layers below it.
@MainActor package protocol Program: Responder {
  /// The responder at which commands start, or `nil` without a key window. It is the key window's first
  /// responder, or the view with the keyboard focus, or its frontmost controller, or the window.
  var commandResponder: Responder? { get }

  /// Sends an action to a target, and returns a Boolean value that indicates whether an object implements it.
  /// A `nil` target is searched for along the responder chain.
  @discardableResult func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: Event?
  ) -> Bool

  /// Returns the target of an action that was sent without one. The search follows the responder chain of
  /// `first`, then of `origin` or the sender, and then of the key window's frontmost controller. Last come
  /// the window, the application and its delegate.
  func findTarget(
    of action: Selector, from first: Responder?, sender: Any?, origin: Responder?
  ) -> Any?

  /// The window whose frames drive a display link without a window. It is the key window if it is visible,
  /// otherwise the first visible window.
  var frontWindow: Responder? { get }
  /// The window whose size a view without a window takes. It is the key window, otherwise the last window
  /// that can become key.
  var expectedWindow: Responder? { get }

  /// Lays out and draws all windows with changes now. A call while windows are drawn is ignored.
  func drawNow()

  /// Called when an action was sent to a target that cannot perform it.
  func actionWasNotTaken(_ action: Selector, by target: Any?, from sender: Any?)
}

extension Program {
  /// A reference to the application that does not retain it: see `BackLink`, which requires a class.
  package var backLink: @MainActor () -> (any Program)? {
    let link = BackLink(self)
    return { link.target }
  }
}
