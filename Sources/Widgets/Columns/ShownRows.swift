/// The views of the rows in sight.
@MainActor struct ShownRows {
  /// The views, from top to bottom. Views that are in use outside of the visible area are at the end.
  var views: [ColumnRowView] = []
  /// The views that are no longer visible, for reuse.
  var waiting: [ColumnRowView] = []
  /// The positions of the visible rows.
  var range = 0..<0
  /// A Boolean value that indicates whether rows must be laid out although the same positions are visible.
  var isDirty = true
  /// A Boolean value that indicates whether the initial scroll position has been set in a right-to-left
  /// layout.
  var hasBeenPlaced = false

  nonisolated init() {}
}
