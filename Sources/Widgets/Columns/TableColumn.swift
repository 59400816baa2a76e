import WindowResponder

/// A column of a ``ColumnView``: its title, its width, and the changes that the user can make.
///
///     let name = TableColumn("name", title: "Name", width: 220)
///     name.flexes = true
///
/// Follows `NSTableColumn`.
@preconcurrency @MainActor public final class TableColumn {
  /// The identifier, in code and in saved settings.
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
  /// The alignment of texts. Numbers are best at `.right`, which is the left right-to-left: the digits of
  /// such a column have one width. The default is `.natural`.
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
  /// Whether the user can change its texts in place.
  public var isEditable = false
  /// How much it matters where there is no room for all: of those that fold, the lowest go first. Equal
  /// ones go from the last to the first.
  public var priority = 0 { didSet { if priority != oldValue { tell() } } }
  /// Whether the data source has views of its own for its cells. Others are drawn as texts, which takes no
  /// view for any of them.
  public var hasViews = false { didSet { if hasViews != oldValue { tell() } } }

  weak var columnView: ColumnView?

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - identifier: What tells it from the others.
  ///   - title: What its head says.
  ///   - width: How wide it is, in points.
  ///   - alignment: Where texts stand.
  public init(
    _ identifier: String, title: String, width: Double = 120, alignment: TextAlignment = .natural
  ) {
    (self.identifier, self.title, self.width) = (identifier, title, width)
    self.alignment = alignment
  }

  /// The width between its limits, in points.
  var limitedWidth: Double { limited(width) }

  func limited(_ width: Double) -> Double {
    let least = max(8, minimumWidth)
    return width > least ? min(width, max(least, maximumWidth)) : least
  }

  private func tell() { columnView?.columnsDidChange() }

  /// What a program keeps of a column from one run to the next.
  public struct State: Codable, Hashable, Sendable {
    /// The column's identifier.
    public var identifier: String
    /// Its width, in points.
    public var width: Double
    /// A Boolean value that indicates whether the column is hidden. The default is `false`.
    public var isHidden: Bool

    /// Creates a state.
    public init(identifier: String, width: Double, isHidden: Bool = false) {
      (self.identifier, self.width, self.isHidden) = (identifier, width, isHidden)
    }
  }
}
