/// The kinds of symbols. The values of all symbols except externals are at least 0.
enum SymbolKind: Sendable {
  /// The number is not in use.
  case unused
  /// A variable of the application. It can have any value.
  case external
  /// The distance of an inequality from its limit.
  case slack
  /// The error of a constraint that is not required.
  case error
  /// The marker of a required equality. It is always 0, and exists only so that the equation can be changed.
  case dummy
}

/// A system of equations in solved form.
///
/// Each row expresses one symbol, its *basic* symbol, in terms of symbols that are basic in no row. Those
/// have the value 0, so that the value of a basic symbol is the constant of its row.
///
/// It is the tableau of Badros, Borning and Stuckey, "The Cassowary Linear Arithmetic Constraint Solving
/// Algorithm" (ACM TOCHI 8(4), 2001), chapter 3. As in that paper, an external symbol becomes basic as soon
/// as possible: rows of other symbols and rows of costs contain no externals.
///
/// Each distinct priority has one row of costs. The cost of a symbol is the list of its coefficients in these
/// rows, the strongest priority first, and costs are compared lexicographically. Therefore no sum of errors
/// of a weaker priority outweighs an error of a stronger one, which is possible if each constraint has a
/// single weight. The paper's strengths become such lists too.
struct Tableau: Sendable {
  var rows: [SparseRow] = []
  /// The basic symbol of each row, or ``costs`` or ``vacant`` if the row has none.
  var basics: [Int32] = []
  var kinds: [SymbolKind] = []
  /// The row in which each symbol is basic, or ``vacant`` if there is none.
  var rowOfSymbol: [Int32] = []
  /// The rows that contain each symbol that is not basic.
  var columns: [[Int32]] = []
  /// The constraint to which each symbol belongs, or -1 for externals.
  var owners: [Int32] = []
  /// The rows of costs, the strongest priority first.
  var levels: [PriorityLevel] = []
  /// The rows whose basic symbol may have left its bounds since the list was last emptied.
  var unsettled: [Int32] = []
  /// The pivots of the current change, so that they can be undone.
  var journal: [Exchange] = []
  var limits = PivotLimits()
  /// The number of pivots so far. Each adds a rounding error.
  private(set) var pivots = 0

  private var vacantRows: [Int32] = []
  private var vacantSymbols: [Int32] = []
  private var scratch = SparseRow()

  static let vacant: Int32 = -1
  static let costs: Int32 = -2

  /// A symbol that became basic, with the symbol that was basic in its row before.
  struct Exchange: Sendable {
    var entering: Int32
    var leaving: Int32
  }

  // MARK: Symbols

  /// Creates a symbol that no row contains, and returns its number.
  mutating func makeSymbol(_ kind: SymbolKind, owner: Int32 = -1) -> Int32 {
    if let symbol = vacantSymbols.popLast() {
      kinds[Int(symbol)] = kind
      owners[Int(symbol)] = owner
      return symbol
    }
    kinds.append(kind)
    owners.append(owner)
    rowOfSymbol.append(Self.vacant)
    columns.append([])
    return Int32(kinds.count - 1)
  }

  /// Makes a symbol's number available again, and removes coefficients that rounding errors left.
  mutating func release(_ symbol: Int32) {
    let column = columns[Int(symbol)]
    for row in column { _ = rows[Int(row)].take(symbol) }
    columns[Int(symbol)] = []
    kinds[Int(symbol)] = .unused
    vacantSymbols.append(symbol)
  }

  /// Returns the value of a symbol, in points.
  func value(of symbol: Int32) -> Double {
    let row = rowOfSymbol[Int(symbol)]
    return row == Self.vacant ? 0 : rows[Int(row)].constant
  }

  /// Returns a Boolean value that indicates whether the value of a row's basic symbol is out of bounds.
  func isOutOfBounds(_ row: Int) -> Bool {
    let basic = basics[row]
    guard basic >= 0 else { return false }
    switch kinds[Int(basic)] {
    case .slack, .error: return rows[row].constant < -Tolerance.points
    case .dummy: return rows[row].constant.magnitude > Tolerance.points
    case .external, .unused: return false
    }
  }

