/// What a symbol stands for. All but externals never go below 0.
enum SymbolKind: Sendable {
  /// No symbol has this number now.
  case unused
  /// A variable of the program: it may have any value.
  case external
  /// How far an inequality is from its limit.
  case slack
  /// How far a constraint that is not required is missed.
  case error
  /// The mark of a required equality: always 0, and kept only so that the equation can be changed.
  case dummy
}

/// The equations in solved form: each row says what one symbol, its *basic* one, is in terms of symbols
/// that are basic in no row and have the value 0. So a basic symbol's value is its row's constant.
///
/// It is the tableau of Badros, Borning and Stuckey, "The Cassowary Linear Arithmetic Constraint Solving
/// Algorithm" (ACM TOCHI 8(4), 2001), chapter 3. As there an external symbol is basic as soon as it can be:
/// rows of other symbols, and those of costs, hold no externals.
///
/// Priorities: each distinct priority has one row of costs, and a symbol's cost is the list of its
/// coefficients there, the strongest priority first, compared as words are in a dictionary. No sum of
/// errors of a weaker priority can outweigh anything of a stronger one, as it can with one number a
/// constraint (the paper's strengths become such lists too).
struct Tableau: Sendable {
  var rows: [SparseRow] = []
  /// The basic symbol of each row; ``costs`` or ``vacant`` where it has none.
  var basics: [Int32] = []
  var kinds: [SymbolKind] = []
  /// The row where each symbol is basic; ``vacant`` if none.
  var rowOfSymbol: [Int32] = []
  /// Which rows hold each symbol that is not basic.
  var columns: [[Int32]] = []
  /// The constraint that each symbol belongs to; -1 for externals.
  var owners: [Int32] = []
  /// The rows of costs, the strongest priority first.
  var levels: [PriorityLevel] = []
  /// Rows whose basic symbol may have become what it must not be, since it was last emptied.
  var unsettled: [Int32] = []
  /// The pivots of the change that is under way, so that they can be taken back.
  var journal: [Exchange] = []
  var limits = PivotLimits()
  /// How many pivots there were: each leaves a little of rounding behind.
  private(set) var pivots = 0

  private var vacantRows: [Int32] = []
  private var vacantSymbols: [Int32] = []
  private var scratch = SparseRow()

  static let vacant: Int32 = -1
  static let costs: Int32 = -2

  /// A symbol that became basic and the one that it took the row from.
  struct Exchange: Sendable {
    var entering: Int32
    var leaving: Int32
  }

  // MARK: Symbols

  /// A new symbol, basic in no row and in none.
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

  /// Lets a symbol's number be used again. Whatever rounding left of it goes.
  mutating func release(_ symbol: Int32) {
    let column = columns[Int(symbol)]
    for row in column { _ = rows[Int(row)].take(symbol) }
    columns[Int(symbol)] = []
    kinds[Int(symbol)] = .unused
    vacantSymbols.append(symbol)
  }

  /// The value of a symbol, in points.
  func value(of symbol: Int32) -> Double {
    let row = rowOfSymbol[Int(symbol)]
    return row == Self.vacant ? 0 : rows[Int(row)].constant
  }

  /// Whether a basic symbol may not have the value that its row gives it.
  func isOutOfBounds(_ row: Int) -> Bool {
    let basic = basics[row]
    guard basic >= 0 else { return false }
    switch kinds[Int(basic)] {
    case .slack, .error: return rows[row].constant < -Tolerance.points
    case .dummy: return rows[row].constant.magnitude > Tolerance.points
    case .external, .unused: return false
    }
  }

  /// Whether a symbol that is not basic may become so while costs are made smaller.
  func isPivotable(_ symbol: Int32) -> Bool {
    switch kinds[Int(symbol)] {
    case .slack, .error: true
    case .external, .dummy, .unused: false
    }
  }

  // MARK: Rows

  /// Puts a row in, and lists it in the columns of its cells.
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

  /// Takes a row out.
  mutating func drop(_ index: Int) {
    for cell in rows[index].cells { unlist(Int32(index), from: cell.symbol) }
    let basic = basics[index]
    if basic >= 0 { rowOfSymbol[Int(basic)] = Self.vacant }
    rows[index] = SparseRow()
    basics[index] = Self.vacant
    vacantRows.append(Int32(index))
  }

  /// Adds a symbol to a row some times.
  mutating func add(_ symbol: Int32, times count: Double, to index: Int) {
    let before = rows[index].cells.count
    rows[index].add(symbol, times: count)
    if rows[index].cells.count > before { columns[Int(symbol)].append(Int32(index)) }
    if rows[index].cells.count < before { unlist(Int32(index), from: symbol) }
  }

  /// Adds a row some times to another, which loses one of its symbols.
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

  /// Puts a row in the place of its basic symbol wherever that stands.
  mutating func substitute(_ symbol: Int32, by row: SparseRow) {
    var column: [Int32] = []
    swap(&column, &columns[Int(symbol)])
    for index in column {
      let coefficient = rows[Int(index)].coefficient(of: symbol)
      add(row, times: coefficient, to: Int(index), without: symbol)
      if isOutOfBounds(Int(index)) { unsettled.append(index) }
    }
  }

  /// Makes a symbol basic in a row, and the one that was so not.
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

  /// Takes back all pivots since the journal was last emptied.
  mutating func takeBackPivots() {
    while let exchange = journal.popLast() {
      pivot(Int(rowOfSymbol[Int(exchange.entering)]), entering: exchange.leaving)
      journal.removeLast()
    }
    unsettled.removeAll()
  }
}
