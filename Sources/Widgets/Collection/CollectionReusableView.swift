/// A view that a collection uses again and again: a cell, a header or a footer. Follows
/// `UICollectionReusableView`.
///
/// What is set for one item has to be set for every item.
@preconcurrency @MainActor open class CollectionReusableView: View {
  /// Creates one. A collection makes those of the classes that it was told of.
  public required override init(frame: Rect = .zero) {
    super.init(frame: frame)
  }

  /// The identifier by which views of its kind are used again; nil for a view that is not.
  public internal(set) final var reuseIdentifier: String?

  /// The collection has another item for the view: what the last one changed is to be taken back.
  /// An override calls `super`.
  open func prepareForReuse() {}

  /// The layout has other attributes for the view. Place, opacity and transform are set already; an
  /// override is for attributes of its own.
  open func apply(_ layoutAttributes: CollectionViewLayoutAttributes) {}

  /// What it was placed by; nil before it was placed.
  final var attributes: CollectionViewLayoutAttributes?
  /// How far in front of others it was last put; nil before it was.
  final var placedIndex: Int?
  /// The layout pass that last saw it.
  final var pass = 0

  /// Takes place and looks from the layout.
  final func place(_ new: CollectionViewLayoutAttributes) {
    let old = attributes
    attributes = new
    if let old, type(of: new) == CollectionViewLayoutAttributes.self, old.looks(like: new) {
      return
    }
    if old?.transform ?? .identity != new.transform {
      transform = .identity
      frame = new.frame
      transform = new.transform
    } else if new.transform.isIdentity {
      if frame != new.frame { frame = new.frame }
    } else {
      bounds.size = new.frame.size
      center = new.center
    }
    if alpha != new.alpha { alpha = new.alpha }
    didPlace()
    apply(new)
  }

  /// It is to be used for something else: nothing is known of its place.
  final func forgetPlace() {
    if let attributes, !attributes.transform.isIdentity { transform = .identity }
    attributes = nil
  }

  /// What a subclass of ours does about attributes.
  func didPlace() {}
}

extension CollectionViewLayoutAttributes {
  /// Whether something placed by either looks the same.
  fileprivate func looks(like other: CollectionViewLayoutAttributes) -> Bool {
    frame == other.frame && alpha == other.alpha && zIndex == other.zIndex
      && transform == other.transform && listRow == other.listRow
  }
}
