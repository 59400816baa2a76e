import Testing
import Widgets

@testable import WidgetsItems

struct ItemUpdateMapTests {
  @Test("Deletions go by the places before, insertions by those after, in whatever order")
  func placesBeforeAndAfter() throws {
    var changes = ItemChanges()
    changes.items.deleted = [[0, 0], [0, 3]]
    changes.items.inserted = [[0, 0], [0, 2]]
    let map = try ItemUpdateMap(changes, before: [5], after: [5])
    #expect(map.target(of: [0, 0]) == nil)
    #expect(map.target(of: [0, 1]) == [0, 1])
    #expect(map.target(of: [0, 2]) == [0, 3])
    #expect(map.target(of: [0, 3]) == nil)
    #expect(map.target(of: [0, 4]) == [0, 4])
  }

  @Test("Rows go with their section")
  func sectionsMove() throws {
    var changes = ItemChanges()
    changes.sections.moved = [.init(from: 0, to: 2)]
    changes.sections.inserted = [0]
    changes.sections.deleted = [1]
    let map = try ItemUpdateMap(changes, before: [1, 2, 3], after: [9, 3, 1])
    #expect(map.sectionTargets == [2, nil, 1])
    #expect(map.target(of: [0, 0]) == [2, 0])
    #expect(map.target(of: [1, 1]) == nil)
    #expect(map.target(of: [2, 2]) == [1, 2])
  }

  @Test("A row moves to another section, and out of one that is deleted")
  func rowsMove() throws {
    var changes = ItemChanges()
    changes.sections.deleted = [0]
    changes.items.moved = [.init(from: [0, 1], to: [0, 1])]
    let map = try ItemUpdateMap(changes, before: [2, 2], after: [3])
    #expect(map.target(of: [0, 0]) == nil)
    #expect(map.target(of: [0, 1]) == [0, 1])
    #expect(map.target(of: [1, 1]) == [0, 2])
  }

  @Test("The rows of a section that is reloaded are all new, however many there are")
  func sectionReloaded() throws {
    var changes = ItemChanges()
    changes.sections.reloaded = [0]
    let map = try ItemUpdateMap(changes, before: [2, 1], after: [7, 1])
    #expect(map.target(of: [0, 0]) == nil)
    #expect(map.target(of: [1, 0]) == [1, 0])
  }

  @Test("Counts that do not match the changes are an error with the section and both numbers")
  func wrongNumbers() {
    var changes = ItemChanges()
    changes.items.inserted = [[0, 0]]
    let error = #expect(throws: ItemUpdateError.self) {
      try ItemUpdateMap(changes, before: [3], after: [3])
    }
    #expect(error == .itemCount(section: 0, before: 3, after: 3, inserted: 1, deleted: 0))
    #expect(
      error?.description.hasPrefix(
        "Invalid update: the number of rows in section 0 after the update (3)") == true)
    #expect(throws: ItemUpdateError.sectionCount(before: 1, after: 2, inserted: 0, deleted: 0)) {
      try ItemUpdateMap(ItemChanges(), before: [3], after: [3, 1])
    }
  }

  @Test("Places that do not exist, and two changes of one row, are told")
  func wrongIndexPaths() {
    var changes = ItemChanges()
    changes.items.deleted = [[0, 3]]
    #expect(throws: ItemUpdateError.noItemBefore("delete", [0, 3], count: 3)) {
      try ItemUpdateMap(changes, before: [3], after: [2])
    }
    changes.items.deleted = [[0, 1]]
    changes.items.reloaded = [[0, 1]]
    #expect(throws: ItemUpdateError.twice("the row at [0, 1] is both deleted and reloaded")) {
      try ItemUpdateMap(changes, before: [3], after: [2])
    }
    changes = ItemChanges()
    changes.sections.inserted = [5]
    #expect(throws: ItemUpdateError.noSectionAfter("insert", section: 5, count: 2)) {
      try ItemUpdateMap(changes, before: [3], after: [3, 1])
    }
  }
}
