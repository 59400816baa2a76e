/// A symbol of a row with its coefficient.
struct Cell: Sendable {
  var symbol: Int32
  var value: Double
}

/// A linear combination of symbols plus a constant. The cells are sorted by symbol, and no coefficient is
/// zero.
struct SparseRow: Sendable {
  var cells: [Cell] = []
  /// The constant, in points.
  var constant = 0.0

  /// Returns the index of a symbol's cell, or the index at which it would be inserted.
  func place(of symbol: Int32) -> Int {
    cells.withUnsafeBufferPointer { cells in
      var low = 0
      var high = cells.count
      while low < high {
        let middle = (low + high) / 2
        if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }

  /// Returns the coefficient of a symbol.
  func coefficient(of symbol: Int32) -> Double {
    let place = place(of: symbol)
    return place < cells.count && cells[place].symbol == symbol ? cells[place].value : 0
  }

  /// Removes a symbol, and returns its coefficient.
  mutating func take(_ symbol: Int32) -> Double {
    let place = place(of: symbol)
    guard place < cells.count, cells[place].symbol == symbol else { return 0 }
    return cells.remove(at: place).value
  }

  /// Adds a multiple of a symbol.
  mutating func add(_ symbol: Int32, times count: Double) {
    let place = place(of: symbol)
    guard place < cells.count, cells[place].symbol == symbol else {
      if !Tolerance.isZero(count) { cells.insert(Cell(symbol: symbol, value: count), at: place) }
      return
    }
    cells[place].value += count
    if Tolerance.isZero(cells[place].value) { cells.remove(at: place) }
  }

  /// Multiplies the constant and all coefficients.
  mutating func multiply(by factor: Double) {
    constant *= factor
    for index in cells.indices { cells[index].value *= factor }
  }

  /// Transforms `basic = constant + … + a·symbol` into `symbol = (basic − constant − …) / a`.
  mutating func solve(for symbol: Int32, basic: Int32) {
    let inverse = 1 / take(symbol)
    multiply(by: -inverse)
    add(basic, times: inverse)
  }

  /// Sets the cells to the sum of a row without one symbol and a multiple of another row.
  ///
  /// - Parameters:
  ///   - row: The cells of the first row.
  ///   - gone: The symbol of the first row that is left out.
  ///   - other: The cells of the second row.
  ///   - factor: The factor of the second row.
  ///   - added: The closure that receives each symbol that only the second row contains.
  ///   - removed: The closure that receives each symbol whose sum is zero.
  mutating func become(
    _ row: [Cell], without gone: Int32, plus other: [Cell], times factor: Double,
    added: (Int32) -> Void, removed: (Int32) -> Void
  ) {
    cells.removeAll(keepingCapacity: true)
    cells.reserveCapacity(row.count + other.count)
    var left = 0
    var right = 0
    while left < row.count, right < other.count {
      let mine = row[left]
      let its = other[right]
      if mine.symbol < its.symbol {
        if mine.symbol != gone { cells.append(mine) }
        left += 1
      } else if mine.symbol > its.symbol {
        append(its, times: factor, added)
        right += 1
      } else {
        let sum = mine.value + factor * its.value
        if Tolerance.isZero(sum) {
          removed(mine.symbol)
        } else {
          cells.append(Cell(symbol: mine.symbol, value: sum))
        }
        left += 1
        right += 1
      }
    }
    while left < row.count {
      if row[left].symbol != gone { cells.append(row[left]) }
      left += 1
    }
    while right < other.count {
      append(other[right], times: factor, added)
      right += 1
    }
  }

  private mutating func append(_ cell: Cell, times factor: Double, _ added: (Int32) -> Void) {
    let value = cell.value * factor
    guard !Tolerance.isZero(value) else { return }
    cells.append(Cell(symbol: cell.symbol, value: value))
    added(cell.symbol)
  }
}

/// The limits below which numbers count as zero.
enum Tolerance {
  /// The magnitude below which a coefficient is a rounding error and counts as zero.
  static let coefficient = 1e-8
  /// The smallest magnitude of a coefficient by which a row is divided. A division by a rounding error would
  /// make the row useless.
  static let pivot = 1e-6
  /// The distance within which two steps are equally long in the search for the shortest, in points.
  static let tie = 1e-8
  /// The error up to which a required constraint holds, in points.
  static let points = 1e-6

  static func isZero(_ coefficient: Double) -> Bool { coefficient.magnitude < Self.coefficient }
}
