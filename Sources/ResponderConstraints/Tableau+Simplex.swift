/// How many pivots one change may take.
struct PivotLimits: Sendable {
  /// After so many the choice is by Bland's rule, which cannot go around in circles but is slower, and
  /// chooses without a look at the size of what it divides by: for large systems that is less exact.
  var pivotsBeforeBland = 200
  /// More are a sign that rounding errors make it go around in circles all the same.
  var mostPivots = 20_000
}

/// Counts the pivots of one change.
struct PivotCount {
  let limits: PivotLimits
  private(set) var value = 0

  init(_ limits: PivotLimits) { self.limits = limits }

  /// Whether the symbol with the lowest number is to be chosen.
  var usesBland: Bool { value >= limits.pivotsBeforeBland }

  mutating func add() throws(ConstraintError) {
    value += 1
    if value > limits.mostPivots { throw .tooManyPivots(value) }
  }
}

extension Tableau {
  /// Makes costs as small as they can be, and all symbols what they may be.
  ///
  /// - Returns: A row that cannot be met, or nil if all can.
  mutating func settle() throws(ConstraintError) -> Int? {
    var count = PivotCount(limits)
    repeat {
      if let row = try restoreBounds(&count) { return row }
      try lowerCosts(&count)
    } while !unsettled.isEmpty
    return nil
  }

  // MARK: Primal

  /// The simplex algorithm (the paper's chapter 3.3): as long as a symbol with negative cost exists it
  /// becomes basic.
  mutating func lowerCosts(_ count: inout PivotCount) throws(ConstraintError) {
    while let entering = enteringSymbol(bland: count.usesBland) {
      // No cost goes below 0, so that something is always in the way.
      guard let row = leavingRow(for: entering, bland: count.usesBland) else {
        throw .tooManyPivots(count.value)
      }
      try count.add()
      pivot(row, entering: entering)
    }
  }

  /// The symbol that costs least at the strongest priority where one is below 0.
  func enteringSymbol(bland: Bool) -> Int32? {
    for level in levels.indices {
      var best: Cell?
      for cell in rows[levels[level].row].cells {
        guard cell.value < -Tolerance.coefficient, cell.value < best?.value ?? 0,
          isPivotable(cell.symbol), isFree(cell.symbol, above: level)
        else { continue }
        if bland { return cell.symbol }
        best = cell
      }
      if let best { return best.symbol }
    }
    return nil
  }

  /// The row whose basic symbol is the first to come to 0 when a symbol grows.
  func leavingRow(for entering: Int32, bland: Bool) -> Int? {
    var best: Int?
    var least = Double.infinity
    var size = 0.0
    for row in columns[Int(entering)] {
      let index = Int(row)
      let coefficient = rows[index].coefficient(of: entering)
      guard let step = step(of: index, coefficient: coefficient) else { continue }
      let isTie = (step - least).magnitude < Tolerance.tie
      let isBetter: Bool
      if isTie, let best {
        isBetter = bland ? basics[index] < basics[best] : coefficient.magnitude > size
      } else {
        isBetter = step < least
      }
      guard isBetter else { continue }
      best = index
      least = step
      size = coefficient.magnitude
    }
    return best
  }

  /// How far a symbol can grow before a row's basic symbol is at 0; nil if the row lets it grow.
  private func step(of row: Int, coefficient: Double) -> Double? {
    let basic = basics[row]
    guard basic >= 0, coefficient.magnitude > Tolerance.pivot else { return nil }
    switch kinds[Int(basic)] {
    case .slack, .error: return coefficient < 0 ? max(0, rows[row].constant) / -coefficient : nil
    case .dummy: return 0
    case .external, .unused: return nil
    }
  }

  // MARK: Dual

  /// The dual simplex algorithm (the paper's chapter 3.5): as long as a basic symbol is out of bounds
  /// another takes its row, the one by which costs rise least.
  ///
  /// - Returns: A row that cannot be met, or nil.
  mutating func restoreBounds(_ count: inout PivotCount) throws(ConstraintError) -> Int? {
    while let row = nextUnsettled(bland: count.usesBland) {
      guard let entering = enteringSymbol(into: row, bland: count.usesBland) else { return row }
      try count.add()
      pivot(row, entering: entering)
    }
    return nil
  }

  private mutating func nextUnsettled(bland: Bool) -> Int? {
    if bland {
      unsettled = unsettled.filter { isOutOfBounds(Int($0)) }
      return unsettled.min { basics[Int($0)] < basics[Int($1)] }.map(Int.init)
    }
    while let row = unsettled.last {
      if isOutOfBounds(Int(row)) { return Int(row) }
      unsettled.removeLast()
    }
    return nil
  }

  private func enteringSymbol(into row: Int, bland: Bool) -> Int32? {
    let sign = rows[row].constant < 0 ? 1.0 : -1.0
    var best: Cell?
    for cell in rows[row].cells
    where cell.value * sign > Tolerance.pivot && isPivotable(cell.symbol) {
      guard let other = best else {
        best = cell
        continue
      }
      switch compareCosts(cell, other) {
      case let order? where order: best = cell
      case nil where !bland && cell.value.magnitude > other.value.magnitude: best = cell
      default: break
      }
    }
    return best?.symbol
  }

  /// Whether the first costs less for each point that the row gains; nil if both cost the same.
  private func compareCosts(_ first: Cell, _ second: Cell) -> Bool? {
    for level in levels.indices {
      let one = cost(of: first.symbol, level: level) / first.value.magnitude
      let two = cost(of: second.symbol, level: level) / second.value.magnitude
      if (one - two).magnitude > Tolerance.coefficient { return one < two }
    }
    return nil
  }
}
