import Widgets

/// The page with a hundred thousand rows: sections with an index, swipes, editing, selection.
final class TableController: ViewController, TableViewDataSource, TableViewDelegate {
  private let header = TableHeader()
  private let table = TableView(frame: .zero, style: .plain)
  private var people = People()
  private static let cellIdentifier = "person"

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    view.addSubview(table)
    view.addSubview(header)
    table.accessibilityLabel = "People"
    table.register(.subtitle, forCellReuseIdentifier: Self.cellIdentifier)
    table.allowsMultipleSelectionDuringEditing = true
    table.dataSource = self
    table.delegate = self
    header.editButton.addAction(
      Action { [weak self] _ in self?.toggleEditing() }, for: .primaryActionTriggered)
    header.endButton.addAction(
      Action { [weak self] _ in self?.goToOtherEnd() }, for: .primaryActionTriggered)
    showCount()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    // The same margins as those of the rows.
    let margin = Spacing.large
    let bounds = view.bounds
    header.frame = Rect(
      x: margin, y: Spacing.medium, width: max(0, bounds.width - margin * 2),
      height: TableHeader.height)
    let top = header.frame.maxY + Spacing.medium
    let rowHeight = Spacing.scaled(56)
    if table.rowHeight != rowHeight { table.rowHeight = rowHeight }
    table.frame = Rect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
  }

  // MARK: The header

  private func toggleEditing() {
    table.setEditing(!table.isEditing, animated: true)
    header.isEditing = table.isEditing
    showSelection()
  }

  /// Scrolls to the last row, or to the first one if the last one is visible.
  private func goToOtherEnd() {
    let last = people.lastPath
    guard let last else { return }
    let isAtEnd = table.indexPathsForVisibleRows?.contains(last) ?? false
    let target = isAtEnd ? ItemPath(row: 0, section: 0) : last
    table.scrollToRow(at: target, at: isAtEnd ? .top : .bottom, animated: true)
  }

  private func showCount() { header.show("\(people.count.grouped) rows") }

  /// Shows the selected name, or the number of selected rows during editing, or else the number of rows.
  private func showSelection() {
    let paths = table.indexPathsForSelectedRows ?? []
    guard let path = paths.first else { return showCount() }
    if table.isEditing { return header.show("\(paths.count.grouped) selected") }
    header.show(People.name(of: people.sections[path.section][path.row], in: path.section))
  }

  // MARK: The data source

  func numberOfSections(in tableView: TableView) -> Int { people.sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    people.sections[section].count
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    People.letters[section]
  }

  func sectionIndexTitles(for tableView: TableView) -> [String]? { People.letters }

  func tableView(_ tableView: TableView, cellForRowAt path: ItemPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: path)
    let person = people.sections[path.section][path.row]
    cell.textLabel?.text = People.name(of: person, in: path.section)
    cell.detailTextLabel?.text = "No. \(Int(person).grouped)"
    cell.imageView?.image = Self.portrait
    cell.accessoryType = people.isFlagged(person) ? .checkmark : .none
    return cell
  }

  private static let portrait = Image(systemName: "person")

  func tableView(_ tableView: TableView, canEditRowAt indexPath: ItemPath) -> Bool { true }

  func tableView(_ tableView: TableView, canMoveRowAt indexPath: ItemPath) -> Bool { true }

  func tableView(
    _ tableView: TableView, moveRowAt source: ItemPath, to destination: ItemPath
  ) {
    people.move(from: source, to: destination)
  }

  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt path: ItemPath
  ) {
    guard editingStyle == .delete else { return }
    people.remove(at: path)
    tableView.deleteRows(at: [path], with: .automatic)
    showSelection()
  }

  // MARK: The delegate

  func tableView(_ tableView: TableView, didSelectRowAt path: ItemPath) { showSelection() }
  func tableView(_ tableView: TableView, didDeselectRowAt path: ItemPath) { showSelection() }

  func tableView(
    _ tableView: TableView, leadingSwipeActionsConfigurationForRowAt path: ItemPath
  ) -> SwipeActionsConfiguration? {
    let person = people.sections[path.section][path.row]
    let title = people.isFlagged(person) ? "Uncheck" : "Check"
    let check = ContextualAction(style: .normal, title: title) { [weak self] _, _, completion in
      self?.people.toggleFlag(person)
      self?.table.reconfigureRows(at: [path])
      completion(true)
    }
    check.backgroundColor = .tint
    return SwipeActionsConfiguration(actions: [check])
  }
}
