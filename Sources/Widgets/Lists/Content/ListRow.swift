import WindowResponder

/// The appearance of a list row.
struct ListRow: Equatable {
  /// The role of a row.
  enum Role {
    case item, header, footer
  }

  /// A separator above or below a row, with its insets in points. A leading inset of -1 aligns it with the
  /// text.
  struct Line: Equatable {
    var leading = -1.0
    var trailing = 0.0
  }

  var role = Role.item
  /// A Boolean value that indicates whether the section's rows form a group with round corners.
  var isGrouped = false
  /// A Boolean value that indicates whether the section's rows form a group.
  var hasGroups = false
  var isSidebar = false
  var isFirst = false
  var isLast = false
  var lineAbove: Line?
  var lineBelow: Line?
  var separatorColor = Color.separator
  /// The color of the separators while the row is one of several that can be selected.
  var multipleSelectionColor = Color.separator
}
