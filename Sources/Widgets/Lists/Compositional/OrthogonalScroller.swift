import WindowResponder

/// A scroll view for the items of one section that scrolls orthogonally.
final class OrthogonalScroller: ScrollView, ScrollViewDelegate {
  private weak var collection: CollectionView?
  /// The index of the section. It can change with a batch of changes.
  var section: Int
  private var dragStart = Point.zero
  /// A Boolean value that indicates whether the collection view is positioning the scroll view. Changes of
  /// the offset are then ignored.
  private var isPlacing = false

  init(_ collection: CollectionView, _ section: Int) {
    self.collection = collection
    self.section = section
    super.init(frame: .zero)
    delegate = self
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    clipsToBounds = false
    dragTarget = { [weak self] proposed, velocity in
      guard let self,
        let layout = self.collection?.collectionViewLayout as? CollectionViewCompositionalLayout
      else { return proposed }
      return layout.restingPosition(
        of: self.section, proposed: proposed, from: dragStart, velocity: velocity)
    }
  }

  override var canBecomeFocused: Bool { false }

  func scrollViewWillBeginDragging(_ scrollView: ScrollView) { dragStart = contentOffset }

  /// Applies a position from the layout.
  func place(_ place: ScrollerPosition) {
    isPlacing = true
    defer { isPlacing = false }
    if frame != place.frame { frame = place.frame }
    if contentInset != place.inset { contentInset = place.inset }
    if contentSize != place.contentSize { contentSize = place.contentSize }
    if bounces != place.properties.bounces { bounces = place.properties.bounces }
    let rate = place.properties.decelerationRate
    let isPaged =
      place.behavior == .groupPaging || place.behavior == .groupPagingCentered
      || place.behavior == .paging
    decelerationRate = rate ?? (isPaged ? .fast : .normal)
    if contentOffset != place.offset, !isTracking, !isDecelerating, !isScrollAnimating {
      contentOffset = place.offset
    }
  }

  override var contentOffset: Point {
    get { super.contentOffset }
    set {
      let old = super.contentOffset
      super.contentOffset = newValue
      guard super.contentOffset != old, !isPlacing else { return }
      collection?.scrollerDidScroll(self)
    }
  }
}
