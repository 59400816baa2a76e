internal import ResponderAccessibility

/// The object of a view with many items, which are children of it. The object of an item is created
/// when a client requests it.
final class ItemsNode: ViewNode {
  /// The maximum number of objects of items. Beyond it, those of items that are scrolled out of view are
  /// released.
  private static let limit = 20_000

  private var items: [AnyHashable: ItemNode] = [:]
  private lazy var itemSelection = AccessibleItemSelection(self)
  private lazy var table = AccessibleItemTable(self)
  /// The number of children that are read before the items. Valid while `children` is.
  private var leadingCount = 0
  /// The selection that clients know.
  private var toldSelection: [AnyHashable] = []

  override init(_ view: View) {
    super.init(view)
    toldSelection = host?.selectedAccessibleItems ?? []
  }

  var host: (any AccessibleItems)? { view as? any AccessibleItems }

  /// Returns the object of an item, which is created on first access.
  func node(of item: AnyHashable) -> ItemNode {
    if let known = items[item] { return known }
    if items.count >= Self.limit {
      items = items.filter { host?.accessibleCell(of: $0.key) != nil }
    }
    let made = ItemNode(self, item)
    items[item] = made
    return made
  }

  /// Returns the object of an item, or `nil` if no client has requested it.
  func knownNode(of item: AnyHashable) -> ItemNode? { items[item] }

  /// Removes the objects of items that are not shown any more.
  func forgetHiddenItems() {
    items = items.filter { host?.accessibleIndex(of: $0.key) != nil }
  }

  /// Removes all objects of items, because the data source has other items.
  func forgetItems() { items = [:] }

  // MARK: Children

  private var itemCount: Int { host?.accessibleItemCount ?? 0 }

  /// Returns the elements in addition to the items, such as a header of the table.
  override func makeChildren() -> [AccessibleNode] {
    guard let view, let host else { return [] }
    let leading = host.accessibleLeadingViews
    let first = leading.flatMap { AccessibleSearch().elements(of: $0) }
    let search = AccessibleSearch { subview in
      subview.shownAccessibleItem?.host === view || leading.contains { $0 === subview }
    }
    leadingCount = first.count
    return first + search.elements(in: view) + partNodes(details) + popups(of: view)
  }

  override var accessibleChildCount: Int { itemCount + children.count }

  override func child(at index: Int) -> AccessibleNode? {
    guard index >= 0 else { return nil }
    if index < firstItemIndex { return super.child(at: index) }
    let count = itemCount
    if let item = itemIndex(ofChild: index) { return host?.accessibleItem(at: item).map(node(of:)) }
    return super.child(at: index - count)
  }

  override func index(of child: AccessibleNode) -> Int {
    if let item = child as? ItemNode {
      guard item.owner === self, let index = host?.accessibleIndex(of: item.item) else { return -1 }
      return firstItemIndex + index
    }
    let index = super.index(of: child)
    return index < leadingCount ? index : itemCount + index
  }

  /// The index of the first item among the children.
  var firstItemIndex: Int { children.isEmpty ? 0 : leadingCount }

  /// Returns the index of the item at an index among the children, or `nil` if that is no item.
  func itemIndex(ofChild index: Int) -> Int? {
    let item = index - firstItemIndex
    return item >= 0 && item < itemCount ? item : nil
  }

  override func accessibleObject(at point: Point) -> (any AccessibleObject)? {
    guard let view, contains(point) else { return nil }
    for node in children.reversed() {
      if let found = node.accessibleObject(at: point) { return found }
    }
    let origin = view.ownWindow?.originInOwnerGeometry ?? .zero
    let place = Point(x: point.x - origin.x, y: point.y - origin.y)
    guard let cell = cell(at: place, in: view) else { return self }
    return cell.accessibleNode.accessibleObject(at: point) ?? self
  }

