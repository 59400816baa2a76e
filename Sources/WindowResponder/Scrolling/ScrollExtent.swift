/// How much there is to scroll: plain data.
struct ScrollExtent: Equatable {
  var contentSize = Size.zero
  var contentInset = EdgeInsets.zero
  var adjustment = ScrollView.ContentInsetAdjustmentBehavior.automatic
  /// What a refresh control takes above the content, in points.
  var refreshRoom = 0.0
  /// How far a bar above the content grows while that is pulled down, in points.
  var barGrowth = 0.0
  /// What a bar takes below the content, in points.
  var barRoom = 0.0
  var alwaysBouncesHorizontally = false
  var alwaysBouncesVertically = false
  /// Where content is anchored that is smaller than what is seen, in the unit square.
  var alignment = Point.zero
  /// Device pixels per point, to which anchored content is rounded.
  var scale = 1.0
  /// The size of what is seen, in points.
  var size = Size.zero
  var safeArea = EdgeInsets.zero
  /// The content's insets and what the safe area adds to them, in points.
  private(set) var adjustedInset = EdgeInsets.zero

  /// The largest offset or size that is believed, in points: beyond it a `Double` has no thousandths.
  static let largest = 1e12

  /// Brings what the program set into order, after a change.
  mutating func settle() {
    contentSize = Size(
      width: Self.sane(contentSize.width, atLeast: 0),
      height: Self.sane(contentSize.height, atLeast: 0))
    contentInset = EdgeInsets(
      top: Self.sane(contentInset.top), left: Self.sane(contentInset.left),
      bottom: Self.sane(contentInset.bottom), right: Self.sane(contentInset.right))
    let mayGoSideways = contentSize.width > size.width || alwaysBouncesHorizontally
    let mayGoUpAndDown = contentSize.height > size.height || alwaysBouncesVertically
    let isAnchored = alignment != .zero
    let (addsSides, addsEnds): (Bool, Bool)
    switch adjustment {
    case .automatic: (addsSides, addsEnds) = (mayGoSideways || isAnchored, true)
    case .scrollableAxes:
      (addsSides, addsEnds) = (mayGoSideways || isAnchored, mayGoUpAndDown || isAnchored)
    case .never: (addsSides, addsEnds) = (false, false)
    case .always: (addsSides, addsEnds) = (true, true)
    }
    adjustedInset = EdgeInsets(
      top: contentInset.top + refreshRoom + (addsEnds ? safeArea.top : 0),
      left: contentInset.left + (addsSides ? safeArea.left : 0),
      bottom: contentInset.bottom + barRoom + (addsEnds ? safeArea.bottom : 0),
      right: contentInset.right + (addsSides ? safeArea.right : 0))
  }

  /// The offset that shows the content's start, or smaller content where it is anchored, in points.
  var minimum: Point {
    Point(
      x: -adjustedInset.left - anchor(size.width - contentWidth, alignment.x),
      y: -adjustedInset.top - barGrowth - anchor(size.height - contentHeight, alignment.y))
  }

  /// The width of the content with its insets, in points.
  private var contentWidth: Double { contentSize.width + adjustedInset.left + adjustedInset.right }

  /// The height of the content with its insets, in points.
  private var contentHeight: Double {
    contentSize.height + adjustedInset.top + adjustedInset.bottom
  }

  /// The part of some room that lies before anchored content, in whole device pixels.
  private func anchor(_ room: Double, _ share: Double) -> Double {
    guard room > 0, share > 0 else { return 0 }
    return scale > 0 ? (room * share * scale).rounded() / scale : room * share
  }

  /// The offset that shows the content's end; ``minimum`` where the content fits, in points.
  var maximum: Point {
    let minimum = minimum
    return Point(
      x: max(minimum.x, contentSize.width + adjustedInset.right - size.width),
      y: max(minimum.y, contentSize.height + adjustedInset.bottom - size.height))
  }

  /// The room for content that is fitted, inside the insets and the safe area, in points.
  var fittingRoom: Size {
    let safe = adjustment == .never ? EdgeInsets.zero : safeArea
    return Size(
      width: size.width - contentInset.left - contentInset.right - safe.left - safe.right,
      height: size.height - contentInset.top - contentInset.bottom - safe.top - safe.bottom
        - refreshRoom - barRoom)
  }

  /// An offset with anchored content in its place, in each axis in which the content is smaller.
  func anchored(_ offset: Point) -> Point {
    guard alignment != .zero else { return offset }
    return Point(x: isWide ? offset.x : minimum.x, y: isHigh ? offset.y : minimum.y)
  }

  /// Whether there is more content than is seen, from left to right.
  var isWide: Bool { maximum.x > minimum.x }

  /// Whether there is more content than is seen, from top to bottom.
  var isHigh: Bool { maximum.y > minimum.y }

  /// Whether an offset shows something beyond the content's ends.
  func isBeyondEnds(_ offset: Point) -> Bool { clamp(offset) != offset }

  /// The nearest offset at which the content fills what is seen.
  func clamp(_ offset: Point) -> Point {
    let (low, high) = (minimum, maximum)
    return Point(
      x: min(max(offset.x, low.x), high.x), y: min(max(offset.y, low.y), high.y))
  }

  /// The offset nearest to another that shows a rectangle of the content, or as much of it as fits.
  func offset(showing rect: Rect, from offset: Point) -> Point {
    guard !rect.isNull else { return offset }
    func place(_ start: Double, _ end: Double, _ now: Double, _ room: Double) -> Double {
      if start >= now && end <= now + room { return now }
      // What is too large shows its start when it comes from below, its end when from above.
      if end - start > room { return start <= now ? max(start, min(now, end - room)) : start }
      return start < now ? start : end - room
    }
    let inset = adjustedInset
    let (width, height) = (
      max(0, size.width - inset.left - inset.right), max(0, size.height - inset.top - inset.bottom)
    )
    return clamp(
      Point(
        x: place(rect.minX, rect.maxX, offset.x + inset.left, width) - inset.left,
        y: place(rect.minY, rect.maxY, offset.y + inset.top, height) - inset.top))
  }

  /// A number that can be reckoned with: no NaN, and nothing beyond ``largest``.
  static func sane(_ value: Double, atLeast least: Double = -largest, else other: Double = 0)
    -> Double
  {
    value.isNaN ? other : min(max(value, least), largest)
  }
}
