public import Foundation
public import WindowResponder

/// What is put on a program's `@main` class, with addresses as `URL`s. Follows `UIApplicationDelegate`.
/// Everything has a default.
@preconcurrency @MainActor public protocol UIApplicationDelegate: ApplicationDelegate {
  /// The program was started once more while it runs, to open an address or a file; called for each. Not
  /// called for a program whose scene has a delegate: that one hears of it, as in UIKit.
  func application(
    _ app: Application, open url: URL, options: [Application.OpenURLOptionsKey: Any]
  ) -> Bool
}

extension UIApplicationDelegate {
  /// Gives false.
  public func application(
    _ app: Application, open url: URL, options: [Application.OpenURLOptionsKey: Any]
  ) -> Bool { false }

  /// Tells of each file by ``application(_:open:options:)-(_,_,[Application.OpenURLOptionsKey:Any])``, or the
  /// scene.
  public func application(_ application: Application, openFiles paths: [String]) {
    pass(paths.map { URL(fileURLWithPath: $0) }, to: application)
  }

  /// Tells of each file, whose name need not be UTF-8, by
  /// ``application(_:open:options:)-(_,_,[Application.OpenURLOptionsKey:Any])``, or the scene.
  public func application(_ application: Application, openPathnames paths: [Pathname]) {
    let texts = paths.compactMap(\.string)
    if texts.count == paths.count {
      self.application(application, openFiles: texts)
    } else {
      pass(paths.compactMap { URL($0) }, to: application)
    }
  }

  /// Tells of each address by ``application(_:open:options:)-(_,_,[Application.OpenURLOptionsKey:Any])``, or
  /// the scene.
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
  /// What is known of an address that the program is to open. Follows `UIApplication.OpenURLOptionsKey`. A
  /// desktop tells none of it.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The option's name.
    public let rawValue: String
    /// Creates an option from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The program that asked for it; never there.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// What that program said beside; never there.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether a file is to be opened where it is; never there, and always so.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }
}

/// Hears of a scene's coming and going, with addresses as `URL`s. Follows `UISceneDelegate`. Everything has a
/// default that does nothing.
@preconcurrency @MainActor public protocol UISceneDelegate: WindowResponder.SceneDelegate {
  /// The program was started once more while it runs, to open addresses or files. Those of the first start
  /// are in the options that the scene is connected with.
  func scene(_ scene: Scene, openURLContexts URLContexts: Set<UIOpenURLContext>)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(_ scene: Scene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
}

/// The delegate of a scene with windows. Follows `UIWindowSceneDelegate`. Everything has a default.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: WindowSceneDelegate, UISceneDelegate {}
