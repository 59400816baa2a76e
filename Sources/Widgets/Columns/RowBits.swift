/// A set of selected rows, with a bit for each row.
struct RowBits: Equatable {
  private var words: [UInt64] = []
  /// The number of selected rows.
  private(set) var count = 0

  func contains(_ row: Int) -> Bool {
    let word = row >> 6
    return row >= 0 && word < words.count && words[word] & (1 << UInt64(row & 63)) != 0
  }

  mutating func insert(_ row: Int) {
    guard row >= 0, !contains(row) else { return }
    let word = row >> 6
    if word >= words.count {
      words.append(contentsOf: repeatElement(0, count: word + 1 - words.count))
    }
    words[word] |= 1 << UInt64(row & 63)
    count += 1
  }

  mutating func remove(_ row: Int) {
    guard contains(row) else { return }
    words[row >> 6] &= ~(1 << UInt64(row & 63))
    count -= 1
  }

  mutating func removeAll() {
    words = []
    count = 0
  }

  /// Creates a set of all rows before an index.
  init(allOf number: Int = 0) {
    guard number > 0 else { return }
    words = Array(repeating: .max, count: (number + 63) / 64)
    if number & 63 != 0 { words[words.count - 1] = (1 << UInt64(number & 63)) - 1 }
    count = number
  }

  /// Removes the rows from an index on.
  mutating func limit(to number: Int) {
    guard number < words.count * 64 else { return }
    for row in rows where row >= number { remove(row) }
  }

  /// Replaces the index of each selected row. `nil` removes the row.
  mutating func moveRows(_ target: (Int) -> Int?) {
    let old = rows
    removeAll()
    for row in old { target(row).map { insert($0) } }
  }

  /// The selected rows in ascending order.
  var rows: [Int] {
    var rows: [Int] = []
    rows.reserveCapacity(count)
    for (index, word) in words.enumerated() where word != 0 {
      var rest = word
      while rest != 0 {
        rows.append(index * 64 + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
    return rows
  }

  /// The first selected row, or `nil` if there is none.
  var first: Int? {
    for (index, word) in words.enumerated() where word != 0 {
      return index * 64 + word.trailingZeroBitCount
    }
    return nil
  }
}
