import Widgets

/// A card with a list of tasks that can be dragged within it, to another list, and to other programs.
///
/// Alt and an arrow key move a task. Cut and Paste move it to another list.
final class TaskListCard: Card, TableViewDataSource, TableViewDragDelegate, TableViewDropDelegate,
  CutAction, CopyAction, PasteAction
{
  private let title = Label()
  private let table = TableView(frame: .zero, style: .plain)
  private var tasks: [String]

  init(_ name: String, _ tasks: [String]) {
    self.tasks = tasks
    super.init()
    title.text = name
    title.font = .preferredFont(forTextStyle: .headline)
    table.register(.default, forCellReuseIdentifier: "task")
    table.backgroundColor = .clear
    table.dataSource = self
    table.dragDelegate = self
    table.dropDelegate = self
    table.accessibilityLabel = name
    clipsToBounds = true
    addSubview(title)
    addSubview(table)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = title.sizeThatFits(bounds.size).height
    title.frame = Rect(
      x: Spacing.large, y: Spacing.medium, width: bounds.width - 2 * Spacing.large,
      height: height)
    let top = title.frame.maxY + Spacing.small
    table.frame = Rect(x: 1, y: top, width: bounds.width - 2, height: bounds.height - top - 1)
  }

  // MARK: Rows

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    tasks.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "task", for: indexPath)
    cell.textLabel?.text = tasks[indexPath.row]
    cell.textLabel?.numberOfLines = 0
    cell.backgroundColor = .clear
    return cell
  }

  // MARK: Keys

  func tableView(_ tableView: TableView, canMoveRowAt indexPath: ItemPath) -> Bool { true }

  func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: ItemPath, to destinationIndexPath: ItemPath
  ) { tasks.insert(tasks.remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    switch action {
    case .cut, .copy: table.indexPathForSelectedRow != nil
    case .paste: Pasteboard.general.hasStrings
    default: super.canPerformAction(action, withSender: sender)
    }
  }

  func cut(_ sender: Any?) {
    guard let path = table.indexPathForSelectedRow else { return }
    copy(sender)
    tasks.remove(at: path.row)
    table.deleteRows(at: [path], with: .automatic)
  }

  func copy(_ sender: Any?) {
    guard let path = table.indexPathForSelectedRow else { return }
    Pasteboard.general.string = tasks[path.row]
  }

  func paste(_ sender: Any?) {
    Pasteboard.general.loadString { [weak self] answer in
      guard let self, case .success(let text) = answer else { return }
      let row = table.indexPathForSelectedRow.map { $0.row + 1 } ?? tasks.count
      insert([text], at: min(row, tasks.count))
    }
  }

  // MARK: Dragging

  func tableView(
    _ tableView: TableView, itemsForBeginning session: any DragSession, at indexPath: ItemPath
  ) -> [DragItem] {
    session.localContext = self
    return [DragItem(itemProvider: ItemProvider(object: tasks[indexPath.row]))]
  }

  // MARK: Dropping

  func tableView(_ tableView: TableView, canHandle session: any DropSession) -> Bool {
    session.canLoadObjects(ofClass: String.self)
  }

  func tableView(
    _ tableView: TableView, dropSessionDidUpdate session: any DropSession,
    withDestinationIndexPath destinationIndexPath: ItemPath?
  ) -> TableViewDropProposal {
    let isTask = session.localDragSession?.localContext is TaskListCard
    let proposal = TableViewDropProposal(
      operation: isTask ? .move : .copy, intent: .insertAtDestinationIndexPath)
    proposal.followsKeys = true
    return proposal
  }

  func tableView(
    _ tableView: TableView, performDropWith coordinator: any TableViewDropCoordinator
  ) {
    let place = coordinator.destinationIndexPath ?? ItemPath(row: tasks.count, section: 0)
    let isMove = coordinator.session.operation == .move
    if isMove, let item = coordinator.items.first, let source = item.sourceIndexPath {
      tasks.insert(tasks.remove(at: source.row), at: place.row)
      tableView.moveRow(at: source, to: place)
      coordinator.drop(item.dragItem, toRowAt: place)
      return
    }
    let from = coordinator.session.localDragSession?.localContext as? TaskListCard
    coordinator.session.loadObjects(ofClass: String.self) { [weak self] texts in
      guard let self else { return }
      insert(texts, at: min(place.row, tasks.count))
      if isMove { from?.remove(texts) }
    }
  }

  private func insert(_ texts: [String], at row: Int) {
    tasks.insert(contentsOf: texts, at: row)
    table.insertRows(
      at: texts.indices.map { ItemPath(row: row + $0, section: 0) }, with: .automatic)
  }

  private func remove(_ texts: [String]) {
    for text in texts {
      guard let row = tasks.firstIndex(of: text) else { continue }
      tasks.remove(at: row)
      table.deleteRows(at: [ItemPath(row: row, section: 0)], with: .automatic)
    }
  }
}
