public import Foundation
public import WindowResponder

/// What came of asking for news in the background. Follows `UIBackgroundFetchResult`.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// There was something new.
  case newData = 0
  /// There was nothing new.
  case noData = 1
  /// It did not work.
  case failed = 2
}

/// A quick action of the program's icon. Follows `UIApplicationShortcutItem`. It is kept and shown nowhere: a
/// desktop takes those that stand in the program's desktop file, as `Actions=`.
open class UIApplicationShortcutItem: NSObject, @unchecked Sendable {
  /// What tells it from others.
  public let type: String
  /// What people read.
  public let localizedTitle: String
  /// A second line; nil for none.
  public let localizedSubtitle: String?
  /// What people see.
  public let icon: UIApplicationShortcutIcon?
  /// What the program wants to find again.
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

/// The picture of a quick action. Follows `UIApplicationShortcutIcon`.
open class UIApplicationShortcutIcon: NSObject, @unchecked Sendable {
  /// The name of a symbol, or of a picture of the program's.
  public let name: String

  /// Creates one of a symbol.
  public init(systemImageName name: String) {
    self.name = name
    super.init()
  }

  /// Creates one of a picture of the program's.
  public init(templateImageName name: String) {
    self.name = name
    super.init()
  }
}

extension Application {
  /// The quick actions of the program's icon. Kept, and shown nowhere.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { AssociatedObjects.value(of: self, for: Self.shortcutKey) as? [UIApplicationShortcutItem] }
    set { AssociatedObjects.set(newValue, of: self, for: Self.shortcutKey) }
  }
  private static let shortcutKey = AssociatedObjects.makeKey()

  /// As often as may be; see ``setMinimumBackgroundFetchInterval(_:)``.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// Never; see ``setMinimumBackgroundFetchInterval(_:)``.
  public nonisolated static let backgroundFetchIntervalNever = TimeInterval.infinity

  /// Does nothing: a program that was ended is not started to ask for news.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
}
