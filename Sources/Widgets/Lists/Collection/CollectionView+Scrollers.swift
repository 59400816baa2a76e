import WindowResponder

/// Sections that scroll orthogonally.
extension CollectionView {
  /// Creates, positions and removes the scroll views of the visible sections that scroll orthogonally.
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

  /// Called when the user or the application has scrolled a section orthogonally.
  func scrollerDidScroll(_ scroller: OrthogonalScroller) {
    collectionViewLayout.scrollerDidScroll(scroller.section, to: scroller.contentOffset)
    setNeedsLayout()
  }

  /// Returns the view that contains an element's view.
  func container(of attributes: CollectionViewLayoutAttributes) -> View {
    attributes.scroller.flatMap { scrollers[$0] } ?? self
  }

  /// Moves the scroll views to the new numbers of their sections after a batch of changes.
  func moveScrollers(_ map: ItemUpdateMap) {
    let old = scrollers
    scrollers = [:]
    for (section, scroller) in old {
      if let target = map.target(ofSection: section) {
        scroller.section = target
        scrollers[target] = scroller
      } else {
        scroller.removeFromSuperview()
      }
    }
  }

  /// Scrolls a section orthogonally to an item. Does nothing if the item's section does not scroll
  /// orthogonally.
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
