/// The layout of a ``FindBar`` in a width.
///
/// If fields would be too narrow to read, buttons move to rows below them.
@MainActor struct FindBarLayout {
  /// The minimum width of a field beside buttons, in points.
  static let narrowestField = 110.0
  private static let buttonWidth = 40.0
  /// The width of the button with two letters.
  private static let caseWidth = 44.0

  /// The number of rows.
  private(set) var rows = 1
  /// A Boolean value that indicates whether the search buttons are below the search field.
  private(set) var isFolded = false
  private(set) var searchField = Rect.zero
  private(set) var closeButton = Rect.zero
  private(set) var searchButtons: [Rect] = []
  /// The frame of the number of results, or `nil` if there is no space for it.
  private(set) var count: Rect?
  private(set) var replacementField = Rect.zero
  private(set) var replaceButton = Rect.zero
  private(set) var replaceAllButton = Rect.zero

  private let width: Double

  init(of bar: FindBar, width: Double) {
    self.width = width
    let countWidth = bar.countLabel.sizeThatFits(.zero).width.rounded(.up)
    placeSearch(countWidth, bar.usualCountWidth)
    guard bar.showsReplacement else { return }
    placeReplacement(
      [bar.replaceButton, bar.replaceAllButton].map { $0.sizeThatFits(.zero).width.rounded(.up) })
  }

  private var gap: Double { FindBar.gap }

  private mutating func placeSearch(_ countWidth: Double, _ usualCount: Double) {
    let widths = [Self.caseWidth, Self.buttonWidth, Self.buttonWidth]
    let right = width - gap
    closeButton = button(at: right - Self.buttonWidth, width: Self.buttonWidth, row: 0)
    let beside = closeButton.minX - widths.reduce(0, +)
    // The layout reserves the width of a typical count, so that the bar keeps its height during a search.
    let counted = max(countWidth, usualCount) + gap
    isFolded = beside - 2 * gap - counted < Self.narrowestField
    let room: Double
    if isFolded {
      rows = 2
      searchField = field(row: 0, to: closeButton.minX - gap)
      room = placeButtons(widths, to: right, row: 1)
    } else {
      room = placeButtons(widths, to: closeButton.minX, row: 0)
      searchField = field(row: 0, to: room - gap)
    }
    let left = isFolded ? gap : room - gap - countWidth
    // In a very narrow bar, the buttons have precedence over the count.
    if isFolded, room - 2 * gap < countWidth { return }
    if !isFolded { searchField = field(row: 0, to: left - gap) }
    count = Rect(x: left, y: top(rows - 1), width: countWidth, height: FindBar.rowHeight)
  }

  private mutating func placeReplacement(_ widths: [Double]) {
    let right = width - gap
    let sum = widths.reduce(0, +) + gap
    var row = rows
    rows += 1
    if right - sum - 2 * gap < Self.narrowestField {
      replacementField = field(row: row, to: right)
      row += 1
      rows += 1
    } else {
      replacementField = field(row: row, to: right - sum - gap)
    }
    let (y, height) = (top(row) + gap, FindBar.rowHeight - 2 * gap)
    // In a very narrow bar, both buttons share the width.
    let scale = min(1, max(0, right - 2 * gap) / (sum - gap))
    let (one, all) = (widths[0] * scale, widths[1] * scale)
    replaceAllButton = Rect(x: right - all, y: y, width: all, height: height)
    replaceButton = Rect(x: right - all - gap - one, y: y, width: one, height: height)
  }

  /// Positions buttons before an edge, narrower if they do not fit, and returns their start.
  private mutating func placeButtons(_ widths: [Double], to right: Double, row: Int) -> Double {
    let scale = isFolded ? min(1, max(0, right - gap) / widths.reduce(0, +)) : 1
    let fitted = widths.map { ($0 * scale).rounded(.down) }
    let start = right - fitted.reduce(0, +)
    var x = start
    for width in fitted {
      searchButtons.append(button(at: x, width: width, row: row))
      x += width
    }
    return start
  }

  private func top(_ row: Int) -> Double { Double(row) * FindBar.rowHeight }

  private func button(at x: Double, width: Double, row: Int) -> Rect {
    Rect(x: x, y: top(row) + 2, width: width, height: FindBar.rowHeight - 4)
  }

  private func field(row: Int, to right: Double) -> Rect {
    Rect(
      x: gap, y: top(row) + gap, width: max(0, right - gap),
      height: FindBar.rowHeight - 2 * gap)
  }
}
