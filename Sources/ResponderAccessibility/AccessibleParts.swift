package import ResponderGeometry

// The protocols for parts of accessible objects are in one file, because they are small and belong together.

/// A segment of text, according to AT-SPI's boundaries and granularities.
package enum AccessibleTextUnit: CaseIterable, Sendable {
  /// A grapheme cluster.
  case character
  /// From the start of a word to the start of the next one.
  case wordStart
  /// From the end of a word to the end of the next one.
  case wordEnd
  /// From the start of a sentence to the start of the next one.
  case sentenceStart
  /// From the end of a sentence to the end of the next one.
  case sentenceEnd
  /// From the start of a line as it is laid out to the start of the next one.
  case lineStart
  /// From the end of a line as it is laid out to the end of the next one.
  case lineEnd
  /// A paragraph, with its terminator.
  case paragraph
}

/// The text of an object, such as a label, a field or a text view. Offsets are code points. A range is never
/// longer than the text, because the caller has checked it. A password's text consists of bullets, one for
/// each character.
@MainActor package protocol AccessibleText: AnyObject {
  /// The number of code points.
  var characterCount: Int { get }
  /// Returns the characters in a range.
  func string(in range: Range<Int>) -> String
  /// Returns the segment that contains an offset (0…characterCount). At the end of an empty last line, it is
  /// empty.
  func segment(_ unit: AccessibleTextUnit, at offset: Int) -> Range<Int>
  /// The offset of the caret, or -1 if there is none.
  var caretOffset: Int { get }
  /// Moves the caret. Returns a Boolean value that indicates whether it moved.
  func setCaretOffset(_ offset: Int) -> Bool
  /// The selected ranges, without empty ones.
  var selections: [Range<Int>] { get }
  /// Selects a single range. If it is `nil`, removes the selection. Returns a Boolean value that indicates
  /// whether it succeeded.
  func select(_ range: Range<Int>?) -> Bool
  /// Returns the attributes at an offset, with AT-SPI's names (`weight`, `fg-color`), and their range.
  func attributes(at offset: Int) -> (attributes: [String: String], range: Range<Int>)
  /// The attributes of text without attributes of its own.
  var defaultAttributes: [String: String] { get }
  /// Returns the rectangle around a range in the window geometry, in points.
  func frame(of range: Range<Int>) -> Rect
  /// Returns the offset at a point of the window geometry, or `nil` if no character is there.
  func offset(at point: Point) -> Int?
  /// Scrolls a range into view. Returns a Boolean value that indicates whether it is visible.
  func scrollToVisible(_ range: Range<Int>) -> Bool
  /// The functions that change the text, or `nil` if it is read only.
  var editing: (any AccessibleTextEditing)? { get }
}

/// A text that clients can change. Each method returns a Boolean value that indicates whether it succeeded.
@MainActor package protocol AccessibleTextEditing: AnyObject {
  /// Replaces the whole text.
  func setString(_ string: String) -> Bool
  /// Replaces a range, which may be empty.
  func replace(_ range: Range<Int>, with string: String) -> Bool
  /// Copies a range to the clipboard.
  func copy(_ range: Range<Int>) -> Bool
  /// Cuts a range to the clipboard.
  func cut(_ range: Range<Int>) -> Bool
  /// Pastes from the clipboard at an offset.
  func paste(at offset: Int) -> Bool
}

/// A value on a scale. Follows `org.a11y.atspi.Value`.
@MainActor package protocol AccessibleValue: AnyObject {
  /// The current value.
  var currentValue: Double { get }
  /// The minimum value.
  var minimumValue: Double { get }
  /// The maximum value.
  var maximumValue: Double { get }
  /// The smallest step, or 0 if any value is possible.
  var minimumIncrement: Double { get }
  /// The spoken form of the value (`20 %`), or an empty string.
  var valueText: String { get }
  /// Sets the value within the limits of the scale, as the user would. Returns a Boolean value that indicates
  /// whether it can be set.
  func setValue(_ value: Double) -> Bool
}

