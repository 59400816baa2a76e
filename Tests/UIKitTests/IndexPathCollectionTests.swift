import Testing
import UIKit

@Suite struct IndexPathCollectionTests {
  @Test("An index path is a collection of its two indexes")
  func indexes() {
    let path = IndexPath(row: 3, section: 1)
    #expect(path.count == 2 && !path.isEmpty)
    #expect(path[0] == 1 && path[1] == 3)
    #expect(Array(path) == [1, 3])
    #expect(path.first == 1 && path.last == 3)
    #expect(IndexPath(indexes: [1, 3]) == path)
    #expect(path == [1, 3])
  }

  @Test("The indexes can be set")
  func changes() {
    var path: IndexPath = [0, 0]
    path[0] = 2
    path[1] = 5
    #expect(path.section == 2 && path.item == 5)
    #expect(path.description == "[2, 5]")
  }
}
