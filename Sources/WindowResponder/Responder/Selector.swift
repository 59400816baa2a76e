/// The name of an action with the closure that performs it, which replaces a message of the Objective-C
/// runtime.
///
/// An action is a small protocol. A class that conforms to it implements the action.
///
///     @MainActor protocol ZoomAction { func zoomIn(_ sender: Any?) }
///     extension Selector {
///       static let zoomIn = Selector("zoomIn:", on: ZoomAction.self) { $0.zoomIn($1) }
///     }
///
/// Two selectors are equal if their names and handler types are equal. A selector that
/// `addTarget(_:action:for:)` creates from a method reference is anonymous and equals only itself.
public struct Selector: Sendable {
  /// The name in the syntax of Objective-C, with a colon for each argument.
  public let name: String

  private let identity: Identity
  /// The type of the handlers.
  let handlerType: Any.Type
  /// The type that the sender must have, or `nil` for any.
  let senderType: Any.Type?
  private let accepts: @Sendable @MainActor (AnyObject) -> Bool
  private let body: @Sendable @MainActor (AnyObject, Any?, Event?) -> Bool

  /// The values that decide whether two selectors are equal.
  private enum Identity: Hashable, Sendable {
    case type(ObjectIdentifier)
    case anonymous(Unique)
  }

  /// Creates a selector whose action receives the target only.
  public init<Handler>(
    _ name: String, on handler: Handler.Type,
    _ body: @escaping @Sendable @MainActor (Handler) -> Void
  ) {
    self.init(name, on: handler) { target, _, _ in body(target) }
  }

  /// Creates a selector whose action receives the target and the sender.
  public init<Handler>(
    _ name: String, on handler: Handler.Type,
    _ body: @escaping @Sendable @MainActor (Handler, Any?) -> Void
  ) {
    self.init(name, on: handler) { target, sender, _ in body(target, sender) }
  }

  /// Creates a selector whose action receives the target, the sender and the event.
  public init<Handler>(
    _ name: String, on handler: Handler.Type,
    _ body: @escaping @Sendable @MainActor (Handler, Any?, Event?) -> Void
  ) {
    self.name = name
    handlerType = handler
    senderType = nil
    identity = .type(ObjectIdentifier(handler))
    accepts = { $0 is Handler }
    self.body = { target, sender, event in
      guard let handler = target as? Handler else { return false }
      body(handler, sender, event)
      return true
    }
  }

  /// Creates the selector of a name.
  ///
  /// The name of a standard edit action, such as `"copy:"`, of ``resignFirstResponder`` or of
  /// ``becomeFirstResponder`` gives that action. No object implements a selector of any other name, because
  /// no method can be found by name without the Objective-C runtime. `canPerformAction(_:withSender:)` can be
  /// called with it, and two selectors of the same name are equal.
  public init(_ name: String) {
    let known = Self.standardEditActions + [.resignFirstResponder, .becomeFirstResponder]
    if let action = known.first(where: { $0.name == name }) {
      self = action
    } else {
      self.init(name, on: NoClass.self) { _ in }
    }
  }

  /// The handler of actions that consist of a name only.
  private enum NoClass {}

  /// Creates a selector that equals only itself.
  ///
  /// - Parameter sender: The type that the sender must have, or `nil` for any. If the sender has another
  ///   type, `body` performs no action and returns `false`.
  init<Handler>(
    anonymousOn handler: Handler.Type, sender: Any.Type? = nil,
    _ body: @escaping @Sendable @MainActor (Handler, Any?, Event?) -> Bool
  ) {
    name = "(\(handler))"
    handlerType = handler
    senderType = sender
    identity = .anonymous(Unique())
    accepts = { $0 is Handler }
    self.body = { target, sender, event in
      guard let handler = target as? Handler else { return false }
      return body(handler, sender, event)
    }
  }

  /// Returns a Boolean value that indicates whether the object's class implements the action.
  @preconcurrency @MainActor public func isImplemented(by object: Any?) -> Bool {
    guard let object = object.flatMap(asObject) else { return false }
    return isImplemented(byObject: object)
  }

  /// Returns a Boolean value that indicates whether the object's class implements the action.
  ///
  /// The value depends only on the class, so each class is examined once.
  @MainActor func isImplemented(byObject object: AnyObject) -> Bool {
    ConformanceCache.answer(type(of: object), ObjectIdentifier(handlerType)) { accepts(object) }
  }

  /// Performs the action, and returns a Boolean value that indicates whether the target implements it and
  /// accepts the sender.
  @preconcurrency @MainActor @discardableResult public func perform(
    on target: Any?, sender: Any?, event: Event? = nil
  ) -> Bool {
    guard let object = target.flatMap(asObject), isImplemented(byObject: object) else {
      return false
    }
    return body(object, sender, event)
  }
}

extension Selector: Hashable, CustomStringConvertible {
  /// Returns a Boolean value that indicates whether the names and the handler types are equal.
  public static func == (a: Selector, b: Selector) -> Bool {
    a.identity == b.identity && a.name == b.name
  }

  /// Hashes the name and the handler type.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(identity)
    hasher.combine(name)
  }

  /// The name.
  public var description: String { name }
}

/// An object that equals only itself.
private final class Unique: Hashable, Sendable {
  static func == (a: Unique, b: Unique) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Returns the object in a value of any type, or `nil` if the value is not an object.
func asObject(_ value: Any) -> AnyObject? {
  // The class is checked first, because a cast to a protocol is slow, and so is `as AnyObject`, which checks
  // protocols.
  if type(of: value) is AnyClass { return _openExistential(value, do: object) }
  return (value as? any OptionalValue)?.wrapped.flatMap(asObject)
}

/// Returns the object that a value is. The value must be one of a class.
private func object<Value>(_ value: Value) -> AnyObject {
  unsafeBitCast(value, to: AnyObject.self)
}

/// Returns a Boolean value that indicates whether a value is `nil` at any level of optionals.
func isNothing(_ value: Any?) -> Bool {
  guard let value else { return true }
  if type(of: value) is AnyClass { return false }
  return (value as? any OptionalValue).map { isNothing($0.wrapped) } ?? false
}

/// An optional in an `Any`.
private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { self }
}
