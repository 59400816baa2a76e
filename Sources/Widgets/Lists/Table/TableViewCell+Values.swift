extension TableViewCell {
  /// The arrangement of a cell's texts and image. Follows `UITableViewCell.CellStyle`, with its values.
  public enum CellStyle: Int, Sendable {
    /// A text with an image before it.
    case `default`
    /// A text at the leading end and one at the trailing end of a line.
    case value1
    /// A small title at the leading end with a text beside it.
    case value2
    /// A text with a smaller one below it.
    case subtitle
  }

  /// The symbol at the trailing end of a row. Follows `UITableViewCell.AccessoryType`, with its values.
  public enum AccessoryType: Int, Sendable {
    /// No symbol.
    case none
    /// An arrow for a row that leads to another view.
    case disclosureIndicator
    /// A button for details of the row, and an arrow.
    case detailDisclosureButton
    /// A checkmark for a chosen row.
    case checkmark
    /// A button for details of the row.
    case detailButton
  }

  /// The appearance of a selected row. Follows `UITableViewCell.SelectionStyle`, with its values.
  public enum SelectionStyle: Int, Sendable {
    /// No change of the appearance.
    case none
    /// A fill in the tint color.
    case blue
    /// A gray fill.
    case gray
    /// The default of the theme, a fill in the tint color.
    case `default`
  }

  /// The editing style of a row. Follows `UITableViewCell.EditingStyle`, with its values.
  public enum EditingStyle: Int, Sendable {
    /// The row has no editing control.
    case none
    /// The editing control deletes the row.
    case delete
    /// The editing control inserts a row after this one.
    case insert
  }

  /// The controls that a cell shows besides its content. Follows `UITableViewCell.StateMask`, with its
  /// values.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// The bits of the mask.
    public let rawValue: UInt

    /// Creates a mask from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The editing control at the leading end.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The swipe actions of the row.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }
}

/// The values of the table view that a cell is drawn with.
struct CellSurroundings: Equatable {
  var style = TableView.Style.plain
  var isFirst = false
  var isLast = false
  var separator = TableViewCell.SeparatorStyle.singleLine
  var separatorColor: Color?
  /// The insets of the separator, or `nil` to align it with the texts.
  var separatorInset: EdgeInsets?
  /// A Boolean value that indicates whether ``separatorInset`` is relative to the start of the texts.
  var insetsFromText = false
  /// The inset of the content at the leading end for text that is easy to read and in the safe area, in
  /// points.
  var readableInset = 0.0
  /// The inset of the controls at the leading end, in points.
  var startInset = 0.0
  /// A Boolean value that indicates whether several rows can be selected.
  var isMultiple = false
  /// A Boolean value that indicates whether rows show selection boxes, as for several rows in editing mode.
  var showsBoxes = false
  /// A Boolean value that indicates whether the pointer is over the row.
  var isHovered = false
  /// A Boolean value that indicates whether the row has the keyboard focus.
  var isFocused = false
  /// A Boolean value that indicates whether the user is moving the row.
  var isLifted = false
  /// A Boolean value that indicates whether the data source allows a move of the row.
  var canMove = false
  /// The width at the trailing end that another view covers, for example the section index, in points.
  var endInset = 0.0
}

extension TableViewCell {
  /// The style of separators between rows. Follows `UITableViewCell.SeparatorStyle`, with its values.
  public enum SeparatorStyle: Int, Sendable {
    /// No separators.
    case none
    /// A line below each row.
    case singleLine
  }
}
