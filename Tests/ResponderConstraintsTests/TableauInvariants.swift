@testable import ResponderConstraints

extension ConstraintSolver {
  /// The faults of the tableau, which is an empty array if it has none.
  var faults: [String] { tableau.faults }
}

extension Tableau {
  fileprivate var faults: [String] {
    var faults: [String] = []
    for index in rows.indices {
      let symbols = rows[index].cells.map(\.symbol)
      if symbols != Set(symbols).sorted() { faults.append("row \(index) is not in order") }
      for symbol in symbols {
        if columns[Int(symbol)].filter({ $0 == index }).count != 1 {
          faults.append("row \(index) is not listed once for \(symbol)")
        }
        if rowOfSymbol[Int(symbol)] != Self.vacant { faults.append("\(symbol) is basic twice") }
        if kinds[Int(symbol)] == .unused { faults.append("\(symbol) is unused, yet in a row") }
        if kinds[Int(symbol)] == .external, !isRowOfExternal(index) {
          faults.append("row \(index) holds a variable but is not one's")
        }
      }
      if isOutOfBounds(index) { faults.append("row \(index) is out of bounds") }
    }
    for symbol in columns.indices {
      for row in columns[symbol] where rows[Int(row)].coefficient(of: Int32(symbol)) == 0 {
        faults.append("row \(row) is listed for \(symbol), which is not in it")
      }
      let row = rowOfSymbol[symbol]
      if row != Self.vacant, basics[Int(row)] != symbol { faults.append("\(symbol) has no row") }
    }
    if let symbol = enteringSymbol(bland: true) { faults.append("\(symbol) could cost less") }
    return faults
  }

  private func isRowOfExternal(_ row: Int) -> Bool {
    basics[row] >= 0 && kinds[Int(basics[row])] == .external
  }
}
