import Widgets
import WindowResponder

/// An object without a superclass.
final class ProbeObject {}

/// A type with two properties whose getters have the same instructions.
struct TwoGetters {
  var first: Int { 1 }
  var second: Int { 1 }
}

/// A type with two subscripts, and two private properties, whose getters have the same instructions.
final class MoreGetters {
  private var third: Int { 1 }
  private var fourth: Int { 1 }

  subscript(row row: Int) -> Int { row }
  subscript(column column: Int) -> Int { column }

  static var keyPaths: [PartialKeyPath<MoreGetters>] {
    [\.third, \.fourth, \.[row: 1], \.[column: 1]]
  }
}

/// A view that overrides a method for motion events.
final class ShakenView: View {
  override func motionEnded(_ motion: Event.EventSubtype, with event: Event?) {}
}

/// A cell that a table creates by its class.
final class PlainCell: TableViewCell {
  private(set) var identifier: String?

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    identifier = reuseIdentifier
  }

  required init?(coder: Coder) { nil }
}

/// A header that a table creates by its class.
final class ProbeHeader: TableViewHeaderFooterView {}

/// A data source and delegate of the table.
@MainActor final class ProbeRows: TableViewDataSource, TableViewDelegate {
  private(set) var selected: [Int] = []

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
    tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
  }

  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double { 30 }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: ItemPath) {
    selected.append(indexPath.row)
  }
}

/// A cell that a collection creates by its class.
final class ProbeItem: CollectionViewCell {}

/// A header that a collection creates by its class.
final class ProbeTitle: CollectionReusableView {}

/// A data source of the collection.
@MainActor final class ProbeItems: CollectionViewDataSource {
  func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int
  { 4 }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: ItemPath
  ) -> CollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: ItemPath
  ) -> CollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
  }
}

/// A controller whose editing methods have the same code as those of its superclass.
final class EditedRows: TableViewController {
  override func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: ItemPath
  ) {}

  override func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: ItemPath, to destinationIndexPath: ItemPath
  ) {}
}

/// A controller without editing methods.
final class PlainRows: TableViewController {}

/// A controller whose moving method has the same code as that of its superclass.
final class MovedItems: CollectionViewController {
  override func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: ItemPath,
    to destinationIndexPath: ItemPath
  ) {}
}
