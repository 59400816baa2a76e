/// A closure with a name, for a control or a menu. Follows `UIAction`.
@MainActor public final class Action {
  /// What tells one action from another.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates an identifier from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier from its name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// What people read.
  public var title: String
  /// What people see beside it.
  public var image: Image?
  /// What tells it from others: an action added to a control replaces the one with its identifier.
  public let identifier: Identifier
  /// What asked for the action: the control that was used.
  public private(set) weak var sender: AnyObject?

  private let handler: @MainActor (Action) -> Void

  /// Creates an action; without an identifier it gets one of its own.
  public init(
    title: String = "", image: Image? = nil, identifier: Identifier? = nil,
    handler: @escaping @MainActor (Action) -> Void
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier ?? Self.nextIdentifier()
    self.handler = handler
  }

  /// Calls the closure.
  func perform(from sender: AnyObject?) {
    self.sender = sender
    handler(self)
  }

  private static var made = 0

  private static func nextIdentifier() -> Identifier {
    made += 1
    return Identifier("action-\(made)")
  }
}

extension Action: Hashable {
  /// Two actions are equal when they are the same object.
  public nonisolated static func == (a: Action, b: Action) -> Bool { a === b }

  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
