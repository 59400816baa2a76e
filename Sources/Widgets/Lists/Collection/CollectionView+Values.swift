extension CollectionView {
  /// What a layout places. The values are those of `UICollectionView.ElementCategory`.
  public enum ElementCategory: Int, Sendable {
    /// An item's cell.
    case cell
    /// A header, a footer, or another view that the data source makes.
    case supplementaryView
    /// A view that the layout itself makes.
    case decorationView
  }

  /// Where an item is to be after scrolling. The bits are those of
  /// `UICollectionView.ScrollPosition`.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates a position from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle between top and bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left edge.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle between left and right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right edge.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The direction in which a layout's content is larger than what is seen. The values are those of
  /// `UICollectionView.ScrollDirection`.
  public enum ScrollDirection: Int, Sendable {
    /// From top to bottom.
    case vertical
    /// From left to right.
    case horizontal
  }

  /// The kind of a section's header.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
