/// The layout of a menu's rows.
@MainActor struct MenuListLayout {
  let style: MenuStyle
  /// The frames of the rows, each with the width of the menu.
  private(set) var frames: [Rect] = []
  /// The size of the menu.
  private(set) var size = Size.zero
  /// A Boolean value that indicates whether a row has a mark, so that all rows have space for one.
  let hasMarks: Bool
  /// A Boolean value that indicates whether a row has an image, so that all rows have space for one.
  let hasImages: Bool

  init(rows: [MenuRow], style: MenuStyle, theme: Theme) {
    self.style = style
    hasMarks = rows.contains { $0.mark != .off }
    hasImages = rows.contains { $0.image != nil }
    var y = style.verticalPadding
    var width = style.widths.lowerBound
    for row in rows {
      if row.startsGroup { y += style.separatorHeight }
      let height = Self.height(of: row, style: style, theme: theme)
      frames.append(Rect(x: 0, y: y, width: 0, height: height))
      y += height
      width = max(width, self.width(of: row, theme: theme))
    }
    width = min(width.rounded(.up), style.widths.upperBound)
    for index in frames.indices { frames[index].size.width = width }
    size = Size(width: width, height: (y + style.verticalPadding).rounded(.up))
  }

  /// The distance of the titles from the leading edge.
  var titleStart: Double {
    var x = style.highlightInset + style.textInset
    if hasMarks { x += style.symbolSize + style.spacing }
    if hasImages { x += style.symbolSize + style.spacing }
    return x
  }

  /// The distance of the images from the leading edge.
  var imageStart: Double {
    let x = style.highlightInset + style.textInset
    return hasMarks ? x + style.symbolSize + style.spacing : x
  }

  static func titleFont(of row: MenuRow, _ theme: Theme) -> Font {
    row.kind == .heading ? theme.fonts.caption : theme.fonts.menu
  }

  private static func height(of row: MenuRow, style: MenuStyle, theme: Theme) -> Double {
    let title = TextLayout.cached(row.title, font: titleFont(of: row, theme)).size.height
    if row.kind == .heading { return title + 8 }
    guard let subtitle = row.subtitle else { return max(style.rowHeight, title + 8) }
    let second = TextLayout.cached(subtitle, font: theme.fonts.caption).size.height
    return max(style.rowHeight, title + second + 12).rounded(.up)
  }

  private func width(of row: MenuRow, theme: Theme) -> Double {
    var width = titleStart
    var text = TextLayout.cached(row.title, font: Self.titleFont(of: row, theme)).size.width
    if let subtitle = row.subtitle {
      text = max(text, TextLayout.cached(subtitle, font: theme.fonts.caption).size.width)
    }
    width += text
    if !row.shortcut.isEmpty {
      width += style.shortcutDistance
      width += TextLayout.cached(row.shortcut, font: theme.fonts.caption).size.width
    }
    if row.kind == .submenu { width += style.spacing + style.symbolSize }
    return width + style.textInset + style.highlightInset
  }
}
