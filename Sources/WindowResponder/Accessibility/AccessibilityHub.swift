package import ResponderAccessibility

/// The receiver of changes of views and windows while an assistive technology listens.
@MainActor package protocol AccessibilityHub: AnyObject {
  /// Receives a change of a view or an accessibility element, after it has happened.
  func element(_ element: Responder, didChange change: AccessibilityChange)
  /// Called when the focus, the first responder or the key window may have changed.
  func focusMayHaveChanged()
  /// Receives a message to be spoken.
  func announce(_ message: String, _ priority: AccessibleAnnouncementPriority)
}

/// A change that a view or an element reports.
package enum AccessibilityChange {
  /// The label has changed.
  case name
  /// The hint has changed.
  case description
  /// The value has changed, on a scale or as text.
  case value
  /// The states have changed: enabled, selected, checked, expanded or hidden.
  case states
  /// The size of a window has changed.
  case frame
  /// The elements in it, or their order, have changed.
  case children
  /// The displayed items, or their order, have changed.
  case items
  /// Items were shown or hidden, or their order has changed. The identifiers of the others are the same.
  case itemOrder
  /// An item with an identifier was expanded or collapsed.
  case itemExpansion(AnyHashable)
  /// The selection among its elements has changed.
  case selection
  /// Bytes of its text were replaced by others.
  case text(old: String, offset: Int, new: String)
  /// The caret or the selected text has changed.
  case textSelection
  /// A window was shown or hidden.
  case window(isOnScreen: Bool)
  /// The element or its position should be read next, as after `UIAccessibility.Notification.layoutChanged`.
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
