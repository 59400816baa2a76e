import ResponderTestKit
import Testing
import Widgets

/// The focus and the first responder at the end of a search, and after a presentation.
@MainActor @Suite(.serialized) struct SearchFocusTests {
  private let stage = Stage(size: Size(width: 390, height: 600))
  private let page = Page()
  private let search = SearchController(searchResultsController: nil)
  private var field: SearchField { search.searchBar.searchTextField }

  init() {
    page.title = "List"
    page.navigationItem.searchController = search
    stage.window.rootViewController = NavigationController(rootViewController: page)
    stage.advance(by: 0.1)
  }

  private func beginSearch() {
    search.searchBar.becomeFirstResponder()
    stage.advance(by: 1)
    stage.type("ab")
    #expect(search.isActive && field.isFocused)
  }

  /// Presents an alert, and dismisses it by its button.
  private func showAlert() {
    let alert = AlertController(title: "Saved", message: nil, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "OK", style: .default))
    page.present(alert, animated: false)
    stage.advance(by: 1)
    stage.tap("OK")
    stage.advance(by: 1)
    #expect(page.presentedViewController == nil)
  }

  /// The ways to end a search.
  enum End: CaseIterable { case touch, pointer, application }

  private func endSearch(_ end: End) {
    switch end {
    case .touch: stage.tap("Cancel")
    case .pointer: stage.click("Cancel")
    case .application: search.isActive = false
    }
    stage.advance(by: 1)
  }

  @Test("K6: A search that has ended is not active again after an alert", arguments: End.allCases)
  func cancelled(_ end: End) {
    beginSearch()
    endSearch(end)
    #expect(!search.isActive && !field.isFocused && stage.window.firstResponder == nil)
    showAlert()
    #expect(!search.isActive && !field.isFirstResponder && !field.isFocused)
  }

  @Test("The end of a search restores the first responder from before it", arguments: End.allCases)
  func restores(_ end: End) {
    page.becomeFirstResponder()
    beginSearch()
    endSearch(end)
    #expect(page.isFirstResponder && !field.isFocused)
    showAlert()
    #expect(page.isFirstResponder && !search.isActive)
  }

  @Test("A first responder that has left the window since then is not restored")
  func left() {
    let view = Keys(frame: Rect(x: 0, y: 200, width: 50, height: 50))
    page.view.addSubview(view)
    view.becomeFirstResponder()
    beginSearch()
    view.removeFromSuperview()
    endSearch(.touch)
    #expect(stage.window.firstResponder == nil)
  }

  @Test("After an alert, a search that is active is edited again")
  func active() {
    beginSearch()
    showAlert()
    #expect(search.isActive && field.isFirstResponder)
  }

  @Test("K6: After an alert, a field whose editing had ended has the focus, and is not edited")
  func endedField() {
    let field = TextField(frame: Rect(x: 20, y: 300, width: 200, height: 40))
    page.view.addSubview(field)
    field.becomeFirstResponder()
    field.resignFirstResponder()
    #expect(field.isFocused && !field.isEditing)
    showAlert()
    #expect(field.isFocused && !field.isEditing && stage.window.firstResponder == nil)
  }

  @Test("The cancel button of a search bar ends the focus of a field that is no longer edited")
  func cancelButton() {
    final class Resigning: SearchBarDelegate {
      func searchBarCancelButtonClicked(_ searchBar: SearchBar) {
        searchBar.resignFirstResponder()
      }
    }
    let (bar, delegate) = (
      SearchBar(frame: Rect(x: 0, y: 300, width: 390, height: 56)), Resigning()
    )
    bar.delegate = delegate
    bar.showsCancelButton = true
    page.view.addSubview(bar)
    stage.advance(by: 0.1)
    bar.becomeFirstResponder()
    withExtendedLifetime(delegate) { _ = stage.tap("Cancel") }
    #expect(!bar.searchTextField.isFocused && !bar.isFirstResponder)
  }
}

/// A page that can become first responder.
private final class Page: ViewController {
  override var canBecomeFirstResponder: Bool { true }
}

/// A view that can become first responder.
private final class Keys: View {
  override var canBecomeFirstResponder: Bool { true }
}
