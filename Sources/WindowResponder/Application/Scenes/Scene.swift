/// A part of the application's user interface that the desktop shows. Follows `UIScene`.
///
/// An application has one scene here, a ``WindowScene`` with all its windows.
@preconcurrency @MainActor open class Scene: Responder {
  /// The session of the scene.
  public final let session: SceneSession
  /// The object that is notified of changes of the scene's state.
  open var delegate: (any SceneDelegate)?
  /// The activation state of the scene.
  public internal(set) final var activationState = ActivationState.unattached
  /// The title of the scene's windows that have no ``Window/title`` of their own and whose root controller
  /// has none. The default is an empty string: such a window has the application's name.
  open var title: String! = "" {
    didSet {
      guard title != oldValue else { return }
      let application = Application.shared
      application.programContext.sceneTitle = title.flatMap { $0.isEmpty ? nil : $0 }
      for window in application.windows { window.titleDidChange() }
    }
  }

  /// Creates a scene.
  public init(session: SceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// The application.
  open override var next: Responder? { Application.shared }

  /// The activation states of a scene. Follows `UIScene.ActivationState`, with its values.
  public enum ActivationState: Int, Hashable, Sendable {
    /// It belongs to no application.
    case unattached = -1
    /// It is in use.
    case foregroundActive = 0
    /// A window of it is visible, but another application is in use.
    case foregroundInactive = 1
    /// No window of it is visible.
    case background = 2
  }

  /// The reasons for a scene's connection. Follows `UIScene.ConnectionOptions`.
  ///
  /// A desktop passes only arguments to a program, in `CommandLine.arguments`. Therefore there are no
  /// options.
  @preconcurrency @MainActor public final class ConnectionOptions {
    /// The application that requested the scene. Always `nil`.
    public var sourceApplication: String? { nil }
    init() {}
  }
}

/// The persistent part of a scene. Follows `UISceneSession`.
@preconcurrency @MainActor public final class SceneSession {
  /// The role of a scene. Follows `UISceneSession.Role`.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's name.
    public let rawValue: String

    /// Creates a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The role of a scene with windows.
    public static let windowApplication = Role(
      rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The scene, or `nil` if it is not connected.
  public internal(set) weak var scene: Scene?
  /// The role of the scene.
  public let role: Role
  /// The configuration with which the scene was connected.
  public internal(set) var configuration: SceneConfiguration
  /// A unique identifier.
  public let persistentIdentifier: String
  /// A dictionary for values of the application.
  public var userInfo: [String: Any]?

  init(role: Role, configuration: SceneConfiguration, identifier: String) {
    self.role = role
    self.configuration = configuration
    persistentIdentifier = identifier
  }
}

/// A configuration with which a scene is connected. Follows `UISceneConfiguration`.
@preconcurrency @MainActor public final class SceneConfiguration {
  /// The name of the configuration, or `nil`.
  public let name: String?
  /// The role of the scene.
  public let role: SceneSession.Role
  /// The class of the scene, a subclass of ``WindowScene``, or `nil` for ``WindowScene`` itself. The default
  /// is `nil`. The scene is created with its ``Scene/init(session:connectionOptions:)``. If the class is no
  /// subclass of ``WindowScene``, a line on the standard error says so, and the scene is a ``WindowScene``.
  public var sceneClass: AnyClass?
  /// The class of the scene's delegate, which conforms to ``SceneDelegate``, or `nil` if there is none.
  public var delegateClass: AnyClass?

  /// Creates a configuration.
  public init(name: String?, sessionRole: SceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

extension SceneSession: Hashable {
  /// Returns a Boolean value that indicates whether two sessions are the same object.
  public nonisolated static func == (a: SceneSession, b: SceneSession) -> Bool { a === b }
  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
