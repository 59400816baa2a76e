/// A view with many items, of which only visible ones have views, such as a table, a collection or an
/// outline.
///
/// The headers and footers of sections are items, too, in the order in which the user reads them. The items
/// are children of the view, after the elements of ``accessibleLeadingViews`` and before all others.
/// Identifiers are stable while the data source's items are.
@MainActor package protocol AccessibleItems: View {
  /// The subviews that are read before the items, such as the header of a table. The default is none.
  var accessibleLeadingViews: [View] { get }
  /// Returns the item of a subview that is no ``AccessibleItemCell``, such as the header of a section, or
  /// `nil`. The default is `nil`.
  func accessibleItem(shownBy view: View) -> AnyHashable?
  /// The number of items. It is known without access to each item.
  var accessibleItemCount: Int { get }
  /// Returns the identifier of the item at an index.
  func accessibleItem(at index: Int) -> AnyHashable?
  /// Returns the index of an item, or `nil` if there is no such item.
  func accessibleIndex(of item: AnyHashable) -> Int?
  /// Returns the view that shows an item, or `nil` if the item is scrolled out of view.
  func accessibleCell(of item: AnyHashable) -> View?
  /// Returns the texts of an item that is scrolled out of view. They are read from a temporary view.
  func readAccessibleCell(of item: AnyHashable) -> AccessibleCellText?
  /// Returns the rectangle of an item in the view's coordinates.
  func accessibleFrame(of item: AnyHashable) -> Rect
  /// Adds the description of an item: its role, states and actions.
  func describeAccessibleItem(_ item: AnyHashable, _ details: inout AccessibleDetails)
  /// Returns the actions of an item that touches perform, such as those of a swipe. They are looked for when
  /// a client asks for actions. The default is none.
  func accessibleDeeds(of item: AnyHashable) -> [AccessibleDeed]
  /// The items that are selected, in ascending order.
  var selectedAccessibleItems: [AnyHashable] { get }
  /// Selects or deselects an item, as the user does. Returns a Boolean value that indicates whether that is
  /// possible.
  func selectAccessibleItem(_ item: AnyHashable, _ isSelected: Bool) -> Bool
  /// The item with the keyboard focus, or `nil`.
  var focusedAccessibleItem: AnyHashable? { get }
  /// Moves the keyboard focus to an item. Returns a Boolean value that indicates whether that is possible.
  func focusAccessibleItem(_ item: AnyHashable) -> Bool
  /// Scrolls an item into view.
  func revealAccessibleItem(_ item: AnyHashable)
  /// The cells of each item and their headers, for a table with columns, or `nil`.
  var accessibleColumns: AccessibleColumns? { get }
}

extension AccessibleItems {
  package var accessibleLeadingViews: [View] { [] }
  package func accessibleItem(shownBy view: View) -> AnyHashable? { nil }
  package func accessibleDeeds(of item: AnyHashable) -> [AccessibleDeed] { [] }
}

/// The columns of a table, as assistive technologies read them.
@MainActor package struct AccessibleColumns {
  /// The number of columns.
  package var count: Int
  /// The function that returns the cell of an item in a column.
  package var cell: @MainActor (_ item: AnyHashable, _ column: Int) -> AccessiblePart?
  /// The function that returns the header of a column: a part of a view.
  package var header: @MainActor (_ column: Int) -> (view: View, id: AnyHashable)?

  /// Creates the columns.
  package init(
    count: Int, cell: @escaping @MainActor (AnyHashable, Int) -> AccessiblePart?,
    header: @escaping @MainActor (Int) -> (view: View, id: AnyHashable)?
  ) {
    self.count = count
    self.cell = cell
    self.header = header
  }
}

/// A view that shows an item of an ``AccessibleItems`` view.
@MainActor package protocol AccessibleItemCell: View {
  /// The view with the items, and the displayed item, or `nil`.
  var accessibleItem: (host: any AccessibleItems, item: AnyHashable)? { get }
}

/// The texts of a view that shows an item.
@MainActor package struct AccessibleCellText {
  /// The name.
  package var name: String
  /// The value, or an empty string.
  package var value: String
  /// The description, or an empty string.
  package var description: String
  /// The identifier, or an empty string.
  package var identifier: String
  /// The traits.
  package var traits: AccessibilityTraits

  /// Creates the texts of an item without a view.
  package init(name: String) {
    self.name = name
    value = ""
    description = ""
    identifier = ""
    traits = []
  }

  /// Reads a view.
  package init(_ cell: View) {
    if let label = cell.accessibilityLabel, !label.isEmpty {
      name = label
    } else {
      name = AccessibleSearch().elements(in: cell).map(\.accessibleName).filter { !$0.isEmpty }
        .joined(separator: ", ")
    }
    value = cell.accessibilityValue ?? ""
    description = cell.accessibilityHint ?? ""
    identifier = cell.accessibilityIdentifier ?? ""
    traits = cell.accessibilityTraits
  }
}
