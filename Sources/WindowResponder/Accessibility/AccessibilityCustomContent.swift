/// A detail of an element that a user asks for, beside its label and value. Follows `AXCustomContent`.
///
/// Assistive technologies read it as an attribute of the element, whose name is the label.
public struct AccessibilityCustomContent: Hashable, Sendable {
  /// The way a detail is presented. The values are those of `AXCustomContent.Importance`.
  public enum Importance: UInt, Hashable, Sendable {
    /// The user asks for the detail.
    case `default`
    /// The detail is also a part of the element's description.
    case high
  }

  /// The name of the detail.
  public var label: String
  /// The value of the detail.
  public var value: String
  /// The way the detail is presented. The default is `Importance.default`.
  public var importance: Importance

  /// Creates a detail with a label, a value and an importance.
  public init(label: String, value: String, importance: Importance = .default) {
    self.label = label
    self.value = value
    self.importance = importance
  }
}

/// An element with details beside its label and value. Follows `AXCustomContentProvider`.
@preconcurrency @MainActor public protocol AccessibilityCustomContentProvider: AnyObject {
  /// The details, or `nil` for none.
  var accessibilityCustomContent: [AccessibilityCustomContent]! { get set }
}
