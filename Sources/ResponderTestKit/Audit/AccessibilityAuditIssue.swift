import WindowResponder

/// A problem that an accessibility audit found. Follows `XCUIAccessibilityAuditIssue`.
public struct AccessibilityAuditIssue {
  /// The type of the problem, a single one.
  public let auditType: AccessibilityAuditType
  /// The view of the element, or the view that draws it. If the element has no view yet, it is `nil`.
  public let view: View?
  /// The name of the element for assistive technologies, or an empty string.
  public let elementName: String
  /// The description of the problem in a sentence.
  public let detailedDescription: String
  /// The rectangle of the element in window coordinates, in points.
  public let frame: Rect

  /// Creates an issue.
  package init(
    auditType: AccessibilityAuditType, view: View?, elementName: String,
    detailedDescription: String, frame: Rect
  ) {
    self.auditType = auditType
    self.view = view
    self.elementName = elementName
    self.detailedDescription = detailedDescription
    self.frame = frame
  }
}

extension AccessibilityAuditIssue: CustomStringConvertible {
  /// A line with the type, the class of the view, the name, the frame and the description.
  public var description: String {
    let kind = view.map { "\(type(of: $0))" } ?? "element"
    let place = [frame.minX, frame.minY, frame.width, frame.height]
      .map { "\(Int($0.rounded()))" }.joined(separator: " ")
    return "\(auditType.title): \(kind) “\(elementName)” at \(place): \(detailedDescription)"
  }
}
