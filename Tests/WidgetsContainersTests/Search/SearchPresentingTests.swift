import ResponderTestKit
import Testing
import Widgets

/// The questions to the delegates of a search controller and of its search bar.
@MainActor struct SearchPresentingTests {
  let stage = Stage(size: Size(width: 390, height: 600))
  let controller = ViewController()
  let search = SearchController(searchResultsController: nil)
  private let delegate = PresentingDelegate()

  init() {
    search.delegate = delegate
    search.searchBar.delegate = delegate
    controller.navigationItem.searchController = search
    stage.window.rootViewController = NavigationController(rootViewController: controller)
    stage.advance(by: 0.1)
  }

  @Test("The delegate is asked to present a search before it begins, and once")
  func presents() {
    search.isActive = true
    stage.advance(by: 1)
    #expect(delegate.calls == ["present", "willPresent", "didPresent"])
    search.isActive = false
    #expect(delegate.calls.count == 3)
  }

  @Test("The delegate of the search bar can refuse a change of the text")
  func refusesText() {
    search.isActive = true
    stage.advance(by: 1)
    stage.type("a1b")
    #expect(search.searchBar.text == "ab")
  }
}

/// A delegate that logs the beginning of a search, and refuses digits.
@MainActor private final class PresentingDelegate: SearchControllerDelegate, SearchBarDelegate {
  var calls: [String] = []

  func presentSearchController(_ searchController: SearchController) { calls.append("present") }
  func willPresentSearchController(_ searchController: SearchController) {
    calls.append("willPresent")
  }
  func didPresentSearchController(_ searchController: SearchController) {
    calls.append("didPresent")
  }

  func searchBar(
    _ searchBar: SearchBar, shouldChangeTextIn range: TextRange, replacementText text: String
  ) -> Bool { !text.contains(where: \.isNumber) }
}
