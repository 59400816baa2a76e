extension TableViewCell {
  /// How the texts and the image of a cell are arranged. The values are those of
  /// `UITableViewCell.CellStyle`.
  public enum CellStyle: Int, Sendable {
    /// A text, and an image before it.
    case `default`
    /// A text at the beginning and one at the end, both on one line.
    case value1
    /// A small title at the beginning and a text beside it.
    case value2
    /// A text, and a smaller one below it.
    case subtitle
  }

  /// The sign at the end of a row. The values are those of `UITableViewCell.AccessoryType`.
  public enum AccessoryType: Int, Sendable {
    /// No sign.
    case none
    /// An arrow: the row leads to somewhere.
    case disclosureIndicator
    /// A button for more about the row, and an arrow.
    case detailDisclosureButton
    /// A mark: the row is chosen.
    case checkmark
    /// A button for more about the row.
    case detailButton
  }

  /// How a row looks while it is selected. The values are those of
  /// `UITableViewCell.SelectionStyle`.
  public enum SelectionStyle: Int, Sendable {
    /// As always.
    case none
    /// In the tint colour.
    case blue
    /// In gray.
    case gray
    /// As suits the theme: in the tint colour.
    case `default`
  }

  /// What editing does to a row. The values are those of `UITableViewCell.EditingStyle`.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none
    /// It deletes the row.
    case delete
    /// It inserts a row after it.
    case insert
  }

  /// What a cell shows besides its content. The values are those of `UITableViewCell.StateMask`.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a mask from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The sign of editing at the beginning.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The actions that a swipe opened.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }
}

/// What a cell has to know of the table around it in order to be drawn.
struct CellSurroundings: Equatable {
  var style = TableView.Style.plain
  var isFirst = false
  var isLast = false
  var separator = TableViewCell.SeparatorStyle.singleLine
  var separatorColor: Color?
  /// Nil to begin where the texts do.
  var separatorInset: EdgeInsets?
  /// Whether ``separatorInset`` is counted from where the texts begin.
  var insetsFromText = false
  /// How far content keeps from both ends for text to be easy to read, in points.
  var readableInset = 0.0
  /// Whether several rows can be selected at once.
  var isMultiple = false
  /// Whether rows are chosen by round boxes, as for several while the table is edited.
  var showsBoxes = false
  /// Whether the pointer is over the row.
  var isHovered = false
  /// Whether keys go to the row.
  var isFocused = false
  /// Whether the row lies under a finger that moves it.
  var isLifted = false
  /// Whether the data source lets the row be moved.
  var canMove = false
  /// How much of the row's end something else lies on, as the bar of section titles, in points.
  var endInset = 0.0
}

extension TableViewCell {
  /// The lines between rows. The values are those of `UITableViewCell.SeparatorStyle`.
  public enum SeparatorStyle: Int, Sendable {
    /// No lines.
    case none
    /// A line below each row.
    case singleLine
  }
}
