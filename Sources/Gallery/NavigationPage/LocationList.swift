import Widgets

/// A list of the cities, with a search.
final class LocationList: TableViewController, SearchResultsUpdating, SplitViewControllerDelegate {
  private var shown = Location.all
  private let search = SearchController(searchResultsController: nil)

  init() {
    super.init(style: .plain)
    title = "Places"
    search.searchResultsUpdater = self
    navigationItem.searchController = search
    navigationItem.rightBarButtonItem = editButtonItem
  }

  func updateSearchResults(for searchController: SearchController) {
    let words = (searchController.searchBar.text ?? "").lowercased()
    shown = Location.all.filter { words.isEmpty || $0.name.lowercased().contains(words) }
    tableView.reloadData()
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: ItemPath
  ) -> TableViewCell {
    let cell = TableViewCell(style: .subtitle, reuseIdentifier: nil)
    let location = shown[indexPath.row]
    cell.textLabel?.text = location.name
    cell.detailTextLabel?.text = location.country
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: TableView, canEditRowAt indexPath: ItemPath) -> Bool {
    !search.isActive
  }

  override func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: ItemPath
  ) {
    guard editingStyle == .delete else { return }
    shown.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: ItemPath) {
    let controller = LocationController(shown[indexPath.row])
    if splitViewController != nil {
      showDetailViewController(controller, sender: self)
    } else {
      navigationController?.setToolbarHidden(false, animated: true)
      navigationController?.pushViewController(controller, animated: true)
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(true, animated: animated)
  }

  func splitViewController(
    _ svc: SplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
  ) -> SplitViewController.Column { .primary }
}
