public import Foundation
public import WindowResponder

/// An address that the program is asked to open. Follows `UIOpenURLContext`.
@preconcurrency @MainActor public final class UIOpenURLContext {
  /// The address.
  public let url: URL
  /// What else is known of it.
  public let options: Scene.OpenURLOptions

  init(url: URL) {
    self.url = url
    options = Scene.OpenURLOptions()
  }
}

extension UIOpenURLContext: Hashable {
  /// Whether they are the same object.
  public nonisolated static func == (a: UIOpenURLContext, b: UIOpenURLContext) -> Bool { a === b }
  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Scene {
  /// What is known of an address that is to be opened. Follows `UIScene.OpenURLOptions`.
  @preconcurrency @MainActor public final class OpenURLOptions {
    /// The program that asked for it; nil: a desktop does not tell.
    public var sourceApplication: String? { nil }
    /// What that program said beside; nil.
    public var annotation: Any? { nil }
    /// Whether a file is to be opened where it is, and not copied first: as on a desktop always.
    public var openInPlace: Bool { true }

    init() {}
  }
}

extension Scene.ConnectionOptions {
  /// The addresses that the program was started with: its arguments that are addresses, as `notes://today`.
  /// The desktop file's `Exec=program %u` and `MimeType=x-scheme-handler/notes;` bring them there.
  public var urlContexts: Set<UIOpenURLContext> {
    let addresses = Application.shared.launchAddresses.compactMap { URL(string: $0) }
    return Set(addresses.map { UIOpenURLContext(url: $0) })
  }

  /// What the user did elsewhere and goes on with here; nothing: a desktop has no such thing.
  public var userActivities: Set<NSUserActivity> { [] }
  /// The quick action that the program was started by; nil: a desktop's actions are arguments of the program.
  public var shortcutItem: UIApplicationShortcutItem? { nil }
}
