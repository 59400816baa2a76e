/// A change of an accessible object that clients may have asked to hear of.
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
  /// A child was added at an index. The object is `nil` if no client can know it.
  case childAdded(index: Int, (any AccessibleObject)?)
  /// A child was removed from an index.
  case childRemoved(index: Int, (any AccessibleObject)?)
  /// Many children have changed at once: clients forget those that they know and ask again.
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
  /// A window has become the one with the keyboard.
  case windowActivated
  /// A window has lost the keyboard.
  case windowDeactivated
  /// A window has disappeared.
  case windowDestroyed
  /// The content of a document is loaded.
  case documentLoaded
  /// A message to be spoken.
  case announcement(String, AccessibleAnnouncementPriority)
  /// The object has left the tree for good.
  case removed
}

/// The priority of a spoken message. Follows `AtspiLive`.
package enum AccessibleAnnouncementPriority: Int32, Sendable {
  /// Spoken when nothing else is.
  case polite = 1
  /// Spoken at once, in place of what is being spoken.
  case assertive = 2
}

/// The receiver of changes of the accessible tree. Absent while no client listens.
@MainActor package protocol AccessibilityObserver: AnyObject {
  /// Receives a change, after it has happened. Must return quickly: it is called while the user types.
  func accessibleObject(_ object: any AccessibleObject, didChange change: AccessibleChange)
}
