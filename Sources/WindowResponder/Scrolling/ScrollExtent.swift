/// The extent of a scroll view's content, as plain data.
struct ScrollExtent: Equatable {
  var contentSize = Size.zero
  var contentInset = EdgeInsets.zero
  var adjustment = ScrollView.ContentInsetAdjustmentBehavior.automatic
  /// The height of a refresh control above the content, in points.
  var refreshRoom = 0.0
  /// The distance that a bar above the content grows while it is pulled down, in points.
  var barGrowth = 0.0
  /// The height of a bar below the content, in points.
  var barRoom = 0.0
  var alwaysBouncesHorizontally = false
  var alwaysBouncesVertically = false
  /// The anchor of content that is smaller than the view, in the unit square.
  var alignment = Point.zero
  /// The number of device pixels per point, to which the position of anchored content is rounded.
  var scale = 1.0
  /// The size of the view, in points.
  var size = Size.zero
  var safeArea = EdgeInsets.zero
  /// A Boolean value that indicates whether the controller declines the automatic adjustment.
  var isDeclined = false
  /// The content's insets including those of the safe area, in points.
  private(set) var adjustedInset = EdgeInsets.zero

  /// The largest valid offset or size, in points. Beyond it a `Double` has no thousandths.
  static let largest = 1e12

  /// Limits the values that the program has set to valid ranges, and updates the adjusted insets.
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
    case .automatic where isDeclined: (addsSides, addsEnds) = (false, false)
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

  /// The offset at the start of the content, or of smaller content at its anchor, in points.
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

  /// Returns the part of free space before anchored content, in whole device pixels.
  private func anchor(_ room: Double, _ share: Double) -> Double {
    guard room > 0, share > 0 else { return 0 }
    return scale > 0 ? (room * share * scale).rounded() / scale : room * share
  }

  /// The offset at the end of the content, or ``minimum`` if the content fits, in points.
  var maximum: Point {
    let minimum = minimum
    return Point(
      x: max(minimum.x, contentSize.width + adjustedInset.right - size.width),
      y: max(minimum.y, contentSize.height + adjustedInset.bottom - size.height))
  }

  /// The space for content that is fitted, inside the insets and the safe area, in points.
  var fittingRoom: Size {
    let safe = adjustment == .never ? EdgeInsets.zero : safeArea
    return Size(
      width: size.width - contentInset.left - contentInset.right - safe.left - safe.right,
      height: size.height - contentInset.top - contentInset.bottom - safe.top - safe.bottom
        - refreshRoom - barRoom)
  }

  /// Returns an offset with anchored content at its anchor, in each axis in which the content is smaller.
  func anchored(_ offset: Point) -> Point {
    guard alignment != .zero else { return offset }
    return Point(x: isWide ? offset.x : minimum.x, y: isHigh ? offset.y : minimum.y)
  }

  /// A Boolean value that indicates whether the content is wider than the view.
  var isWide: Bool { maximum.x > minimum.x }

  /// A Boolean value that indicates whether the content is higher than the view.
  var isHigh: Bool { maximum.y > minimum.y }

  /// Returns a Boolean value that indicates whether an offset is beyond the content's ends.
  func isBeyondEnds(_ offset: Point) -> Bool { clamp(offset) != offset }

  /// Returns the nearest offset within the content's ends.
  func clamp(_ offset: Point) -> Point {
    let (low, high) = (minimum, maximum)
    return Point(
      x: min(max(offset.x, low.x), high.x), y: min(max(offset.y, low.y), high.y))
  }

  /// Returns the nearest offset that shows a rectangle of the content, or as much of it as fits.
  func offset(showing rect: Rect, from offset: Point) -> Point {
    guard !rect.isNull else { return offset }
    func place(_ start: Double, _ end: Double, _ now: Double, _ room: Double) -> Double {
      if start >= now && end <= now + room { return now }
      // A rectangle that is too large shows its start when scrolled from below, and its end when scrolled
      // from above.
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

  /// Returns a number within a valid range: not NaN, and not beyond ``largest``.
  static func sane(_ value: Double, atLeast least: Double = -largest, else other: Double = 0)
    -> Double
  {
    value.isNaN ? other : min(max(value, least), largest)
  }
}
