import ResponderTestKit
import TestScenes
import Testing
import Widgets

@testable import WindowResponder

/// Tests of delegates of tables, collections and text views that do not conform to the required protocol.
@MainActor struct OwnDelegateTests {
  private final class Forgetful: ScrollViewDelegate {
    var selections = 0
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: ItemPath) { selections += 1 }
  }
  private final class Conforming: TableViewDelegate {}
  private final class Scroller: PlainScrollViewDelegate {}
  private final class Writer: ScrollViewDelegate {}
  private final class Picker: ScrollViewDelegate {}

  let stage = Stage(size: Size(width: 200, height: 200))

  @Test("A table's delegate without TableViewDelegate is named once, with the missing conformance")
  func forgetful() {
    let delegate = Forgetful()
    let lines = messages {
      let table = TableView(frame: .zero)
      table.delegate = delegate
      table.delegate = nil
      table.delegate = delegate
      TableView(frame: .zero).delegate = delegate
    }
    #expect(lines.count == 1)
    #expect(
      lines.first?.contains(
        "Forgetful is the delegate of TableView and does not conform to TableViewDelegate") == true)
  }

  @Test("Collections and text views name theirs too")
  func others() {
    let (picker, writer) = (Picker(), Writer())
    let lines = messages {
      CollectionView(frame: .zero, collectionViewLayout: CollectionViewFlowLayout()).delegate =
        picker
      TextView(frame: .zero).delegate = writer
    }
    #expect(lines.count == 2)
    #expect(lines.first?.contains("conform to CollectionViewDelegate") == true)
    #expect(lines.last?.contains("conform to TextViewDelegate") == true)
  }

  @Test("A delegate that conforms, a plain scroll delegate and one of a scroll view are not named")
  func silent() {
    let (conforming, scroller, forgetful) = (Conforming(), Scroller(), Forgetful())
    let lines = messages {
      TableView(frame: .zero).delegate = conforming
      TableView(frame: .zero).delegate = scroller
      ScrollView(frame: .zero).delegate = forgetful
    }
    #expect(lines == [])
  }
}
