/// The position of an item in the visible area, along one axis, after scrolling.
package enum ItemAlignment {
  case start, middle, end
  /// Any position, with as little scrolling as possible.
  case nearest

  /// Returns the content offset at which an item has the position, in points, or `nil` if it is visible and
  /// may have any.
  ///
  /// - Parameters:
  ///   - low: The start of the item.
  ///   - high: The end of the item.
  ///   - now: The content offset.
  ///   - length: The length of the scroll view.
  ///   - before: The length at the start of the scroll view that other views cover.
  ///   - after: The length at the end of the scroll view that other views cover.
  package func offset(
    from low: Double, to high: Double, now: Double, length: Double, before: Double, after: Double
  ) -> Double? {
    let room = length - before - after
    switch self {
    case .start: return low - before
    case .end: return high + after - length
    case .middle: return (low + high) / 2 - before - room / 2
    case .nearest:
      if low < now + before || high - low > room { return low - before }
      return high > now + length - after ? high + after - length : nil
    }
  }
}

extension ScrollView {
  /// Returns a rectangle that is at most the size of the view away from its visible area, so that an item
  /// that moves a long way is visible during the animation.
  package func near(_ rect: Rect) -> Rect {
    let size = bounds.size
    let x = max(rect.minX, bounds.minX - size.width - rect.width)
    let y = max(rect.minY, bounds.minY - size.height - rect.height)
    return Rect(
      x: min(x, bounds.maxX + size.width), y: min(y, bounds.maxY + size.height),
      width: rect.width, height: rect.height)
  }

  /// Returns the nearest horizontal content offset within the ends of the content, in points.
  package func limitedX(_ x: Double) -> Double {
    let inset = adjustedContentInset
    let end = max(-inset.left, contentSize.width + inset.right - bounds.width)
    return min(max(x, -inset.left), end)
  }

  /// Returns the nearest vertical content offset within the ends of the content, in points.
  package func limitedY(_ y: Double) -> Double {
    let inset = adjustedContentInset
    let end = max(-inset.top, contentSize.height + inset.bottom - bounds.height)
    return min(max(y, -inset.top), end)
  }
}