  /// Returns a Boolean value that indicates whether a symbol can become basic while costs are minimized.
  func isPivotable(_ symbol: Int32) -> Bool {
    switch kinds[Int(symbol)] {
    case .slack, .error: true
    case .external, .dummy, .unused: false
    }
  }

  // MARK: Rows

  /// Adds a row, adds it to the columns of its cells, and returns its index.
  @discardableResult
  mutating func install(_ row: SparseRow, basic: Int32) -> Int {
    let index: Int
    if let vacant = vacantRows.popLast() {
      index = Int(vacant)
      rows[index] = row
      basics[index] = basic
    } else {
      index = rows.count
      rows.append(row)
      basics.append(basic)
    }
    for cell in row.cells { columns[Int(cell.symbol)].append(Int32(index)) }
    if basic >= 0 { rowOfSymbol[Int(basic)] = Int32(index) }
    return index
  }

  /// Removes a row.
  mutating func drop(_ index: Int) {
    for cell in rows[index].cells { unlist(Int32(index), from: cell.symbol) }
    let basic = basics[index]
    if basic >= 0 { rowOfSymbol[Int(basic)] = Self.vacant }
    rows[index] = SparseRow()
    basics[index] = Self.vacant
    vacantRows.append(Int32(index))
  }

  /// Adds a multiple of a symbol to a row.
  mutating func add(_ symbol: Int32, times count: Double, to index: Int) {
    let before = rows[index].cells.count
    rows[index].add(symbol, times: count)
    if rows[index].cells.count > before { columns[Int(symbol)].append(Int32(index)) }
    if rows[index].cells.count < before { unlist(Int32(index), from: symbol) }
  }

  /// Adds a multiple of a row to another one, and removes a symbol from the latter.
  mutating func add(
    _ row: SparseRow, times factor: Double, to index: Int, without gone: Int32 = Tableau.vacant
  ) {
    var old: [Cell] = []
    swap(&old, &rows[index].cells)
    var sum = SparseRow()
    swap(&sum, &scratch)
    sum.become(
      old, without: gone, plus: row.cells, times: factor,
      added: { columns[Int($0)].append(Int32(index)) },
      removed: { unlist(Int32(index), from: $0) })
    swap(&sum.cells, &rows[index].cells)
    rows[index].constant += factor * row.constant
    sum.cells = old
    swap(&sum, &scratch)
  }

  private mutating func unlist(_ row: Int32, from symbol: Int32) {
    guard let place = columns[Int(symbol)].lastIndex(of: row) else { return }
    columns[Int(symbol)].swapAt(place, columns[Int(symbol)].count - 1)
    columns[Int(symbol)].removeLast()
  }

  // MARK: Pivots

  /// Replaces a symbol by a row in each row that contains it.
  mutating func substitute(_ symbol: Int32, by row: SparseRow) {
    var column: [Int32] = []
    swap(&column, &columns[Int(symbol)])
    for index in column {
      let coefficient = rows[Int(index)].coefficient(of: symbol)
      add(row, times: coefficient, to: Int(index), without: symbol)
      if isOutOfBounds(Int(index)) { unsettled.append(index) }
    }
  }

  /// Makes a symbol basic in a row, in place of the present one.
  mutating func pivot(_ index: Int, entering: Int32) {
    let leaving = basics[index]
    pivots += 1
    journal.append(Exchange(entering: entering, leaving: leaving))
    unlist(Int32(index), from: entering)
    rows[index].solve(for: entering, basic: leaving)
    columns[Int(leaving)].append(Int32(index))
    rowOfSymbol[Int(leaving)] = Self.vacant
    rowOfSymbol[Int(entering)] = Int32(index)
    basics[index] = entering
    substitute(entering, by: rows[index])
    if isOutOfBounds(index) { unsettled.append(Int32(index)) }
  }

  /// Undoes all pivots since the journal was last emptied.
  mutating func takeBackPivots() {
    while let exchange = journal.popLast() {
      pivot(Int(rowOfSymbol[Int(exchange.entering)]), entering: exchange.leaving)
      journal.removeLast()
    }
    unsettled.removeAll()
  }
}
