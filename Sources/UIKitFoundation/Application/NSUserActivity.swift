public import Foundation
public import WindowResponder

/// The kind of an activity that is a page of the web.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What the user does in the program, to be gone on with elsewhere. Follows `NSUserActivity`. A desktop has
/// no such place: everything is kept, and nobody else reads it.
open class NSUserActivity: NSObject, @unchecked Sendable {
  /// What kind it is, as `org.example.notes.reading`.
  public let activityType: String
  /// A name for people.
  open var title: String?
  /// What the program wants to find again.
  open var userInfo: [AnyHashable: Any]?
  /// The keys without which it is of no use.
  open var requiredUserInfoKeys: Set<String>?
  /// The page of the web that shows the same.
  open var webpageURL: URL?
  /// The page of the web that it was begun from.
  open var referrerURL: URL?
  /// When it is of no use any more.
  open var expirationDate: Date?
  /// Words to find it by.
  open var keywords: Set<String> = []
  /// Whether ``userInfo`` is to be made anew.
  open var needsSave = false
  /// Kept, and changes nothing: there are no other devices.
  open var isEligibleForHandoff = true
  /// Kept, and changes nothing: the desktop's search does not ask.
  open var isEligibleForSearch = false
  /// Kept, and changes nothing.
  open var isEligibleForPublicIndexing = false
  /// Kept, and changes nothing.
  open var isEligibleForPrediction = false
  /// A name by which it can be told from others.
  open var persistentIdentifier: String?
  /// What a place is called where it leads within the program.
  open var targetContentIdentifier: String?

  /// Creates an activity of a kind.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds to what the program wants to find again.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
  /// Does nothing: there is nobody to tell.
  open func becomeCurrent() {}
  /// Does nothing.
  open func resignCurrent() {}
  /// Does nothing.
  open func invalidate() {}
}

/// What can go on with an activity. Follows `UIUserActivityRestoring`.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: AnyObject {}

extension Responder: UIUserActivityRestoring {
  /// What the user does here; kept, and nobody else reads it.
  public final var userActivity: NSUserActivity? {
    get { AssociatedObjects.value(of: self, for: Self.activityKey) as? NSUserActivity }
    set { AssociatedObjects.set(newValue, of: self, for: Self.activityKey) }
  }

  private static let activityKey = AssociatedObjects.makeKey()
}

extension SceneSession {
  /// What the scene told of itself the last time; nil: windows keep their own state, see `StateRestoring`.
  public var stateRestorationActivity: NSUserActivity? { nil }
}
