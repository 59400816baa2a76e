/// Scrolling by pages, as assistive technologies ask for it.
extension ScrollView {
  /// Returns a Boolean value that indicates whether there is content in a direction.
  final func canScroll(_ direction: AccessibilityScrollDirection) -> Bool {
    let (low, high) = (extent.minimum, extent.maximum)
    return switch direction {
    case .down: contentOffset.y < high.y - 0.5
    case .up: contentOffset.y > low.y + 0.5
    case .left: contentOffset.x < high.x - 0.5
    case .right: contentOffset.x > low.x + 0.5
    case .next: canScroll(.down) || canScroll(isRightToLeft ? .right : .left)
    case .previous: canScroll(.up) || canScroll(isRightToLeft ? .left : .right)
    }
  }

  /// Scrolls by a page. Successive pages overlap, unless paging is enabled. Returns a Boolean value that
  /// indicates whether there was content in that direction.
  final func scrollPage(_ direction: AccessibilityScrollDirection) -> Bool {
    guard isScrollEnabled, canScroll(direction) else { return false }
    let (low, high) = (extent.minimum, extent.maximum)
    let inset = adjustedContentInset
    let part = isPagingEnabled ? 1 : engine.settings.pagePart
    let height = max(0, bounds.height - inset.top - inset.bottom) * part
    let width = max(0, bounds.width - inset.left - inset.right) * part
    var offset = contentOffset
    switch direction {
    case .down: offset.y += height
    case .up: offset.y -= height
    case .left: offset.x += width
    case .right: offset.x -= width
    case .next: return scrollPage(canScroll(.down) ? .down : isRightToLeft ? .right : .left)
    case .previous: return scrollPage(canScroll(.up) ? .up : isRightToLeft ? .left : .right)
    }
    setContentOffset(
      Point(x: min(max(offset.x, low.x), high.x), y: min(max(offset.y, low.y), high.y)),
      animated: true)
    return true
  }
}
