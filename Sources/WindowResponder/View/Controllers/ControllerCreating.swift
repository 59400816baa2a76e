/// A controller that is created with `X()`, or with `init()` of a metatype. Every ``ViewController`` conforms
/// to it. See ``ViewCreating``.
@preconcurrency @MainActor public protocol ControllerCreating {}

extension ControllerCreating {
  /// Creates a controller with the `init(nibName:bundle:)` of its class. With a metatype of a superclass,
  /// such as that of ``ViewController``, it creates a controller of the class that the metatype contains.
  /// Follows `UIViewController.init()`.
  public init() { self.init { Creation.plainController($0) } }
}
