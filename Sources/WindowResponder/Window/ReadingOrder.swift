/// The order in which people read what is beside and below one another.
///
/// It is made by cutting: first into rows, where a line across touches no box; a row that holds several is
/// cut into columns, and each column into rows again. So every set of boxes has one order, and what stands
/// in a column of its own is read to its end. What lies over one another is taken from the top.
enum ReadingOrder {
  /// How far boxes may overlap and still be cut apart, in points; no more than half of one.
  private static let overlap = 16.0

  /// The indices of boxes in the order in which they are read.
  static func indices(of boxes: [Rect]) -> [Int] { order(Array(boxes.indices), boxes) }

  private static func order(_ indices: [Int], _ boxes: [Rect]) -> [Int] {
    if indices.count < 2 { return indices }
    let rows = cut(indices) { (boxes[$0].minY, boxes[$0].maxY) }
    if rows.count > 1 { return rows.flatMap { order($0, boxes) } }
    let columns = cut(indices) { (boxes[$0].minX, boxes[$0].maxX) }
    if columns.count > 1 { return columns.flatMap { order($0, boxes) } }
    return indices.sorted {
      (boxes[$0].minY, boxes[$0].minX, $0) < (boxes[$1].minY, boxes[$1].minX, $1)
    }
  }

  /// Cuts along one axis, wherever nothing lies across.
  private static func cut(
    _ indices: [Int], _ extent: (Int) -> (low: Double, high: Double)
  ) -> [[Int]] {
    let spans = indices.map { index in
      let (low, high) = extent(index)
      let trim = min((high - low) / 4, overlap / 2)
      return (index: index, low: low + trim, high: high - trim)
    }.sorted { ($0.low, $0.index) < ($1.low, $1.index) }
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
    // Within a part those that were added first come first.
    return parts.map { $0.sorted() }
  }
}
