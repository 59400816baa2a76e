/// A table of compared weights for people.
struct WeightTable {
  /// The lines of the table, without line breaks.
  let lines: [String]

  /// Creates a table in the order of the weights.
  init(_ compared: [ComparedWeight]) {
    let basis = compared.contains { $0.basis == .mergeBase } ? "merge base" : "stored"
    let rows =
      [["program", "figure", "measured", basis, "difference"]]
      + compared.map { weight in
        [
          weight.name.program, weight.name.figure,
          weight.measured.map(ComparedWeight.grouped) ?? "-",
          weight.expected.map(ComparedWeight.grouped) ?? "-", weight.difference,
        ]
      }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    lines = rows.map { row in
      let cells = row.enumerated().map { column, cell in
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        return column < 2 ? cell + padding : padding + cell
      }
      return cells.joined(separator: "  ")
    }
  }
}
