/// Views that are created with `X()`. Every ``View`` is one.
///
/// A class that overrides `init(frame:)` inherits no initializer without arguments; this one stands in
/// for it.
@preconcurrency @MainActor public protocol ViewCreating {}

extension ViewCreating {
  /// Creates a view without size, by the `init(frame:)` of its class. Follows `UIView.init()`.
  public init() { self = Creation.view(Self.self) }
}
