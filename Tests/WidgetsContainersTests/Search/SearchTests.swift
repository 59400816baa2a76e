import ResponderTestKit
import Testing
import Widgets

@MainActor struct SearchTests {
  let stage = Stage(size: Size(width: 390, height: 600))
  let table = TableViewController()
  let updater = Updater()
  let search = SearchController(searchResultsController: nil)
  let navigation: NavigationController

  init() {
    table.title = "List"
    search.searchResultsUpdater = updater
    search.delegate = updater
    table.navigationItem.searchController = search
    navigation = NavigationController(rootViewController: table)
    stage.window.rootViewController = navigation
    stage.advance(by: 0.1)
  }

  @Test("Parts of the bar have the pictures that they are given")
  func images() {
    let bar = search.searchBar
    let (usual, star) = (bar.searchTextField.leftView as? ImageView, Image(systemName: "star"))
    let magnifier = usual?.image
    bar.setImage(star, for: .search, state: .normal)
    #expect(bar.image(for: .search, state: .normal) === star && usual?.image === star)
    #expect(bar.image(for: .clear, state: .normal) == nil)
    bar.setImage(nil, for: .search, state: .normal)
    #expect(usual?.image?.size == magnifier?.size && usual?.image !== star)
  }

  @Test("N4: The search bar stands below the title, and goes as the content is scrolled")
  func place() {
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(search.searchBar.frame == Rect(x: 0, y: 44, width: 390, height: 52))
    table.tableView.contentOffset.y = 0
    stage.advance(by: 0.1)
    #expect(navigation.navigationBar.frame.height == 44)
    table.navigationItem.hidesSearchBarWhenScrolling = false
    stage.advance(by: 0.1)
    #expect(navigation.navigationBar.frame.height == 96)
  }

  @Test("A tap on the bar begins the search: the title goes, and a button that cancels comes")
  func begin() {
    stage.tap(at: Point(x: 180, y: 70))
    stage.advance(by: 1)
    #expect(search.isActive)
    #expect(updater.calls == ["willPresent", "update  true", "didPresent"])
    #expect(search.searchBar.showsCancelButton)
    #expect(search.searchBar.isFirstResponder)
    #expect(navigation.navigationBar.frame.height == 52)
    stage.type("ab")
    #expect(updater.calls.last == "update ab true")
  }

  @Test("Escape empties the text, and then cancels the search", arguments: [true, false])
  func escape(showsCancel: Bool) {
    search.automaticallyShowsCancelButton = showsCancel
    stage.tap(at: Point(x: 180, y: 70))
    stage.advance(by: 1)
    stage.type("ab")
    stage.keyPress(.keyboardEscape)
    #expect(search.isActive && search.searchBar.text == "" && search.searchBar.isFirstResponder)
    stage.keyPress(.keyboardEscape)
    stage.advance(by: 1)
    #expect(!search.isActive && !search.searchBar.isFirstResponder)
    #expect(updater.calls.suffix(3) == ["willDismiss", "update  false", "didDismiss"])
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(navigation.topViewController === table)
  }

  @Test("Escape in an empty bar of its own presses a visible cancel button, and ends editing")
  func escapeInOwnBar() {
    final class Cancelling: SearchBarDelegate {
      var cancels = 0
      func searchBarCancelButtonClicked(_ searchBar: SearchBar) { cancels += 1 }
    }
    let (bar, delegate) = (
      SearchBar(frame: Rect(x: 0, y: 300, width: 390, height: 52)), Cancelling()
    )
    bar.delegate = delegate
    stage.window.addSubview(bar)
    for showsCancel in [false, true] {
      bar.showsCancelButton = showsCancel
      bar.becomeFirstResponder()
      stage.keyPress(.keyboardEscape)
      #expect(!bar.isFirstResponder && delegate.cancels == (showsCancel ? 1 : 0))
    }
  }

  @Test("Cancel empties the text and brings the title back")
  func cancel() {
    stage.tap(at: Point(x: 180, y: 70))
    stage.advance(by: 1)
    stage.type("ab")
    stage.tap(at: Point(x: 350, y: 26))
    stage.advance(by: 1)
    #expect(!search.isActive)
    #expect(search.searchBar.text == "")
    #expect(updater.calls.suffix(3) == ["willDismiss", "update  false", "didDismiss"])
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(!search.searchBar.showsCancelButton)
  }

  @Test("Scopes come with the search, and the bar has room for them")
  func scopes() {
    search.searchBar.scopeButtonTitles = ["All", "New"]
    search.isActive = true
    stage.advance(by: 1)
    #expect(search.searchBar.showsScopeBar)
    #expect(navigation.navigationBar.frame.height == 96)
    #expect(table.view.safeAreaInsets.top == 96)
    search.isActive = false
    stage.advance(by: 1)
    #expect(!search.searchBar.showsScopeBar)
    #expect(search.searchBar.frame.height == 52)
  }

