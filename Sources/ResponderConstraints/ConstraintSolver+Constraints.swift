extension ConstraintSolver {
  /// Adds a constraint and solves.
  ///
  /// - Throws: ``ConstraintError/conflict(_:)`` if the constraint is required and cannot hold together with
  ///   the required constraints of the solver, which then does not change. The new constraint is the one in
  ///   the list for which ``holds(_:)`` returns `false`.
  @discardableResult
  package mutating func add(
    _ constraint: LinearConstraint
  ) throws(ConstraintError) -> ConstraintID {
    try check(constraint)
    let index = makeRecord(constraint)
    do {
      try insert(index)
    } catch {
      forget(index)
      throw error
    }
    return id(index)
  }

  /// Removes a constraint and solves.
  package mutating func remove(_ id: ConstraintID) throws(ConstraintError) {
    _ = record(id)
    extract(id.index)
    forget(id.index)
    _ = try tableau.settle()
  }

  // MARK: The tableau

  /// Adds a constraint of the records to the tableau, and solves. If that fails, the tableau does not contain
  /// it.
  mutating func insert(_ index: Int32) throws(ConstraintError) {
    tableau.journal.removeAll(keepingCapacity: true)
    let record = makeSymbols(of: index)
    install(record)
    if record.error != nil {
      tableau.addCosts(record.costs, priority: record.constraint.priority)
    }
    var failure: ConstraintError?
    do {
      if let row = try tableau.settle() { failure = conflict(in: row) }
    } catch {
      failure = error
    }
    guard let failure else { return }
    tableau.takeBackPivots()
    extract(index)
    throw failure
  }

  /// Adds a constraint's equation in terms of symbols that are not basic, and makes one of its symbols basic.
  private mutating func install(_ record: ConstraintRecord) {
    var row = equation(of: record)
    if let external = cheapestExternal(in: row) {
      row.solve(for: external, basic: record.marker)
      tableau.install(row, basic: external)
      tableau.substitute(external, by: row)
    } else if let error = record.error, row.constant < 0 {
      row.solve(for: error, basic: record.marker)
      tableau.install(row, basic: error)
    } else {
      let index = tableau.install(row, basic: record.marker)
      if tableau.isOutOfBounds(index) { tableau.unsettled.append(Int32(index)) }
    }
  }

  /// Returns a constraint's marker in terms of symbols that are not basic.
  private func equation(of record: ConstraintRecord) -> SparseRow {
    var row = SparseRow()
    row.constant = -record.direction * record.constraint.constant
    for term in record.constraint.terms {
      let factor = record.direction * term.coefficient
      let basicRow = tableau.rowOfSymbol[Int(term.variable.symbol)]
      if basicRow == Tableau.vacant {
        row.add(term.variable.symbol, times: factor)
      } else {
        row.add(tableau.rows[Int(basicRow)], times: factor)
      }
    }
    if let error = record.error { row.add(error, times: 1) }
    return row
  }

  /// Returns the variable of a row that the fewest other rows contain, or `nil` if the row has no variable.
  private func cheapestExternal(in row: SparseRow) -> Int32? {
    var best: Int32?
    var fewest = Int.max
    for cell in row.cells where tableau.kinds[Int(cell.symbol)] == .external {
      let count = tableau.columns[Int(cell.symbol)].count
      guard count < fewest else { continue }
      best = cell.symbol
      fewest = count
    }
    return best
  }

  /// Removes a constraint from the tableau without solving, as the paper's chapter 3.4 does: its marker
  /// becomes basic, and its row is removed.
  mutating func extract(_ index: Int32) {
    let record = records[Int(index)]
    tableau.journal.removeAll(keepingCapacity: true)
    if record.error != nil {
      tableau.removeCosts(record.costs, priority: record.constraint.priority)
    }
    if tableau.rowOfSymbol[Int(record.marker)] == Tableau.vacant,
      let row = tableau.rowToFree(record.marker)
    {
      tableau.pivot(row, entering: record.marker)
    }
    let row = tableau.rowOfSymbol[Int(record.marker)]
    if row != Tableau.vacant { tableau.drop(Int(row)) }
    tableau.release(record.marker)
    if let error = record.error { tableau.release(error) }
    records[Int(index)].marker = Tableau.vacant
    records[Int(index)].error = nil
  }

  // MARK: Records

  private mutating func makeRecord(_ constraint: LinearConstraint) -> Int32 {
    for term in constraint.terms { uses[Int(term.variable.symbol)] += 1 }
    guard let index = vacantRecords.popLast() else {
      records.append(ConstraintRecord(constraint: constraint))
      return Int32(records.count - 1)
    }
    let generation = records[Int(index)].generation
    records[Int(index)] = ConstraintRecord(constraint: constraint, generation: generation)
    return index
  }

  /// Makes the index of a constraint available again.
  mutating func forget(_ index: Int32) {
    for term in records[Int(index)].constraint.terms { uses[Int(term.variable.symbol)] -= 1 }
    records[Int(index)].isUsed = false
    records[Int(index)].generation += 1
    vacantRecords.append(index)
  }

  private mutating func makeSymbols(of index: Int32) -> ConstraintRecord {
    var record = records[Int(index)]
    record.marker = tableau.makeSymbol(record.markerKind, owner: index)
    record.error =
      record.constraint.isRequired ? nil : tableau.makeSymbol(.error, owner: index)
    records[Int(index)] = record
    return record
  }
}

extension Tableau {
  /// Returns the row in which a symbol can become basic without another symbol leaving its bounds, or `nil`
  /// if no row contains it.
  func rowToFree(_ symbol: Int32) -> Int? {
    if let row = leavingRow(for: symbol, bland: false) { return row }
    var external: Int?
    var largest = 0.0
    var best: Int?
    var least = Double.infinity
    for row in columns[Int(symbol)] {
      let index = Int(row)
      guard basics[index] >= 0 else { continue }
      if kinds[Int(basics[index])] == .external {
        let size = rows[index].coefficient(of: symbol).magnitude
        if size > largest {
          external = index
          largest = size
        }
        continue
      }
      let coefficient = rows[index].coefficient(of: symbol)
      guard coefficient > Tolerance.pivot else { continue }
      let step = max(0, rows[index].constant) / coefficient
      if step < least {
        best = index
        least = step
      }
    }
    return best ?? external
  }
}
