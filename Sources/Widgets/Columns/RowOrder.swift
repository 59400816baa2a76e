/// In which order a ``ColumnView`` shows the rows of its data source, and which of them.
///
/// It can be made on any thread: making one for a million rows takes some milliseconds, setting it none.
public struct RowOrder: Sendable, Equatable {
  /// The rows by their places from the top.
  public internal(set) var rows: [Int32]
  /// The place of each row; -1 for one that is not shown.
  var places: [Int32]

  /// Creates an order.
  ///
  /// - Parameters:
  ///   - rows: The numbers of the rows as they are shown from the top; no number twice.
  ///   - count: How many rows the data source has.
  public init(_ rows: [Int32], of count: Int) {
    var places = [Int32](repeating: -1, count: max(0, count))
    var isSound = true
    for (place, row) in rows.enumerated() {
      guard row >= 0, row < count, places[Int(row)] < 0 else {
        isSound = false
        break
      }
      places[Int(row)] = Int32(truncatingIfNeeded: place)
    }
    precondition(isSound, "An order has each row once, and none that the data source does not have")
    (self.rows, self.places) = (rows, places)
  }

  /// The place of a row; nil for one that is not shown.
  public func place(ofRow row: Int) -> Int? {
    guard places.indices.contains(row), places[row] >= 0 else { return nil }
    return Int(places[row])
  }
}
