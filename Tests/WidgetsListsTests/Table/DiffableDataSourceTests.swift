import ResponderTestKit
import SeededRandom
import Testing
import Widgets

@testable import WidgetsItems
@testable import WidgetsLists

@MainActor struct DiffableDataSourceTests {
  let stage = Stage(size: Size(width: 320, height: 600))
  let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 600))
  let source: TableViewDiffableDataSource<String, Int>

  init() {
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    source = TableViewDiffableDataSource(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    stage.window.addSubview(table)
  }

  private var seen: [String] { table.visibleCells.compactMap { $0.textLabel?.text } }

  @Test("A snapshot shows its items, and the next one moves the cells of those that stay")
  func applies() {
    source.apply(makeSnapshot([("a", [1, 2, 3]), ("b", [4])]), animatingDifferences: false)
    #expect(seen == ["1", "2", "3", "4"])
    let two = source.indexPath(for: 2).flatMap(table.cellForRow)
    source.apply(makeSnapshot([("b", [4, 2]), ("a", [3, 5])]))
    stage.advance(by: 1)
    #expect(seen == ["4", "2", "3", "5"])
    #expect(table.cellForRow(at: [0, 1]) === two)
    #expect(source.itemIdentifier(for: [1, 1]) == 5)
    #expect(source.sectionIdentifier(for: 0) == "b")
  }

  @Test(
    "Rows that come above the first one are shown at the top, higher than estimated",
    arguments: [false, true])
  func insertsAtTop(animated: Bool) {
    let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 600))
    let source = TableViewDiffableDataSource<String, Int>(tableView: table) { _, _, item in
      let cell = TableViewCell(style: .subtitle, reuseIdentifier: nil)
      var content = cell.defaultContentConfiguration()
      content.text = "\(item)"
      content.secondaryText = "two lines"
      cell.contentConfiguration = content
      return cell
    }
    stage.window.addSubview(table)
    let all = makeSnapshot([("a", Array(0...29))])
    source.apply(all, animatingDifferences: false)
    stage.render()
    source.apply(makeSnapshot([("a", [8])]), animatingDifferences: animated)
    stage.advance(by: 1)
    source.apply(all, animatingDifferences: animated)
    stage.advance(by: 1)
    #expect(table.contentOffset.y == 0)
    #expect(table.indexPathsForVisibleRows?.first == [0, 0])
  }

  @Test("A snapshot that is not to be animated is there at once, whatever moves, comes and goes")
  func appliesAtOnce() {
    source.apply(makeSnapshot([("a", Array(1...30)), ("b", [40])]), animatingDifferences: false)
    stage.render()
    var isDone = false
    source.apply(
      makeSnapshot([("b", [40, 3]), ("a", [20] + Array((4...19).reversed()) + [99])]),
      animatingDifferences: false
    ) { isDone = true }
    #expect(isDone)
    #expect(Array(seen.prefix(4)) == ["40", "3", "20", "19"])
    for cell in table.visibleCells {
      #expect(cell.presentation.frame == cell.frame)
      #expect(cell.presentation.alpha == 1)
    }
  }

  @Test(
    "T5: an item that is moved and reloaded is moved, and shown anew", arguments: [false, true])
  func movesAndReloads(animated: Bool) {
    let names = ItemTexts()
    let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 600))
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    let source = TableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      cell.textLabel?.text = names.texts[item] ?? "\(item)"
      return cell
    }
    stage.window.addSubview(table)
    expectMovesAndReloads(
      of: names, on: stage, animated: animated,
      apply: { source.apply($0, animatingDifferences: $1) },
      shown: { table.visibleCells.compactMap { $0.textLabel?.text } })
  }

  @Test("Snapshots are changed by their identifiers")
  func snapshotChanges() {
    var snapshot = makeSnapshot([("a", [1, 2]), ("b", [3])])
    snapshot.insertItems([9], beforeItem: 2)
    snapshot.insertItems([8], afterItem: 3)
    snapshot.moveItem(1, afterItem: 8)
    snapshot.deleteItems([2, 77])
    #expect(snapshot.itemIdentifiers == [9, 3, 8, 1])
    #expect(snapshot.sectionIdentifier(containingItem: 1) == "b")
    snapshot.deleteSections(["b"])
    #expect(snapshot.itemIdentifiers == [9])
    #expect(snapshot.numberOfItems == 1)
  }

  @Test("Sections of a snapshot are put beside others and moved with their items")
  func sectionChanges() {
    var snapshot = makeSnapshot([("a", [1, 2]), ("b", [3])])
    snapshot.insertSections(["x", "y"], beforeSection: "b")
    snapshot.insertSections(["z"], afterSection: "b")
    #expect(snapshot.sectionIdentifiers == ["a", "x", "y", "b", "z"])
    snapshot.moveSection("a", afterSection: "b")
    snapshot.moveSection("z", beforeSection: "x")
    #expect(snapshot.sectionIdentifiers == ["z", "x", "y", "b", "a"])
    #expect(snapshot.itemIdentifiers == [3, 1, 2])
    #expect(snapshot.indexOfItem(2) == 2)
    #expect(snapshot.indexOfItem(9) == nil)
    snapshot.moveSection("a", beforeSection: "a")
    #expect(snapshot.indexOfSection("a") == 4)
  }

  @Test("A reloaded section has all its rows asked for anew, whatever came and went in it")
  func reloadSections() {
    source.apply(makeSnapshot([("a", [1, 2, 3]), ("b", [4, 5])]), animatingDifferences: false)
    for cell in table.visibleCells { cell.textLabel?.text = "old" }
    var snapshot = makeSnapshot([("b", [4, 1]), ("a", [2, 5, 6])])
    snapshot.reloadSections(["a"])
    source.apply(snapshot, animatingDifferences: false)
    stage.advance(by: 1)
    #expect(seen == ["old", "1", "2", "5", "6"])
    source.applySnapshotUsingReloadData(makeSnapshot([("a", [7])]))
    #expect(seen == ["7"])
    #expect(source.index(for: "a") == 0)
  }

  @Test("As few rows as can be are moved")
  func fewMoves() {
    #expect(SnapshotChanges<Int, Int>.moves([1, 2, 3, 0]) == [0])
    #expect(SnapshotChanges<Int, Int>.moves([3, 0, 1, 2]) == [3])
    #expect(SnapshotChanges<Int, Int>.moves([]) == [])
    #expect(SnapshotChanges<Int, Int>.moves([2, 1, 0]).count == 2)
  }

  @Test("Snapshots are applied in an asynchronous function too")
  func asynchronous() async {
    await source.apply(makeSnapshot([("a", [1, 2])]), animatingDifferences: false)
    #expect(seen == ["1", "2"])
    await source.applySnapshotUsingReloadData(makeSnapshot([("a", [3])]))
    #expect(seen == ["3"])
  }

  @Test("A reconfigured item keeps its cell")
  func reconfigure() {
    source.apply(makeSnapshot([("a", [1, 2, 3])]), animatingDifferences: false)
    let cell = table.cellForRow(at: [0, 1])
    cell?.textLabel?.text = "old"
    var snapshot = source.snapshot()
    snapshot.reconfigureItems([2])
    source.apply(snapshot)
    #expect(seen == ["1", "2", "3"])
    #expect(table.cellForRow(at: [0, 1]) === cell)
  }

  @Test("The completion handler is called after reconfigured cells show their items")
  func completionAfterReconfiguring() {
    source.apply(makeSnapshot([("a", [1, 2, 3])]), animatingDifferences: false)
    stage.render()
    table.cellForRow(at: [0, 1])?.textLabel?.text = "old"
    var snapshot = source.snapshot()
    snapshot.reconfigureItems([2])
    var shown: [String] = []
    source.apply(snapshot, animatingDifferences: false) { shown = seen }
    #expect(shown == ["1", "2", "3"])
  }

  @Test("Hundreds of random snapshots follow one another")
  func random() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<400 {
      let sections = randomSections(using: &random)
      var snapshot = makeSnapshot(sections)
      let count = sections.map(\.1.count).reduce(0, +)
      if count % 3 == 0, let name = sections.first?.0 { snapshot.reloadSections([name]) }
      source.apply(snapshot, animatingDifferences: false)
      stage.render()
      #expect(seen == sections.flatMap { $0.1.map { "\($0)" } }.prefix(seen.count).map { $0 })
      #expect(seen.count == count)
    }
  }

  @Test("A table that overrides what changes it hears of all that leads to a snapshot")
  func overrides() {
    let table = ListeningTable(frame: Rect(x: 0, y: 0, width: 320, height: 600))
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    let source = TableViewDiffableDataSource<String, Int>(tableView: table) { table, path, _ in
      table.dequeueReusableCell(withIdentifier: "row", for: path)
    }
    source.defaultRowAnimation = .left
    stage.window.addSubview(table)
    source.apply(
      makeSnapshot([("a", [1, 2, 3, 6]), ("b", [4]), ("d", [8])]), animatingDifferences: false)
    table.heard = []
    var snapshot = makeSnapshot([("c", [7]), ("b", [5, 4]), ("a", [3, 1, 6])])
    snapshot.reloadItems([6])
    snapshot.reconfigureItems([4])
    source.apply(snapshot)
    #expect(
      table.heard == [
        "begin", "delete sections [2] left", "insert sections [0] left", "move section 1 1",
        "delete [[0, 1]] left", "insert [[1, 0]] left", "move [0, 2] [2, 0]",
        "reload [[0, 3]] left", "end", "reconfigure [[1, 1]]",
      ])
    source.applySnapshotUsingReloadData(snapshot)
    #expect(table.heard.last == "reload data")
  }
}

