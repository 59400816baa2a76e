public import Foundation
public import WindowResponder

/// The type of an activity that shows a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An activity of the user that could continue on another device. Follows `NSUserActivity`.
///
/// A desktop has no Handoff: all values are stored, and no other program reads them.
open class NSUserActivity: NSObject, @unchecked Sendable {
  /// The type of the activity, such as `org.example.notes.reading`.
  public let activityType: String
  /// The title for users.
  open var title: String?
  /// The program's data for the activity.
  open var userInfo: [AnyHashable: Any]?
  /// The keys that the activity requires.
  open var requiredUserInfoKeys: Set<String>?
  /// The web page that shows the same content.
  open var webpageURL: URL?
  /// The web page from which the activity started.
  open var referrerURL: URL?
  /// The date at which the activity expires.
  open var expirationDate: Date?
  /// The keywords for a search.
  open var keywords: Set<String> = []
  /// A Boolean value that indicates whether ``userInfo`` is out of date. The default is `false`.
  open var needsSave = false
  /// A Boolean value without effect: there are no other devices.
  open var isEligibleForHandoff = true
  /// A Boolean value without effect: the desktop's search does not read it.
  open var isEligibleForSearch = false
  /// A Boolean value without effect.
  open var isEligibleForPublicIndexing = false
  /// A Boolean value without effect.
  open var isEligibleForPrediction = false
  /// The identifier of the activity among others.
  open var persistentIdentifier: String?
  /// The identifier of the content within the program to which the activity leads.
  open var targetContentIdentifier: String?

  /// Creates an activity of a type.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds entries to the program's data for the activity.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }
  /// Returns without effect: no other device receives the activity.
  open func becomeCurrent() {}
  /// Takes no action.
  open func resignCurrent() {}
  /// Takes no action.
  open func invalidate() {}
}

/// An object that can continue an activity. Follows `UIUserActivityRestoring`.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: AnyObject {}

extension Responder: UIUserActivityRestoring {
  /// The user activity of the responder. It is stored, and no other program reads it.
  public final var userActivity: NSUserActivity? {
    get { AssociatedObjects.value(of: self, for: Self.activityKey) as? NSUserActivity }
    set { AssociatedObjects.set(newValue, of: self, for: Self.activityKey) }
  }

  private static let activityKey = AssociatedObjects.makeKey()
}

extension SceneSession {
  /// The activity with which the scene's state was saved: always `nil`. Windows save their own state, see
  /// `StateRestoring`.
  public var stateRestorationActivity: NSUserActivity? { nil }
}
