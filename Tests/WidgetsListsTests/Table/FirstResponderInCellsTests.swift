import ResponderTestKit
import Testing
import Widgets

@testable import WidgetsItems
@testable import WidgetsLists
@testable import WidgetsText
@testable import WindowResponder

/// A cell with a text field. The data source sets its text and its tag.
private final class FieldCell: TableViewCell {
  let field = TextField(frame: Rect(x: 10, y: 5, width: 200, height: 30))

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(field)
  }
}

private final class FieldItem: CollectionViewCell {
  let field = TextField(frame: Rect(x: 10, y: 5, width: 80, height: 30))

  override init(frame: Rect) {
    super.init(frame: frame)
    contentView.addSubview(field)
  }
}

/// A data source of texts in text fields. The tag of a field is the number of its row.
@MainActor
private final class FieldSource: TableViewDataSource, CollectionViewDataSource,
  TextFieldDelegate
{
  var texts: [String]
  var ended = 0
  init(count: Int) { texts = (0..<count).map { "\($0)" } }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { texts.count }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
    fill((cell as? FieldCell)?.field, indexPath.row)
    return cell
  }

  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  {
    texts.count
  }
  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: ItemPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "field", for: indexPath)
    fill((cell as? FieldItem)?.field, indexPath.item)
    return cell
  }

  private func fill(_ field: TextField?, _ row: Int) {
    field?.text = texts[row]
    field?.tag = row
    field?.delegate = self
  }

  func textFieldDidEndEditing(_ textField: TextField) { ended += 1 }
}

/// A delegate with a header and a footer that have a text field.
@MainActor private final class FieldEnds: TableViewDelegate {
  let header = FieldEnds.made()
  let footer = FieldEnds.made()

  private static func made() -> TableViewHeaderFooterView {
    let view = TableViewHeaderFooterView(reuseIdentifier: nil)
    view.contentView.addSubview(TextField(frame: Rect(x: 10, y: 5, width: 200, height: 30)))
    return view
  }

  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double { 40 }
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double { 40 }
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { header }
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? { footer }
}

