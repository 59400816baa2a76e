/// The views of the rows in sight.
@MainActor struct ShownRows {
  /// From top to bottom.
  var views: [ColumnRowView] = []
  /// Those that left sight, to be used again.
  var waiting: [ColumnRowView] = []
  /// The places that are in sight.
  var range = 0..<0
  /// Whether rows have to be placed although the same ones are in sight.
  var isDirty = true
  /// Whether the first column has been scrolled to.
  var hasBeenPlaced = false

  nonisolated init() {}
}
