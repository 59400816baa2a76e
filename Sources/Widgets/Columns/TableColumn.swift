import WindowResponder

/// A column of a ``ColumnView``: its title, its width, and the changes that the user can make.
///
///     let name = TableColumn("name", title: "Name", width: 220)
///     name.flexes = true
///
/// Follows `NSTableColumn`.
@preconcurrency @MainActor public final class TableColumn {
  /// The identifier of the column, for code and saved settings.
  public let identifier: String
  /// The title in the header.
  public var title: String { didSet { if title != oldValue { tell() } } }
  /// The width, in points, between ``minimumWidth`` and ``maximumWidth``. A column with ``flexes`` also gets
  /// a share of the remaining width.
  public var width: Double { didSet { if width != oldValue { tell() } } }
  /// The minimum width, in points. The default is 40.
  public var minimumWidth = 40.0 { didSet { if minimumWidth != oldValue { tell() } } }
  /// The maximum width, in points. The default is infinity.
  public var maximumWidth = Double.infinity { didSet { if maximumWidth != oldValue { tell() } } }
  /// The alignment of the texts. The default is `.natural`.
  ///
  /// Use `.right` for numbers: the digits have equal widths. In a right-to-left layout, `.right` is the left
  /// side.
  public var alignment = TextAlignment.natural { didSet { if alignment != oldValue { tell() } } }
  /// A Boolean value that indicates whether the column gets a share of the remaining width. The default is
  /// `false`.
  public var flexes = false { didSet { if flexes != oldValue { tell() } } }
  /// A Boolean value that indicates whether the column is hidden. The default is `false`.
  public var isHidden = false { didSet { if isHidden != oldValue { tell() } } }
  /// A Boolean value that indicates whether the user can hide the column. The default is `true`.
  public var canHide = true
  /// A Boolean value that indicates whether the user can resize the column. The default is `true`.
  public var canResize = true
  /// A Boolean value that indicates whether the user can move the column. The default is `true`.
  public var canReorder = true
  /// A Boolean value that indicates whether a click on the header sorts the rows by the column. The default
  /// is `true`.
  public var canSort = true
  /// A Boolean value that indicates whether the first click sorts in descending order. The default is
  /// `false`.
  public var sortsDescendingFirst = false
  /// A Boolean value that indicates whether the user can edit the texts of the column. The default is
  /// `false`.
  public var isEditable = false
  /// The priority of the column if the table is too narrow for all columns. The default is 0.
  ///
  /// If ``ColumnView/foldsColumns`` is `true`, the columns with the lowest priority are left out first. Of
  /// columns with equal priority, the last one is left out first.
  public var priority = 0 { didSet { if priority != oldValue { tell() } } }
  /// A Boolean value that indicates whether the data source provides views for the cells. The default is
  /// `false`, for texts that are drawn without views.
  public var hasViews = false { didSet { if hasViews != oldValue { tell() } } }

  weak var columnView: ColumnView?

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the column.
  ///   - title: The title in the header.
  ///   - width: The width, in points.
  ///   - alignment: The alignment of the texts.
  public init(
    _ identifier: String, title: String, width: Double = 120, alignment: TextAlignment = .natural
  ) {
    (self.identifier, self.title, self.width) = (identifier, title, width)
    self.alignment = alignment
  }

  /// The width within its limits, in points.
  var limitedWidth: Double { limited(width) }

  func limited(_ width: Double) -> Double {
    let least = max(8, minimumWidth)
    return width > least ? min(width, max(least, maximumWidth)) : least
  }

  private func tell() { columnView?.columnsDidChange() }

  /// The state of a column that an application saves.
  public struct State: Codable, Hashable, Sendable {
    /// The identifier of the column.
    public var identifier: String
    /// The width, in points.
    public var width: Double
    /// A Boolean value that indicates whether the column is hidden. The default is `false`.
    public var isHidden: Bool

    /// Creates a state.
    public init(identifier: String, width: Double, isHidden: Bool = false) {
      (self.identifier, self.width, self.isHidden) = (identifier, width, isHidden)
    }
  }
}
