import Glibc
import ResponderTestKit
import TestSurroundings
import Testing
import Widgets
import WindowResponder

@testable import Shelf

@Suite("The example Shelf", .serialized) @MainActor struct ShelfTests {
  let stage = Stage(size: Size(width: 320, height: 420))
  let controller = ShelfController()
  let folder: TemporaryFolder
  private let environment: ChangedEnvironment

  init() throws {
    folder = try TemporaryFolder()
    environment = ChangedEnvironment(["XDG_DATA_HOME": folder.path])
    stage.window.rootViewController = controller
    stage.render()
  }

  private let middle = Point(x: 160, y: 300)

  /// Drops data that another program drags.
  private func drop(_ data: [(String, [UInt8])], at point: Point? = nil) {
    stage.dragEnter(data, at: point ?? middle)
    #expect(stage.dragOperation == .copy)
    stage.drop()
    stage.advance(by: 1)
  }

  /// Returns a position in a row, at a fraction of the row's height from its top.
  private func place(_ row: Int, _ share: Double) -> Point {
    let rect = controller.table.rectForRow(at: ItemPath(row: row, section: 0))
    return controller.table.convert(
      Point(x: rect.midX, y: rect.minY + rect.height * share), to: nil)
  }

  private func picture() -> [UInt8] {
    ImageRenderer(size: Size(width: 12, height: 8)).pngData { context in
      context.fill(Rect(x: 0, y: 0, width: 12, height: 8), color: .systemRed)
    }
  }

  @Test("Texts, files and pictures of other programs are kept, each as what it is")
  func keeps() {
    #expect(stage.labels.contains("Drop files, texts and pictures here"))
    drop([("text/plain;charset=utf-8", Array("first line\nsecond".utf8))])
    drop([
      ("text/plain", Array("/tmp/a b.txt".utf8)),
      ("text/uri-list", Array("file:///tmp/a%20b.txt\r\nhttps://example.org/x\r\n".utf8)),
    ])
    drop([("image/png", picture())])
    #expect(controller.items.map(\.kind) == [.text, .address, .address, .image])
    for label in ["first line", "17 characters", "a b.txt", "/tmp/a b.txt", "x", "12 × 8"] {
      #expect(stage.labels.contains { $0.contains(label) }, "\(label) in \(stage.labels)")
    }
    #expect(controller.items.last?.value == folder.file("org.windowresponder.Shelf/1.png"))
    #expect(!stage.labels.contains("Drop files, texts and pictures here"))
  }

  @Test("What lies there is there at the next start")
  func stays() {
    drop([("text/plain", Array("kept".utf8))])
    drop([("image/png", picture())])
    let next = ShelfController()
    #expect(next.items == controller.items && next.items.count == 2)
    #expect(next.items.last?.image?.size == Size(width: 12, height: 8))
  }

  @Test("A row is dragged out as what it is, and stays")
  func dragsOut() {
    drop([("text/uri-list", Array("file:///tmp/a%20b.txt\r\n".utf8))])
    drop([("image/png", picture())])
    func dragOut(_ row: Int, as type: String) -> [UInt8]? {
      let start = place(row, 0.5)
      stage.pointerMove(to: start)
      stage.pointerDown()
      for step in 1...4 { stage.pointerMove(to: Point(x: start.x + 10 * Double(step), y: start.y)) }
      #expect(stage.isDragging)
      defer { stage.advance(by: 1) }
      return stage.dropElsewhere(type)
    }
    #expect(dragOut(0, as: "text/uri-list") == Array("file:///tmp/a%20b.txt\r\n".utf8))
    #expect(dragOut(1, as: "image/png")?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true)
    #expect(controller.items.count == 2)
  }

  @Test("A row is dragged to another place, and Delete takes the selected ones away")
  func order() {
    for word in ["one", "two", "three"] { drop([("text/plain", Array(word.utf8))]) }
    let table = controller.table
    stage.pointerMove(to: place(0, 0.5))
    stage.pointerDown()
    stage.pointerMove(to: place(1, 0.5))
    stage.pointerMove(to: place(2, 0.9))
    stage.pointerUp()
    stage.advance(by: 1)
    #expect(controller.items.map(\.value) == ["two", "three", "one"])
    table.selectRow(at: ItemPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    table.becomeFirstResponder()
    stage.keyPress(.keyboardDeleteForward)
    #expect(controller.items.map(\.value) == ["two", "one"])
  }

  @Test("A picture that is taken away leaves no file behind")
  func forgets() {
    drop([("image/png", picture())])
    let path = controller.items[0].value
    #expect(access(path, R_OK) == 0)
    controller.table.selectRow(
      at: ItemPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    controller.table.becomeFirstResponder()
    stage.keyPress(.keyboardDeleteForward)
    #expect(controller.items.isEmpty && access(path, F_OK) != 0)
  }
}
