import Widgets

/// The page with the parts of small tools: a toolbar, a menu bar and a status bar around forms.
final class ToolsController: ViewController {
  private let menus = MenuBar()
  private let toolbar = WindowToolbar()
  private let status = StatusBar()
  private let form = Form(style: .grouped)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    menus.menus = [
      menu("File", ["New", "Open…", "Save"]), menu("Edit", ["Undo", "Redo"]),
      menu("View", ["Larger", "Smaller"]),
    ]
    toolbar.items = [
      item("New", "plus"), item("Open", "folder"), item("Trash", "trash"), .flexibleSpace(),
      item("Search", "magnifyingglass"),
    ]
    status.text = "Ready"
    status.addItem(Label(text: "UTF-8"))
    status.addItem(Badge(count: 3))
    addChoices()
    addFields()
    addArranging()
    form.accessibilityLabel = "Page"
    for part in [form, menus, toolbar, status] { view.addSubview(part) }
  }

  private func menu(_ title: String, _ rows: [String]) -> Menu {
    Menu(
      title: title,
      children: rows.map { row in
        Action(title: row) { [weak self] _ in self?.status.show(row, for: 2) }
      })
  }

  private func item(_ title: String, _ symbol: String) -> BarButtonItem {
    BarButtonItem(
      primaryAction: Action(title: title, image: Image(systemName: symbol)) { [weak self] _ in
        self?.status.show(title, for: 2)
      })
  }

  // MARK: Sections

  private func addChoices() {
    let section = form.addSection("Choices")
    let sides = RadioGroup(titles: ["Left", "Centre", "Right"])
    sides.axis = .horizontal
    sides.selectedIndex = 0
    section.addRow("Alignment", sides)
    let popUp = Button(configuration: .gray())
    popUp.menu = Menu(
      options: .singleSelection,
      children: ["Small", "Medium", "Large"].map { title in
        Action(title: title, state: title == "Medium" ? .on : .off) { _ in }
      })
    popUp.showsMenuAsPrimaryAction = true
    popUp.changesSelectionAsPrimaryAction = true
    section.addRow("Size", popUp)
    let stars = Rating()
    stars.value = 3
    section.addRow("Rating", stars).fillsWidth = false
    let level = LevelIndicator()
    level.value = 0.86
    level.warningValue = 0.8
    level.criticalValue = 0.9
    section.addRow("Disk", level)
    let parts = LevelIndicator()
    parts.numberOfSegments = 5
    parts.value = 0.6
    section.addRow("Strength", parts)
  }

  private func addFields() {
    let section = form.addSection("Fields", footer: "What is typed is completed.")
    let town = ComboBox(items: ["Basel", "Bern", "Geneva", "Lausanne", "Lugano", "Zurich"])
    town.selectedIndex = 1
    section.addRow("Town", town)
    let tags = TokenField()
    tags.placeholder = "Add a tag"
    tags.suggestions = ["family", "holiday", "home", "work"]
    tags.tokens = ["holiday", "family"]
    section.addRow("Tags", tags)
    section.addRow("Help", Link("Documentation", address: "https://example.org/docs"))
  }

  private func addArranging() {
    let section = form.addSection("Arranging")
    let flow = FlowStack(
      arrangedSubviews: ["Alpha", "Beta", "Gamma", "Delta", "Epsilon"].map { text in
        let badge = Badge(text: text)
        badge.badgeColor = .systemIndigo
        return badge
      })
    section.addRow(flow)
    let grid = GridView(rows: [
      [Label(text: "Width"), Label(text: "640")], [Label(text: "Height"), Label(text: "480")],
    ])
    grid.setAlignment(.trailing, ofColumn: 1)
    section.addRow(Disclosure(title: "Measures", content: grid))
    let split = SplitView(panes: [Self.pane("One"), Self.pane("Two")])
    split.fixedHeight = 96
    split.panes[0].isCollapsible = true
    section.addRow(split)
  }

  private static func pane(_ text: String) -> View {
    let label = Label(text: text)
    label.textAlignment = .center
    label.backgroundColor = .tertiarySystemGroupedBackground
    return label
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let width = view.bounds.width
    var y = 0.0
    for bar in [menus, toolbar] as [View] {
      let height = bar.intrinsicContentSize.height
      bar.frame = Rect(x: 0, y: y, width: width, height: height)
      y += height
    }
    let bottom = status.intrinsicContentSize.height
    form.frame = Rect(
      x: 0, y: y, width: width, height: max(0, view.bounds.height - y - bottom))
    status.frame = Rect(x: 0, y: form.frame.maxY, width: width, height: bottom)
  }
}
