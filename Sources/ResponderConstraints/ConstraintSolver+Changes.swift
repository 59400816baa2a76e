extension ConstraintSolver {
  /// Changes a constraint's constant and solves, without taking it out: it costs as much as what depends
  /// on the constant.
  ///
  /// - Throws: ``ConstraintError/conflict(_:)`` if it is required and cannot hold so; it then keeps its
  ///   constant.
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

  /// Changes a constraint's constant and priority and solves. The weaker of the two priorities counts on the
  /// way, so that an old constant is never stronger than it was, nor a new one than it will be.
  ///
  /// - Throws: ``ConstraintError/conflict(_:)`` if it is to be required and cannot hold so.
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

  /// Changes a constraint's priority and solves. From required to not and back is allowed too.
  ///
  /// - Throws: ``ConstraintError/conflict(_:)`` if it is to be required and cannot hold; it then keeps its
  ///   priority.
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

  /// Lets a variable be pulled to values that are suggested, from its present one on (the paper's edit
  /// constraints).
  ///
  /// - Parameter priority: How strongly; below required.
  package mutating func beginEditing(
    _ variable: ConstraintVariable, priority: Float
  ) throws(ConstraintError) {
    guard priority < LinearConstraint.required else { throw .priorityOutOfRange(priority) }
    try endEditing(variable)
    edits[variable] = try add(
      LinearConstraint(
        [LinearTerm(variable)], .equal, value(of: variable), priority: priority))
  }

  /// Pulls an edited variable to a value, in points.
  package mutating func suggest(
    _ value: Double, for variable: ConstraintVariable
  ) throws(ConstraintError) {
    guard let edit = edits[variable] else {
      preconditionFailure("a value is suggested for a variable that is not edited")
    }
    try setConstant(value, of: edit)
  }

  /// Lets an edited variable go where the constraints have it.
  package mutating func endEditing(_ variable: ConstraintVariable) throws(ConstraintError) {
    guard let edit = edits.removeValue(forKey: variable) else { return }
    try remove(edit)
  }
}

extension SparseRow {
  /// Adds a row some times.
  mutating func add(_ row: SparseRow, times factor: Double) {
    let old = cells
    become(
      old, without: Tableau.vacant, plus: row.cells, times: factor, added: { _ in },
      removed: { _ in })
    constant += factor * row.constant
  }
}

extension Tableau {
  /// Changes the constant of the equation that a symbol marks: the symbol stands for that much more than
  /// before.
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
