import Widgets

/// A table view with given rows.
final class SampleTable: TableView, TableViewDataSource, TableViewDelegate {
  private let rows: [String]
  private let subtitle: String?
  private let header: String?
  private let footer: String?

  /// Creates a table of one section. If there is a subtitle, it is the second line of each row.
  init(
    rows: [String], style: Style = .insetGrouped, header: String? = nil, footer: String? = nil,
    subtitle: String? = nil
  ) {
    (self.rows, self.subtitle, self.header, self.footer) = (rows, subtitle, header, footer)
    super.init(frame: .zero, style: style)
    dataSource = self
    delegate = self
  }

  required override init?(coder: AnyObject) { nil }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: ItemPath) -> TableViewCell {
    let cell = TableViewCell(style: subtitle == nil ? .default : .subtitle)
    cell.textLabel?.text = rows[indexPath.row]
    cell.detailTextLabel?.text = subtitle
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { header }

  func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { footer }
}

/// A collection view with given cells.
final class SampleCollection: CollectionView, CollectionViewDataSource, CollectionViewDelegate {
  private let count: Int
  private let fill: (CollectionViewCell, Int) -> Void

  /// Creates a collection of one section.
  init(
    _ layout: CollectionViewLayout, count: Int, cell: CollectionViewCell.Type,
    fill: @escaping (CollectionViewCell, Int) -> Void
  ) {
    (self.count, self.fill) = (count, fill)
    super.init(frame: .zero, collectionViewLayout: layout)
    register(cell, forCellWithReuseIdentifier: "cell")
    dataSource = self
    delegate = self
  }

  required override init?(coder: AnyObject) { nil }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt path: ItemPath
  ) -> CollectionViewCell {
    let cell = dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    fill(cell, path.item)
    return cell
  }
}

/// A file of the sample table.
struct SampleFile: Sendable {
  var name: String
  var kind: String
  var kilobytes: Int

  static let all = [
    SampleFile(name: "Harbour", kind: "Picture", kilobytes: 4210),
    SampleFile(name: "Letter", kind: "Text", kilobytes: 12),
    SampleFile(name: "Mountains", kind: "Picture", kilobytes: 3890),
    SampleFile(name: "Song", kind: "Music", kilobytes: 5120),
    SampleFile(name: "Timetable", kind: "Table", kilobytes: 48),
  ]
}

/// An outline view of countries and cities, which is its own data source.
final class SampleOutline: OutlineView, OutlineViewDataSource {
  private let parts = [
    "Europe": ["France", "Italy"], "France": ["Lyon", "Paris"], "Italy": ["Milan", "Rome"],
    "Asia": ["Japan"], "Japan": ["Osaka", "Tokyo"],
  ]

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    columns = [TableColumn("name", title: "Place", width: 180)]
    columns[0].flexes = true
    outlineSource = self
    expandItem("Europe")
    expandItem("France")
  }

  required override init?(coder: AnyObject) { nil }

  func outlineView(_ outlineView: OutlineView, childrenOf item: AnyHashable?) -> [AnyHashable] {
    (item as? String).map { parts[$0] ?? [] } ?? ["Asia", "Europe"]
  }

  func outlineView(_ outlineView: OutlineView, isExpandable item: AnyHashable) -> Bool {
    (item as? String).map { parts[$0] != nil } ?? false
  }

  func outlineView(
    _ outlineView: OutlineView, textFor item: AnyHashable, in column: TableColumn
  ) -> String { item as? String ?? "" }
}
