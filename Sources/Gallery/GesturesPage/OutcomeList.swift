import Widgets

/// A list of all recognizers with their results in the last attempt.
final class OutcomeList: Card {
  private let content = FadingScroller(ground: .secondarySystemGroupedBackground)
  private var rows: [OutcomeRow] = []
  /// The name of the recognizer that recognised last in this attempt.
  private var winner: String?

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
    addSubview(content)
  }

  /// Sets the recognizers of the list.
  func show(_ watched: [GestureCanvas.Watched]) {
    rows = watched.map { OutcomeRow(name: $0.name, recognizer: $0.recognizer) }
    for row in rows { content.scroller.addSubview(row) }
  }

  /// Removes the results of the previous attempt when the first touch goes down.
  func beginAttempt() {
    winner = nil
    for row in rows { row.outcome = .idle }
  }

  /// Returns the result of the recognizer with a name.
  func outcome(of name: String) -> Outcome? { rows.first { $0.name == name }?.outcome }

  /// Shows that a recognizer has sent its action.
  func recognized(_ recognizer: GestureRecognizer) {
    guard let row = rows.first(where: { $0.recognizer === recognizer }) else { return }
    row.outcome = .recognized(recognizer.state)
    if !(recognizer is HoverGestureRecognizer) { winner = row.name }
  }

  /// Reads the states of all recognizers.
  func look() {
    for row in rows {
      switch (row.recognizer.state, row.outcome) {
      case (.failed, .idle), (.failed, .possible):
        row.outcome = winner.map { .prevented(by: $0) } ?? .failed
      case (.possible, .possible) where row.recognizer.numberOfTouches == 0:
        // The attempt is over, and its result has not been shown.
        if (row.recognizer as? TapGestureRecognizer)?.isAwaitingFurtherTouches != true {
          row.outcome = winner.map { .prevented(by: $0) } ?? .failed
        }
      case (.possible, .idle) where row.recognizer.numberOfTouches > 0: row.outcome = .possible
      default: break
      }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    content.layoutIfNeeded()
    let height = OutcomeRow.height
    let columns = bounds.width >= Spacing.scaled(400) ? 2 : 1
    let width = (bounds.width - Spacing.medium * 2) / Double(columns)
    let perColumn = (rows.count + columns - 1) / columns
    for (index, row) in rows.enumerated() {
      row.frame = Rect(
        x: Spacing.medium + Double(index / perColumn) * width,
        y: Spacing.small + Double(index % perColumn) * height, width: width, height: height)
    }
    mirror(rows)
    content.contentDidChange(
      to: Size(
        width: content.bounds.width, height: Double(perColumn) * height + Spacing.small * 2))
  }
}