  @Test("An application that shows or hides a part of the bar manages it from then on")
  func ownParts() {
    let bar = search.searchBar
    bar.scopeButtonTitles = ["All", "New"]
    bar.showsCancelButton = false
    bar.setShowsScope(false, animated: false)
    #expect(!search.automaticallyShowsCancelButton && !search.automaticallyShowsScopeBar)
    search.isActive = true
    stage.advance(by: 1)
    #expect(!bar.showsCancelButton && !bar.showsScopeBar)
    search.isActive = false
    search.automaticallyShowsCancelButton = true
    search.isActive = true
    #expect(bar.showsCancelButton && search.automaticallyShowsCancelButton)
  }

  @Test("A single scope is not shown, and indices of scopes out of range are ignored")
  func fewScopes() {
    let bar = SearchBar(frame: Rect(x: 0, y: 300, width: 390, height: 96))
    let height = bar.intrinsicContentSize.height
    bar.showsScopeBar = true
    bar.scopeButtonTitles = ["All"]
    #expect(bar.intrinsicContentSize.height == height)
    bar.scopeButtonTitles = ["All", "New"]
    #expect(bar.intrinsicContentSize.height > height)
    bar.selectedScopeButtonIndex = 1
    for index in [2, -1, -5] { bar.selectedScopeButtonIndex = index }
    #expect(bar.selectedScopeButtonIndex == 1)
  }

  @Test("Results that the application shows or hides do not follow the text")
  func ownResults() {
    let results = ViewController()
    let search = SearchController(searchResultsController: results)
    table.navigationItem.searchController = search
    stage.advance(by: 0.1)
    search.isActive = true
    search.showsSearchResultsController = true
    #expect(!search.automaticallyShowsSearchResultsController)
    #expect(results.parent === table)
    search.searchBar.text = "a"
    search.showsSearchResultsController = false
    #expect(results.parent == nil)
    search.searchBar.text = "ab"
    #expect(results.parent == nil)
  }

  @Test("The content is only dimmed before typing if the application wants that")
  func obscured() {
    let results = ViewController()
    for dims in [false, true] {
      let search = SearchController(searchResultsController: results)
      #expect(!search.obscuresBackgroundDuringPresentation)
      search.obscuresBackgroundDuringPresentation = dims
      table.navigationItem.searchController = search
      stage.advance(by: 0.1)
      let count = table.view.subviews.count
      search.isActive = true
      #expect(table.view.subviews.count == count + (dims ? 1 : 0))
      search.isActive = false
    }
  }

  @Test("Results cover the list while something is typed")
  func results() {
    let results = ViewController()
    let search = SearchController(searchResultsController: results)
    table.navigationItem.searchController = search
    stage.advance(by: 0.1)
    search.isActive = true
    stage.advance(by: 1)
    #expect(results.viewIfLoaded?.window == nil)
    search.searchBar.text = "a"
    #expect(results.view.window != nil)
    #expect(results.parent === table)
    search.searchBar.text = ""
    #expect(results.view.window == nil)
    search.isActive = false
    #expect(results.parent == nil)
  }

  @Test("A search bar tells its delegate what is typed, chosen and pressed")
  func barDelegate() {
    let bar = SearchBar(frame: Rect(x: 0, y: 300, width: 390, height: 96))
    let log = BarLog()
    bar.delegate = log
    bar.scopeButtonTitles = ["All", "New"]
    bar.showsScopeBar = true
    bar.showsCancelButton = true
    stage.window.addSubview(bar)
    stage.advance(by: 0.1)
    stage.tap(at: Point(x: 150, y: 326))
    stage.type("x")
    stage.keyDown(.keyboardReturnOrEnter)
    stage.keyUp(.keyboardReturnOrEnter)
    stage.tap(at: Point(x: 280, y: 370))
    stage.tap(at: Point(x: 350, y: 326))
    #expect(log.calls == ["begin", "text x", "search", "scope 1", "cancel"])
    #expect(bar.selectedScopeButtonIndex == 1)
  }

  final class Updater: SearchResultsUpdating, SearchControllerDelegate {
    var calls: [String] = []
    func updateSearchResults(for searchController: SearchController) {
      calls.append("update \(searchController.searchBar.text ?? "") \(searchController.isActive)")
    }
    func willPresentSearchController(_ searchController: SearchController) {
      calls.append("willPresent")
    }
    func didPresentSearchController(_ searchController: SearchController) {
      calls.append("didPresent")
    }
    func willDismissSearchController(_ searchController: SearchController) {
      calls.append("willDismiss")
    }
    func didDismissSearchController(_ searchController: SearchController) {
      calls.append("didDismiss")
    }
  }

  final class BarLog: SearchBarDelegate {
    var calls: [String] = []
    func searchBarTextDidBeginEditing(_ searchBar: SearchBar) { calls.append("begin") }
    func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
      calls.append("text \(searchText)")
    }
    func searchBarSearchButtonClicked(_ searchBar: SearchBar) { calls.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: SearchBar) { calls.append("cancel") }
    func searchBar(
      _ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
    ) { calls.append("scope \(selectedScope)") }
  }
}
