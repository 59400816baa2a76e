public import WindowResponder

/// An object that can contain views whose appearance is set for that container alone: a view or a view
/// controller. Follows `UIAppearanceContainer`.
@preconcurrency @MainActor public protocol AppearanceContainer: AnyObject {}

extension ViewController: AppearanceContainer {}

/// A view whose appearance can be set for all instances of its class. Every `View` conforms to it. Follows
/// `UIAppearance`.
///
///     NavigationBar.appearance().barTintColor = .systemIndigo
///     Label.appearance(whenContainedInInstancesOf: [Card.self]).textColor = .white
///
/// Views of the class and its subclasses take the values of the proxy when they are added to a window, for
/// properties without a value of their own. Views that are in a window already do not change. A proxy
/// provides colors, fonts, images and styles of the library's views, but not the properties of an
/// application's own classes.
@preconcurrency @MainActor public protocol AppearanceProviding: AppearanceContainer {}

extension View: AppearanceProviding {}

extension AppearanceProviding where Self: View {
  /// Returns the proxy of all views of the class.
  public static func appearance() -> Self { made([]) }

  /// Returns the proxy of the views of the class that are contained in views or view controllers of some
  /// classes, from the innermost container outward.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any AppearanceContainer.Type]
  ) -> Self { made(containerTypes) }

  private static func made(_ containers: [any AppearanceContainer.Type]) -> Self {
    let proxy = AppearanceProxies.proxy(of: Self.self, in: containers) { Self() }
    return unsafeDowncast(proxy, to: Self.self)
  }
}