  private func cell(at place: Point, in container: View) -> View? {
    for subview in container.subviews.reversed() where !subview.isHiddenFromAccessibility {
      guard subview.bounds.contains(subview.convert(place, from: nil)) else { continue }
      if subview is any AccessibleItemCell || subview.shownAccessibleItem != nil { return subview }
      if let found = cell(at: place, in: subview) { return found }
    }
    return nil
  }

  // MARK: Parts of the interface

  override var accessibleSelection: (any AccessibleSelection)? { itemSelection }

  override var accessibleTable: (any AccessibleTable)? {
    host?.accessibleColumns == nil && !isLongList ? nil : table
  }

  /// The largest number of items of a list. Orca 43 reads every child of a list when the focus enters it.
  private static let listLimit = 500

  private var isLongList: Bool { super.accessibleRole == .list && itemCount > Self.listLimit }

  /// The role of the view. A list with many items is a table with one column.
  override var accessibleRole: AccessibleRole { isLongList ? .table : super.accessibleRole }

  /// Returns a Boolean value that indicates whether the selection has changed since the last call. A large
  /// selection always has.
  func selectionHasChanged() -> Bool {
    let selection = host?.selectedAccessibleItems ?? []
    defer { toldSelection = selection }
    return selection.count > Self.listLimit || selection != toldSelection
  }
}

/// The object of an item: a row of a table, a cell of a collection.
final class ItemNode: AccessibleNode, PartOwner {
  private(set) weak var owner: ItemsNode?
  let item: AnyHashable
  private var made: (turn: Int, cell: AccessibleCellText?)?
  private var cells: [Int: PartNode] = [:]
  private lazy var position = AccessibleItemPosition(self)

  init(_ owner: ItemsNode, _ item: AnyHashable) {
    self.owner = owner
    self.item = item
  }

  var host: (any AccessibleItems)? { owner?.host }

  /// The texts of the view that shows the item, or of a temporary view if the item is scrolled out of view.
  private var cell: AccessibleCellText? {
    if let made, made.turn == AccessibleTurn.number { return made.cell }
    let shown = host?.accessibleCell(of: item).map { AccessibleCellText($0) }
    let cell = shown ?? host?.readAccessibleCell(of: item)
    AccessibleTurn.willKeep(in: context)
    made = (AccessibleTurn.number, cell)
    return cell
  }

  private var details: AccessibleDetails {
    var details = AccessibleDetails()
    host?.describeAccessibleItem(item, &details)
    return details
  }

  private var exists: Bool { host?.accessibleIndex(of: item) != nil }

  override var context: ProgramContext { .of(owner?.view) }
  override var accessibleRole: AccessibleRole { details.role ?? .listItem }

  override var accessibleName: String {
    let name = details.name
    if !name.isEmpty { return name }
    return cell?.name ?? ""
  }

  override var accessibleDescription: String {
    if let text = cell?.description, !text.isEmpty { return text }
    return details.description
  }
  override var accessibleValueText: String { cell?.value ?? "" }
  override var accessibleIdentifier: String { cell?.identifier ?? "" }
  override var accessibleAttributes: [String: String] { details.attributes }

  override var accessibleStates: AccessibleStates {
    guard exists, let view = owner?.view, view.ownWindow != nil else {
      return AccessibleStates(.defunct)
    }
    var states = details.states
    AccessibleRoles.addStates(of: cell?.traits.subtracting(.selected) ?? [], to: &states)
    states.set(.visible, view.isShownInWindow)
    states.set(
      .showing,
      view.isSeenInWindow && host.map { view.isSeen($0.accessibleFrame(of: item)) } == true)
    if AccessibleFocus.node(of: view.ownWindow) === self { states.set(.focused) }
    return states
  }

  override var accessibleFrame: Rect? {
    guard exists, let host, let view = owner?.view, let window = view.ownWindow else { return nil }
    return window.inGeometryOfOwner(view.convert(host.accessibleFrame(of: item), to: nil))
  }

