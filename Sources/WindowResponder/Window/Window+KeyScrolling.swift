/// Scrolling with keys if no view has the focus.
extension Window {
  /// Scrolls for a key that no responder has used. Returns a Boolean value that indicates whether it did.
  func scroll(for presses: Set<Press>) -> Bool {
    let keyResponder = focus.keyResponder
    guard keyResponder === self || !(keyResponder is View),
      let view = largestScrollView(where: \.canBeScrolledByKeys),
      view.keys.began(presses).isEmpty
    else { return false }
    keyScroller = view
    return true
  }

  /// Ends scrolling for released keys, and returns the other keys.
  func endScrolling(for presses: Set<Press>, isCancelled: Bool = false) -> Set<Press> {
    keyScroller?.keys.ended(presses, isCancelled: isCancelled) ?? presses
  }

  /// Returns the scroll view with the largest visible area, among those that match and that are in no other.
  func largestScrollView(where matches: (ScrollView) -> Bool) -> ScrollView? {
    layoutIfNeeded()
    var best: (view: ScrollView, area: Double)?
    let passed = viewsPassedByFocus
    func search(_ view: View, _ seen: Rect) {
      if view.isHidden || view.alpha < 0.01 || !view.isUserInteractionEnabled
        || passed.contains(where: { $0 === view })
      {
        return
      }
      let box = view.convert(view.bounds, to: nil).intersection(seen)
      if let scrollView = view as? ScrollView, matches(scrollView) {
        let area = box.isEmpty ? 0 : box.width * box.height
        // Of two scroll views that overlap, the front one is used.
        if area > 0, area >= best?.area ?? 0 { best = (scrollView, area) }
        return
      }
      let inside = view.clipsToBounds ? box : seen
      for subview in view.subviews { search(subview, inside) }
    }
    search(focusScope, bounds)
    return best?.view
  }
}

extension ScrollView {
  fileprivate var canBeScrolledByKeys: Bool {
    isScrollEnabled && allowsKeyboardScrolling && (extent.isHigh || extent.isWide)
  }
}
