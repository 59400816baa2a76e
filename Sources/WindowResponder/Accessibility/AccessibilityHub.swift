package import ResponderAccessibility

/// The receiver of changes of views and windows while an assistive technology listens.
@MainActor package protocol AccessibilityHub: AnyObject {
  /// Receives a change of a view or an accessibility element, after it has happened.
  func element(_ element: Responder, didChange change: AccessibilityChange)
  /// Describes the focus, the first responder or the key window may be another one.
  func focusMayHaveChanged()
  /// Receives a message to be spoken.
  func announce(_ message: String, _ priority: AccessibleAnnouncementPriority)
}

/// A change that a view or an element reports.
package enum AccessibilityChange {
  /// The label.
  case name
  /// The hint.
  case description
  /// The value, on a scale or as text.
  case value
  /// The properties that are states: enabled, selected, checked, expanded, hidden.
  case states
  /// The elements in it: which there are, and their order.
  case children
  /// The items that it shows: which there are, and their order.
  case items
  /// The selection among its elements.
  case selection
  /// Bytes of its text have been replaced by others.
  case text(old: String, offset: Int, new: String)
  /// The caret or the selected text.
  case textSelection
  /// A window is on screen, or no longer so.
  case window(isOnScreen: Bool)
  /// The element or its position is to be read next, as after `UIAccessibility.Notification.layoutChanged`.
  case attention
}

/// The receiver to which views report their changes.
@MainActor package enum AccessibilityHubs {
  /// The receiver, or `nil` while no assistive technology listens.
  package static var current: (any AccessibilityHub)?
}

extension Responder {
  /// Reports a change to assistive technologies, if one listens.
  @inline(__always)
  package final func accessibilityDidChange(_ change: @autoclosure () -> AccessibilityChange) {
    if let hub = AccessibilityHubs.current { hub.element(self, didChange: change()) }
  }
}
