import ResponderTestKit
import SeededRandom
import Testing
import Widgets
import WindowResponder

@testable import WidgetsColumns

/// Tests of rows that are added and removed in parts.
@MainActor @Suite(.serialized) struct ColumnPartTests {
  let stage = Stage(size: Size(width: 500, height: 300))
  let table = ColumnView()
  let rows: ColumnRows<Person>
  /// The rows whose texts the table has requested.
  let asked = Asked()

  final class Asked: @unchecked Sendable {
    var ids: [Int] = []
  }

  init() {
    rows = ColumnRows(table)
    rows.identity = { $0.id }
    rows.addColumn(
      "name", title: "Name", width: 200,
      text: { [asked] (person: Person) -> String in
        asked.ids.append(person.id)
        return person.name
      })
    rows.addColumn("age", title: "Age", width: 80) { $0.age }
    table.frame = stage.window.bounds
    stage.window.addSubview(table)
    stage.render()
  }

  private func person(_ id: Int, _ age: Double = 1, name: String? = nil) -> Person {
    Person(id: id, name: name ?? "name \(id)", age: age, city: id % 2 == 0 ? "Bonn" : "Ulm")
  }

  private var ids: [Int] { rows.arrangedElements.map(\.id) }

  @Test("U20: Appended rows come last, and the cells of the others are not asked for again")
  func append() {
    rows.elements = [person(1), person(2)]
    stage.render()
    asked.ids = []
    rows.append(person(3))
    rows.append(contentsOf: [person(4), person(5)])
    rows.append(contentsOf: [])
    stage.render()
    #expect(ids == [1, 2, 3, 4, 5] && rows.elements.map(\.id) == ids)
    #expect(Set(asked.ids) == [3, 4, 5])
    #expect(table.numberOfRows == 5 && table.order == nil)
  }

  @Test("U20: Appended rows stand where the sort order has them, if the filter lets them pass")
  func sortedAndFiltered() {
    rows.filter = { $0.city == "Bonn" }
    table.sort = [ColumnSort("age", isAscending: false)]
    rows.elements = [person(2, 20), person(4, 40), person(6, .nan)]
    #expect(ids == [4, 2, 6])
    rows.append(person(8, 30))
    rows.append(person(9, 35))
    rows.append(contentsOf: [person(10, 20), person(12, 99), person(14, .nan)])
    #expect(ids == [12, 4, 8, 2, 10, 6, 14])
    #expect(rows.elements.count == 8)
    rows.filter = nil
    #expect(ids == [12, 4, 9, 8, 2, 10, 6, 14])
  }

  @Test(
    "U20: Rows are inserted and removed; what is selected stays so, and what is removed does not")
  func insertAndRemove() {
    table.allowsMultipleSelection = true
    rows.elements = (1...5).map { person($0) }
    table.selectedRows = [1, 3]
    let told = Told()
    table.onSelectionChange = { told.count += 1 }
    rows.insert(person(10), at: 0)
    rows.insert(contentsOf: [person(11), person(12)], at: 3)
    #expect(ids == [10, 1, 2, 11, 12, 3, 4, 5])
    #expect(rows.selectedElements.map(\.id) == [2, 4] && told.count == 0)
    #expect(rows.remove(at: 1).id == 1)
    #expect(rows.selectedElements.map(\.id) == [2, 4] && told.count == 0)
    rows.removeSubrange(1..<3)
    #expect(ids == [10, 12, 3, 4, 5])
    #expect(rows.selectedElements.map(\.id) == [4] && told.count == 1)
    rows.insert(person(13), at: 5)
    #expect(ids.last == 13)
    rows.removeAll()
    #expect(ids == [] && table.numberOfRows == 0 && told.count == 2)
  }

  private final class Told {
    var count = 0
  }

