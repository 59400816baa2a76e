import WindowResponder

/// A row of fields for numbers, each below its title.
final class NumberRow: View {
  let fields: [NumberField]
  private let names: [Label]
  private static let gap = 8.0

  /// Creates fields with titles. `change` is called with the index of a field and its new number.
  init(_ titles: [String], of whole: String, change: @escaping (Int, Double) -> Void) {
    fields = titles.map { _ in NumberField() }
    names = titles.map { Label(text: $0) }
    super.init(frame: .zero)
    for (index, field) in fields.enumerated() {
      field.accessibilityLabel = "\(whole) \(titles[index])"
      field.onChange = { change(index, $0) }
      names[index].textColor = .secondaryLabel
      names[index].isAccessibilityElement = false
      addSubview(names[index])
      addSubview(field)
    }
  }

  /// Shows numbers in the fields.
  func show(_ numbers: [Double]) {
    for (field, number) in zip(fields, numbers) { field.show(number) }
  }

  private var nameHeight: Double { (theme.fonts.caption.lineHeight + 2).rounded(.up) }

  /// The smallest width of fields side by side, and the largest width of a field, in points.
  private static let widths = (least: 60.0, greatest: 120.0)

  /// Returns the number of fields on a line.
  private func columns(in width: Double) -> Int {
    let room = (width - Self.gap * Double(fields.count - 1)) / Double(fields.count)
    return room < Self.widths.least && fields.count > 2 ? (fields.count + 1) / 2 : fields.count
  }

  private var lineHeight: Double { nameHeight + (fields.first?.intrinsicContentSize.height ?? 0) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let columns = columns(in: bounds.width)
    let room = (bounds.width - Self.gap * Double(columns - 1)) / Double(columns)
    let width = min(room.rounded(.down), Self.widths.greatest)
    for (index, field) in fields.enumerated() {
      let x = Double(index % columns) * (width + Self.gap)
      let y = Double(index / columns) * (lineHeight + Self.gap)
      names[index].font = theme.fonts.caption
      names[index].frame = Rect(x: x, y: y, width: width, height: nameHeight)
        .mirrored(in: bounds, if: isRightToLeft)
      field.frame = Rect(x: x, y: y + nameHeight, width: width, height: lineHeight - nameHeight)
        .mirrored(in: bounds, if: isRightToLeft)
    }
  }

  override func sizeThatFits(_ size: Size) -> Size {
    // The width beside a title, if no width is proposed.
    let whole = Double(fields.count) * (Self.widths.least + Self.gap) - Self.gap
    let width = size.width.isFinite && size.width > 0 ? size.width : min(whole, 160)
    let columns = columns(in: width)
    let lines = Double((fields.count + columns - 1) / columns)
    return Size(width: width, height: lines * (lineHeight + Self.gap) - Self.gap)
  }
}
