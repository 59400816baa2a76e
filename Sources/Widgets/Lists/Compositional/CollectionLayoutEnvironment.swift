import WindowResponder

/// The environment of a section in a compositional layout. Follows `NSCollectionLayoutEnvironment`.
@preconcurrency @MainActor public protocol CollectionLayoutEnvironment: AnyObject {
  /// The container of the section.
  var container: any CollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: TraitCollection { get }
}

/// The container of a section or a group in a compositional layout. Follows `NSCollectionLayoutContainer`.
@preconcurrency @MainActor public protocol CollectionLayoutContainer: AnyObject {
  /// The size, in points.
  var contentSize: Size { get }
  /// The size without the insets, in points.
  var effectiveContentSize: Size { get }
  /// The insets, in points.
  var contentInsets: DirectionalEdgeInsets { get }
  /// The effective insets, in points.
  var effectiveContentInsets: DirectionalEdgeInsets { get }
}

/// A container and environment of plain values.
final class LayoutRoom: CollectionLayoutContainer, CollectionLayoutEnvironment {
  let contentSize: Size
  let contentInsets: DirectionalEdgeInsets
  let traitCollection: TraitCollection

  init(
    _ size: Size, insets: DirectionalEdgeInsets = .zero, traits: TraitCollection = .current
  ) {
    traitCollection = traits
    contentSize = size
    contentInsets = insets
  }

  var effectiveContentInsets: DirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: Size {
    Size(
      width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
  }
  var container: any CollectionLayoutContainer { self }
}
