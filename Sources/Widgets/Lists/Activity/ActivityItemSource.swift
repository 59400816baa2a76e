/// Something that says what is handed on when it is known to what. Follows `UIActivityItemSource`.
@preconcurrency @MainActor public protocol ActivityItemSource: AnyObject {
  /// Something of the kind that will be handed on, by which activities are chosen.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: ActivityViewController
  ) -> Any
  /// What is handed on; nil for nothing.
  func activityViewController(
    _ activityViewController: ActivityViewController,
    itemForActivityType activityType: Activity.ActivityType?
  ) -> Any?
  /// The subject of a mail; empty without one.
  func activityViewController(
    _ activityViewController: ActivityViewController,
    subjectForActivityType activityType: Activity.ActivityType?
  ) -> String
}

extension ActivityItemSource {
  /// None.
  public func activityViewController(
    _ activityViewController: ActivityViewController,
    subjectForActivityType activityType: Activity.ActivityType?
  ) -> String { "" }
}
