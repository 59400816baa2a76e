extension ConstraintSolver {
  /// Changes a constraint's constant and solves, without removing the constraint.
  ///
  /// The time depends on the number of variables that depend on the constant.
  ///
  /// - Throws: ``ConstraintError/conflict(_:)`` if the constraint is required and cannot hold. It then keeps
  ///   its constant.
  package mutating func setConstant(
    _ constant: Double, of id: ConstraintID
  ) throws(ConstraintError) {
    let record = record(id)
    try check(constant: constant)
    let change = -record.direction * (constant - record.constraint.constant)
    guard change != 0 else { return }
    tableau.journal.removeAll(keepingCapacity: true)
    tableau.shift(record.marker, by: change)
    var failure: ConstraintError?
    do {
      if let row = try tableau.settle() { failure = conflict(in: row) }
    } catch {
      failure = error
    }
    if let failure {
      tableau.takeBackPivots()
      tableau.shift(record.marker, by: -change)
      tableau.unsettled.removeAll()
      throw failure
    }
    records[Int(id.index)].constraint.constant = constant
  }

  /// Changes a constraint's constant and priority and solves.
  ///
  /// In between, the constraint has the weaker of the two priorities. So the old constant is never stronger
  /// than it was, and the new one never stronger than it will be.
  ///
  /// - Throws: ``ConstraintError/conflict(_:)`` if the new priority is required and the constraint cannot
  ///   hold.
  package mutating func set(
    _ constant: Double, _ priority: Float, of id: ConstraintID
  ) throws(ConstraintError) {
    if priority > constraint(id).priority {
      try setConstant(constant, of: id)
      try setPriority(priority, of: id)
    } else {
      try setPriority(priority, of: id)
      try setConstant(constant, of: id)
    }
  }

  /// Changes a constraint's priority and solves. The constraint can become required, or no longer be
  /// required.
  ///
  /// - Throws: ``ConstraintError/conflict(_:)`` if the new priority is required and the constraint cannot
  ///   hold. It then keeps its priority.
  package mutating func setPriority(
    _ priority: Float, of id: ConstraintID
  ) throws(ConstraintError) {
    let record = record(id)
    try check(priority: priority)
    let old = record.constraint.priority
    guard priority != old else { return }
    if priority < LinearConstraint.required, !record.constraint.isRequired {
      tableau.journal.removeAll(keepingCapacity: true)
      tableau.removeCosts(record.costs, priority: old)
      tableau.addCosts(record.costs, priority: priority)
      records[Int(id.index)].constraint.priority = priority
      _ = try tableau.settle()
      return
    }
    extract(id.index)
    records[Int(id.index)].constraint.priority = priority
    do {
      _ = try tableau.settle()
      try insert(id.index)
    } catch {
      records[Int(id.index)].constraint.priority = old
      do throws(ConstraintError) { try insert(id.index) } catch { forget(id.index) }
      throw error
    }
  }

  // MARK: Edit variables

  /// Begins to edit a variable: it follows suggested values, beginning at its present one, with an edit
  /// constraint of the Cassowary algorithm.
  ///
  /// - Parameter priority: The priority of the suggested values, less than required.
  package mutating func beginEditing(
    _ variable: ConstraintVariable, priority: Float
  ) throws(ConstraintError) {
    guard priority < LinearConstraint.required else { throw .priorityOutOfRange(priority) }
    try endEditing(variable)
    edits[variable] = try add(
      LinearConstraint(
        [LinearTerm(variable)], .equal, value(of: variable), priority: priority))
  }

  /// Suggests a value for an edited variable, in points.
  package mutating func suggest(
    _ value: Double, for variable: ConstraintVariable
  ) throws(ConstraintError) {
    guard let edit = edits[variable] else {
      preconditionFailure("a value is suggested for a variable that is not edited")
    }
    try setConstant(value, of: edit)
  }

  /// Ends the editing of a variable. Its value results from the constraints alone.
  package mutating func endEditing(_ variable: ConstraintVariable) throws(ConstraintError) {
    guard let edit = edits.removeValue(forKey: variable) else { return }
    try remove(edit)
  }
}

extension SparseRow {
  /// Adds a multiple of a row.
  mutating func add(_ row: SparseRow, times factor: Double) {
    let old = cells
    become(
      old, without: Tableau.vacant, plus: row.cells, times: factor, added: { _ in },
      removed: { _ in })
    constant += factor * row.constant
  }
}

extension Tableau {
  /// Changes the constant of the equation whose marker is a symbol, so that the symbol increases by the
  /// change.
  mutating func shift(_ marker: Int32, by change: Double) {
    let basicRow = rowOfSymbol[Int(marker)]
    if basicRow != Self.vacant {
      rows[Int(basicRow)].constant += change
      if isOutOfBounds(Int(basicRow)) { unsettled.append(basicRow) }
      return
    }
    for row in columns[Int(marker)] where basics[Int(row)] >= 0 {
      rows[Int(row)].constant -= rows[Int(row)].coefficient(of: marker) * change
      if isOutOfBounds(Int(row)) { unsettled.append(row) }
    }
  }
}