@Suite("The first responder in a cell", .serialized) @MainActor struct FirstResponderInCellsTests {
  let stage = Stage(size: Size(width: 320, height: 240))
  private let source = FieldSource(count: 100)
  let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 240))

  init() {
    table.register(FieldCell.self, forCellReuseIdentifier: "field")
    table.dataSource = source
    stage.window.addSubview(table)
    stage.render()
  }

  private func field(_ row: Int) -> TextField? {
    (table.cellForRow(at: [0, row]) as? FieldCell)?.field
  }

  @Test("T5: a cell that scrolls away keeps the first responder, and is no other row's meanwhile")
  func scrolling() throws {
    let edited = try #require(field(1))
    edited.becomeFirstResponder()
    for offset in stride(from: 0.0, through: 3000, by: 60) {
      table.contentOffset.y = offset
      stage.render()
      #expect(table.visibleCells.allSatisfy { ($0 as? FieldCell)?.field !== edited } || offset < 90)
    }
    #expect(edited.isFirstResponder && edited.tag == 1 && source.ended == 0)
    #expect(table.indexPathsForVisibleRows?.contains([0, 1]) == false)
    edited.text = "edited"
    table.contentOffset.y = 0
    stage.render()
    #expect(field(1) === edited && edited.text == "edited" && edited.isFirstResponder)
    // A cell without the first responder is reused like any other cell.
    edited.resignFirstResponder()
    table.contentOffset.y = 3000
    stage.render()
    #expect(table.shown.allSatisfy { $0.path.row > 40 } && table.shown.count < 9)
  }

  @Test(
    "T5: reloading or deleting a row, or the table, ends editing in it",
    arguments: ["reload row", "delete row", "reload", "reload section"])
  func endsEditing(change: String) throws {
    for isOutside in [false, true] {
      table.contentOffset.y = 0
      source.texts = (0..<100).map { "\($0)" }
      table.reloadData()
      stage.render()
      let edited = try #require(field(1))
      edited.becomeFirstResponder()
      source.ended = 0
      if isOutside {
        table.contentOffset.y = 2000
        stage.render()
      }
      switch change {
      case "reload row": table.reloadRows(at: [[0, 1]], with: .fade)
      case "delete row":
        source.texts.remove(at: 1)
        table.deleteRows(at: [[0, 1]], with: .fade)
      case "reload section": table.reloadSections([0], with: .none)
      default: table.reloadData()
      }
      #expect(!edited.isFirstResponder && source.ended == 1, "\(change), outside: \(isOutside)")
      stage.advance(by: 1)
      #expect(stage.window.firstResponder !== edited)
    }
  }

  @Test("T5: a row that moves or gets another number takes the first responder along")
  func updates() throws {
    let edited = try #require(field(1))
    edited.becomeFirstResponder()
    source.texts.insert("new", at: 0)
    table.insertRows(at: [[0, 0]], with: .fade)
    stage.advance(by: 1)
    #expect(edited.isFirstResponder && field(2) === edited)
    table.contentOffset.y = 2000
    stage.render()
    source.texts.insert("newer", at: 0)
    table.insertRows(at: [[0, 0]], with: .none)
    table.contentOffset.y = 0
    stage.advance(by: 1)
    #expect(edited.isFirstResponder && field(3) === edited)
  }

  @Test("T5: an item of a collection keeps the first responder, and loses it when it is reloaded")
  func collections() throws {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 100, height: 40)
    let collection = CollectionView(
      frame: Rect(x: 0, y: 0, width: 320, height: 240), collectionViewLayout: layout)
    collection.register(FieldItem.self, forCellWithReuseIdentifier: "field")
    collection.dataSource = source
    stage.window.addSubview(collection)
    stage.render()
    let edited = try #require((collection.cellForItem(at: [0, 1]) as? FieldItem)?.field)
    edited.becomeFirstResponder()
    for offset in stride(from: 0.0, through: 1000, by: 60) {
      collection.contentOffset.y = offset
      stage.render()
    }
    #expect(edited.isFirstResponder && edited.tag == 1 && source.ended == 0)
    #expect(!collection.indexPathsForVisibleItems.contains([0, 1]))
    collection.contentOffset.y = 0
    stage.render()
    #expect((collection.cellForItem(at: [0, 1]) as? FieldItem)?.field === edited)
    collection.reloadItems(at: [[0, 1]])
    #expect(!edited.isFirstResponder && source.ended == 1)
    stage.advance(by: 1)
    (collection.cellForItem(at: [0, 2]) as? FieldItem)?.field.becomeFirstResponder()
    source.texts.remove(at: 2)
    collection.deleteItems(at: [[0, 2]])
    #expect(stage.window.firstResponder as? TextField == nil && source.ended == 2)
  }

  @Test("T5: a header and a footer that scroll away keep the first responder")
  func headersAndFooters() throws {
    let grouped = TableView(frame: stage.window.bounds, style: .grouped)
    grouped.register(FieldCell.self, forCellReuseIdentifier: "field")
    let ends = FieldEnds()
    grouped.delegate = ends
    grouped.dataSource = source
    stage.window.addSubview(grouped)
    stage.render()
    let last = grouped.contentSize.height - 240
    for (view, start) in [(ends.header, 0), (ends.footer, last)] {
      grouped.contentOffset.y = start
      stage.render()
      let field = try #require(view.contentView.subviews.first as? TextField)
      #expect(field.becomeFirstResponder())
      grouped.contentOffset.y = abs(start - 400)
      stage.render()
      #expect(field.isFirstResponder && view.superview === grouped)
      grouped.contentOffset.y = start
      stage.render()
      #expect(field.isFirstResponder && !view.isHidden)
    }
  }

  @Test("T5: a slider that is dragged stays its row's while the table scrolls")
  func trackedControls() throws {
    let cell = try #require(table.cellForRow(at: [0, 1]))
    let slider = Slider(frame: Rect(x: 220, y: 5, width: 90, height: 30))
    cell.contentView.addSubview(slider)
    stage.render()
    let point = slider.convert(Point(x: 45, y: 15), to: nil)
    stage.touchDown(1, at: point)
    stage.frame()
    stage.advance(by: 0.5)
    #expect(slider.isTracking)
    table.contentOffset.y = 2000
    stage.render()
    #expect(!table.visibleCells.contains { $0 === cell } && slider.isTracking)
    stage.touchUp(1)
    stage.frame()
    table.contentOffset.y = 0
    stage.render()
    #expect(table.cellForRow(at: [0, 1]) === cell)
  }
}
