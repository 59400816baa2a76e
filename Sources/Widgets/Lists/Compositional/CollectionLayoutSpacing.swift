/// Room between the items of a compositional layout. Follows `NSCollectionLayoutSpacing`.
public struct CollectionLayoutSpacing: Hashable, Sendable {
  /// How much room there is, or how much at least, in points.
  public let spacing: Double
  /// Whether there may be more.
  public let isFlexible: Bool

  /// A number of points, or more where there is room left.
  public static func flexible(_ flexibleSpacing: Double) -> CollectionLayoutSpacing {
    CollectionLayoutSpacing(spacing: flexibleSpacing, isFlexible: true)
  }
  /// A number of points.
  public static func fixed(_ fixedSpacing: Double) -> CollectionLayoutSpacing {
    CollectionLayoutSpacing(spacing: fixedSpacing, isFlexible: false)
  }

  /// Whether it is a number of points, no more.
  public var isFixedSpacing: Bool { !isFlexible }
  /// Whether there may be more.
  public var isFlexibleSpacing: Bool { isFlexible }
}

/// Room around an item of a compositional layout. Follows `NSCollectionLayoutEdgeSpacing`.
public struct CollectionLayoutEdgeSpacing: Hashable, Sendable {
  /// Before the item; nil for none.
  public let leading: CollectionLayoutSpacing?
  /// Above the item; nil for none.
  public let top: CollectionLayoutSpacing?
  /// After the item; nil for none.
  public let trailing: CollectionLayoutSpacing?
  /// Below the item; nil for none.
  public let bottom: CollectionLayoutSpacing?

  /// Creates room around an item.
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
