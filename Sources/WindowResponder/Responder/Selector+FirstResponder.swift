extension Selector {
  /// Asks the target to resign as first responder: sent to a nil target it ends typing.
  public static let resignFirstResponder = Selector(
    "resignFirstResponder", on: Responder.self
  ) { _ = $0.resignFirstResponder() }

  /// Asks the target to become first responder.
  public static let becomeFirstResponder = Selector(
    "becomeFirstResponder", on: Responder.self
  ) { _ = $0.becomeFirstResponder() }
}
