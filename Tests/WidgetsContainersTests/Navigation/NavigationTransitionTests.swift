import ResponderTestKit
import Testing
import Widgets

/// Tests of search bars and large titles in pushes and pops.
@MainActor @Suite(.serialized) struct NavigationTransitionTests {
  private static let blue = Color(red: 0, green: 0, blue: 1)
  private static let green = Color(red: 0, green: 1, blue: 0)
  private static let middle = 0.1

  let stage = Stage(size: Size(width: 390, height: 600))
  let list = ViewController()
  let page = ViewController()
  let search = SearchController(searchResultsController: nil)
  let navigation: NavigationController

  init() {
    list.title = "List"
    list.navigationItem.searchController = search
    search.searchBar.backgroundColor = Self.green
    page.title = "Page"
    page.navigationItem.largeTitleDisplayMode = .never
    navigation = NavigationController(rootViewController: list)
    list.view.backgroundColor = Color(red: 1, green: 0, blue: 0)
    page.view.backgroundColor = Self.blue
    stage.window.rootViewController = navigation
    stage.advance(by: 0.1)
  }

  /// Returns the range of the pixels of a color in a row of pixels.
  private func span(_ color: Color, y: Int) -> ClosedRange<Int>? {
    let image = stage.snapshot()
    let found = (0..<390).filter { image.pixel(x: $0, y: y) == color }
    guard let first = found.first, let last = found.last else { return nil }
    return first...last
  }

  private func expectTogether(
    mirrored: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let page = try #require(span(Self.blue, y: 500), sourceLocation: sourceLocation)
    let edge = mirrored ? page.upperBound : page.lowerBound
    #expect(edge > 20 && edge < 370, sourceLocation: sourceLocation)
    // The bar has the same height as before, is cut off at the edge of the page, and is moved by less than
    // the page.
    let bar = try #require(span(Self.green, y: 46), sourceLocation: sourceLocation)
    // One column of pixels may contain parts of both.
    let gap = mirrored ? bar.lowerBound - edge - 1 : edge - bar.upperBound - 1
    #expect((0...1).contains(gap), sourceLocation: sourceLocation)
    let low = try #require(span(Self.green, y: 94), sourceLocation: sourceLocation)
    #expect(low == bar, sourceLocation: sourceLocation)
    // The pushed controller has no search bar, and its page is visible up to that row.
    let beside = try #require(span(Self.blue, y: 90), sourceLocation: sourceLocation)
    #expect(beside == page, sourceLocation: sourceLocation)
  }

  @Test("T3: a search bar goes with its page in a push, and comes back with it in a pop")
  func searchBar() throws {
    navigation.pushViewController(page, animated: true)
    stage.advance(by: Self.middle)
    try expectTogether()
    stage.advance(by: 1)
    #expect(span(Self.green, y: 70) == nil && search.searchBar.window == nil)
    #expect(navigation.navigationBar.frame.height == 44)
    navigation.popViewController(animated: true)
    stage.advance(by: Self.middle)
    try expectTogether()
    stage.advance(by: 1)
    #expect(search.searchBar.frame == Rect(x: 0, y: 44, width: 390, height: 52))
    #expect(span(Self.green, y: 46) == 0...389)
    stage.tap(at: Point(x: 180, y: 70))
    #expect(search.isActive)
  }

  @Test("T3: the same from right to left")
  func mirrored() throws {
    stage.application.userInterfaceLayoutDirection = .rightToLeft
    stage.advance(by: 0.1)
    navigation.pushViewController(page, animated: true)
    stage.advance(by: Self.middle)
    try expectTogether(mirrored: true)
    stage.advance(by: 1)
    navigation.popViewController(animated: true)
    stage.advance(by: Self.middle)
    try expectTogether(mirrored: true)
  }

  @Test("T3: a search bar comes with the page that is pushed, from its edge on")
  func comes() throws {
    let other = ViewController()
    other.view.backgroundColor = Self.blue
    let own = SearchController(searchResultsController: nil)
    own.searchBar.backgroundColor = Color(red: 1, green: 1, blue: 0)
    other.navigationItem.searchController = own
    navigation.pushViewController(other, animated: true)
    stage.advance(by: Self.middle)
    let edge = try #require(span(Self.blue, y: 500)).lowerBound
    #expect(span(Color(red: 1, green: 1, blue: 0), y: 46)?.lowerBound == edge)
    let last = try #require(span(Self.green, y: 46)).upperBound
    #expect((1...2).contains(edge - last))
    stage.advance(by: 1)
    #expect(own.searchBar.frame == Rect(x: 0, y: 44, width: 390, height: 52))
  }

  @Test("T3: a pop that is called off leaves the search bar where it was")
  func calledOff() {
    navigation.popViewController(animated: false)
    navigation.pushViewController(page, animated: false)
    stage.advance(by: 0.1)
    stage.touchDown(0, at: Point(x: 2, y: 300))
    stage.frame()
    for x in stride(from: 10.0, through: 100, by: 10) {
      stage.advance(by: 0.05)
      stage.touchMove(0, to: Point(x: x, y: 300))
      stage.frame()
    }
    #expect(span(Self.green, y: 46) != nil)
    stage.advance(by: 0.5)
    stage.touchUp(0)
    stage.frame()
    stage.advance(by: 1)
    #expect(navigation.topViewController === page)
    #expect(search.searchBar.window == nil && span(Self.green, y: 70) == nil)
    navigation.popViewController(animated: false)
    stage.advance(by: 0.1)
    #expect(span(Self.green, y: 46) == 0...389)
  }

  @Test("T3: a page that is pushed while a search is active has its bar, and the search comes back")
  func activeSearch() {
    search.isActive = true
    stage.advance(by: 1)
    #expect(navigation.navigationBar.frame.height == 52)
    navigation.pushViewController(page, animated: true)
    stage.advance(by: 1)
    #expect(navigation.navigationBar.frame.height == 44)
    stage.tap(at: Point(x: 22, y: 22))
    stage.advance(by: 1)
    #expect(navigation.topViewController === list)
    #expect(navigation.navigationBar.frame.height == 52 && search.isActive)
    #expect(search.searchBar.frame == Rect(x: 0, y: 0, width: 390, height: 52))
  }

  @Test("T3: a large title moves with its page, and no page's edge cuts through it")
  func largeTitle() throws {
    list.navigationItem.searchController = nil
    navigation.navigationBar.prefersLargeTitles = true
    let look = NavigationBarAppearance()
    look.largeTitleTextAttributes = TextAttributes(foregroundColor: Self.green)
    list.navigationItem.standardAppearance = look
    list.navigationItem.scrollEdgeAppearance = nil
    list.title = "A long title of a list"
    stage.advance(by: 0.5)
    navigation.pushViewController(page, animated: true)
    for _ in 0..<8 {
      stage.advance(by: 0.03)
      let edge = span(Self.blue, y: 500)?.lowerBound ?? 390
      for y in 50..<90 {
        #expect((span(Self.green, y: y)?.upperBound ?? 0) < edge)
      }
    }
    stage.advance(by: 1)
    #expect(navigation.navigationBar.frame.height == 44)
  }
}
