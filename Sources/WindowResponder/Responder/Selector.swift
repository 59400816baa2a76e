/// The name of an action, with the way to perform it: a message without the Objective-C runtime.
///
/// An action is a small protocol; whoever conforms implements the action.
///
///     @MainActor protocol ZoomAction { func zoomIn(_ sender: Any?) }
///     extension Selector {
///       static let zoomIn = Selector("zoomIn:", on: ZoomAction.self) { $0.zoomIn($1) }
///     }
///
/// Two selectors are equal when their names and handler types are. One that `addTarget(_:action:for:)`
/// makes of a method reference has no name that anybody could ask for: it equals only itself.
public struct Selector: Sendable {
  /// The name, in Objective-C's manner: a colon for each argument.
  public let name: String

  private let identity: Identity
  /// The type that handlers have.
  let handlerType: Any.Type
  /// The type that the sender must have; nil for any.
  let senderType: Any.Type?
  private let accepts: @Sendable @MainActor (AnyObject) -> Bool
  private let body: @Sendable @MainActor (AnyObject, Any?, Event?) -> Bool

  /// What makes two selectors the same.
  private enum Identity: Hashable, Sendable {
    case type(ObjectIdentifier)
    case anonymous(Unique)
  }

  /// Creates a selector whose action takes the target alone.
  public init<Handler>(
    _ name: String, on handler: Handler.Type,
    _ body: @escaping @Sendable @MainActor (Handler) -> Void
  ) {
    self.init(name, on: handler) { target, _, _ in body(target) }
  }

  /// Creates a selector whose action takes the target and the sender.
  public init<Handler>(
    _ name: String, on handler: Handler.Type,
    _ body: @escaping @Sendable @MainActor (Handler, Any?) -> Void
  ) {
    self.init(name, on: handler) { target, sender, _ in body(target, sender) }
  }

  /// Creates a selector whose action takes the target, the sender and the event.
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

  /// Creates the selector of a name, such as `"copy:"`.
  ///
  /// A standard edit action and ``resignFirstResponder`` are found by their names. No object implements a
  /// selector of any other name, since a name alone finds no method without the Objective-C runtime.
  /// `canPerformAction(_:withSender:)` receives it, and two selectors of one name are equal.
  public init(_ name: String) {
    let known = Self.standardEditActions + [.resignFirstResponder, .becomeFirstResponder]
    if let action = known.first(where: { $0.name == name }) {
      self = action
    } else {
      self.init(name, on: Nobody.self) { _ in }
    }
  }

  /// Who implements the actions that are names alone.
  private enum Nobody {}

  /// Creates a selector that equals only itself.
  ///
  /// - Parameter sender: The type of sender without which `body` does nothing and gives false; nil for
  ///   any.
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

  /// Whether the object's class implements the action.
  @preconcurrency @MainActor public func isImplemented(by object: Any?) -> Bool {
    guard let object = object.flatMap(asObject) else { return false }
    return isImplemented(byObject: object)
  }

  /// Whether the object's class implements the action.
  ///
  /// It depends on nothing but the class, so that each class is looked at once.
  @MainActor func isImplemented(byObject object: AnyObject) -> Bool {
    ConformanceCache.answer(type(of: object), ObjectIdentifier(handlerType)) { accepts(object) }
  }

  /// Performs the action, and tells whether the target implements it and takes such a sender.
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
  /// Whether name and handler type are the same.
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

/// Something that equals nothing else.
private final class Unique: Hashable, Sendable {
  static func == (a: Unique, b: Unique) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Returns the object in a value of any type, or `nil` if the value is no object.
func asObject(_ value: Any) -> AnyObject? {
  // A class is asked for first: casting to a protocol is slow, and so is `as AnyObject`, which asks for
  // protocols.
  if type(of: value) is AnyClass { return _openExistential(value, do: object) }
  return (value as? any OptionalValue)?.wrapped.flatMap(asObject)
}

/// Returns the object that a value is. The value must be one of a class.
private func object<Value>(_ value: Value) -> AnyObject {
  unsafeBitCast(value, to: AnyObject.self)
}

/// Whether a value is nil, however deep in optionals.
func isNothing(_ value: Any?) -> Bool {
  guard let value else { return true }
  if type(of: value) is AnyClass { return false }
  return (value as? any OptionalValue).map { isNothing($0.wrapped) } ?? false
}

/// An optional inside an `Any`.
private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { self }
}
