import WindowResponder

/// One layout pass of a form, in a left-to-right layout.
@MainActor struct FormLayout {
  /// The frames of the views, in the coordinates of the form's content.
  private(set) var frames: [(View, Rect)] = []
  /// The rectangles of the sections' cards.
  private(set) var cards: [Rect] = []
  /// The rectangles of the lines between rows.
  private(set) var lines: [Rect] = []
  /// The height of the content with its margins, in points.
  private(set) var height = 0.0

  private let form: Form
  private let left: Double
  private let width: Double
  /// The width of the column of names, in points, or `nil` if names are above their controls.
  private var nameWidth: Double?

  /// The space between a name and its control, in points.
  private static let columnGap = 16.0
  private static let rowGap = 12.0
  private static let sectionGap = 28.0
  private static let cardPadding = 16.0
  /// The minimum width of a control beside its name, in points.
  private static let leastControlWidth = 160.0
  /// The largest share of the width that the names take.
  private static let greatestNamePart = 0.45

  init(_ form: Form, width whole: Double) {
    self.form = form
    let margins = form.contentMargins
    width = max(0, min(form.maximumContentWidth, whole - margins.horizontal))
    left = (max(margins.left, (whole - width) / 2)).rounded(.down)
    nameWidth = nil
    nameWidth = columnOfNames
    place(from: margins.top)
    height += margins.bottom
  }

  static func naturalWidth(of form: Form) -> Double {
    var (name, control) = (0.0, Self.leastControlWidth)
    for row in form.sections.flatMap(\.shownRows) {
      if let label = row.label { name = max(name, label.askedSize(in: View.endlessRoom).width) }
      control = max(control, row.control.askedSize(in: View.endlessRoom).width)
    }
    let padding = form.style == .grouped ? 2 * Self.cardPadding : 0
    let inner = min(name + Self.columnGap + control + padding, form.maximumContentWidth)
    return inner + form.contentMargins.horizontal
  }

  func shows(_ label: Label) -> Bool { frames.contains { $0.0 === label } }

  private var isGrouped: Bool { form.style == .grouped }

  private var columnOfNames: Double? {
    let rows = form.sections.flatMap(\.shownRows)
    let names = rows.compactMap { $0.label?.askedSize(in: View.endlessRoom).width }
    let inner = width - (isGrouped ? 2 * Self.cardPadding : 0)
    guard let widest = names.max() else { return isGrouped ? nil : 0 }
    let name = min(widest, (inner * Self.greatestNamePart).rounded(.down))
    let room = inner - name - Self.columnGap
    let needed =
      rows.filter { $0.label != nil }.map { row in
        let natural = row.control.askedSize(in: View.endlessRoom).width
        return row.isShrinkable ? min(natural, Self.leastControlWidth) : natural
      }.max() ?? 0
    let least = rows.contains { $0.label != nil && $0.isStretched } ? Self.leastControlWidth : 0
    return room >= max(needed, least) ? name : nil
  }

  // MARK: Sections

  private mutating func place(from top: Double) {
    var y = top
    var isFirst = true
    for section in form.sections {
      let rows = section.shownRows
      let hasTexts = [section.titleLabel, section.footerLabel].contains {
        $0.text?.isEmpty == false
      }
      guard !section.isHidden, !rows.isEmpty || hasTexts else { continue }
      if !isFirst { y += Self.sectionGap }
      isFirst = false
      section.titleLabel.font = form.theme.fonts.headline
      y = place(section.titleLabel, at: y, gap: isGrouped ? 8 : 12)
      y = isGrouped ? placeCard(rows, at: y) : placeRows(rows, at: y)
      section.footerLabel.font = form.theme.fonts.caption
      if section.footerLabel.text?.isEmpty == false {
        y = place(section.footerLabel, at: y + 8, gap: 0)
      }
    }
    height = y
  }

  private mutating func place(_ label: Label, at y: Double, gap: Double) -> Double {
    guard label.text?.isEmpty == false else { return y }
    let inset = isGrouped ? 4.0 : 0
    let room = max(0, width - 2 * inset)
    let height = label.askedSize(in: Size(width: room, height: .infinity)).height
    frames.append((label, Rect(x: left + inset, y: y, width: room, height: height)))
    return y + height + gap
  }

  private mutating func placeRows(_ rows: [FormRow], at top: Double) -> Double {
    var y = top
    for (index, row) in rows.enumerated() {
      if index > 0 { y += Self.rowGap }
      y = place(row, in: Rect(x: left, y: y, width: width, height: 0), trailing: false)
    }
    return y
  }