  @Test("U20: Any sequence of changes shows what setting all elements does", arguments: 1...6)
  func random(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let other = ColumnView(frame: table.frame)
    let all = ColumnRows<Person>(other)
    all.addColumn("age", title: "Age") { $0.age }
    all.addColumn("name", title: "Name") { $0.name }
    var elements: [Person] = []
    table.allowsMultipleSelection = true
    var next = 0
    for step in 0..<300 {
      func makeSome() -> [Person] {
        (0..<Int.random(in: 1...4, using: &generator)).map { _ in
          next += 1
          let age = Double(Int.random(in: 0...9, using: &generator))
          return person(next, age, name: "n\(Int.random(in: 0...3, using: &generator))")
        }
      }
      switch Int.random(in: 0..<10, using: &generator) {
      case 0..<3:
        let new = makeSome()
        rows.append(contentsOf: new)
        elements += new
      case 3..<6:
        let (new, place) = (makeSome(), Int.random(in: 0...elements.count, using: &generator))
        rows.insert(contentsOf: new, at: place)
        elements.insert(contentsOf: new, at: place)
      case 6..<8 where !elements.isEmpty:
        let start = Int.random(in: 0..<elements.count, using: &generator)
        let end = min(elements.count, start + Int.random(in: 1...4, using: &generator))
        rows.removeSubrange(start..<end)
        elements.removeSubrange(start..<end)
      case 8:
        let sorts = [ColumnSort("age"), ColumnSort("name", isAscending: false)]
        table.sort = Array(sorts.shuffled(using: &generator).prefix(step % 3))
        rows.arrange()
      default:
        if step % 2 == 0 { rows.filter = { $0.city == "Bonn" } } else { rows.filter = nil }
      }
      let selected = rows.selectedElements
      (other.sort, all.filter) = (table.sort, rows.filter)
      all.elements = elements
      #expect(rows.elements == elements)
      #expect(ids == all.arrangedElements.map(\.id))
      #expect(table.order == other.order)
      #expect(selected.allSatisfy { elements.contains($0) })
      table.selectedRows = table.order.map { $0.rows.prefix(2).map { Int($0) } } ?? []
      if step % 25 == 0 { stage.render() }
    }
  }

  @Test("U20: Rows that are appended while others are sorted beside the main thread are not lost")
  func whileSorting() async {
    table.sort = [ColumnSort("age")]
    rows.elements = (0..<5_000).map { person($0, Double(5_000 - $0)) }
    #expect(rows.isSorting)
    rows.append(person(6_000, 0))
    rows.append(person(6_001, 9_999))
    #expect(rows.elements.count == 5_002)
    await rows.waitUntilSorted()
    #expect(!rows.isSorting && rows.elements.count == 5_002)
    #expect(ids.first == 6_000 && ids.last == 6_001 && ids.count == 5_002)
    // A large number of added rows is also sorted on another thread.
    rows.append(contentsOf: (0..<3_000).map { person(10_000 + $0, 0.5) })
    #expect(rows.isSorting)
    await rows.waitUntilSorted()
    #expect(ids.count == 8_002 && ids[1] == 10_000)
  }

  @Test("U20: Rows that are appended while a cell is being changed come when that is done")
  func whileEditing() throws {
    rows.elements = [person(1), person(2)]
    rows.edit("name") { $0.name = $1 }
    stage.render()
    let column = try #require(table.column("name"))
    #expect(table.editCell(row: 0, column: column))
    rows.append(person(3))
    #expect(table.isEditingCell && rows.elements.count == 3)
    stage.type("changed")
    table.endEditingCell(saving: true)
    #expect(ids == [1, 2, 3])
    #expect(rows.elements.first?.name.contains("changed") == true)
  }

  @Test("U20: Without a sort order, appending to many rows copies and sorts none of them")
  func many() {
    rows.elements = (0..<1_500).map { person($0) }
    rows.filter = { $0.id >= 0 }
    table.sort = [ColumnSort("name")]
    rows.arrange()
    stage.render()
    asked.ids = []
    // These are the comparisons of a binary search, and the visible cells.
    rows.append(person(1_500, name: "zzz"))
    #expect(asked.ids.count < 40, "\(asked.ids.count)")
    stage.render()
    #expect(ids.last == 1_500)
  }
}
