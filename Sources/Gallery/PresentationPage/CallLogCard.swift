import Widgets

/// A card with the calls of the life cycle, the newest first.
final class CallLogCard: Card {
  private let titleLabel = Label()
  private var rows: [(who: Label, what: Label)] = []
  private var calls: [(who: String, what: String)] = []

  /// The number of calls that are kept.
  private static let limit = 40
  /// The height of a row, in points.
  private static var rowHeight: Double { Spacing.scaled(24) }
  /// The width of the column with the receivers, in points.
  private static var nameWidth: Double { Spacing.scaled(78) }

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
    titleLabel.text = "Calls, newest first"
    titleLabel.font = theme.fonts.headline
    addSubview(titleLabel)
  }

  /// Adds a call.
  func add(_ who: String, _ what: String) {
    calls.insert((who, what), at: 0)
    if calls.count > Self.limit { calls.removeLast() }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = contentFrame
    let line = titleLabel.sizeThatFits(Size(width: area.width, height: 0)).height
    titleLabel.frame = Rect(x: area.minX, y: area.minY, width: area.width, height: line)
    let top = area.minY + line + Spacing.small
    let count = max(0, min(calls.count, Int((area.maxY - top) / Self.rowHeight)))
    while rows.count < count { addRow() }
    for (index, row) in rows.enumerated() {
      let isShown = index < count
      row.who.isHidden = !isShown
      row.what.isHidden = !isShown
      guard isShown else { continue }
      row.who.text = calls[index].who
      row.what.text = calls[index].what
      let y = top + Double(index) * Self.rowHeight
      row.who.frame = Rect(x: area.minX, y: y, width: Self.nameWidth, height: Self.rowHeight)
      // Both texts are on one baseline, although their fonts differ.
      let shift = Self.baseline(of: row.who.font) - Self.baseline(of: row.what.font)
      row.what.frame = Rect(
        x: area.minX + Self.nameWidth, y: y + shift.rounded(),
        width: max(0, area.width - Self.nameWidth), height: Self.rowHeight)
      mirror([row.who, row.what])
    }
  }

  /// Returns the distance of the baseline from the top of a row, in points.
  private static func baseline(of font: Font) -> Double {
    (rowHeight - font.lineHeight) / 2 + font.ascender
  }

  private func addRow() {
    let row = (who: Label(), what: Label())
    row.who.font = theme.fonts.caption
    row.who.textColor = .secondaryLabel
    row.what.font = FontMetrics.default.scaledFont(for: .monospacedSystemFont(ofSize: 13))
    addSubview(row.who)
    addSubview(row.what)
    rows.append(row)
  }
}
