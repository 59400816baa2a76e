import ResponderConstraints

/// A simple and slow solver for comparison. It solves one linear program per priority with the dense simplex
/// algorithm in two phases. Its variables are numbered. It shares no code with the tested solver.
struct ReferenceSolver {
  /// The equations, each with the coefficients of all columns. There are two columns per variable, and
  /// further columns per constraint.
  private var rows: [[Double]] = []
  private var sides: [Double] = []
  private var columns: Int
  /// The columns of the errors of each priority.
  private var errors: [Float: [Int]] = [:]

  /// Creates a solver for constraints. A function numbers their variables.
  init(
    _ constraints: [LinearConstraint], variables: Int,
    number: (ConstraintVariable) -> Int
  ) {
    columns = 2 * variables
    for constraint in constraints {
      var row: [Int: Double] = [:]
      for term in constraint.terms {
        row[2 * number(term.variable), default: 0] += term.coefficient
        row[2 * number(term.variable) + 1, default: 0] -= term.coefficient
      }
      if constraint.relation != .equal {
        row[columns] = constraint.relation == .lessThanOrEqual ? 1 : -1
        columns += 1
      }
      if !constraint.isRequired {
        row[columns] = 1
        row[columns + 1] = -1
        errors[constraint.priority, default: []] += [columns, columns + 1]
        columns += 2
      }
      append(row, side: constraint.constant)
    }
  }

  private mutating func append(_ row: [Int: Double], side: Double) {
    var dense = [Double](repeating: 0, count: columns)
    for (column, value) in row { dense[column] = value }
    rows.append(dense)
    sides.append(side)
  }

  /// Returns the minimum sum of errors at each priority, subject to the minimum sums of the higher
  /// priorities. If the required constraints are not feasible, returns `nil`. Afterwards, only the optimal
  /// solutions are feasible.
  mutating func errorSums() -> [Float: Double]? {
    var sums: [Float: Double] = [:]
    guard minimum(of: [:]) != nil else { return nil }
    for (priority, errors) in errors.sorted(by: { $0.key > $1.key }) {
      let cost = Dictionary(uniqueKeysWithValues: errors.map { ($0, 1.0) })
      guard let sum = minimum(of: cost) else { return nil }
      sums[priority] = sum
      var row = cost
      row[columns] = 1
      columns += 1
      append(row, side: sum)
    }
    return sums
  }

  /// Returns a Boolean value that indicates whether a variable can have only one value in the current
  /// solutions.
  func isDetermined(_ variable: Int) -> Bool {
    guard let least = minimum(of: [2 * variable: 1, 2 * variable + 1: -1]),
      let opposite = minimum(of: [2 * variable: -1, 2 * variable + 1: 1])
    else { return false }
    return (least + opposite).magnitude < 1e-5
  }

  /// Returns the minimum of a weighted sum of columns. If there is no solution, returns `nil`. If the sum has
  /// no lower bound, returns -∞.
  func minimum(of cost: [Int: Double]) -> Double? {
    var program = DenseProgram(rows: rows, sides: sides, columns: columns)
    guard program.findSolution() else { return nil }
    var dense = [Double](repeating: 0, count: columns)
    for (column, value) in cost { dense[column] = value }
    return program.minimize(dense, columns: columns)
  }
}

/// A linear program in dense form. It uses Bland's rule alone, so that it terminates.
private struct DenseProgram {
  /// The rows. The last element of each is the right-hand side of its equation.
  private var table: [[Double]]
  private var basis: [Int]
  private let columns: Int

  init(rows: [[Double]], sides: [Double], columns: Int) {
    self.columns = columns
    table = []
    basis = []
    for (index, row) in rows.enumerated() {
      var dense = row + [Double](repeating: 0, count: columns - row.count + rows.count)
      dense.append(sides[index])
      if sides[index] < 0 { dense = dense.map { -$0 } }
      dense[columns + index] = 1
      table.append(dense)
      basis.append(columns + index)
    }
  }

  /// Performs the first phase, which makes the artificial columns 0. Returns a Boolean value that indicates
  /// whether there is a solution.
  mutating func findSolution() -> Bool {
    let cost = (0..<columns + table.count).map { $0 < columns ? 0.0 : 1.0 }
    guard minimize(cost, columns: columns) < 1e-6 else { return false }
    for row in table.indices where basis[row] >= columns {
      if let column = (0..<columns).first(where: { abs(table[row][$0]) > 1e-7 }) {
        pivot(row, column)
      }
    }
    return true
  }

  mutating func minimize(_ cost: [Double], columns: Int) -> Double {
    while true {
      let entering = (0..<columns).first { reducedCost($0, cost) < -1e-9 }
      guard let entering else { break }
      var best: (ratio: Double, row: Int)?
      for row in table.indices where table[row][entering] > 1e-9 {
        let ratio = (table[row].last ?? 0) / table[row][entering]
        let isTie = best.map { abs(ratio - $0.ratio) < 1e-11 } ?? false
        if isTie, let tied = best, basis[row] < basis[tied.row] { best = (ratio, row) }
        if !isTie, ratio < best?.ratio ?? .infinity { best = (ratio, row) }
      }
      guard let best else { return -.infinity }
      pivot(best.row, entering)
    }
    return table.indices.reduce(0) { $0 + price(basis[$1], cost) * (table[$1].last ?? 0) }
  }

  private func price(_ column: Int, _ cost: [Double]) -> Double {
    column < cost.count ? cost[column] : 0
  }

  private func reducedCost(_ column: Int, _ cost: [Double]) -> Double {
    table.indices.reduce(price(column, cost)) {
      $0 - price(basis[$1], cost) * table[$1][column]
    }
  }

  private mutating func pivot(_ row: Int, _ column: Int) {
    let divisor = table[row][column]
    for index in table[row].indices { table[row][index] /= divisor }
    for other in table.indices where other != row && table[other][column] != 0 {
      let factor = table[other][column]
      for index in table[other].indices { table[other][index] -= factor * table[row][index] }
    }
    basis[row] = column
  }
}
