/// A part of the program's user interface that the desktop shows. Follows `UIScene`.
///
/// A program here has one, a ``WindowScene`` with all its windows.
@preconcurrency @MainActor open class Scene: Responder {
  /// What is kept of the scene.
  public final let session: SceneSession
  /// Who hears of the scene's coming and going.
  open var delegate: (any SceneDelegate)?
  /// Whether the scene can be worked with, and seen.
  public internal(set) final var activationState = ActivationState.unattached
  /// A name for people, as in a list of windows; empty for none.
  open var title: String! = ""

  /// Creates a scene.
  public init(session: SceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// The application.
  open override var next: Responder? { Application.shared }

  /// Whether a scene can be worked with, and seen. Follows `UIScene.ActivationState`, with its values.
  public enum ActivationState: Int, Hashable, Sendable {
    /// It belongs to no program.
    case unattached = -1
    /// It is what the user works in.
    case foregroundActive = 0
    /// It is to be seen, but something else is in front.
    case foregroundInactive = 1
    /// Nothing of it is to be seen.
    case background = 2
  }

  /// Why a scene is connected. Follows `UIScene.ConnectionOptions`.
  ///
  /// What a desktop has to say to a program that it starts is in `CommandLine.arguments`: there is nothing
  /// in here.
  @preconcurrency @MainActor public final class ConnectionOptions {
    /// The program that asked for it; nil.
    public var sourceApplication: String? { nil }
    init() {}
  }
}

/// What is kept of a scene. Follows `UISceneSession`.
@preconcurrency @MainActor public final class SceneSession {
  /// What a scene is for. Follows `UISceneSession.Role`.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's name.
    public let rawValue: String

    /// Creates a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Windows that the user works in.
    public static let windowApplication = Role(
      rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The scene; nil while it is not connected.
  public internal(set) weak var scene: Scene?
  /// What it is for.
  public let role: Role
  /// How it was connected.
  public internal(set) var configuration: SceneConfiguration
  /// A name that no other has.
  public let persistentIdentifier: String
  /// What the program wants to find again.
  public var userInfo: [String: Any]?

  init(role: Role, configuration: SceneConfiguration, identifier: String) {
    self.role = role
    self.configuration = configuration
    persistentIdentifier = identifier
  }
}

/// How a scene is to be connected. Follows `UISceneConfiguration`.
@preconcurrency @MainActor public final class SceneConfiguration {
  /// Its name; nil for none.
  public let name: String?
  /// What the scene is for.
  public let role: SceneSession.Role
  /// The class of the scene; nil for ``WindowScene``.
  public var sceneClass: AnyClass?
  /// The class of the scene's delegate, which has to conform to ``SceneDelegate``; nil for none.
  public var delegateClass: AnyClass?

  /// Creates a configuration.
  public init(name: String?, sessionRole: SceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

extension SceneSession: Hashable {
  /// Whether they are the same object.
  public nonisolated static func == (a: SceneSession, b: SceneSession) -> Bool { a === b }
  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