/// A table that logs its changes.
private final class ListeningTable: TableView {
  var heard: [String] = []

  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    heard.append("begin")
    super.performBatchUpdates(updates, completion: completion)
    heard.append("end")
  }

  override func insertRows(at indexPaths: [ItemPath], with animation: RowAnimation) {
    heard.append("insert \(indexPaths) \(animation)")
    super.insertRows(at: indexPaths, with: animation)
  }

  override func deleteRows(at indexPaths: [ItemPath], with animation: RowAnimation) {
    heard.append("delete \(indexPaths) \(animation)")
    super.deleteRows(at: indexPaths, with: animation)
  }

  override func reloadRows(at indexPaths: [ItemPath], with animation: RowAnimation) {
    heard.append("reload \(indexPaths) \(animation)")
    super.reloadRows(at: indexPaths, with: animation)
  }

  override func reconfigureRows(at indexPaths: [ItemPath]) {
    heard.append("reconfigure \(indexPaths)")
    super.reconfigureRows(at: indexPaths)
  }

  override func moveRow(at indexPath: ItemPath, to newIndexPath: ItemPath) {
    heard.append("move \(indexPath) \(newIndexPath)")
    super.moveRow(at: indexPath, to: newIndexPath)
  }

  override func insertSections(_ sections: some Sequence<Int>, with animation: RowAnimation) {
    heard.append("insert sections \(Array(sections)) \(animation)")
    super.insertSections(sections, with: animation)
  }

  override func deleteSections(_ sections: some Sequence<Int>, with animation: RowAnimation) {
    heard.append("delete sections \(Array(sections)) \(animation)")
    super.deleteSections(sections, with: animation)
  }

  override func moveSection(_ section: Int, toSection newSection: Int) {
    heard.append("move section \(section) \(newSection)")
    super.moveSection(section, toSection: newSection)
  }

  override func reloadData() {
    heard.append("reload data")
    super.reloadData()
  }
}
