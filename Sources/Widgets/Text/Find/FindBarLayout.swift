/// Where the parts of a ``FindBar`` are in a width.
///
/// Where the fields would be too narrow to be read, buttons go to rows of their own below them.
@MainActor struct FindBarLayout {
  /// How narrow a field may become beside buttons, in points.
  static let narrowestField = 110.0
  private static let buttonWidth = 40.0
  /// The button with two letters is a little wider.
  private static let caseWidth = 44.0

  /// How many rows there are.
  private(set) var rows = 1
  /// Whether the buttons of what is looked for are below its field.
  private(set) var isFolded = false
  private(set) var searchField = Rect.zero
  private(set) var closeButton = Rect.zero
  private(set) var searchButtons: [Rect] = []
  /// Where the number of results is; nil where there is no room for it.
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
    // There is room for a usual count, so that the bar keeps its height while results are counted.
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
    // In a very narrow bar the buttons matter more than the count.
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
    // Where it is very narrow both share the width.
    let scale = min(1, max(0, right - 2 * gap) / (sum - gap))
    let (one, all) = (widths[0] * scale, widths[1] * scale)
    replaceAllButton = Rect(x: right - all, y: y, width: all, height: height)
    replaceButton = Rect(x: right - all - gap - one, y: y, width: one, height: height)
  }

  /// Places the buttons before an edge, narrower where they would not fit. Gives where they begin.
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
