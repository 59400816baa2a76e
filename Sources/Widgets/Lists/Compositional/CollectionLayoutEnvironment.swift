import WindowResponder

/// What a section of a compositional layout is made for. Follows `NSCollectionLayoutEnvironment`.
@preconcurrency @MainActor public protocol CollectionLayoutEnvironment: AnyObject {
  /// The room that there is.
  var container: any CollectionLayoutContainer { get }
  /// The traits of the collection.
  var traitCollection: TraitCollection { get }
}

/// The room that there is for a section or a group of a compositional layout. Follows
/// `NSCollectionLayoutContainer`.
@preconcurrency @MainActor public protocol CollectionLayoutContainer: AnyObject {
  /// The size, in points.
  var contentSize: Size { get }
  /// The size without the insets, in points.
  var effectiveContentSize: Size { get }
  /// The insets, in points.
  var contentInsets: DirectionalEdgeInsets { get }
  /// The insets that count, in points.
  var effectiveContentInsets: DirectionalEdgeInsets { get }
}

/// The room there is, as plain values.
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
