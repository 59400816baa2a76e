/// Controllers that are created with `X()`. Every ``ViewController`` is one. See ``ViewCreating``.
@preconcurrency @MainActor public protocol ControllerCreating {}

extension ControllerCreating {
  /// Creates a controller, by the `init(nibName:bundle:)` of its class. Follows
  /// `UIViewController.init()`.
  public init() { self = Creation.controller(Self.self) }
}
