import ResponderTestKit
import Testing
import Widgets
import WindowResponder

@testable import WidgetsColumns

/// Tests of the text of a table without rows while elements are sorted and filtered on another thread.
@MainActor @Suite(.serialized) struct EmptyTextTests {
  private let stage = Stage(size: Size(width: 400, height: 300))
  private let table = ColumnView(frame: Rect(x: 0, y: 0, width: 400, height: 300))
  private let rows: ColumnRows<Int>

  init() {
    rows = ColumnRows(table)
    rows.addColumn("number", title: "Number", width: 200) { $0 }
    table.emptyText = "No match"
    stage.window.addSubview(table)
    stage.render()
  }

  private var isShown: Bool {
    stage.render()
    return table.emptyLabel.map { !$0.isHidden && $0.text == "No match" } ?? false
  }

  @Test("Nothing is said to be missing before all elements were looked at")
  func firstFilter() async {
    #expect(isShown)
    rows.filter = { $0 > 10 }
    #expect(isShown)
    rows.elements = Array(0..<20_000)
    #expect(rows.isSorting && !isShown)
    await rows.waitUntilSorted()
    #expect(!isShown && rows.arrangedElements.count == 19_989)
  }

  @Test("The text is there once nothing was found, and is gone while something else is looked for")
  func againAndAgain() async {
    rows.elements = Array(0..<20_000)
    rows.filter = { $0 < 0 }
    #expect(rows.isSorting && !isShown)
    await rows.waitUntilSorted()
    #expect(isShown)
    rows.filter = { $0 == 7 }
    #expect(rows.isSorting && !isShown)
    await rows.waitUntilSorted()
    #expect(!isShown && rows.arrangedElements == [7])
    rows.filter = { $0 < 0 }
    await rows.waitUntilSorted()
    #expect(isShown)
  }

  @Test("A filter that is replaced by one that needs no work says the truth at once")
  func overtaken() async {
    rows.elements = Array(0..<20_000)
    rows.filter = { $0 < 0 }
    #expect(rows.isSorting)
    rows.elements = [1, 2]
    #expect(!rows.isSorting && isShown)
    rows.filter = nil
    #expect(!isShown)
  }

  @Test("A table whose rows went away while they were filtered has its text again")
  func gone() async {
    let other = ColumnView(frame: stage.window.bounds)
    other.emptyText = "No match"
    stage.window.addSubview(other)
    var gone: ColumnRows<Int>? = ColumnRows(other)
    gone?.filter = { $0 < 0 }
    gone?.elements = Array(0..<20_000)
    #expect(other.isArranging)
    gone = nil
    for _ in 0..<2_000 where other.isArranging { try? await Task.sleep(for: .milliseconds(5)) }
    #expect(!other.isArranging && other.emptyLabel?.isHidden == false)
  }
}
