import WindowResponder

/// The width or the height of an item in a compositional layout. Follows `NSCollectionLayoutDimension`.
public struct CollectionLayoutDimension: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniformAcrossSiblings
  }

  let kind: Kind
  /// The fraction of the container's size, or the length in points.
  public let dimension: Double

  /// Returns a fraction of the container's width. 1 is the whole width.
  public static func fractionalWidth(_ fractionalWidth: Double) -> Self {
    Self(kind: .fractionalWidth, dimension: fractionalWidth)
  }
  /// Returns a fraction of the container's height. 1 is the whole height.
  public static func fractionalHeight(_ fractionalHeight: Double) -> Self {
    Self(kind: .fractionalHeight, dimension: fractionalHeight)
  }
  /// Returns a length in points.
  public static func absolute(_ absoluteDimension: Double) -> Self {
    Self(kind: .absolute, dimension: absoluteDimension)
  }
  /// Returns a dimension that depends on the content, with an estimate in points.
  public static func estimated(_ estimatedDimension: Double) -> Self {
    Self(kind: .estimated, dimension: estimatedDimension)
  }
  /// Returns a dimension that depends on the largest item of the same group, with an estimate in points.
  public static func uniformAcrossSiblings(estimate estimatedDimension: Double) -> Self {
    Self(kind: .uniformAcrossSiblings, dimension: estimatedDimension)
  }

  /// A Boolean value that indicates whether the dimension is a fraction of the container's width.
  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// A Boolean value that indicates whether the dimension is a fraction of the container's height.
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// A Boolean value that indicates whether the dimension is a length in points.
  public var isAbsolute: Bool { kind == .absolute }
  /// A Boolean value that indicates whether the dimension depends on content.
  public var isEstimated: Bool { kind == .estimated || kind == .uniformAcrossSiblings }
  /// A Boolean value that indicates whether the dimension depends on the largest item of the group.
  public var isUniformAcrossSiblings: Bool { kind == .uniformAcrossSiblings }

  /// Returns the length in a container, in points.
  func resolved(in container: Size) -> Double {
    switch kind {
    case .fractionalWidth: max(0, container.width * dimension)
    case .fractionalHeight: max(0, container.height * dimension)
    case .absolute, .estimated, .uniformAcrossSiblings: max(0, dimension)
    }
  }
}

/// The size of an item in a compositional layout. Follows `NSCollectionLayoutSize`.
public struct CollectionLayoutSize: Hashable, Sendable {
  /// The dimension of the width.
  public let widthDimension: CollectionLayoutDimension
  /// The dimension of the height.
  public let heightDimension: CollectionLayoutDimension

  /// Creates a size from its dimensions.
  public init(
    widthDimension: CollectionLayoutDimension, heightDimension: CollectionLayoutDimension
  ) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
  }

  func dimension(along axis: ItemAxis) -> CollectionLayoutDimension {
    axis == .vertical ? heightDimension : widthDimension
  }

  func resolved(in container: Size) -> Size {
    Size(
      width: widthDimension.resolved(in: container),
      height: heightDimension.resolved(in: container))
  }
}
