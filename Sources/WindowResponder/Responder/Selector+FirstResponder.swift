extension Selector {
  /// The action that resigns first responder. Send it to a `nil` target to end typing.
  public static let resignFirstResponder = Selector(
    "resignFirstResponder", on: Responder.self
  ) { _ = $0.resignFirstResponder() }

  /// The action that makes the target first responder.
  public static let becomeFirstResponder = Selector(
    "becomeFirstResponder", on: Responder.self
  ) { _ = $0.becomeFirstResponder() }
}