/// The selection among an object's children. Follows `org.a11y.atspi.Selection`.
@MainActor package protocol AccessibleSelection: AnyObject {
  /// The number of selected children.
  var selectedCount: Int { get }
  /// Returns the selected child at an index among the selected ones.
  func selectedChild(at index: Int) -> (any AccessibleObject)?
  /// Returns a Boolean value that indicates whether the child at an index is selected.
  func isChildSelected(at index: Int) -> Bool
  /// Selects or deselects the child at an index, as the user would. Returns a Boolean value that indicates
  /// whether the child is in the requested state.
  func setChild(at index: Int, selected: Bool) -> Bool
  /// Selects all children. Returns a Boolean value that indicates whether all are selected.
  func selectAll() -> Bool
  /// Removes the selection. Returns a Boolean value that indicates whether no child is selected.
  func clearSelection() -> Bool
}

/// The rows and columns of a table. Follows `org.a11y.atspi.Table`. The caller has checked that indexes are
/// in range.
@MainActor package protocol AccessibleTable: AnyObject {
  /// The number of rows.
  var rowCount: Int { get }
  /// The number of columns.
  var columnCount: Int { get }
  /// Returns the cell at a row and a column.
  func cell(row: Int, column: Int) -> (any AccessibleObject)?
  /// Returns the index among the table's children of the cell (or its row) at a row and a column, or -1.
  func childIndex(row: Int, column: Int) -> Int
  /// Returns the row and column of the child at an index, or `nil` for a child that is not in a row.
  func position(ofChildAt index: Int) -> (row: Int, column: Int)?
  /// The caption, or `nil`.
  var caption: (any AccessibleObject)? { get }
  /// Returns the header of a row, or `nil`.
  func rowHeader(_ row: Int) -> (any AccessibleObject)?
  /// Returns the header of a column, or `nil`.
  func columnHeader(_ column: Int) -> (any AccessibleObject)?
  /// The selected rows, in ascending order.
  var selectedRows: [Int] { get }
  /// Returns a Boolean value that indicates whether a row is selected.
  func isRowSelected(_ row: Int) -> Bool
  /// Selects or deselects a row, as the user would. Returns a Boolean value that indicates whether the row is
  /// in the requested state.
  func setRow(_ row: Int, selected: Bool) -> Bool
  /// The selected columns, in ascending order.
  var selectedColumns: [Int] { get }
}

/// A cell of a table. Follows `org.a11y.atspi.TableCell`.
@MainActor package protocol AccessibleTableCell: AnyObject {
  /// The row.
  var row: Int { get }
  /// The column.
  var column: Int { get }
  /// The number of rows that it spans.
  var rowSpan: Int { get }
  /// The number of columns that it spans.
  var columnSpan: Int { get }
  /// The table that contains it, or `nil`.
  var table: (any AccessibleObject)? { get }
  /// The headers of its rows.
  var rowHeaders: [any AccessibleObject] { get }
  /// The headers of its columns.
  var columnHeaders: [any AccessibleObject] { get }
}

/// The links of a text (`org.a11y.atspi.Hypertext`), or the link of an object that is a link itself
/// (`org.a11y.atspi.Hyperlink`).
@MainActor package protocol AccessibleLinks: AnyObject {
  /// The links in the order of the text.
  var links: [AccessibleLink] { get }
  /// A Boolean value that indicates whether the object itself is the link, not a text with links.
  var isLink: Bool { get }
}

/// A link in a text.
package struct AccessibleLink {
  /// The address (URI) of the target.
  package var address: String
  /// The range of its text, in code points.
  package var range: Range<Int>
  /// The object of the link, or `nil`.
  package var object: (any AccessibleObject)?

  /// Creates a link.
  package init(address: String, range: Range<Int>, object: (any AccessibleObject)? = nil) {
    self.address = address
    self.range = range
    self.object = object
  }
}
