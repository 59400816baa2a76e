extension CollectionView {
  /// The category of a view that a layout positions. Follows `UICollectionView.ElementCategory`, with its
  /// values.
  public enum ElementCategory: Int, Sendable {
    /// The cell of an item.
    case cell
    /// A header, a footer, or another view that the data source provides.
    case supplementaryView
    /// A view that the layout provides.
    case decorationView
  }

  /// The position of an item after scrolling. Follows `UICollectionView.ScrollPosition`, with its bits.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits of the option set.
    public let rawValue: Int

    /// Creates a position from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The item is at the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// The item is centered vertically.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// The item is at the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// The item is at the left edge.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// The item is centered horizontally.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// The item is at the right edge.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The direction in which a layout's content exceeds the visible area. Follows
  /// `UICollectionView.ScrollDirection`, with its values.
  public enum ScrollDirection: Int, Sendable {
    /// The layout scrolls vertically.
    case vertical
    /// The layout scrolls horizontally.
    case horizontal
  }

  /// The element kind of section headers.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The element kind of section footers.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
