public import Foundation
public import WindowResponder

/// The result of a background fetch. Follows `UIBackgroundFetchResult`.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// New data was fetched.
  case newData = 0
  /// There was no new data.
  case noData = 1
  /// The fetch failed.
  case failed = 2
}

/// A quick action of the program's icon. Follows `UIApplicationShortcutItem`.
///
/// It is stored without effect: a desktop shows the actions of the program's desktop file, as `Actions=`.
open class UIApplicationShortcutItem: NSObject, @unchecked Sendable {
  /// The identifier of the action.
  public let type: String
  /// The title for users.
  public let localizedTitle: String
  /// The subtitle for users, or `nil` for none.
  public let localizedSubtitle: String?
  /// The icon.
  public let icon: UIApplicationShortcutIcon?
  /// The program's data for the action.
  public let userInfo: [String: any NSSecureCoding]?

  /// Creates an action.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
    super.init()
  }
}

/// The icon of a quick action. Follows `UIApplicationShortcutIcon`.
open class UIApplicationShortcutIcon: NSObject, @unchecked Sendable {
  /// The name of a symbol, or of an image of the program.
  public let name: String

  /// Creates an icon from a symbol.
  public init(systemImageName name: String) {
    self.name = name
    super.init()
  }

  /// Creates an icon from an image of the program.
  public init(templateImageName name: String) {
    self.name = name
    super.init()
  }
}

extension Application {
  /// The quick actions of the program's icon. They are stored without effect.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { AssociatedObjects.value(of: self, for: Self.shortcutKey) as? [UIApplicationShortcutItem] }
    set { AssociatedObjects.set(newValue, of: self, for: Self.shortcutKey) }
  }
  private static let shortcutKey = AssociatedObjects.makeKey()

  /// The shortest interval; see ``setMinimumBackgroundFetchInterval(_:)``.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// The interval for no fetches; see ``setMinimumBackgroundFetchInterval(_:)``.
  public nonisolated static let backgroundFetchIntervalNever = TimeInterval.infinity

  /// Returns without effect: a program that has ended is not started for a background fetch.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
}
