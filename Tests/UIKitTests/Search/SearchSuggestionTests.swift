import ResponderTestKit
import Testing
import UIKit

private final class Updater: UISearchResultsUpdating {
  var chosen: [any UISearchSuggestion] = []
  var updates = 0
  var onUpdate: (UISearchController) -> Void = { _ in }
  var onChoice: (UISearchController, any UISearchSuggestion) -> Void = { _, _ in }

  func updateSearchResults(for searchController: UISearchController) {
    updates += 1
    onUpdate(searchController)
  }

  func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {
    chosen.append(searchSuggestion)
    onChoice(searchController, searchSuggestion)
  }
}

/// A suggestion of the application that has only a text.
private final class OwnSuggestion: UISearchSuggestion {
  var localizedSuggestion: String? { "Own" }
}

@MainActor @Suite("Suggestions of a search", .serialized) struct SearchSuggestionTests {
  let stage = Stage(size: CGSize(width: 390, height: 600))
  let page = UIViewController()
  let search = UISearchController(searchResultsController: nil)
  private let updater = Updater()
  let apple = UISearchSuggestionItem(localizedSuggestion: "Apple")
  let pear = UISearchSuggestionItem(
    localizedSuggestion: "Pear", localizedDescription: "A fruit called pear",
    iconImage: UIImage(systemName: "star"))

  init() {
    page.title = "Fruit"
    page.navigationItem.searchController = search
    search.searchResultsUpdater = updater
    stage.window.rootViewController = UINavigationController(rootViewController: page)
    stage.advance(by: 0.1)
  }

  private func isShown(_ label: String) -> Bool { stage.view(labelled: label) != nil }

  @Test("Suggestions are shown while the search is active")
  func showing() {
    search.searchSuggestions = [apple, pear]
    stage.advance(by: 0.5)
    #expect(!isShown("Apple"))
    search.isActive = true
    stage.advance(by: 1)
    #expect(isShown("Apple") && isShown("A fruit called pear"))
    #expect(search.searchSuggestions?.count == 2)
    search.isActive = false
    stage.advance(by: 1)
    #expect(!isShown("Apple") && page.children.isEmpty)
  }

  @Test("The updater receives the suggestion that the user has chosen, and the list disappears")
  func choosing() {
    search.isActive = true
    search.searchSuggestions = [apple, pear]
    stage.advance(by: 1)
    stage.tap("A fruit called pear")
    stage.advance(by: 1)
    #expect(updater.chosen.count == 1 && updater.chosen.first === pear)
    #expect(!isShown("Apple") && search.isActive)
    #expect(search.searchBar.text ?? "" == "")
    // The list is back after a change of the text.
    search.searchBar.text = "p"
    stage.advance(by: 1)
    #expect(isShown("Apple"))
  }

  @Test("The list stays hidden if the updater sets the text and new suggestions after a choice")
  func choosingWithText() {
    updater.onUpdate = { search in
      let text = search.searchBar.text ?? ""
      search.searchSuggestions = ["Apple", "\(text)!"].map {
        UISearchSuggestionItem(localizedSuggestion: $0)
      }
    }
    updater.onChoice = { search, suggestion in
      search.searchBar.text = suggestion.localizedSuggestion
    }
    search.isActive = true
    stage.advance(by: 1)
    stage.tap("Apple")
    stage.advance(by: 1)
    #expect(search.searchBar.text == "Apple" && search.isActive)
    #expect(!isShown("Apple!") && page.children.isEmpty)
    search.searchBar.text = "Apples"
    stage.advance(by: 1)
    #expect(isShown("Apples!"))
    updater.onChoice = { search, _ in search.isActive = false }
    stage.tap("Apples!")
    stage.advance(by: 1)
    #expect(page.children.isEmpty)
    search.isActive = true
    stage.advance(by: 1)
    #expect(isShown("Apple"))
  }

  @Test("Suggestions may be set for each text, and be removed")
  func updating() {
    updater.onUpdate = { search in
      let text = search.searchBar.text ?? ""
      search.searchSuggestions =
        text.isEmpty ? nil : [UISearchSuggestionItem(localizedSuggestion: "\(text)!")]
    }
    search.isActive = true
    stage.advance(by: 1)
    #expect(page.children.isEmpty)
    stage.type("ab")
    stage.advance(by: 1)
    #expect(isShown("ab!") && !isShown("a!"))
    search.searchBar.text = ""
    stage.advance(by: 1)
    #expect(page.children.isEmpty && search.searchSuggestions == nil)
  }

  @Test("The list covers the results")
  func results() throws {
    let results = UIViewController()
    let search = UISearchController(searchResultsController: results)
    page.navigationItem.searchController = search
    stage.advance(by: 0.1)
    search.searchSuggestions = [apple]
    search.isActive = true
    search.searchBar.text = "a"
    stage.advance(by: 1)
    #expect(results.parent === page && isShown("Apple"))
    let last = try #require(page.view.subviews.last)
    #expect(last !== results.view && last is UITableView)
  }

  @Test("A suggestion has a text with or without attributes, and a value of the application")
  func items() {
    let text = NSAttributedString(string: "Plum")
    let item = UISearchSuggestionItem(localizedAttributedSuggestion: text)
    item.representedObject = 5
    #expect(item.localizedSuggestion == nil && item.representedObject as? Int == 5)
    let suggestions: [any UISearchSuggestion] = [item, OwnSuggestion()]
    for suggestion in suggestions { suggestion.representedObject = 7 }
    #expect(suggestions.map { $0.representedObject as? Int } == [7, nil])
    search.isActive = true
    search.searchSuggestions = [item]
    stage.advance(by: 1)
    #expect(isShown("Plum"))
  }
}
