/// An object that provides an item when the activity is known. Follows `UIActivityItemSource`.
@preconcurrency @MainActor public protocol ActivityItemSource: AnyObject {
  /// Returns an item of the type that is shared later. Activities are offered by this type.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: ActivityViewController
  ) -> Any
  /// Returns the item to share, or `nil` for none.
  func activityViewController(
    _ activityViewController: ActivityViewController,
    itemForActivityType activityType: Activity.ActivityType?
  ) -> Any?
  /// Returns the subject of a mail, or an empty string for none.
  func activityViewController(
    _ activityViewController: ActivityViewController,
    subjectForActivityType activityType: Activity.ActivityType?
  ) -> String
}

extension ActivityItemSource {
  /// Returns an empty string.
  public func activityViewController(
    _ activityViewController: ActivityViewController,
    subjectForActivityType activityType: Activity.ActivityType?
  ) -> String { "" }
}
