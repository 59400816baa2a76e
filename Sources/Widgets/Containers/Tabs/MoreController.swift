import ResponderWords

/// A list of the tabs that do not fit in a tab bar. In editing mode it has all tabs, which the user moves.
final class MoreController: TableViewController {
  private weak var tabs: TabBarController?
  /// All tabs in the order that the user has chosen in editing mode.
  private var order: [ViewController] = []

  init(_ tabs: TabBarController) {
    self.tabs = tabs
    super.init(style: .plain)
    title = ownWord("More")
    tabBarItem = TabBarItem(tabBarSystemItem: .more, tag: 0)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    updateEditButton()
    tableView.reloadData()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isEditing { setEditing(false, animated: animated) }
  }

  func updateEditButton() {
    let canCustomize = tabs?.canCustomize ?? false
    navigationItem.rightBarButtonItem = canCustomize ? editButtonItem : nil
    if !canCustomize, isEditing { setEditing(false, animated: false) }
  }

  private var shown: [ViewController] { isEditing ? order : tabs?.furtherTabs ?? [] }

  // MARK: Moving tabs

  override func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isEditing else { return }
    if editing {
      order = tabs?.tabs ?? []
      tabs?.customizingBegins()
    }
    super.setEditing(editing, animated: animated)
    if !editing { tabs?.customizingEnds(order) }
    tableView.reloadData()
  }

  override func tableView(_ tableView: TableView, canMoveRowAt indexPath: ItemPath) -> Bool {
    guard isEditing, shown.indices.contains(indexPath.row) else { return false }
    return tabs?.mayMove(shown[indexPath.row]) ?? false
  }

  override func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: ItemPath,
    toProposedIndexPath proposedDestinationIndexPath: ItemPath
  ) -> ItemPath {
    guard let tabs, order.indices.contains(sourceIndexPath.row) else { return sourceIndexPath }
    return ItemPath(
      row: tabs.target(
        ofMoving: order, from: sourceIndexPath.row, to: proposedDestinationIndexPath.row),
      section: 0)
  }

  override func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: ItemPath, to destinationIndexPath: ItemPath
  ) {
    guard order.indices.contains(sourceIndexPath.row) else { return }
    let moved = order.remove(at: sourceIndexPath.row)
    order.insert(moved, at: min(destinationIndexPath.row, order.count))
  }

  override func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: ItemPath
  ) -> TableViewCell.EditingStyle { .none }

  override func tableView(
    _ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: ItemPath
  ) -> Bool { false }

  // MARK: Rows

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: ItemPath
  ) -> TableViewCell {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    guard shown.indices.contains(indexPath.row) else { return cell }
    let item = shown[indexPath.row].tabBarItem
    cell.textLabel?.text = item?.title
    cell.imageView?.image = item?.image
    cell.accessoryType = .disclosureIndicator
    cell.showsReorderControl = true
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: ItemPath) {
    guard !isEditing, shown.indices.contains(indexPath.row) else { return }
    tabs?.chooseFurther(shown[indexPath.row])
  }
}
