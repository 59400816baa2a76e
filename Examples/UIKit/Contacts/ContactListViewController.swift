import UIKit

/// All contacts by the first letter of the family name; found by name, deleted and marked by swipes.
final class ContactListViewController: UITableViewController {
  private var contacts: [Contact]
  private var sections: [(title: String, contacts: [Contact])] = []
  private let searchController = UISearchController(searchResultsController: nil)

  init(contacts: [Contact]) {
    self.contacts = contacts
    super.init(style: .insetGrouped)
    title = "Contacts"
  }

  required init?(coder: NSCoder) {
    contacts = []
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ContactCell.self, forCellReuseIdentifier: ContactCell.reuseIdentifier)
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 56

    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.searchBar.placeholder = "Find a name"
    navigationItem.searchController = searchController
    navigationItem.hidesSearchBarWhenScrolling = false
    navigationItem.leftBarButtonItem = editButtonItem
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [weak self] _ in self?.addContact() })
    definesPresentationContext = true

    let refresh = UIRefreshControl()
    refresh.addAction(
      UIAction { [weak self] action in
        self?.reload()
        (action.sender as? UIRefreshControl)?.endRefreshing()
      }, for: .valueChanged)
    refreshControl = refresh
    reload()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.navigationBar.tintColor = .readableOrange
  }

  private func reload() {
    let wanted = searchController.searchBar.text ?? ""
    let found = contacts.filter {
      wanted.isEmpty || $0.fullName.localizedCaseInsensitiveContains(wanted)
    }
    sections = Dictionary(grouping: found) { String($0.familyName.prefix(1)) }
      .map { ($0.key, $0.value.sorted { $0.familyName < $1.familyName }) }
      .sorted { $0.0 < $1.0 }
    tableView.reloadData()
    navigationItem.prompt = wanted.isEmpty ? nil : "\(found.count) found"
  }

  private func contact(at indexPath: IndexPath) -> Contact {
    sections[indexPath.section].contacts[indexPath.row]
  }

  private func replace(_ contact: Contact) {
    if let index = contacts.firstIndex(where: { $0.id == contact.id }) { contacts[index] = contact }
    reload()
  }

  private func addContact() {
    let alert = UIAlertController(
      title: "New contact", message: "What is the name?", preferredStyle: .alert)
    alert.addTextField { field in
      field.placeholder = "Given name"
      field.autocapitalizationType = .words
    }
    alert.addTextField { field in
      field.placeholder = "Family name"
      field.returnKeyType = .done
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let add = UIAlertAction(title: "Add", style: .default) { [weak self, weak alert] _ in
      guard let self, let fields = alert?.textFields else { return }
      contacts.append(Contact(fields[0].text ?? "", fields[1].text ?? "", "none yet"))
      reload()
    }
    alert.addAction(add)
    alert.preferredAction = add
    present(alert, animated: true)
  }

  // MARK: - Data source

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].contacts.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    sections[section].title
  }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    sections.map { $0.title }
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: ContactCell.reuseIdentifier, for: indexPath)
    (cell as? ContactCell)?.configure(with: contact(at: indexPath))
    return cell
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    let gone = sections[indexPath.section].contacts.remove(at: indexPath.row)
    contacts.removeAll { $0.id == gone.id }
    if sections[indexPath.section].contacts.isEmpty {
      sections.remove(at: indexPath.section)
      tableView.deleteSections(IndexSet(integer: indexPath.section), with: .automatic)
    } else {
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }

  // MARK: - Delegate

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let detail = ContactDetailViewController(contact: contact(at: indexPath))
    detail.onChange = { [weak self] in self?.replace($0) }
    navigationController?.pushViewController(detail, animated: true)
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    var contact = contact(at: indexPath)
    let title = contact.isFavorite ? "Unmark" : "Favorite"
    let action = UIContextualAction(style: .normal, title: title) { [weak self] _, _, done in
      contact.isFavorite.toggle()
      self?.replace(contact)
      done(true)
    }
    action.backgroundColor = .systemOrange
    action.image = UIImage(systemName: "star.fill")
    return UISwipeActionsConfiguration(actions: [action])
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let contact = contact(at: indexPath)
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [
        UIAction(title: "Copy number", image: UIImage(systemName: "doc.on.doc")) { _ in
          UIPasteboard.general.string = contact.phone
        }
      ])
    }
  }
}

extension ContactListViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    reload()
  }
}