  private mutating func placeCard(_ rows: [FormRow], at top: Double) -> Double {
    guard !rows.isEmpty else { return top }
    var y = top
    let padding = Self.cardPadding
    for (index, row) in rows.enumerated() {
      if index > 0 {
        lines.append(Rect(x: left + padding, y: y, width: width - padding, height: 1))
      }
      let start = y + 6
      let area = Rect(x: left + padding, y: start, width: width - 2 * padding, height: 0)
      let count = frames.count
      let end = place(row, in: area, trailing: true)
      let least = form.theme.metrics.touchTarget + 6
      y = max(end + 6, y + least)
      let shift = ((y - 6 - end) / 2).rounded(.down)
      if start + shift > start, y - 6 > end { move(frames.indices.suffix(from: count), by: shift) }
    }
    cards.append(Rect(x: left, y: top, width: width, height: y - top))
    return y
  }

  private mutating func move(_ range: Range<Int>, by shift: Double) {
    for index in range { frames[index].1.origin.y += shift }
  }

  // MARK: Rows

  /// Lays out a row, and returns its bottom.
  private mutating func place(_ row: FormRow, in area: Rect, trailing: Bool) -> Double {
    row.noteLabel?.font = form.theme.fonts.caption
    row.errorView?.font = form.theme.fonts.caption
    guard let label = row.label else { return placeAlone(row, in: area, trailing: trailing) }
    label.font = form.theme.fonts.body
    if let nameWidth { return placeBeside(row, label, nameWidth, in: area, trailing: trailing) }
    let natural = row.control.askedSize(in: View.endlessRoom)
    let name = label.askedSize(in: View.endlessRoom).width
    if !row.isStretched, min(name, area.width * 0.6) + Self.columnGap + natural.width <= area.width
    {
      let room = area.width - Self.columnGap - natural.width
      return placeBeside(row, label, room, in: area, trailing: true)
    }
    return placeBelow(row, label, in: area)
  }

  /// Lays out a view without a name, in the column of controls or in the whole width.
  private mutating func placeAlone(
    _ row: FormRow, in area: Rect, trailing: Bool
  ) -> Double {
    var area = area
    if !isGrouped, !row.isStretched, let nameWidth, nameWidth > 0 {
      area.origin.x += nameWidth + Self.columnGap
      area.size.width -= nameWidth + Self.columnGap
    }
    let size = row.control.askedSize(in: Size(width: area.width, height: .infinity))
    let width = row.isStretched ? area.width : min(size.width, area.width)
    frames.append(
      (row.control, Rect(x: area.minX, y: area.minY, width: width, height: size.height)))
    return placeNote(row, below: area.minY + size.height, x: area.minX, width: area.width)
  }

  private mutating func placeBeside(
    _ row: FormRow, _ label: Label, _ nameWidth: Double, in area: Rect, trailing: Bool
  ) -> Double {
    let x = area.minX + nameWidth + Self.columnGap
    let room = max(0, area.maxX - x)
    let name = label.askedSize(in: Size(width: nameWidth, height: .infinity))
    let size = row.control.askedSize(in: Size(width: room, height: .infinity))
    let width = row.isStretched ? room : min(size.width, room)
    var (nameTop, controlTop) = (0.0, 0.0)
    let shown = Size(width: width, height: size.height)
    if let own = row.control.textBaseline(for: shown), let text = label.textBaseline(for: name) {
      (nameTop, controlTop) = own > text ? ((own - text).rounded(), 0) : (0, (text - own).rounded())
    } else if size.height <= 60 {
      let height = max(name.height, size.height)
      nameTop = ((height - name.height) / 2).rounded(.down)
      controlTop = ((height - size.height) / 2).rounded(.down)
    }
    let isTrailing = trailing && !row.isStretched
    frames.append(
      (label, Rect(x: area.minX, y: area.minY + nameTop, width: nameWidth, height: name.height)))
    frames.append(
      (
        row.control,
        Rect(
          x: isTrailing ? area.maxX - width : x, y: area.minY + controlTop, width: width,
          height: size.height)
      ))
    let end = area.minY + max(nameTop + name.height, controlTop + size.height)
    if trailing {
      return placeNote(row, below: end, x: area.minX, width: area.width)
    }
    return placeNote(row, below: end, x: x, width: room)
  }

  private mutating func placeBelow(_ row: FormRow, _ label: Label, in area: Rect) -> Double {
    let room = Size(width: area.width, height: .infinity)
    let name = label.askedSize(in: room)
    frames.append(
      (label, Rect(x: area.minX, y: area.minY, width: area.width, height: name.height)))
    let top = area.minY + name.height + 4
    let size = row.control.askedSize(in: room)
    frames.append(
      (
        row.control,
        Rect(
          x: area.minX, y: top, width: row.isStretched ? area.width : min(size.width, area.width),
          height: size.height)
      ))
    return placeNote(row, below: top + size.height, x: area.minX, width: area.width)
  }

  /// Lays out the error and the note of a row, and returns their bottom.
  private mutating func placeNote(
    _ row: FormRow, below y: Double, x: Double, width: Double
  ) -> Double {
    var y = y
    for text in row.shownTexts {
      let height = text.askedSize(in: Size(width: width, height: .infinity)).height
      frames.append((text, Rect(x: x, y: y + 2, width: width, height: height)))
      y += 2 + height
    }
    return y
  }
}
