import Widgets
import WindowResponder

/// The suggestions of a search controller, and their list.
final class SearchSuggestions: TableViewController, SearchSuggesting {
  private(set) var suggestions: [any UISearchSuggestion]?
  private weak var search: SearchController?
  /// The text for which the user has chosen a suggestion, or `nil` if the list may be shown.
  private var chosenText: String?
  /// A Boolean value that indicates whether the updater receives the chosen suggestion now.
  private var isChoosing = false

  init() { super.init(style: .plain) }

  /// Replaces the suggestions.
  func set(_ new: [any UISearchSuggestion]?, of search: SearchController) {
    self.search = search
    suggestions = new
    chosenText = nil
    (viewIfLoaded as? TableView)?.reloadData()
    update()
  }

  func searchDidChange(_ searchController: SearchController) {
    search = searchController
    if !searchController.isActive || searchController.searchBar.text ?? "" != chosenText {
      chosenText = nil
    }
    update()
  }

  /// Shows or hides the list.
  private func update() {
    let owner = search.flatMap { $0.isActive ? $0.owner : nil }
    guard let owner, !isChoosing, chosenText == nil, suggestions?.isEmpty == false else {
      return hide()
    }
    if parent !== owner {
      hide()
      owner.addChild(self)
      view.frame = owner.view.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      owner.view.addSubview(view)
      didMove(toParent: owner)
    }
    owner.view.bringSubviewToFront(view)
  }

  private func hide() {
    guard parent != nil else { return }
    willMove(toParent: nil)
    viewIfLoaded?.removeFromSuperview()
    removeFromParent()
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    suggestions?.count ?? 0
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: ItemPath
  ) -> TableViewCell {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    guard let suggestion = suggestion(at: indexPath) else { return cell }
    if let text = suggestion.localizedAttributedSuggestion {
      cell.textLabel?.attributedText = text
    } else {
      cell.textLabel?.text = suggestion.localizedSuggestion
    }
    cell.imageView?.image = suggestion.iconImage
    if let description = suggestion.localizedDescription { cell.accessibilityLabel = description }
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: ItemPath) {
    guard let search, let suggestion = suggestion(at: indexPath) else { return }
    tableView.deselectRow(at: indexPath, animated: false)
    let updater = search.searchResultsUpdater as? any UISearchResultsUpdating
    // The updater may set the text and new suggestions. The list stays hidden for that text.
    isChoosing = true
    update()
    updater?.updateSearchResults(for: search, selecting: suggestion)
    isChoosing = false
    chosenText = search.isActive ? search.searchBar.text ?? "" : nil
    update()
  }

  private func suggestion(at path: ItemPath) -> (any UISearchSuggestion)? {
    guard let suggestions, suggestions.indices.contains(path.row) else { return nil }
    return suggestions[path.row]
  }
}
