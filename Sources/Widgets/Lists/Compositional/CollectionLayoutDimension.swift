import WindowResponder

/// A width or a height of an item in a compositional layout. Follows `NSCollectionLayoutDimension`.
public struct CollectionLayoutDimension: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniformAcrossSiblings
  }

  let kind: Kind
  /// The part of the container, or the number of points.
  public let dimension: Double

  /// A part of the container's width: 1 for all of it.
  public static func fractionalWidth(_ fractionalWidth: Double) -> Self {
    Self(kind: .fractionalWidth, dimension: fractionalWidth)
  }
  /// A part of the container's height: 1 for all of it.
  public static func fractionalHeight(_ fractionalHeight: Double) -> Self {
    Self(kind: .fractionalHeight, dimension: fractionalHeight)
  }
  /// A number of points.
  public static func absolute(_ absoluteDimension: Double) -> Self {
    Self(kind: .absolute, dimension: absoluteDimension)
  }
  /// As much as the content needs, which is about as many points.
  public static func estimated(_ estimatedDimension: Double) -> Self {
    Self(kind: .estimated, dimension: estimatedDimension)
  }
  /// As much as the largest item of the same group needs, which is about as many points.
  public static func uniformAcrossSiblings(estimate estimatedDimension: Double) -> Self {
    Self(kind: .uniformAcrossSiblings, dimension: estimatedDimension)
  }

  /// Whether it is a part of the container's width.
  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// Whether it is a part of the container's height.
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// Whether it is a number of points.
  public var isAbsolute: Bool { kind == .absolute }
  /// Whether it goes by the content.
  public var isEstimated: Bool { kind == .estimated || kind == .uniformAcrossSiblings }
  /// Whether it goes by the largest item of the group.
  public var isUniformAcrossSiblings: Bool { kind == .uniformAcrossSiblings }

  /// How many points it is in a container.
  func resolved(in container: Size) -> Double {
    switch kind {
    case .fractionalWidth: max(0, container.width * dimension)
    case .fractionalHeight: max(0, container.height * dimension)
    case .absolute, .estimated, .uniformAcrossSiblings: max(0, dimension)
    }
  }
}

/// A size of an item in a compositional layout. Follows `NSCollectionLayoutSize`.
public struct CollectionLayoutSize: Hashable, Sendable {
  /// The width.
  public let widthDimension: CollectionLayoutDimension
  /// The height.
  public let heightDimension: CollectionLayoutDimension

  /// Creates a size.
  public init(
    widthDimension: CollectionLayoutDimension, heightDimension: CollectionLayoutDimension
  ) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
  }

  func resolved(in container: Size) -> Size {
    Size(
      width: widthDimension.resolved(in: container),
      height: heightDimension.resolved(in: container))
  }
}
