/// A view that is created with `X()`, or with `init()` of a metatype. Every ``View`` conforms to it.
///
/// A class that overrides `init(frame:)` inherits no initializer without arguments. The protocol's
/// initializer replaces it.
@preconcurrency @MainActor public protocol ViewCreating {}

extension ViewCreating {
  /// Creates a view without size, with the `init(frame:)` of its class. With a metatype of a superclass, such
  /// as that of ``View``, it creates a view of the class that the metatype contains. Follows `UIView.init()`.
  public init() { self.init { Creation.plainView($0) } }
}

// A subclass can declare a property with the same name, because the property is a member of a protocol.
extension ViewCreating where Self: View {
  /// The cursor of the pointer over this view, or `nil` for the superview's.
  public var cursor: Cursor? {
    get { ownCursor }
    nonmutating set { ownCursor = newValue }
  }
}
