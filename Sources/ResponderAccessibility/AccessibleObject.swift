package import ResponderGeometry

/// An object that assistive technologies read and operate, such as an application, a window, a control or a
/// row.
///
/// ``AccessibilityBus`` serves a tree of these objects over AT-SPI 2. It keeps a weak reference to each
/// object that a client has seen, and gives it a path. Therefore, an object must remain the same instance as
/// long as the view or item that it represents. Offsets in text are Unicode code points (`Unicode.Scalar`).
/// Rectangles are in points.
///
/// All members except those of the first group have a default for objects without the feature.
@MainActor package protocol AccessibleObject: AnyObject {
  // MARK: Description

  /// The role. Follows `AtspiRole`.
  var accessibleRole: AccessibleRole { get }
  /// The name that a screen reader speaks first, or an empty string. Follows `atspi_accessible_get_name`.
  var accessibleName: String { get }
  /// The states at this moment. Follows `AtspiStateType`.
  var accessibleStates: AccessibleStates { get }
  /// A further explanation, or an empty string. Follows `atspi_accessible_get_description`.
  var accessibleDescription: String { get }
  /// An identifier for tests, or an empty string. Follows `AccessibleId`.
  var accessibleIdentifier: String { get }
  /// Details by name, such as `level` and `toolkit`. Follows `atspi_accessible_get_attributes`.
  var accessibleAttributes: [String: String] { get }
  /// The role in the user's language. If it is empty, clients use the English name of the role. Follows
  /// `atspi_accessible_get_localized_role_name`.
  var accessibleRoleDescription: String { get }
  /// A text that explains the use of the object, or an empty string. Follows
  /// `atspi_accessible_get_help_text`.
  var accessibleHelpText: String { get }
  /// The value as text if it is not on a scale, or an empty string.
  var accessibleValueText: String { get }
  /// The locale of its texts in the form of POSIX (`de_DE.UTF-8`), or an empty string for the application's.
  var accessibleLocale: String { get }

  // MARK: Position in the tree

  /// The parent, or `nil` for the root and for an object that was removed from the tree.
  var accessibleParent: (any AccessibleObject)? { get }
  /// The index among the parent's children, or -1 without a parent.
  var accessibleIndexInParent: Int { get }
  /// The number of children. It must be computed quickly, also for a table of a million rows.
  var accessibleChildCount: Int { get }
  /// Returns the child at an index, or `nil` if there is none. Creates objects only on demand.
  func accessibleChild(at index: Int) -> (any AccessibleObject)?
  /// The related objects, such as the label of a field.
  var accessibleRelations: [(relation: AccessibleRelation, targets: [any AccessibleObject])] { get }

  // MARK: Position in the window

  /// The rectangle in the window geometry (`xdg_surface.set_window_geometry`), in points, or `nil`.
  /// A popup's objects are in the geometry of the window that owns the popup.
  var accessibleFrame: Rect? { get }
  /// Returns the deepest object at a point of the window geometry, or `nil` if there is none.
  func accessibleObject(at point: Point) -> (any AccessibleObject)?
  /// Moves the keyboard focus to the object. Returns a Boolean value that indicates whether the object has
  /// the focus.
  func takeAccessibleFocus() -> Bool
  /// Scrolls the object into view. Returns a Boolean value that indicates whether it is visible.
  func scrollAccessibleToVisible() -> Bool

  // MARK: Actions

  /// The actions, with the most common one first.
  var accessibleActions: [AccessibleAction] { get }
  /// Schedules the action at an index, and returns a Boolean value that indicates whether there is one. The
  /// action is performed later in the same turn of the loop, so that an action that opens a menu or an alert
  /// does not delay the reply.
  func performAccessibleAction(at index: Int) -> Bool

  // MARK: Parts

  /// The text, for objects with a text in addition to their name.
  var accessibleText: (any AccessibleText)? { get }
  /// The value on a scale, for objects such as sliders, progress bars and scroll bars.
  var accessibleValue: (any AccessibleValue)? { get }
  /// The selection among the children.
  var accessibleSelection: (any AccessibleSelection)? { get }
  /// The rows and columns.
  var accessibleTable: (any AccessibleTable)? { get }
  /// The position in a table.
  var accessibleTableCell: (any AccessibleTableCell)? { get }
  /// The links in the text, or of the object itself.
  var accessibleLinks: (any AccessibleLinks)? { get }
  /// The position and size of an image in the window geometry, in points. For other objects, it is `nil`.
  var accessibleImageFrame: Rect? { get }
  /// The attributes of a document (`DocType`, `Title`). For other objects, it is `nil`.
  var accessibleDocumentAttributes: [String: String]? { get }
}

extension AccessibleObject {
  package var accessibleDescription: String { "" }
  package var accessibleIdentifier: String { "" }
  package var accessibleAttributes: [String: String] { [:] }
  package var accessibleRoleDescription: String { "" }
  package var accessibleHelpText: String { "" }
  package var accessibleValueText: String { "" }
  package var accessibleLocale: String { "" }
  package var accessibleRelations: [(relation: AccessibleRelation, targets: [any AccessibleObject])]
  {
    []
  }
  package var accessibleFrame: Rect? { nil }
  package func accessibleObject(at point: Point) -> (any AccessibleObject)? { nil }
  package func takeAccessibleFocus() -> Bool { false }
  package func scrollAccessibleToVisible() -> Bool { false }
  package var accessibleActions: [AccessibleAction] { [] }
  package func performAccessibleAction(at index: Int) -> Bool { false }
  package var accessibleText: (any AccessibleText)? { nil }
  package var accessibleValue: (any AccessibleValue)? { nil }
  package var accessibleSelection: (any AccessibleSelection)? { nil }
  package var accessibleTable: (any AccessibleTable)? { nil }
  package var accessibleTableCell: (any AccessibleTableCell)? { nil }
  package var accessibleLinks: (any AccessibleLinks)? { nil }
  package var accessibleImageFrame: Rect? { nil }
  package var accessibleDocumentAttributes: [String: String]? { nil }
}

/// An action of an accessible object. Follows `atspi_action_get_action_name` and similar functions.
package struct AccessibleAction: Hashable, Sendable {
  /// The name for programs, in English: `click`, `menu`, `increment`.
  package var name: String
  /// The name for people, in their language.
  package var localizedName: String
  /// A further explanation, or an empty string.
  package var description: String
  /// The keys in AT-SPI's notation (`mnemonic;full path;shortcut`), or an empty string.
  package var keyBinding: String

  /// Creates an action.
  package init(
    name: String, localizedName: String? = nil, description: String = "", keyBinding: String = ""
  ) {
    self.name = name
    self.localizedName = localizedName ?? name
    self.description = description
    self.keyBinding = keyBinding
  }
}
