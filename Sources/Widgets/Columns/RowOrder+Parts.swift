extension RowOrder {
  /// Inserts rows that the data source has inserted.
  ///
  /// - Parameters:
  ///   - count: The number of inserted rows.
  ///   - row: The index of the first of them. The indexes of the rows after them increase by `count`.
  ///   - rows: The inserted rows that are shown, in their order in the data source.
  ///   - isBefore: Returns a Boolean value that indicates whether one row is shown above another, by their
  ///     new indexes.
  mutating func insert(
    _ count: Int, at row: Int, showing rows: [Int], _ isBefore: (Int, Int) -> Bool
  ) {
    let isEnd = row == positions.count
    if isEnd {
      positions.append(contentsOf: repeatElement(-1, count: count))
    } else {
      positions.insert(contentsOf: repeatElement(-1, count: count), at: row)
      for place in self.rows.indices where Int(self.rows[place]) >= row {
        self.rows[place] += Int32(truncatingIfNeeded: count)
      }
    }
    let sorted = rows.sorted(by: isBefore)
    guard let first = sorted.first else { return }
    let start = place(before: first, isBefore)
    // Most rows of a log are appended at the end.
    if start == self.rows.count {
      self.rows.append(contentsOf: sorted.map { Int32(truncatingIfNeeded: $0) })
    } else {
      merge(sorted, from: start, isBefore)
    }
    for place in start..<self.rows.count {
      positions[Int(self.rows[place])] = Int32(truncatingIfNeeded: place)
    }
  }

  /// Returns the first position whose row is shown below a new one.
  private func place(before row: Int, _ isBefore: (Int, Int) -> Bool) -> Int {
    rows.indices.partitioningIndex { isBefore(row, Int(rows[$0])) }
  }

  /// Merges sorted rows with the rows from a position on.
  private mutating func merge(_ sorted: [Int], from start: Int, _ isBefore: (Int, Int) -> Bool) {
    let positions = sorted.map { place(before: $0, isBefore) }
    let tail = Array(rows[start...])
    rows.removeSubrange(start...)
    rows.reserveCapacity(start + tail.count + sorted.count)
    var taken = 0
    for (row, place) in zip(sorted, positions) {
      rows.append(contentsOf: tail[taken..<place - start])
      taken = place - start
      rows.append(Int32(truncatingIfNeeded: row))
    }
    rows.append(contentsOf: tail[taken...])
  }

  /// Removes rows that the data source has removed. The indexes of the rows after them decrease.
  mutating func remove(_ range: Range<Int>) {
    let count = Int32(truncatingIfNeeded: range.count)
    positions.removeSubrange(range)
    var kept = 0
    for row in rows where !range.contains(Int(row)) {
      rows[kept] = Int(row) < range.lowerBound ? row : row - count
      positions[Int(rows[kept])] = Int32(truncatingIfNeeded: kept)
      kept += 1
    }
    rows.removeLast(rows.count - kept)
  }
}
