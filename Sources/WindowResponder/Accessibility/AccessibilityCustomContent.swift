/// A detail of an element in addition to its label and value, which is read on request. Follows
/// `AXCustomContent`.
///
/// Assistive technologies read it as an attribute of the element. The name of the attribute is the label.
public struct AccessibilityCustomContent: Hashable, Sendable {
  /// The presentation of a detail. The values are those of `AXCustomContent.Importance`.
  public enum Importance: UInt, Hashable, Sendable {
    /// The detail is read on the user's request.
    case `default`
    /// The detail is also a part of the element's description.
    case high
  }

  /// The name of the detail.
  public var label: String
  /// The value of the detail.
  public var value: String
  /// The presentation of the detail. The default is `Importance.default`.
  public var importance: Importance

  /// Creates a detail with a label, a value and an importance.
  public init(label: String, value: String, importance: Importance = .default) {
    self.label = label
    self.value = value
    self.importance = importance
  }
}

/// An element with details in addition to its label and value. Follows `AXCustomContentProvider`.
@preconcurrency @MainActor public protocol AccessibilityCustomContentProvider: AnyObject {
  /// The details, or `nil` for none.
  var accessibilityCustomContent: [AccessibilityCustomContent]! { get set }
}
