import WindowResponder

/// A column of a ``ColumnView``: its title, its width, and what the user may do with it.
///
///     let name = TableColumn("name", title: "Name", width: 220)
///     name.flexes = true
///
/// Follows `NSTableColumn`.
@preconcurrency @MainActor public final class TableColumn {
  /// What tells it from the others, in code and in settings that are kept.
  public let identifier: String
  /// What its head says.
  public var title: String { didSet { if title != oldValue { tell() } } }
  /// How wide it is, in points, between its least and its greatest width. A column that flexes gets a
  /// share of what is left besides.
  public var width: Double { didSet { if width != oldValue { tell() } } }
  /// The least width, in points.
  public var minimumWidth = 40.0 { didSet { if minimumWidth != oldValue { tell() } } }
  /// The greatest width, in points.
  public var maximumWidth = Double.infinity { didSet { if maximumWidth != oldValue { tell() } } }
  /// The alignment of texts. Numbers are best at `.right`, which is the left right-to-left: the digits of
  /// such a column have one width. The default is `.natural`.
  public var alignment = TextAlignment.natural { didSet { if alignment != oldValue { tell() } } }
  /// Whether it gets a share of the room that the others leave.
  public var flexes = false { didSet { if flexes != oldValue { tell() } } }
  /// Whether it is left out.
  public var isHidden = false { didSet { if isHidden != oldValue { tell() } } }
  /// Whether the user can leave it out.
  public var canHide = true
  /// Whether the user can change its width.
  public var canResize = true
  /// Whether the user can put it elsewhere.
  public var canReorder = true
  /// Whether a click on its head sorts the rows by it.
  public var canSort = true
  /// Whether the first click sorts from the largest to the smallest.
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
    /// Whether it is left out.
    public var isHidden: Bool

    /// Creates a state.
    public init(identifier: String, width: Double, isHidden: Bool = false) {
      (self.identifier, self.width, self.isHidden) = (identifier, width, isHidden)
    }
  }
}
