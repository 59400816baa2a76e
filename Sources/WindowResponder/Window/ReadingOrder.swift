import ResponderSystem

/// The order in which a user reads boxes that are side by side and below one another.
///
/// The boxes are first divided into rows, where a horizontal line crosses no box. A row with several boxes is
/// divided into columns, and each column into rows again. Every set of boxes therefore has one order, and a
/// column is read to its end. Boxes that overlap are ordered from the top.
enum ReadingOrder {
  /// The overlap of boxes that can still be separated, in points, but at most half of a box.
  private static let overlap = 16.0

  /// Returns the indices of boxes in reading order. Boxes that are side by side are read from left to right,
  /// or in a right-to-left layout right-to-left.
  static func indices(of boxes: [Rect], isRightToLeft: Bool = false) -> [Int] {
    var boxes = boxes
    if isRightToLeft {
      for index in boxes.indices { boxes[index].origin.x = -boxes[index].maxX }
    }
    return order(Array(boxes.indices), boxes)
  }

  private static func order(_ indices: [Int], _ boxes: [Rect]) -> [Int] {
    if indices.count < 2 { return indices }
    let rows = cut(indices) { (boxes[$0].minY, boxes[$0].maxY) }
    if rows.count > 1 { return rows.flatMap { order($0, boxes) } }
    let columns = cut(indices) { (boxes[$0].minX, boxes[$0].maxX) }
    if columns.count > 1 { return columns.flatMap { order($0, boxes) } }
    return indices.ordered {
      (boxes[$0].minY, boxes[$0].minX, $0) < (boxes[$1].minY, boxes[$1].minX, $1)
    }
  }

  /// Divides boxes along one axis, wherever no box lies across.
  private static func cut(
    _ indices: [Int], _ extent: (Int) -> (low: Double, high: Double)
  ) -> [[Int]] {
    let spans = indices.map { index in
      let (low, high) = extent(index)
      let trim = min((high - low) / 4, overlap / 2)
      return (index: index, low: low + trim, high: high - trim)
    }.ordered { ($0.low, $0.index) < ($1.low, $1.index) }
    var parts: [[Int]] = []
    var end = -Double.infinity
    for span in spans {
      if span.low >= end || parts.isEmpty {
        parts.append([span.index])
      } else {
        parts[parts.count - 1].append(span.index)
      }
      end = max(end, span.high)
    }
    // Within a part, boxes stay in the order in which they were added.
    return parts.map { $0.ordered() }
  }
}
