import Widgets
import WindowResponder

/// A view controller with a table that accepts drops of many types, and whose rows can be dragged.
final class ShelfController: ViewController, TableViewDataSource, TableViewDragDelegate,
  TableViewDropDelegate
{
  @Setting("items") private var records: [String] = []
  private(set) lazy var items = records.compactMap { ShelfItem(record: $0) }
  let table = TableView(frame: .zero, style: .plain)
  private let hint = Label(text: "Drop files, texts and pictures here")

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    table.register(.subtitle, forCellReuseIdentifier: "item")
    table.dataSource = self
    table.dragDelegate = self
    table.dropDelegate = self
    table.allowsMultipleSelection = true
    table.accessibilityLabel = "Shelf"
    hint.textColor = .secondaryLabel
    hint.textAlignment = .center
    hint.numberOfLines = 0
    for part in [table, hint] { view.addSubview(part) }
    itemsDidChange()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    table.frame = view.bounds
    hint.frame = view.bounds.insetBy(dx: min(24, view.bounds.width / 4), dy: 0)
  }

  override var keyCommands: [KeyCommand]? {
    [
      KeyCommand(title: "Remove", input: KeyCommand.inputDelete) { [weak self] _ in
        self?.remove(self?.table.indexPathsForSelectedRows ?? [])
      }
    ]
  }

  // MARK: Items

  /// Inserts items at a row. The default is the end.
  func put(_ new: [ShelfItem], at row: Int? = nil) {
    items.insert(contentsOf: new, at: min(row ?? items.count, items.count))
    itemsDidChange()
  }

  private func remove(_ rows: [ItemPath]) {
    for row in rows.map(\.row).sorted(by: >) { ShelfFolder.forget(items.remove(at: row)) }
    itemsDidChange()
  }

  private func itemsDidChange() {
    records = items.map(\.record)
    hint.isHidden = !items.isEmpty
    table.reloadData()
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { items.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    let item = items[indexPath.row]
    var content = cell.defaultContentConfiguration()
    let image = item.image
    (content.text, content.secondaryText) = item.words(image)
    content.secondaryTextProperties.color = .secondaryLabel
    content.image = image ?? item.symbol
    content.imageProperties.maximumSize = Size(width: 32, height: 32)
    cell.contentConfiguration = content
    return cell
  }

  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: ItemPath
  ) {
    if editingStyle == .delete { remove([indexPath]) }
  }

  // MARK: Dragging rows, with all selected rows

  func tableView(
    _ tableView: TableView, itemsForBeginning session: any DragSession, at indexPath: ItemPath
  ) -> [DragItem] { [DragItem(itemProvider: items[indexPath.row].provider)] }

  // MARK: Dropping

  func tableView(_ tableView: TableView, canHandle session: any DropSession) -> Bool {
    session.hasItemsConforming(toTypeIdentifiers: ["text/uri-list"])
      || session.canLoadObjects(ofClass: Image.self)
      || session.canLoadObjects(ofClass: String.self)
  }

  /// Proposes a move for rows of the shelf, and a copy for items of other programs, which keep them.
  func tableView(
    _ tableView: TableView, dropSessionDidUpdate session: any DropSession,
    withDestinationIndexPath destinationIndexPath: ItemPath?
  ) -> TableViewDropProposal {
    TableViewDropProposal(
      operation: session.localDragSession == nil ? .copy : .move,
      intent: .insertAtDestinationIndexPath)
  }

  func tableView(
    _ tableView: TableView, performDropWith coordinator: any TableViewDropCoordinator
  ) {
    let place = coordinator.destinationIndexPath?.row ?? items.count
    let own = coordinator.items.compactMap(\.sourceIndexPath?.row)
    guard own.isEmpty else { return move(own, to: place) }
    let session = coordinator.session
    // Many programs offer the address of a file, and its name as text. The address is preferred.
    if session.hasItemsConforming(toTypeIdentifiers: ["text/uri-list"]) {
      session.loadAddresses { [weak self] in
        self?.put($0.map { ShelfItem(.address, $0) }, at: place)
      }
    } else if session.canLoadObjects(ofClass: Image.self) {
      session.loadObjects(ofClass: Image.self) { [weak self] images in
        self?.put(images.compactMap { ShelfFolder.keep($0) }, at: place)
      }
    } else {
      session.loadObjects(ofClass: String.self) { [weak self] in
        self?.put($0.map { ShelfItem(.text, $0) }, at: place)
      }
    }
  }

  private func move(_ rows: [Int], to place: Int) {
    let moved = rows.map { items[$0] }
    for row in rows.sorted(by: >) { items.remove(at: row) }
    put(moved, at: place)
  }
}
