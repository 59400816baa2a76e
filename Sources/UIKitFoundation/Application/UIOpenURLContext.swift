public import Foundation
public import WindowResponder

/// A URL that the program opens. Follows `UIOpenURLContext`.
@preconcurrency @MainActor public final class UIOpenURLContext {
  /// The URL.
  public let url: URL
  /// Information about the request.
  public let options: Scene.OpenURLOptions

  init(url: URL) {
    self.url = url
    options = Scene.OpenURLOptions()
  }
}

extension UIOpenURLContext: Hashable {
  /// Returns a Boolean value that indicates whether two contexts are the same object.
  public nonisolated static func == (a: UIOpenURLContext, b: UIOpenURLContext) -> Bool { a === b }
  /// Hashes the identity of the object.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Scene {
  /// Information about a URL that the program opens. Follows `UIScene.OpenURLOptions`.
  @preconcurrency @MainActor public final class OpenURLOptions {
    /// The program that requested to open the URL: `nil`, because a desktop does not provide it.
    public var sourceApplication: String? { nil }
    /// The data of that program: `nil`.
    public var annotation: Any? { nil }
    /// A Boolean value that indicates whether a file is opened in place: always `true` on a desktop.
    public var openInPlace: Bool { true }

    init() {}
  }
}

extension Scene.ConnectionOptions {
  /// The URLs in the arguments of the program, such as `notes://today`.
  ///
  /// In the desktop file, `Exec=program %u` and `MimeType=x-scheme-handler/notes;` pass them to the program.
  public var urlContexts: Set<UIOpenURLContext> {
    let addresses = Application.shared.launchAddresses.compactMap { URL(string: $0) }
    return Set(addresses.map { UIOpenURLContext(url: $0) })
  }

  /// The user activities from other devices: none, because a desktop has no Handoff.
  public var userActivities: Set<NSUserActivity> { [] }
  /// The quick action with which the program was started: `nil`, because a desktop passes actions as
  /// arguments.
  public var shortcutItem: UIApplicationShortcutItem? { nil }
}
