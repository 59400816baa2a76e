import WindowResponder

/// The animation of rows after others were shown or hidden among them.
@MainActor struct RowSlide {
  /// The duration, in seconds.
  static let duration = 0.22

  private let before: [Int: Double]
  private let countBefore: Int
  /// The row whose children are shown or hidden.
  private let parent: Int
  private let isAnimated: Bool

  /// Stores the positions of the rows, before rows are shown or hidden below `parent`.
  init(_ table: ColumnView, below parent: Int) {
    self.parent = parent
    countBefore = table.placeCount
    isAnimated =
      table.window != nil && View.areAnimationsEnabled && !table.prefersLittleMotion
    before =
      isAnimated
      ? Dictionary(table.rows.views.map { ($0.row, $0.frame.minY) }) { first, _ in first } : [:]
  }

  /// Animates rows from their former frames, and new ones from above.
  func play(in table: ColumnView) {
    guard isAnimated else { return }
    table.layoutIfNeeded()
    let added = table.placeCount - countBefore
    guard added != 0, let parentPlace = table.place(ofRow: parent) else { return }
    let start = table.rect(ofPlace: parentPlace).minY
    var ways: [(view: ColumnRowView, end: Rect)] = []
    View.performWithoutAnimation {
      for view in table.rows.views where view.position > parentPlace {
        let end = view.frame
        var from = end
        if let y = before[view.row] {
          from.origin.y = y
        } else if added > 0, view.position <= parentPlace + added {
          // New rows appear from under their parent, the lowest from the furthest up.
          from.origin.y = max(start, end.minY - min(Double(added), 6) * end.height)
          view.alpha = 0
        } else {
          from.origin.y = end.minY - Double(added) * end.height
        }
        view.frame = from
        ways.append((view, end))
      }
    }
    View.animate(withDuration: Self.duration) {
      for way in ways {
        way.view.frame = way.end
        way.view.alpha = 1
      }
    }
  }
}
