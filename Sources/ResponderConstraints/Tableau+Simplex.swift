/// The limits of the number of pivots of a change.
struct PivotLimits: Sendable {
  /// The number of pivots after which Bland's rule chooses.
  ///
  /// Bland's rule cannot cycle, but it is slower. It also ignores the magnitude of the divisor, which is less
  /// exact for large systems.
  var pivotsBeforeBland = 200
  /// The largest number of pivots. More of them mean that rounding errors make the algorithm cycle all the
  /// same.
  var mostPivots = 20_000
}

/// The number of pivots of a change.
struct PivotCount {
  let limits: PivotLimits
  private(set) var value = 0

  init(_ limits: PivotLimits) { self.limits = limits }

  /// A Boolean value that indicates whether the symbol with the lowest number is chosen.
  var usesBland: Bool { value >= limits.pivotsBeforeBland }

  mutating func add() throws(ConstraintError) {
    value += 1
    if value > limits.mostPivots { throw .tooManyPivots(value) }
  }
}

extension Tableau {
  /// Minimizes the costs, with all symbols within their bounds.
  ///
  /// - Returns: A row that cannot hold, or `nil` if all rows hold.
  mutating func settle() throws(ConstraintError) -> Int? {
    var count = PivotCount(limits)
    repeat {
      if let row = try restoreBounds(&count) { return row }
      try lowerCosts(&count)
    } while !unsettled.isEmpty
    return nil
  }

  // MARK: Primal

  /// Minimizes the costs with the simplex algorithm of the paper's chapter 3.3: symbols with a negative cost
  /// become basic until there is none.
  mutating func lowerCosts(_ count: inout PivotCount) throws(ConstraintError) {
    while let entering = enteringSymbol(bland: count.usesBland) {
      // Costs cannot become negative, so that there is always a row that limits the symbol.
      guard let row = leavingRow(for: entering, bland: count.usesBland) else {
        throw .tooManyPivots(count.value)
      }
      try count.add()
      pivot(row, entering: entering)
    }
  }

  /// Returns the symbol with the lowest cost at the strongest priority that has a negative one, or `nil` if
  /// there is none.
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

  /// Returns the row whose basic symbol is the first to become 0 if a symbol increases, or `nil` if there is
  /// none.
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

  /// Returns the increase of a symbol at which a row's basic symbol becomes 0, or `nil` if the row does not
  /// limit it.
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

  /// Brings all basic symbols within their bounds with the dual simplex algorithm of the paper's chapter 3.5.
  ///
  /// A symbol that is out of bounds leaves its row for the symbol with the smallest increase of the costs.
  ///
  /// - Returns: A row that cannot hold, or `nil` if there is none.
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

  /// Returns a Boolean value that indicates whether the first symbol costs less for each point of the row, or
  /// `nil` if both cost the same.
  private func compareCosts(_ first: Cell, _ second: Cell) -> Bool? {
    for level in levels.indices {
      let one = cost(of: first.symbol, level: level) / first.value.magnitude
      let two = cost(of: second.symbol, level: level) / second.value.magnitude
      if (one - two).magnitude > Tolerance.coefficient { return one < two }
    }
    return nil
  }
}
