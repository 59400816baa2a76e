import ResponderTestKit
import SeededRandom
import Testing
import Widgets

@testable import WidgetsItems
@testable import WidgetsLists

/// Tests of random batches of changes against a list of lists with the same changes.
@MainActor struct TableRandomUpdateTests {
  @Test(
    "After thousands of random batches the table shows what the data source has",
    arguments: [1, 2, 3, 4])
  func randomBatches(seed: UInt64) {
    // Every other run is animated. After a batch, the animations end or are interrupted.
    View.setAnimationsEnabled(seed % 2 == 0)
    defer { View.setAnimationsEnabled(true) }
    let model = RandomModel(seed: seed)
    let stage = Stage(size: Size(width: 200, height: 300))
    let table = TableView(frame: Rect(x: 0, y: 0, width: 200, height: 300))
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.allowsMultipleSelection = true
    table.estimatedRowHeight = 0
    table.dataSource = model
    table.delegate = model
    stage.window.addSubview(table)
    stage.render()
    for step in 0..<(seed % 2 == 0 ? 80 : 1_200) {
      model.selectSome(in: table)
      let kept = model.chooseChanges()
      table.performBatchUpdates { model.tell(table) }
      if step % 3 == 0 { model.scroll(table) }
      stage.render()
      if seed % 2 == 0 { stage.advance(by: step % 4 == 0 ? 0.1 : 0.35) }
      model.check(table, kept, atRest: seed % 2 == 1 || step % 4 != 0)
    }
  }
}

/// A model with sections of numbers and random changes of them. Each section has a unique name.
@MainActor private final class RandomModel: TableViewDataSource, TableViewDelegate {
  private struct Section {
    var name: Int
    var rows: [Int]
  }

