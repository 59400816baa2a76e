import Widgets

/// A header with the number of selected items, and a button that changes the layout.
final class CollectionHeader: View {
  let layoutButton = Button(configuration: .gray())
  private let label = Label()

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .headline)
    addSubview(label)
    addSubview(layoutButton)
    showLayout()
  }

  var text = "" {
    didSet { label.text = text }
  }

  /// A Boolean value that indicates whether the layout is a list.
  var isList = false {
    didSet { showLayout() }
  }

  private func showLayout() {
    layoutButton.setTitle(isList ? "Grid" : "List", for: .normal)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(72, layoutButton.intrinsicContentSize.width)
    layoutButton.frame = Rect(x: bounds.width - width, y: 0, width: width, height: bounds.height)
    label.frame = Rect(
      x: 0, y: 0, width: max(0, layoutButton.frame.minX - Spacing.small), height: bounds.height)
    mirror([layoutButton, label])
  }
}
