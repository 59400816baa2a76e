/// The subviews of a cell that are created on first access.
@MainActor final class CellSubviews {
  private(set) var text: Label?
  private(set) var detail: Label?
  private(set) var image: ImageView?
  var editControl: CellEditControl?
  var reorderControl: CellReorderControl?
  var detailButton: CellDetailButton?

  /// Moves the texts and the image to another content view.
  func move(to contentView: View) {
    for part in [text, detail, image] as [View?] {
      if let part { contentView.addSubview(part) }
    }
  }

  func text(in cell: TableViewCell) -> Label {
    if let text { return text }
    let label = Label()
    label.highlightedTextColor = nil
    if cell.style == .value2 {
      label.textColor = .tint
      label.font = .preferredFont(forTextStyle: .subheadline)
      label.textAlignment = .right
    }
    cell.contentView.addSubview(label)
    text = label
    return label
  }

  func detail(in cell: TableViewCell) -> Label? {
    if let detail { return detail }
    guard cell.style != .default else { return nil }
    let label = Label()
    switch cell.style {
    case .subtitle:
      label.font = .preferredFont(forTextStyle: .subheadline)
      label.textColor = .secondaryLabel
    case .value1:
      label.textColor = .secondaryLabel
      label.textAlignment = .right
    default: break
    }
    cell.contentView.addSubview(label)
    detail = label
    return label
  }

  func image(in cell: TableViewCell) -> ImageView {
    if let image { return image }
    let view = ImageView()
    view.contentMode = .scaleAspectFit
    cell.contentView.addSubview(view)
    image = view
    return view
  }
}

extension View {
  /// Returns a part of a cell or header that it places in this content view, or `nil` for one that the
  /// application places in another view or by constraints.
  func arrangedPart<Part: View>(_ part: Part?) -> Part? {
    guard let part, part.superview === self else { return nil }
    return part.translatesAutoresizingMaskIntoConstraints || !hasConstraintsInside ? part : nil
  }
}
