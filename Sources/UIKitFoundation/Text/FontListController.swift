import Foundation
import ResponderWords
import Widgets
import WindowResponder

/// The list of families, or of the faces of a family, in a font picker.
final class FontListController: TableViewController, SearchBarDelegate {
  private let choices: [FontChoice]
  private var shown: [FontChoice]
  /// The families that are known to have several faces or not, because counting them takes milliseconds.
  private var knownOpening: [String: Bool] = [:]
  private weak var picker: UIFontPickerViewController?
  let searchBar = SearchBar()
  private static let identifier = "font"

  init(_ choices: [FontChoice], in picker: UIFontPickerViewController) {
    self.choices = choices
    self.picker = picker
    shown = choices
    super.init(style: .plain)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TableViewCell.self, forCellReuseIdentifier: Self.identifier)
    searchBar.placeholder = ownWord("Search")
    searchBar.delegate = self
    searchBar.sizeToFit()
    tableView.tableHeaderView = searchBar
    tableView.keyboardDismissMode = .onDrag
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    markSelection()
    guard let row = shown.firstIndex(where: isMarked) else { return }
    view.layoutIfNeeded()
    tableView.scrollToRow(at: ItemPath(row: row, section: 0), at: .middle, animated: false)
  }

  private func isMarked(_ choice: FontChoice) -> Bool {
    choice.isMarked(for: picker?.selectedFontDescriptor)
  }

  /// Marks the row of the selected font.
  func markSelection() {
    guard isViewLoaded else { return }
    for path in tableView.indexPathsForVisibleRows ?? [] {
      tableView.cellForRow(at: path).map { mark($0, shown[path.row]) }
    }
  }

  private func mark(_ cell: TableViewCell, _ choice: FontChoice) {
    cell.accessoryType =
      opens(choice) ? .disclosureIndicator : isMarked(choice) ? .checkmark : .none
  }

  /// Returns a Boolean value that indicates whether a choice shows a list of faces.
  private func opens(_ choice: FontChoice) -> Bool {
    if let known = knownOpening[choice.title] { return known }
    guard let configuration = picker?.configuration, configuration.includeFaces else {
      return false
    }
    let opens = choice.faces(configuration).count > 1
    knownOpening[choice.title] = opens
    return opens
  }

  // MARK: Rows

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: ItemPath
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
    let choice = shown[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = choice.title
    content.textProperties.font = choice.titleFont
    cell.contentConfiguration = content
    mark(cell, choice)
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: ItemPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    picker?.choose(shown[indexPath.row], from: self)
  }

  // MARK: Search

  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
    let text = searchText.trimmingCharacters(in: .whitespaces)
    shown = choices.filter { choice in
      text.isEmpty
        || choice.title.range(of: text, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }
    tableView.reloadData()
  }

  func searchBarSearchButtonClicked(_ searchBar: SearchBar) {
    searchBar.resignFirstResponder()
  }
}
