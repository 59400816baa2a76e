import WindowResponder

/// Sections that are scrolled across.
extension CollectionView {
  /// Has a scroll view for each section in sight that is scrolled across.
  func placeScrollers(in rect: Rect) {
    let places = collectionViewLayout.scrollers(in: rect)
    guard !places.isEmpty || !scrollers.isEmpty else { return }
    for place in places {
      let scroller = scrollers[place.section] ?? makeScroller(place.section)
      scroller.place(place)
      if scroller.isHidden { scroller.isHidden = false }
    }
    let seen = Set(places.map(\.section))
    for (section, scroller) in scrollers where !seen.contains(section) {
      guard !scroller.isTracking else { continue }
      scrollers[section] = nil
      scroller.removeFromSuperview()
    }
  }

  private func makeScroller(_ section: Int) -> OrthogonalScroller {
    let scroller = OrthogonalScroller(self, section)
    scrollers[section] = scroller
    insertSubview(scroller, belowSubview: divider)
    return scroller
  }

  /// The user or the program scrolled a section across.
  func scrollerDidScroll(_ scroller: OrthogonalScroller) {
    collectionViewLayout.scrollerDidScroll(scroller.section, to: scroller.contentOffset)
    setNeedsLayout()
  }

  /// The view that an element is put into.
  func container(of attributes: CollectionViewLayoutAttributes) -> View {
    attributes.scroller.flatMap { scrollers[$0] } ?? self
  }

  /// Sections are elsewhere after a batch of changes.
  func moveScrollers(_ map: ItemUpdateMap) {
    let old = scrollers
    scrollers = [:]
    for (section, scroller) in old {
      if map.sectionTargets.indices.contains(section), let target = map.sectionTargets[section] {
        scroller.section = target
        scrollers[target] = scroller
      } else {
        scroller.removeFromSuperview()
      }
    }
  }

  /// Scrolls a section across as little as shows an item; gives whether the item is one of those.
  func scrollAcross(to path: ItemPath, _ position: ScrollPosition, _ animated: Bool) {
    guard let attributes = attributes(of: path), let section = attributes.scroller,
      let local = attributes.localFrame
    else { return }
    guard let scroller = scrollers[section] else {
      return collectionViewLayout.scrollerDidScroll(section, to: local.origin)
    }
    var target = scroller.contentOffset
    let room = scroller.bounds.size
    if position.contains(.left) {
      target.x = local.minX
    } else if position.contains(.right) {
      target.x = local.maxX - room.width
    } else if position.contains(.centeredHorizontally) {
      target.x = local.midX - room.width / 2
    } else {
      return scroller.scrollRectToVisible(local, animated: animated)
    }
    scroller.setContentOffset(scroller.restingOffset(near: target), animated: animated)
  }
}
