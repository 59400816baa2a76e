import Widgets
import WindowResponder

/// A data source with a hundred thousand rows.
final class TableRows: TableViewDataSource {
  /// A Boolean value that indicates whether a row has an image, a second text and an accessory in addition to
  /// its text.
  private let isRich: Bool

  init(isRich: Bool) {
    self.isRich = isRich
  }

  /// Makes the object the data source of a table, which does not retain it.
  func fill(_ table: TableView) {
    table.register(isRich ? .subtitle : .default, forCellReuseIdentifier: "row")
    table.rowHeight = 44
    table.dataSource = self
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 100_000 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    if isRich {
      cell.detailTextLabel?.text = "a few words about row \(indexPath.row)"
      cell.imageView?.image = Image(systemName: "play")
      cell.accessoryType = .disclosureIndicator
    }
    return cell
  }
}
