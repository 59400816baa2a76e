import WindowResponder

/// A page with titles and values, which are updated, and some of which can be changed.
class InspectorForm: Form, InspectorPage {
  var name: String { "" }
  /// The view that the page describes.
  private(set) weak var shown: View?
  private var updates: [(View) -> Void] = []
  /// Called when the user has changed a value.
  var onChange: (() -> Void)?
  private let empty = Label(text: "No view is chosen.")

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    contentMargins = EdgeInsets(top: 16, left: 16, bottom: 24, right: 16)
    maximumContentWidth = 560
    backgroundColor = .systemGroupedBackground
  }

  func show(_ view: View?) {
    shown = view
    rebuild()
    contentOffset = Point(x: contentOffset.x, y: -adjustedContentInset.top)
  }

  /// Creates all rows again.
  final func rebuild() {
    updates = []
    for section in sections { removeSection(section) }
    if let shown { build(shown) } else { addRow(empty) }
    refresh()
  }

  /// Creates the rows for a view.
  func build(_ view: View) {}

  func refresh() {
    guard let shown else { return }
    for update in updates { update(shown) }
  }

  /// Adds a closure that is called with the view at each refresh, for the first time after ``build(_:)``.
  final func keep(_ update: @escaping (View) -> Void) { updates.append(update) }

  /// Changes the view for the user, and calls ``onChange``.
  final func change(_ body: (View) -> Void) {
    guard let shown else { return }
    body(shown)
    onChange?()
  }

  // MARK: Rows

  /// Adds a row with text.
  final func addText(_ title: String, _ text: @escaping (View) -> String) {
    let label = Label(text: shown.map(text) ?? "")
    label.numberOfLines = 0
    label.textColor = .secondaryLabel
    addRow(title, label)
    keep { [weak label] view in
      let new = text(view)
      if label?.text != new { label?.text = new }
    }
  }

  /// Adds a row with a switch.
  final func addSwitch(
    _ title: String, _ get: @escaping (View) -> Bool, _ set: @escaping (View, Bool) -> Void
  ) {
    let control = Switch()
    addRow(title, control)
    control.addAction(
      Action { [weak self, weak control] _ in
        self?.change { set($0, control?.isOn ?? false) }
      }, for: .valueChanged)
    keep { [weak control] in
      let new = get($0)
      if control?.isOn != new { control?.isOn = new }
    }
  }

  /// Adds a row with fields for numbers.
  final func addNumbers(
    _ title: String, _ names: [String], _ get: @escaping (View) -> [Double],
    _ set: @escaping (View, Int, Double) -> Void
  ) {
    let row = NumberRow(names, of: title) { [weak self] index, number in
      self?.change { set($0, index, number) }
    }
    addRow(title, row)
    keep { [weak row] in row?.show(get($0)) }
  }

  /// Adds a row with a text field.
  final func addField(
    _ title: String, _ get: @escaping (View) -> String, _ set: @escaping (View, String) -> Void
  ) {
    let field = InspectorField()
    addRow(title, field)
    field.addAction(
      Action { [weak self, weak field] _ in self?.change { set($0, field?.text ?? "") } },
      for: .editingChanged)
    keep { [weak field] view in
      guard let field, !field.isEditing else { return }
      let new = get(view)
      if field.text != new { field.text = new }
    }
  }
}
