import Widgets

/// A header above the lists, with their appearance and the switch for editing.
final class ListsHeader: View {
  var onAppearance: ((CollectionLayoutListConfiguration.Appearance) -> Void)?
  var onEditing: ((Bool) -> Void)?
  private let choice = SegmentedControl(items: ["Inset", "Grouped", "Plain", "Sidebar"])
  private let edit = Button(configuration: .gray())
  private var isEdited = false
  private static let appearances: [CollectionLayoutListConfiguration.Appearance] = [
    .insetGrouped, .grouped, .plain, .sidebar,
  ]

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    choice.selectedSegmentIndex = 0
    choice.accessibilityLabel = "Appearance"
    choice.addAction(
      Action { [weak self] _ in
        guard let self, let new = Self.appearances[at: choice.selectedSegmentIndex] else { return }
        onAppearance?(new)
      }, for: .valueChanged)
    edit.configuration?.title = "Edit"
    edit.addAction(
      Action { [weak self] _ in self?.toggleEditing() }, for: .primaryActionTriggered)
    addSubview(choice)
    addSubview(edit)
  }

  private func toggleEditing() {
    isEdited.toggle()
    edit.configuration?.title = isEdited ? "Done" : "Edit"
    onEditing?(isEdited)
  }

  /// Returns a Boolean value that indicates whether the parts are below each other instead of side by side.
  private func isNarrow(_ width: Double) -> Bool { width < Spacing.scaled(420) }

  override func sizeThatFits(_ size: Size) -> Size {
    Size(width: size.width, height: isNarrow(size.width) ? 44 * 2 + Spacing.small : 44)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = Spacing.scaled(84)
    if isNarrow(bounds.width) {
      choice.frame = Rect(x: 0, y: 0, width: bounds.width, height: 44)
      edit.frame = Rect(x: 0, y: 44 + Spacing.small, width: bounds.width, height: 44)
    } else {
      edit.frame = Rect(x: bounds.width - width, y: 0, width: width, height: 44)
      choice.frame = Rect(
        x: 0, y: 0, width: bounds.width - width - Spacing.medium, height: 44)
    }
    mirror([choice, edit])
  }
}

extension Array {
  /// Returns an element, or `nil` if the index is out of range.
  fileprivate subscript(at index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
