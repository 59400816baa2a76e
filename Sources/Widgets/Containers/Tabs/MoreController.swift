import ResponderWords

/// A list of the tabs that do not fit in a tab bar.
final class MoreController: TableViewController {
  private weak var tabs: TabBarController?

  init(_ tabs: TabBarController) {
    self.tabs = tabs
    super.init(style: .plain)
    title = ownWord("More")
    tabBarItem = TabBarItem(tabBarSystemItem: .more, tag: 0)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    tabs?.furtherTabs.count ?? 0
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: ItemPath
  ) -> TableViewCell {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    guard let further = tabs?.furtherTabs, further.indices.contains(indexPath.row) else {
      return cell
    }
    cell.textLabel?.text = further[indexPath.row].tabBarItem.title
    cell.imageView?.image = further[indexPath.row].tabBarItem.image
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: ItemPath) {
    guard let further = tabs?.furtherTabs, further.indices.contains(indexPath.row) else { return }
    tabs?.chooseFurther(further[indexPath.row])
  }
}
