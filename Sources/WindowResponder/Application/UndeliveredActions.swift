/// A log of actions that their targets cannot perform, on the standard error. The compiler does not find such
/// a mistake, and the control would do nothing. Each one is written once.
@MainActor final class UndeliveredActions {
  private var told: Set<String> = []
  /// The largest number of lines, because a program may name its controls by their content.
  private static let limit = 100

  func tell(_ action: Selector, to target: Any?, from sender: Any?, in application: Application) {
    guard told.count < Self.limit, let target = target.flatMap(asObject),
      let reason = Self.reason(action, target, sender)
    else { return }
    let line = "\(application.name): \(Self.name(of: sender)) \(reason); it is not called"
    if told.insert(line).inserted { ErrorLine.write(line) }
  }

  /// Returns the reason why a target cannot perform an action, or `nil` if it is not known.
  private static func reason(_ action: Selector, _ target: AnyObject, _ sender: Any?) -> String? {
    let name = String(describing: type(of: target))
    guard action.isImplemented(byObject: target) else {
      return "has the action \(action.name) for \(name), which is no \(action.handlerType)"
    }
    return action.senderType.map { "has an action in \(name) that takes \($0) as its sender" }
  }

  /// Returns the type of a sender and its accessibility label.
  private static func name(of sender: Any?) -> String {
    guard let object = sender.flatMap(asObject) else { return "a sender without a type" }
    let label = (object as? View)?.accessibilityLabel ?? ""
    let name = String(describing: type(of: object))
    return label.isEmpty ? name : "\(name) \"\(label)\""
  }
}
