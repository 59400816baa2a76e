/// The spacing between the items of a compositional layout. Follows `NSCollectionLayoutSpacing`.
public struct CollectionLayoutSpacing: Hashable, Sendable {
  /// The spacing, or the minimum spacing, in points.
  public let spacing: Double
  /// A Boolean value that indicates whether the spacing is a minimum.
  public let isFlexible: Bool

  /// Returns a minimum spacing, in points. It grows if space is left.
  public static func flexible(_ flexibleSpacing: Double) -> CollectionLayoutSpacing {
    CollectionLayoutSpacing(spacing: flexibleSpacing, isFlexible: true)
  }
  /// Returns a spacing in points.
  public static func fixed(_ fixedSpacing: Double) -> CollectionLayoutSpacing {
    CollectionLayoutSpacing(spacing: fixedSpacing, isFlexible: false)
  }

  /// A Boolean value that indicates whether the spacing is fixed.
  public var isFixedSpacing: Bool { !isFlexible }
  /// A Boolean value that indicates whether the spacing is a minimum.
  public var isFlexibleSpacing: Bool { isFlexible }
}

/// The spacing around an item of a compositional layout. Follows `NSCollectionLayoutEdgeSpacing`.
public struct CollectionLayoutEdgeSpacing: Hashable, Sendable {
  /// The spacing at the leading edge, or `nil` for none.
  public let leading: CollectionLayoutSpacing?
  /// The spacing at the top edge, or `nil` for none.
  public let top: CollectionLayoutSpacing?
  /// The spacing at the trailing edge, or `nil` for none.
  public let trailing: CollectionLayoutSpacing?
  /// The spacing at the bottom edge, or `nil` for none.
  public let bottom: CollectionLayoutSpacing?

  /// Creates the spacing around an item.
  public init(
    leading: CollectionLayoutSpacing?, top: CollectionLayoutSpacing?,
    trailing: CollectionLayoutSpacing?, bottom: CollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }
}
