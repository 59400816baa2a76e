import WindowResponder

/// A description of a responder for users.
@MainActor struct ChainLinkDescription {
  /// The name of the responder's class.
  let name: String
  /// The role of the responder in the chain.
  let role: String
  let isFirstResponder: Bool

  init(_ responder: Responder) {
    name = "\(type(of: responder))"
    isFirstResponder = responder.isFirstResponder
    switch responder {
    case is Window: role = "Window"
    case is Control: role = "Control"
    case let view as View: role = Self.role(of: view)
    case is ViewController: role = "View controller"
    case is Application: role = "Application"
    default: role = "Responder"
    }
  }

  private static func role(of view: View) -> String {
    guard let controller = view.next as? ViewController else { return "View" }
    return "Root view of \(type(of: controller))"
  }
}
