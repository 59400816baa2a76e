import ResponderTestKit
import Testing
import Widgets

/// The buttons, the background and the text of a search bar.
@MainActor @Suite(.serialized) struct SearchBarPartTests {
  private final class Log: SearchBarDelegate {
    var calls: [String] = []
    func searchBarResultsListButtonClicked(_ searchBar: SearchBar) { calls.append("results") }
    func searchBarBookmarkButtonClicked(_ searchBar: SearchBar) { calls.append("bookmarks") }
  }

  private let stage = Stage(size: Size(width: 390, height: 200))
  private let bar = SearchBar(frame: Rect(x: 0, y: 0, width: 390, height: 52))
  private let log = Log()

  init() {
    stage.window.backgroundColor = .white
    bar.delegate = log
    stage.window.addSubview(bar)
    stage.render()
  }

  private func pixel(_ x: Int, _ y: Int) -> Color {
    stage.render()
    return stage.snapshot().pixel(x: x, y: y)
  }

  @Test("The button for results stands beside the field, and tells the delegate")
  func results() {
    let width = bar.searchTextField.frame.width
    bar.showsSearchResultsButton = true
    stage.render()
    #expect(bar.searchTextField.frame.width == width - 44)
    stage.tap("Results")
    bar.showsBookmarkButton = true
    stage.render()
    #expect(bar.searchTextField.frame.width == width - 88)
    stage.tap(at: Point(x: 352, y: 26))
    stage.tap(at: Point(x: 308, y: 26))
    #expect(log.calls == ["results", "bookmarks", "results"])
    #expect(!bar.isSearchResultsButtonSelected)
    bar.showsSearchResultsButton = false
    bar.showsBookmarkButton = false
    stage.render()
    #expect(bar.searchTextField.frame.width == width)
  }

  @Test("A selected button for results is tinted, and it has the image that it is given")
  func selected() {
    bar.showsSearchResultsButton = true
    let before = pixel(335, 10)
    bar.isSearchResultsButtonSelected = true
    #expect(bar.isSearchResultsButtonSelected)
    #expect(pixel(335, 10) != before)
    let red = ImageRenderer(size: Size(width: 20, height: 20), scale: 1).image {
      $0.fill(Rect(x: 0, y: 0, width: 20, height: 20), color: .red)
    }
    bar.setImage(red.withRenderingMode(.alwaysOriginal), for: .resultsList, state: .normal)
    #expect(pixel(352, 26) == .red)
  }

  @Test("The text and the placeholder are moved by the adjustment, mirrored from right to left")
  func textPosition() {
    let field = bar.searchTextField
    let usual = field.textRect(forBounds: field.bounds)
    bar.searchTextPositionAdjustment = Vector(dx: 12, dy: 3)
    stage.render()
    let moved = field.textRect(forBounds: field.bounds)
    #expect(moved.minX == usual.minX + 12 && moved.maxX == usual.maxX)
    #expect(moved.minY == usual.minY + 3)
    #expect(field.editingRect(forBounds: field.bounds) == moved)
    bar.semanticContentAttribute = .forceRightToLeft
    field.semanticContentAttribute = .forceRightToLeft
    let mirrored = field.textRect(forBounds: field.bounds)
    #expect(mirrored.maxX == field.bounds.width - moved.minX)
  }

  @Test("An opaque bar has a background, unless it is minimal; a black one is dark with light text")
  func background() {
    #expect(pixel(4, 4) == .white)
    stage.window.backgroundColor = .red
    #expect(pixel(4, 4) == .red)
    bar.isTranslucent = false
    #expect(pixel(4, 4) != .red)
    bar.searchBarStyle = .minimal
    #expect(pixel(4, 4) == .red)
    bar.searchBarStyle = .default
    bar.isTranslucent = true
    bar.barStyle = .black
    let black = pixel(4, 4)
    #expect(black.luminance < 0.2)
    #expect(bar.searchTextField.traitCollection.userInterfaceStyle == .dark)
    bar.barStyle = .default
    #expect(pixel(4, 4) == .red)
    #expect(bar.searchTextField.traitCollection.userInterfaceStyle == .light)
  }
}

extension Color {
  fileprivate var luminance: Double { 0.2 * red + 0.7 * green + 0.1 * blue }
}
