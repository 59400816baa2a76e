/// A view that is created with `X()`, or with `init()` of a metatype. Every ``View`` conforms to it.
///
/// A class that overrides `init(frame:)` inherits no initializer without arguments. The protocol's
/// initializer replaces it.
@preconcurrency @MainActor public protocol ViewCreating {}

extension ViewCreating {
  /// Creates a view without size, with the `init(frame:)` of its class. With a metatype of a superclass, such
  /// as that of ``View``, it creates a view of the class that the metatype contains. Follows `UIView.init()`.
  public init() { self.init { Creation.plainView($0) } }

  /// Creates a view in a rectangle, with the `init(frame:)` of its class, also for a generic class or a
  /// metatype: `T(frame: .zero)`. Follows `UIView.init(frame:)`.
  public init(frame: Rect) { self.init { Creation.plainView($0, in: frame) } }
}