  override var parent: AccessibleNode? { exists ? owner : nil }

  /// Returns the cells of a table with columns, and the controls in the view that shows the item.
  override func makeChildren() -> [AccessibleNode] {
    var nodes: [AccessibleNode] = []
    if let columns = host?.accessibleColumns {
      nodes = (0..<columns.count).compactMap(cellNode)
    }
    if let shown = host?.accessibleCell(of: item) {
      let usual: AccessibleDetails.Content =
        shown.accessibilityElements == nil ? .controls : .all
      let content = details.content ?? usual
      if content != .nothing {
        nodes += AccessibleSearch(controlsOnly: content == .controls).elements(inItem: shown)
      }
    }
    return nodes + (owner?.view.map { owner?.popups(of: $0, under: self) ?? [] } ?? [])
  }

  /// Returns the object of the cell in a column.
  func cellNode(_ column: Int) -> PartNode? {
    guard let part = currentPart(column) else { return nil }
    let node = cells[column] ?? PartNode(self)
    node.part = part
    cells[column] = node
    return node
  }

  var partView: View? { owner?.view }

  func currentPart(_ id: AnyHashable) -> AccessiblePart? {
    guard let column = id as? Int, exists else { return nil }
    return host?.accessibleColumns?.cell(item, column)
  }

  override var deeds: [AccessibleDeed] {
    guard exists else { return [] }
    var deeds = details.deeds
    if details.isPressable ?? true {
      deeds.insert(
        AccessibleDeed(.click) { [weak self] in
          guard let self, let host else { return }
          _ = host.selectAccessibleItem(item, true)
        }, at: 0)
    }
    deeds += host?.accessibleDeeds(of: item) ?? []
    deeds += (host?.accessibleCell(of: item)?.accessibilityCustomActions ?? []).map { custom in
      AccessibleDeed(custom.name) { custom.perform() }
    }
    return deeds
  }

  override func takeAccessibleFocus() -> Bool { host?.focusAccessibleItem(item) ?? false }

  override func scrollAccessibleToVisible() -> Bool {
    guard exists, let host else { return false }
    host.revealAccessibleItem(item)
    return accessibleStates.has(.showing)
  }

  override func select(_ isSelected: Bool) -> Bool {
    host?.selectAccessibleItem(item, isSelected) ?? false
  }

  override var accessibleTableCell: (any AccessibleTableCell)? {
    host?.accessibleColumns == nil ? nil : position
  }
}

/// The selection among the items of a view.
@MainActor final class AccessibleItemSelection: AccessibleSelection {
  private unowned let node: ItemsNode

  init(_ node: ItemsNode) { self.node = node }

  private var selected: [AnyHashable] { node.host?.selectedAccessibleItems ?? [] }
  var selectedCount: Int { selected.count }

  func selectedChild(at index: Int) -> (any AccessibleObject)? {
    let selected = selected
    return selected.indices.contains(index) ? node.node(of: selected[index]) : nil
  }

  private func item(ofChild index: Int) -> AnyHashable? {
    node.itemIndex(ofChild: index).flatMap { node.host?.accessibleItem(at: $0) }
  }

  func isChildSelected(at index: Int) -> Bool {
    guard let item = item(ofChild: index) else { return false }
    return selected.contains(item)
  }

  func setChild(at index: Int, selected: Bool) -> Bool {
    guard let item = item(ofChild: index) else { return false }
    return node.host?.selectAccessibleItem(item, selected) ?? false
  }

  func selectAll() -> Bool {
    guard let host = node.host, node.accessibleStates.has(.multiSelectable) else { return false }
    for index in 0..<host.accessibleItemCount {
      if let item = host.accessibleItem(at: index) { _ = host.selectAccessibleItem(item, true) }
    }
    return true
  }

  func clearSelection() -> Bool {
    guard let host = node.host else { return false }
    return selected.allSatisfy { host.selectAccessibleItem($0, false) }
  }
}
