import WindowResponder

/// Rows that slide to where they are after something was shown or hidden among them.
@MainActor struct RowSlide {
  /// How long it takes, in seconds.
  static let duration = 0.22

  private let before: [Int: Double]
  private let countBefore: Int
  /// The row that others unfold from.
  private let parent: Int
  private let isAnimated: Bool

  /// Notes where everything is before rows come or go below `parent`.
  init(_ table: ColumnView, below parent: Int) {
    self.parent = parent
    countBefore = table.placeCount
    isAnimated =
      table.window != nil && View.areAnimationsEnabled && !table.prefersLittleMotion
    before =
      isAnimated
      ? Dictionary(table.rows.views.map { ($0.row, $0.frame.minY) }) { first, _ in first } : [:]
  }

  /// Lets rows move from where they were to where they are, and new ones appear from above.
  func play(in table: ColumnView) {
    guard isAnimated else { return }
    table.layoutIfNeeded()
    let added = table.placeCount - countBefore
    guard added != 0, let parentPlace = table.place(ofRow: parent) else { return }
    let start = table.rect(ofPlace: parentPlace).minY
    var ways: [(view: ColumnRowView, end: Rect)] = []
    View.performWithoutAnimation {
      for view in table.rows.views where view.place > parentPlace {
        let end = view.frame
        var from = end
        if let y = before[view.row] {
          from.origin.y = y
        } else if added > 0, view.place <= parentPlace + added {
          // What unfolds comes out from under its parent, the lowest from furthest up.
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
