import WindowResponder

/// The keys Delete and Backspace over selected rows or items: they send the command Delete.
@MainActor package enum DeleteKey {
  /// Returns a Boolean value that indicates whether a key, without modifiers, is Delete or Backspace.
  package static func isDelete(_ key: KeyboardHIDUsage, _ flags: KeyModifierFlags) -> Bool {
    flags.isEmpty && (key == .keyboardDeleteForward || key == .keyboardDeleteOrBackspace)
  }

  /// Sends the command Delete of a view to the first object that performs it: the view, its delegates, then
  /// the responders after it in the chain. Returns `false` if there is none.
  package static func send(from view: View, delegates: [AnyObject?]) -> Bool {
    guard let target = target(for: view, delegates) else { return false }
    return Application.shared.sendAction(.delete, to: target, from: view, for: nil)
  }

  /// Returns a Boolean value that indicates whether an object performs the command Delete of a view.
  package static func hasTarget(for view: View, delegates: [AnyObject?]) -> Bool {
    target(for: view, delegates) != nil
  }

  private static func target(for view: View, _ delegates: [AnyObject?]) -> Any? {
    if performs(view, from: view) { return view }
    for case let delegate? in delegates where performs(delegate, from: view) { return delegate }
    guard let found = view.target(forAction: .delete, withSender: view) else { return nil }
    return isBehind(found as AnyObject, view) ? nil : found
  }

  private static func performs(_ object: AnyObject, from view: View) -> Bool {
    guard Selector.delete.isImplemented(by: object) else { return false }
    return (object as? Responder)?.canPerformAction(.delete, withSender: view) ?? true
  }

  /// Returns a Boolean value that indicates whether a responder is behind the presented controller that
  /// contains a view. The selection in a sheet does not belong to the page behind it.
  private static func isBehind(_ target: AnyObject, _ view: View) -> Bool {
    var isBehind = false
    var current: Responder? = view
    while let responder = current {
      if responder === target { return isBehind }
      if let controller = responder as? ViewController, controller.parent == nil,
        controller.presentingViewController != nil
      {
        isBehind = true
      }
      current = responder.next
    }
    return false
  }
}
