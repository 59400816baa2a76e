import ResponderTestKit
import Testing
import Widgets

/// The alignment of the titles of buttons with the margins of a navigation bar.
@MainActor @Suite(.serialized) struct BarAlignmentTests {
  private let stage = Stage(size: Size(width: 390, height: 300))
  private let page = ViewController()

  init() { stage.window.rootViewController = NavigationController(rootViewController: page) }

  /// Returns the columns of pixels in the row of the buttons that differ from the background.
  private func drawnColumns(in range: Range<Int>) -> [Int] {
    stage.advance(by: 0.1)
    let image = stage.snapshot()
    let ground = image.pixel(x: 195, y: 8)
    return range.filter { x in (8..<36).contains { image.pixel(x: x, y: $0) != ground } }
  }

  @Test("The titles of the outer buttons are at the margins, with space for longer titles")
  func titles() throws {
    var presses = 0
    func item() -> BarButtonItem {
      let item = BarButtonItem(primaryAction: Action(title: "Edit") { _ in presses += 1 })
      item.possibleTitles = ["Edit", "Show all"]
      return item
    }
    page.navigationItem.leftBarButtonItem = item()
    page.navigationItem.rightBarButtonItem = item()
    let start = try #require(drawnColumns(in: 0..<195).first)
    let end = try #require(drawnColumns(in: 195..<390).last)
    #expect((16...19).contains(start))
    #expect((370...374).contains(end))
    // The touch area is as wide as before.
    for x in [8.0, 80, 310, 382] { stage.tap(at: Point(x: x, y: 22)) }
    #expect(presses == 4)
  }

  @Test("A title in a button of a given width is in its middle")
  func givenWidth() throws {
    let item = BarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    item.width = 120
    page.navigationItem.leftBarButtonItem = item
    let columns = drawnColumns(in: 0..<195)
    let (start, end) = (try #require(columns.first), try #require(columns.last))
    #expect(abs(Double(start + end) / 2 - 66) < 3)
  }
}
