/// The heights of a section's rows: one estimate for all of them, and the known heights of some.
///
/// Rows with the estimated height need no memory. The others are stored in blocks. A Fenwick tree over the
/// blocks gives the offset of a row. A look-up or a change takes time proportional to the logarithm of the
/// number of rows.
///
///     var heights = RowHeights(count: 1_000_000, estimate: 44)
///     heights.setHeight(60, of: 3)
///     heights.offset(of: 4)    // 192
///     heights.row(at: 191)     // 3
struct RowHeights {
  /// The number of rows.
  private(set) var count: Int
  /// The height of a row without a known height, in points.
  let estimate: Double
  /// The height of all rows, in points.
  private(set) var total: Double
  private var blocks: [[Double]] = []
  private var tree: [Double] = []

  /// The number of rows in a block.
  static let blockSize = 128
  /// A value for an unknown height in a block.
  private static let unknown = -1.0

  init(count: Int = 0, estimate: Double = 0) {
    self.count = max(0, count)
    self.estimate = estimate
    total = Double(self.count) * estimate
  }

  /// Creates heights from those of other rows. The closure returns the new index of a row, or `nil` for a
  /// deleted row.
  init(_ old: RowHeights, count: Int, place: (Int) -> Int?) {
    self.init(count: count, estimate: old.estimate)
    for (index, block) in old.blocks.enumerated() where !block.isEmpty {
      for (offset, height) in block.enumerated() where height >= 0 {
        guard let row = place(index * Self.blockSize + offset) else { continue }
        setHeight(height, of: row)
      }
    }
  }

  /// Returns the known or the estimated height of a row, in points.
  func height(of row: Int) -> Double { knownHeight(of: row) ?? estimate }

  /// Returns the known height of a row, in points, or `nil` if only the estimate is stored.
  func knownHeight(of row: Int) -> Double? {
    let index = row / Self.blockSize
    guard row >= 0, row < count, index < blocks.count, !blocks[index].isEmpty else { return nil }
    let height = blocks[index][row % Self.blockSize]
    return height >= 0 ? height : nil
  }

  /// Stores the height of a row, in points, and returns the change of the height.
  @discardableResult mutating func setHeight(_ height: Double, of row: Int) -> Double {
    guard row >= 0, row < count else { return 0 }
    let index = row / Self.blockSize
    if blocks.isEmpty || blocks[index].isEmpty {
      if height == estimate { return 0 }
      makeBlock(index)
    }
    let place = row % Self.blockSize
    let old = blocks[index][place] >= 0 ? blocks[index][place] : estimate
    blocks[index][place] = height
    let growth = height - old
    if growth != 0 { add(growth, toBlock: index) }
    return growth
  }

  /// Removes the known height of a row, and returns the change of the height.
  @discardableResult mutating func forgetHeight(of row: Int) -> Double {
    guard let known = knownHeight(of: row) else { return 0 }
    blocks[row / Self.blockSize][row % Self.blockSize] = Self.unknown
    let growth = estimate - known
    if growth != 0 { add(growth, toBlock: row / Self.blockSize) }
    return growth
  }

  /// Returns the offset of a row from the start of the first one, in points. For the number of rows, returns
  /// the end of the last row.
  func offset(of row: Int) -> Double {
    let row = min(max(row, 0), count)
    guard !blocks.isEmpty else { return Double(row) * estimate }
    let index = row / Self.blockSize
    var sum = Double(index * Self.blockSize) * estimate
    var node = index
    while node > 0 {
      sum += tree[node]
      node &= node - 1
    }
    guard index < blocks.count else { return sum }
    return sum + offset(of: row % Self.blockSize, inBlock: index)
  }

  /// Returns the row at a distance from the start, in points. For distances outside, returns the first or the
  /// last row. Rows of zero height are skipped.
  func row(at distance: Double) -> Int {
    guard count > 0, distance >= 0 else { return 0 }
    guard distance < total else { return count - 1 }
    guard !blocks.isEmpty else {
      return estimate > 0 ? min(Int(distance / estimate), count - 1) : count - 1
    }
    var (index, rest) = block(at: distance)
    while index < blocks.count - 1, rest >= height(ofBlock: index) {
      rest -= height(ofBlock: index)
      index += 1
    }
    var row = index * Self.blockSize
    let end = min(count, row + Self.blockSize)
    while row < end - 1 {
      let height = height(of: row)
      if rest < height { break }
      rest -= height
      row += 1
    }
    return row
  }

  // MARK: Blocks

  private mutating func makeBlock(_ index: Int) {
    if blocks.isEmpty {
      let number = (count + Self.blockSize - 1) / Self.blockSize
      blocks = Array(repeating: [], count: number)
      tree = Array(repeating: 0, count: number + 1)
    }
    let rows = min(Self.blockSize, count - index * Self.blockSize)
    blocks[index] = Array(repeating: Self.unknown, count: rows)
  }

  private mutating func add(_ growth: Double, toBlock index: Int) {
    total += growth
    var node = index + 1
    while node < tree.count {
      tree[node] += growth
      node += node & -node
    }
  }

  private func offset(of place: Int, inBlock index: Int) -> Double {
    let block = blocks[index]
    guard !block.isEmpty else { return Double(place) * estimate }
    var sum = 0.0
    for position in 0..<place {
      let height = block[position]
      sum += height >= 0 ? height : estimate
    }
    return sum
  }

  private func height(ofBlock index: Int) -> Double {
    let rows = min(Self.blockSize, count - index * Self.blockSize)
    return offset(of: rows, inBlock: index)
  }

  /// Returns the block at a distance from the start, and the remaining distance in it.
  private func block(at distance: Double) -> (index: Int, rest: Double) {
    var position = 0
    var rest = distance
    var step = 1
    while step * 2 < tree.count { step *= 2 }
    while step > 0 {
      let next = position + step
      if next < tree.count {
        let rows = min(next * Self.blockSize, count) - position * Self.blockSize
        let height = Double(rows) * estimate + tree[next]
        if height <= rest {
          rest -= height
          position = next
        }
      }
      step /= 2
    }
    // The last bits of a sum of many numbers can be inexact.
    return (min(position, blocks.count - 1), max(0, rest))
  }
}
