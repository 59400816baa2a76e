/// Views that are created with `X()`, or by `init()` of a metatype. Every ``View`` is one.
///
/// A class that overrides `init(frame:)` inherits no initializer without arguments; this one stands in
/// for it.
@preconcurrency @MainActor public protocol ViewCreating {}

extension ViewCreating {
  /// Creates a view without size, by the `init(frame:)` of its class. A metatype of a superclass, as
  /// ``View``'s, creates a view of the class that it holds. Follows `UIView.init()`.
  public init() { self.init { Creation.plainView($0) } }
}
