import Widgets

/// A table of controls, with a row for each type and a column for each state.
final class StateTable: Card {
  private static let buttons: [ControlKind] = [.filled, .tinted, .gray, .plain, .destructive]

  private static let rowHeight = 44.0
  private static var headHeight: Double { Spacing.scaled(20) }
  /// The width below which cells have short titles and no images, in points.
  private static let roomyCell = 92.0
  /// The width below which a table has no names of rows, in points.
  private static let roomyWidth = 560.0

  private var heads: [Label] = []
  private var rows: [TableRow] = []

  /// The views of one row.
  private struct TableRow {
    let kind: ControlKind
    let name: Label
    let cells: [Control]
  }

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    for _ in PinnedState.allCases {
      let head = Label()
      head.font = .preferredFont(forTextStyle: .caption1)
      head.textColor = .secondaryLabel
      head.textAlignment = .center
      heads.append(head)
      addSubview(head)
    }
    for kind in ControlKind.allCases {
      let name = Label(text: kind.name)
      name.font = .preferredFont(forTextStyle: .subheadline)
      name.textColor = .secondaryLabel
      let cells = PinnedState.allCases.map { kind.makeControl(in: $0) }
      addSubview(name)
      for cell in cells { addSubview(cell) }
      rows.append(TableRow(kind: kind, name: name, cells: cells))
    }
  }

  /// The height of the table, in points.
  var height: Double {
    Spacing.medium * 2 + Self.headHeight + Double(ControlKind.allCases.count) * Self.rowHeight
      + ControlKind.allCases.dropFirst().map { gap(above: $0) }.reduce(0, +)
  }

  /// The width of the names of the rows, in points, which depends on the font.
  private var nameWidth: Double {
    let widest = rows.map(\.name.intrinsicContentSize.width).max() ?? 0
    return max(92, widest.rounded(.up) + Spacing.small)
  }

  /// Returns the distance of a row from the one above. Buttons have a background that fills their row.
  private func gap(above kind: ControlKind) -> Double {
    Self.buttons.contains(kind) ? Spacing.tiny : 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = contentFrame
    guard !area.isNull else { return }
    let hasNames = area.width >= Spacing.scaled(Self.roomyWidth)
    let nameWidth = nameWidth
    let left = area.minX + (hasNames ? nameWidth : 0)
    let gap = hasNames ? Spacing.small : Spacing.tiny
    let count = Double(PinnedState.allCases.count)
    let width = ((area.maxX - left - gap * (count - 1)) / count).rounded(.down)
    let columns = (0..<heads.count).map { left + Double($0) * (width + gap) }
    for (index, state) in PinnedState.allCases.enumerated() {
      heads[index].text = width < Spacing.scaled(76) ? state.names.short : state.names.long
      heads[index].frame = Rect(
        x: columns[index], y: area.minY - 2, width: width, height: Self.headHeight - 2)
    }
    var y = area.minY + Self.headHeight
    for (index, row) in rows.enumerated() {
      row.name.isHidden = !hasNames
      if index > 0 { y += self.gap(above: row.kind) }
      row.name.frame = Rect(
        x: area.minX + Spacing.tiny, y: y, width: nameWidth - Spacing.small,
        height: Self.rowHeight)
      for (cell, x) in zip(row.cells, columns) {
        row.kind.fit(cell, isRoomy: width >= Spacing.scaled(Self.roomyCell), width: width)
        let cellWidth = min(width, row.kind.fixedWidth ?? width)
        cell.frame = Rect(
          x: (x + (width - cellWidth) / 2).rounded(), y: y, width: cellWidth,
          height: Self.rowHeight)
      }
      y += Self.rowHeight
    }
    mirror(heads + rows.flatMap { [$0.name] + $0.cells })
  }
}
