import Widgets

/// A header with information about the table, and its buttons.
final class TableHeader: View {
  /// The height of the header, in points.
  static let height = 44.0

  let editButton = Button(configuration: .gray())
  let endButton = Button(configuration: .gray())
  private let label = Label()

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .headline)
    label.lineBreakMode = .byTruncatingTail
    endButton.setImage(Image(systemName: "arrow.up.and.down"), for: .normal)
    endButton.accessibilityLabel = "Other end"
    for view in [label, editButton, endButton] { addSubview(view) }
    showEditing()
  }

  /// A Boolean value that indicates whether the table is being edited.
  var isEditing = false {
    didSet { showEditing() }
  }

  func show(_ text: String) {
    label.text = text
    setNeedsLayout()
  }

  private func showEditing() {
    editButton.setTitle(isEditing ? "Done" : "Edit", for: .normal)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let edit = max(72, editButton.intrinsicContentSize.width)
    editButton.frame = Rect(x: bounds.width - edit, y: 0, width: edit, height: bounds.height)
    endButton.frame = Rect(
      x: editButton.frame.minX - Spacing.small - 48, y: 0, width: 48, height: bounds.height)
    label.frame = Rect(
      x: 0, y: 0, width: max(0, endButton.frame.minX - Spacing.small), height: bounds.height)
    mirror([editButton, endButton, label])
  }
}
