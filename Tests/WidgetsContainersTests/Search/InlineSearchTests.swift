import ResponderTestKit
import Testing
import Widgets

/// Search bars in the row of a navigation bar's buttons.
@MainActor struct InlineSearchTests {
  private let stage = Stage(size: Size(width: 800, height: 600))
  private let page = ViewController()
  private let search = SearchController(searchResultsController: nil)
  private let navigation: NavigationController

  init() {
    page.title = "List"
    page.navigationItem.searchController = search
    page.navigationItem.rightBarButtonItem = BarButtonItem(systemItem: .add)
    navigation = NavigationController(rootViewController: page)
    stage.window.rootViewController = navigation
    page.navigationItem.preferredSearchBarPlacement = .inline
    stage.advance(by: 0.1)
  }

  private var bar: NavigationBar { navigation.navigationBar }

  @Test("A wide bar has the search bar before its buttons on the right, and no second row")
  func wide() throws {
    #expect(bar.frame.height == 44)
    let frame = search.searchBar.convert(search.searchBar.bounds, to: nil)
    let button = try #require(stage.accessibilityNode(named: "Add", role: "push button"))
    #expect(frame.width == 266 && frame.midY == 22)
    let end = try #require(button.frame).minX
    #expect(frame.maxX <= end + 1)
    #expect(frame.minX > 400)
    page.navigationItem.preferredSearchBarPlacement = .stacked
    stage.advance(by: 0.1)
    #expect(bar.frame.height == 96)
  }

  @Test("A narrow bar has the search bar below the title, and so has one with scopes")
  func narrow() {
    stage.resize(to: Size(width: 500, height: 600))
    stage.advance(by: 0.1)
    #expect(bar.frame.height == 96)
    #expect(search.searchBar.frame.minY == 44)
    stage.resize(to: Size(width: 800, height: 600))
    stage.advance(by: 0.1)
    #expect(bar.frame.height == 44)
    search.searchBar.prompt = "Everywhere"
    page.navigationItem.title = "All"
    stage.advance(by: 0.1)
    #expect(search.searchBar.frame.minY == 44)
  }

  @Test("The title and the buttons stay while the user searches in the row")
  func searching() {
    let frame = search.searchBar.convert(search.searchBar.bounds, to: nil)
    stage.tap(at: Point(x: frame.midX - 40, y: frame.midY))
    stage.advance(by: 1)
    #expect(search.isActive)
    #expect(bar.frame.height == 44)
    #expect(stage.accessibilityNode(named: "Add", role: "push button") != nil)
    stage.type("ab")
    #expect(search.searchBar.text == "ab")
  }
}
