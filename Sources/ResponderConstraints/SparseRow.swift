/// One symbol's part in a row.
struct Cell: Sendable {
  var symbol: Int32
  var value: Double
}

/// A constant and the symbols that are added to it, each many times. Cells are in the order of their
/// symbols, and none is zero.
struct SparseRow: Sendable {
  var cells: [Cell] = []
  /// In points.
  var constant = 0.0

  /// Where a symbol's cell is or would be.
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

  /// How many times a symbol is in it.
  func coefficient(of symbol: Int32) -> Double {
    let place = place(of: symbol)
    return place < cells.count && cells[place].symbol == symbol ? cells[place].value : 0
  }

  /// Takes a symbol out, and tells how many times it was in it.
  mutating func take(_ symbol: Int32) -> Double {
    let place = place(of: symbol)
    guard place < cells.count, cells[place].symbol == symbol else { return 0 }
    return cells.remove(at: place).value
  }

  /// Adds a symbol some times.
  mutating func add(_ symbol: Int32, times count: Double) {
    let place = place(of: symbol)
    guard place < cells.count, cells[place].symbol == symbol else {
      if !Tolerance.isZero(count) { cells.insert(Cell(symbol: symbol, value: count), at: place) }
      return
    }
    cells[place].value += count
    if Tolerance.isZero(cells[place].value) { cells.remove(at: place) }
  }

  /// Multiplies everything.
  mutating func multiply(by factor: Double) {
    constant *= factor
    for index in cells.indices { cells[index].value *= factor }
  }

  /// Turns `basic = constant + … + a·symbol` into `symbol = (basic − constant − …) / a`.
  mutating func solve(for symbol: Int32, basic: Int32) {
    let inverse = 1 / take(symbol)
    multiply(by: -inverse)
    add(basic, times: inverse)
  }

  /// Puts the sum of a row without one symbol and a multiple of another row into this one, and tells which
  /// symbols the multiple brought in and which it took away.
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

/// What counts as nothing.
enum Tolerance {
  /// A coefficient nearer to 0 is what rounding left of one that went away.
  static let coefficient = 1e-8
  /// A row is not solved for a symbol that is in it less often: dividing by what rounding may have made
  /// spoils the row.
  static let pivot = 1e-6
  /// Places that are nearer to one another are the same when the first is looked for, in points.
  static let tie = 1e-8
  /// A required constraint that is missed by less holds, in points.
  static let points = 1e-6

  static func isZero(_ coefficient: Double) -> Bool { coefficient.magnitude < Self.coefficient }
}
