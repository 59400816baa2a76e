/// The order in which a ``ColumnView`` shows the rows of its data source. Rows that are not in the order are
/// not shown.
///
/// An order can be created on any thread. The creation takes some milliseconds for a million rows. Setting an
/// order does not process its rows.
public struct RowOrder: Sendable, Equatable {
  /// The indexes of the shown rows, from top to bottom.
  public internal(set) var rows: [Int32]
  /// The position of each row, or -1 if the row is not shown.
  var positions: [Int32]

  /// Creates an order. It is a programming error if an index is out of bounds or occurs twice.
  ///
  /// - Parameters:
  ///   - rows: The indexes of the shown rows, from top to bottom.
  ///   - count: The number of rows of the data source.
  public init(_ rows: [Int32], of count: Int) {
    var positions = [Int32](repeating: -1, count: max(0, count))
    var isSound = true
    for (place, row) in rows.enumerated() {
      guard row >= 0, row < count, positions[Int(row)] < 0 else {
        isSound = false
        break
      }
      positions[Int(row)] = Int32(truncatingIfNeeded: place)
    }
    precondition(isSound, "An order has each row once, and none that the data source does not have")
    (self.rows, self.positions) = (rows, positions)
  }

  /// Returns the position of a row from the top, or `nil` if the row is not shown.
  public func place(ofRow row: Int) -> Int? {
    guard positions.indices.contains(row), positions[row] >= 0 else { return nil }
    return Int(positions[row])
  }
}
