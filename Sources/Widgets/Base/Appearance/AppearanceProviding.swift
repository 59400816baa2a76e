public import WindowResponder

/// What views can be in, where looks are given to those in it alone: views and controllers. Follows
/// `UIAppearanceContainer`.
@preconcurrency @MainActor public protocol AppearanceContainer: AnyObject {}

extension ViewController: AppearanceContainer {}

/// Views whose looks can be set for all of their class. Every `View` is one. Follows `UIAppearance`.
///
///     NavigationBar.appearance().barTintColor = .systemIndigo
///     Label.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .white
///
/// What is set on the proxy is what views of the class and its subclasses get when they come into a window,
/// where they have nothing of their own; those that are in one already stay as they are. What proxies give
/// are colours, fonts, images and styles of the library's views, not properties of a program's own classes.
@preconcurrency @MainActor public protocol AppearanceProviding: AppearanceContainer {}

extension View: AppearanceProviding {}

extension AppearanceProviding where Self: View {
  /// The proxy of all views of the class.
  public static func appearance() -> Self { made([]) }

  /// The proxy of the views of the class that are in views or controllers of these classes, from the
  /// innermost outward.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any AppearanceContainer.Type]
  ) -> Self { made(containerTypes) }

  private static func made(_ containers: [any AppearanceContainer.Type]) -> Self {
    let proxy = AppearanceProxies.proxy(of: Self.self, in: containers) { Self() }
    return unsafeDowncast(proxy, to: Self.self)
  }
}
