import Widgets

/// A list of the current shortcuts with their owners. Shortcuts that no responder performs are dimmed.
final class CommandList: Card {
  private let content = FadingScroller(ground: .secondarySystemGroupedBackground)
  private let rows = CommandRows()

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
    accessibilityLabel = "Commands"
    content.scroller.addSubview(rows)
    addSubview(content)
  }

  /// Shows the shortcuts of the key window.
  func update() {
    rows.lines = Application.shared.keyCommandsInForce.compactMap(CommandStrings.init)
    accessibilityValue = rows.lines.map(\.shortcut).joined(separator: ", ")
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    content.layoutIfNeeded()
    rows.frame = Rect(x: 0, y: 0, width: content.bounds.width, height: rows.height)
    content.contentDidChange(to: rows.frame.size)
  }
}

/// The description of a shortcut.
struct CommandStrings: Equatable {
  let shortcut: String
  let title: String
  let owner: String
  let isEnabled: Bool

  /// Creates a description, or returns `nil` for a command of the program's menu that no responder performs.
  @MainActor init?(_ entry: Application.KeyCommandInForce) {
    guard entry.owner != nil || entry.target != nil else { return nil }
    shortcut = entry.command.shortcutText
    title = entry.command.title.isEmpty ? entry.command.action.name : entry.command.title
    owner = entry.owner.map { "\(type(of: $0))" } ?? "The program’s menu"
    isEnabled = entry.target != nil
  }
}

/// A view with one line for each shortcut.
private final class CommandRows: View {
  private static var rowHeight: Double { Spacing.scaled(46) }
  private static var headHeight: Double { Spacing.scaled(40) }

  var lines: [CommandStrings] = [] {
    didSet { if lines != oldValue { setNeedsDisplay() } }
  }

  var height: Double {
    Self.headHeight + Double(lines.count) * Self.rowHeight + Spacing.small
  }

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    let left = Spacing.medium
    let right = bounds.width - Spacing.medium
    guard right - left > 60 else { return }
    let head = TextLayout.cached(
      "Commands in force", font: .preferredFont(forTextStyle: .headline), maxWidth: right - left)
    draw(head, at: Point(x: left, y: Spacing.medium), color: .label, in: context)
    for (index, line) in lines.enumerated() {
      let y = Self.headHeight + Double(index) * Self.rowHeight
      draw(line, in: Rect(x: left, y: y, width: right - left, height: Self.rowHeight), context)
    }
  }

  private func draw(_ line: CommandStrings, in row: Rect, _ context: GraphicsContext) {
    let shortcut = TextLayout.cached(
      line.shortcut, font: .scaled(ofSize: 12, weight: .medium))
    let height = Spacing.scaled(24)
    let box = Rect(
      x: row.maxX - shortcut.size.width - 16, y: row.midY - height / 2,
      width: shortcut.size.width + 16, height: height)
    let color: Color = line.isEnabled ? .tint : .tertiaryLabel
    context.fillRoundedRect(
      mirrored(box), cornerRadius: 6, color: color.withAlphaComponent(0.14))
    draw(
      shortcut, at: Point(x: box.minX + 8, y: box.midY - shortcut.size.height / 2), color: color,
      in: context)
    let width = max(1, box.minX - Spacing.small - row.minX)
    let title = TextLayout.cached(
      line.title, font: .preferredFont(forTextStyle: .subheadline), maxWidth: width)
    let owner = TextLayout.cached(
      line.isEnabled ? line.owner : "\(line.owner), disabled",
      font: .preferredFont(forTextStyle: .caption1), maxWidth: width)
    let y = row.midY - (title.size.height + owner.size.height) / 2
    draw(
      title, at: Point(x: row.minX, y: y), color: line.isEnabled ? .label : .tertiaryLabel,
      in: context)
    draw(
      owner, at: Point(x: row.minX, y: y + title.size.height),
      color: line.isEnabled ? .secondaryLabel : .tertiaryLabel, in: context)
  }
}
