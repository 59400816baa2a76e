package import ResponderGeometry

/// An object that assistive technologies read and operate: an application, a window, a control, a row.
///
/// ``AccessibilityBus`` serves a tree of these over AT-SPI 2. It keeps a weak reference to each object that a
/// client has seen and gives it a path of its own, so an object must stay the same instance as long as
/// what it represents.
/// Offsets in text are Unicode code points (`Unicode.Scalar`). Rectangles are in points.
///
/// Every member but the first group has a default that says "none".
@MainActor package protocol AccessibleObject: AnyObject {
  // MARK: What it is

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
  /// The role in the user's language, or an empty string for the English name of the role. Follows
  /// `atspi_accessible_get_localized_role_name`.
  var accessibleRoleDescription: String { get }
  /// A text that explains how to use it, or an empty string. Follows `atspi_accessible_get_help_text`.
  var accessibleHelpText: String { get }
  /// The value as text, for an object whose value is not on a scale, or an empty string.
  var accessibleValueText: String { get }
  /// The locale of its texts as POSIX has it (`de_DE.UTF-8`), or an empty string for the application's.
  var accessibleLocale: String { get }

  // MARK: Where it stands

  /// The parent, or `nil` for the root and for an object that has left the tree.
  var accessibleParent: (any AccessibleObject)? { get }
  /// The index among the parent's children, or -1 without a parent.
  var accessibleIndexInParent: Int { get }
  /// The number of children. Must be cheap, also for a table of a million rows.
  var accessibleChildCount: Int { get }
  /// Returns the child at an index, or `nil` if there is none. Creates objects only on demand.
  func accessibleChild(at index: Int) -> (any AccessibleObject)?
  /// The objects that this one is related to, such as the label of a field.
  var accessibleRelations: [(relation: AccessibleRelation, targets: [any AccessibleObject])] { get }

  // MARK: Where it is seen

  /// The rectangle in the window geometry (`xdg_surface.set_window_geometry`), in points, or `nil`.
  /// A popup's objects are in the geometry of the window that owns the popup.
  var accessibleFrame: Rect? { get }
  /// Returns the deepest object at a point of the window geometry, or `nil` if there is none.
  func accessibleObject(at point: Point) -> (any AccessibleObject)?
  /// Moves the keyboard focus to the object. Returns whether it has it now.
  func takeAccessibleFocus() -> Bool
  /// Scrolls the object into view. Returns whether it is visible now.
  func scrollAccessibleToVisible() -> Bool

  // MARK: What it can do

  /// The actions, the most usual one first.
  var accessibleActions: [AccessibleAction] { get }
  /// Schedules the action at an index, and returns whether there is one. The action runs later in the same
  /// turn of the loop, so that an action that opens a menu or an alert does not delay the answer.
  func performAccessibleAction(at index: Int) -> Bool

  // MARK: What else it is

  /// The text, for objects that have one beyond their name.
  var accessibleText: (any AccessibleText)? { get }
  /// The value on a scale, for sliders, progress, scroll bars and the like.
  var accessibleValue: (any AccessibleValue)? { get }
  /// The selection among the children.
  var accessibleSelection: (any AccessibleSelection)? { get }
  /// The rows and columns.
  var accessibleTable: (any AccessibleTable)? { get }
  /// The position in a table.
  var accessibleTableCell: (any AccessibleTableCell)? { get }
  /// The links in the text, or of the object itself.
  var accessibleLinks: (any AccessibleLinks)? { get }
  /// The position and size of an image in the window geometry, in points, for objects that are one.
  var accessibleImageFrame: Rect? { get }
  /// The attributes of a document (`DocType`, `Title`), for objects that are one.
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

/// An action of an accessible object. Follows `atspi_action_get_action_name` and its kin.
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