  private var random: SeededGenerator
  private var sections: [Section] = []
  private var nextName = 0
  private var changes: [(TableView) -> Void] = []
  private var selected: Set<Int> = []
  private var isReloaded: Set<Int> = []

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    sections = (0..<3).map { _ in newSection() }
  }

  private func below(_ limit: Int) -> Int {
    limit <= 0 ? 0 : Int.random(in: 0..<limit, using: &random)
  }
  private func chance(_ one: Int) -> Bool { below(one) == 0 }

  private func newName() -> Int {
    nextName += 1
    return nextName
  }

  private func newSection() -> Section {
    Section(name: newName(), rows: (0..<below(9)).map { _ in newName() })
  }

  /// Inserts some elements at random positions among others, and returns the result and the positions.
  private func mix<Element>(_ new: [Element], into old: [Element]) -> ([Element], [Int]) {
    let count = old.count + new.count
    let places = Array((0..<count).shuffled(using: &random).prefix(new.count))
    var result: [Element?] = Array(repeating: nil, count: count)
    for (element, place) in zip(new, places) { result[place] = element }
    var rest = old.makeIterator()
    return (result.compactMap { $0 ?? rest.next() }, places)
  }

  private func path(of name: Int, in sections: [Section]) -> ItemPath? {
    for (number, section) in sections.enumerated() {
      if let row = section.rows.firstIndex(of: name) { return ItemPath(row: row, section: number) }
    }
    return nil
  }

  /// Changes the lists, and returns the names of the rows that remain selected.
  func chooseChanges() -> Set<Int> {
    let before = sections
    changes = []
    var moved: [Int] = []
    var gone: Set<Int> = []
    var kept: [Section] = []
    var movedSections: [Section] = []
    var reloaded: Set<Int> = []
    for (number, section) in before.enumerated() {
      if chance(8), before.count > 1 {
        gone.formUnion(section.rows)
        changes.append { $0.deleteSections([number], with: .fade) }
        continue
      }
      var new = section
      if chance(10) {
        gone.formUnion(section.rows)
        new.rows = (0..<below(9)).map { _ in newName() }
        reloaded.insert(section.name)
        changes.append { $0.reloadSections([number], with: .none) }
        kept.append(new)
        continue
      }
      changeRows(of: section, number, to: &new, &moved, &gone)
      if chance(9) { movedSections.append(new) } else { kept.append(new) }
    }
    let added = (0..<(chance(5) ? 1 + below(2) : 0)).map { _ in newSection() }
    let addedNames = Set(added.map(\.name))
    let (order, places) = mix(movedSections + added, into: kept)
    var new = order
    for (section, place) in zip(movedSections + added, places) {
      if addedNames.contains(section.name) {
        changes.append { $0.insertSections([place], with: .top) }
      } else if let old = before.firstIndex(where: { $0.name == section.name }) {
        changes.append { $0.moveSection(old, toSection: place) }
      }
    }
    placeRows(moved, before, &new, addedNames, reloaded, &gone)
    changes.shuffle(using: &random)
    sections = new
    let survivors = Set(new.flatMap(\.rows))
    return selected.intersection(survivors)
  }

  /// Deletes, moves and reloads rows of a section.
  private func changeRows(
    of section: Section, _ number: Int, to new: inout Section, _ moved: inout [Int],
    _ gone: inout Set<Int>
  ) {
    for (row, name) in section.rows.enumerated() {
      let path = ItemPath(row: row, section: number)
      switch below(12) {
      case 0, 1:
        gone.insert(name)
        new.rows.removeAll { $0 == name }
        changes.append { $0.deleteRows(at: [path], with: .automatic) }
      case 2:
        moved.append(name)
        new.rows.removeAll { $0 == name }
      case 3:
        selected.remove(name)
        changes.append { $0.reloadRows(at: [path], with: .none) }
      default: break
      }
    }
  }

  /// Adds new rows and moved rows to the sections.
  private func placeRows(
    _ moved: [Int], _ before: [Section], _ new: inout [Section], _ added: Set<Int>,
    _ reloaded: Set<Int>, _ gone: inout Set<Int>
  ) {
    var waiting = moved
    var targets = new.indices.filter { !reloaded.contains(new[$0].name) }
    targets.shuffle(using: &random)
    for (index, target) in targets.enumerated() {
      let isLast = index == targets.count - 1
      var coming: [Int] = []
      while !waiting.isEmpty, isLast || chance(2) { coming.append(waiting.removeLast()) }
      let isAdded = added.contains(new[target].name)
      let fresh = isAdded ? [] : (0..<(chance(2) ? below(4) : 0)).map { _ in newName() }
      let (rows, places) = mix(coming + fresh, into: new[target].rows)
      new[target].rows = rows
      for (name, row) in zip(coming + fresh, places) {
        let to = ItemPath(row: row, section: target)
        if let from = path(of: name, in: before) {
          changes.append { $0.moveRow(at: from, to: to) }
        } else {
          changes.append { $0.insertRows(at: [to], with: .left) }
        }
      }
    }
    // Rows without a target section are deleted.
    for name in waiting {
      guard let from = path(of: name, in: before) else { continue }
      gone.insert(name)
      changes.append { $0.deleteRows(at: [from], with: .none) }
    }
  }

  func tell(_ table: TableView) {
    for change in changes { change(table) }
  }

  func selectSome(in table: TableView) {
    for (number, section) in sections.enumerated() {
      for (row, name) in section.rows.enumerated() where chance(10) {
        table.selectRow(
          at: ItemPath(row: row, section: number), animated: false, scrollPosition: .none)
        selected.insert(name)
      }
    }
  }

  func scroll(_ table: TableView) {
    let most = max(0, table.contentSize.height - table.bounds.height)
    table.contentOffset.y = Double.random(in: 0...max(most, 1), using: &random)
  }

  /// Compares the table with the lists.
  func check(_ table: TableView, _ kept: Set<Int>, atRest: Bool) {
    #expect(table.numberOfSections == sections.count)
    var y = 0.0
    for (number, section) in sections.enumerated() {
      #expect(table.numberOfRows(inSection: number) == section.rows.count)
      for (row, name) in section.rows.enumerated() {
        let path = ItemPath(row: row, section: number)
        let rect = table.rectForRow(at: path)
        #expect(rect.minY == y && rect.height == height(of: name))
        let isSeen = rect.maxY > table.bounds.minY && rect.minY < table.bounds.maxY
        let cell = table.cellForRow(at: path)
        #expect((cell != nil) == (isSeen && rect.height > 0))
        if let cell {
          #expect(cell.textLabel?.text == String(name))
          #expect(cell.frame == rect)
          #expect(cell.isSelected == kept.contains(name))
          #expect(!cell.isHidden && cell.superview === table)
        }
        y += rect.height
      }
    }
    #expect(table.contentSize.height == y)
    let paths = table.indexPathsForSelectedRows ?? []
    #expect(Set(paths.map { sections[$0.section].rows[$0.row] }) == kept)
    selected = kept
    guard atRest else { return }
    let cells = table.subviews.compactMap { $0 as? TableViewCell }
    #expect(cells.allSatisfy { $0.isHidden || $0.alpha == 1 })
    #expect(cells.count { !$0.isHidden } == table.visibleCells.count)
  }

  private func height(of name: Int) -> Double { Double(20 + name * 7 % 50) }

  func numberOfSections(in tableView: TableView) -> Int { sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = String(sections[indexPath.section].rows[indexPath.row])
    return cell
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: ItemPath) -> Double {
    height(of: sections[indexPath.section].rows[indexPath.row])
  }
}
