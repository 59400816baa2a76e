public import Foundation
public import WindowResponder

/// The delegate of an application, with URLs as `URL` values. Follows `UIApplicationDelegate`.
///
/// A program's `@main` class conforms to it. All methods have default implementations.
@preconcurrency @MainActor public protocol UIApplicationDelegate: ApplicationDelegate {
  /// Called for each URL or file when the program is started again while it runs.
  ///
  /// Not called if the program's scene has a delegate: that delegate receives them, as in UIKit.
  func application(
    _ app: Application, open url: URL, options: [Application.OpenURLOptionsKey: Any]
  ) -> Bool
}

extension UIApplicationDelegate {
  /// Returns `false`.
  public func application(
    _ app: Application, open url: URL, options: [Application.OpenURLOptionsKey: Any]
  ) -> Bool { false }

  /// Calls ``application(_:open:options:)-(_,_,[Application.OpenURLOptionsKey:Any])``, or the scene's
  /// delegate, for each file.
  public func application(_ application: Application, openFiles paths: [String]) {
    pass(paths.map { URL(fileURLWithPath: $0) }, to: application)
  }

  /// Calls ``application(_:open:options:)-(_,_,[Application.OpenURLOptionsKey:Any])``, or the scene's
  /// delegate, for each file, whose name need not be UTF-8.
  public func application(_ application: Application, openPathnames paths: [Pathname]) {
    let texts = paths.compactMap(\.string)
    if texts.count == paths.count {
      self.application(application, openFiles: texts)
    } else {
      pass(paths.compactMap { URL($0) }, to: application)
    }
  }

  /// Calls ``application(_:open:options:)-(_,_,[Application.OpenURLOptionsKey:Any])``, or the scene's
  /// delegate, for each URL.
  public func application(_ application: Application, openAddresses addresses: [String]) {
    pass(addresses.compactMap { URL(string: $0) }, to: application)
  }

  private func pass(_ urls: [URL], to program: Application) {
    guard !urls.isEmpty else { return }
    for scene in program.connectedScenes {
      guard let delegate = scene.delegate as? any UISceneDelegate else { continue }
      return delegate.scene(
        scene, openURLContexts: Set(urls.map { UIOpenURLContext(url: $0) }))
    }
    for url in urls { _ = application(program, open: url, options: [:]) }
  }
}

extension Application {
  /// A key for information about a URL that the program opens. Follows
  /// `UIApplication.OpenURLOptionsKey`.
  ///
  /// A desktop provides none of it.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String
    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The program that requested to open the URL. Never present.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// The data that the requesting program passes. Never present.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// A Boolean value that indicates whether a file is opened in place. Never present: files are always
    /// opened in place.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }
}

/// The delegate of a scene, with URLs as `URL` values. Follows `UISceneDelegate`.
///
/// All methods have default implementations that do nothing.
@preconcurrency @MainActor public protocol UISceneDelegate: WindowResponder.SceneDelegate {
  /// Called with URLs or files when the program is started again while it runs.
  ///
  /// The connection options of the scene contain those of the first start.
  func scene(_ scene: Scene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  /// Takes no action.
  public func scene(_ scene: Scene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// The delegate of a scene with windows. Follows `UIWindowSceneDelegate`. All methods have default
/// implementations.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: WindowSceneDelegate, UISceneDelegate {}

extension ApplicationDelegate {
  /// The key window, or the first window on screen, for a delegate of no specified class, as in
  /// `UIApplication.shared.delegate?.window??.rootViewController`.
  ///
  /// A class of a delegate has its own property of this name.
  @_disfavoredOverload public var window: Window?? {
    .some(Application.shared.keyWindow ?? Application.shared.windows.first)
  }
}
