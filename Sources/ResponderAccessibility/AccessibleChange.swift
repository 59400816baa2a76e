/// A change of an accessible object, for clients that have registered for it.
package enum AccessibleChange {
  /// `accessibleName` has changed.
  case name
  /// `accessibleDescription` has changed.
  case description
  /// The role has changed.
  case role
  /// The current value of the scale has changed.
  case value
  /// The frame has changed.
  case bounds
  /// A state is set or cleared.
  case state(AccessibleState, Bool)
  /// Text was removed: the offset of its first code point, and the text (bullets for a password).
  case textRemoved(offset: Int, String)
  /// Text was inserted: the offset of its first code point, and the text (bullets for a password).
  case textInserted(offset: Int, String)
  /// The caret has moved to an offset in code points.
  case caret(offset: Int)
  /// The selected range of the text has changed.
  case textSelection
  /// The attributes of the text have changed.
  case textAttributes
  /// A child was added at an index. The object is `nil` if no client has seen it.
  case childAdded(index: Int, (any AccessibleObject)?)
  /// A child was removed from an index.
  case childRemoved(index: Int, (any AccessibleObject)?)
  /// The children have changed: clients discard their children and request them again.
  case children
  /// The selection among the children has changed.
  case selection
  /// The current descendant of an object that manages its descendants has changed.
  case activeDescendant(any AccessibleObject)
  /// Rows of a table were inserted.
  case rowsInserted(Range<Int>)
  /// Rows of a table were removed.
  case rowsRemoved(Range<Int>)
  /// Rows of a table have another order.
  case rowsReordered
  /// The columns of a table have another order.
  case columnsReordered
  /// A window has appeared.
  case windowCreated
  /// A window has received the keyboard focus.
  case windowActivated
  /// A window has lost the keyboard focus.
  case windowDeactivated
  /// A window has disappeared.
  case windowDestroyed
  /// The content of a document is loaded.
  case documentLoaded
  /// A message to be spoken.
  case announcement(String, AccessibleAnnouncementPriority)
  /// The object was removed from the tree permanently.
  case removed
}

/// The priority of a spoken message. Follows `AtspiLive`.
package enum AccessibleAnnouncementPriority: Int32, Sendable {
  /// The message is spoken when no other message is.
  case polite = 1
  /// The message is spoken immediately, and interrupts the current one.
  case assertive = 2
}

/// The receiver of changes of the accessible tree. It exists only while a client listens.
@MainActor package protocol AccessibilityObserver: AnyObject {
  /// Receives a change after it has happened. The method must return quickly, because it is called during
  /// typing.
  func accessibleObject(_ object: any AccessibleObject, didChange change: AccessibleChange)
}
