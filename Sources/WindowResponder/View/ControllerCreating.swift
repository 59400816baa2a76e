/// Controllers that are created with `X()`, or by `init()` of a metatype. Every ``ViewController`` is one.
/// See ``ViewCreating``.
@preconcurrency @MainActor public protocol ControllerCreating {}

extension ControllerCreating {
  /// Creates a controller, by the `init(nibName:bundle:)` of its class. A metatype of a superclass, as
  /// ``ViewController``'s, creates a controller of the class that it holds. Follows
  /// `UIViewController.init()`.
  public init() { self.init { Creation.plainController($0) } }
}
