import Widgets

/// The page with a table of several columns and an outline.
final class ColumnsController: ViewController {
  private let files = ColumnView()
  private let outline = OutlineView()
  private let places = LocationOutline()
  private lazy var rows = ColumnRows<SampleFile>(files)
  private let status = Label()
  /// The width above which the table and the outline are side by side, in points.
  private static let wideWidth = 640.0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    prepareFiles()
    outline.columns = [
      TableColumn("name", title: "Place", width: Spacing.scaled(170)),
      TableColumn("people", title: "People", width: Spacing.scaled(90), alignment: .right),
    ]
    outline.columns[0].flexes = true
    outline.alternatesRows = true
    outline.accessibilityLabel = "Places"
    outline.outlineSource = places
    outline.expandItem("Europe")
    status.font = .preferredFont(forTextStyle: .footnote)
    status.textColor = .secondaryLabel
    for part in [files, outline, status] { view.addSubview(part) }
    showSelection()
  }

  private func prepareFiles() {
    rows.identity = { $0.number }
    let name = rows.addColumn("name", title: "Name", width: Spacing.scaled(150)) { $0.name }
    name.flexes = true
    name.minimumWidth = Spacing.scaled(130)
    let kind = rows.addColumn("kind", title: "Kind", width: Spacing.scaled(90)) { $0.kind }
    kind.priority = -2
    let sizes = rows.addColumn(
      "size", title: "Size", width: Spacing.scaled(90), text: { "\($0) KB" },
      value: { $0.kilobytes })
    sizes.sortsDescendingFirst = true
    let rating = rows.addColumn("rating", title: "Rating", width: Spacing.scaled(80)) { $0.rating }
    rating.priority = -1
    rows.edit("name") { $0.name = $1 }
    files.foldsColumns = true
    files.allowsMultipleSelection = true
    files.accessibilityLabel = "Files"
    files.onSelectionChange = { [weak self] in self?.showSelection() }
    files.rowMenu = { [weak self] numbers in
      Menu(children: [
        Action(title: numbers.count == 1 ? "Remove" : "Remove \(numbers.count) Files") { _ in
          self?.remove(Set(numbers))
        }
      ])
    }
    rows.elements = (0..<100_000).map(SampleFile.init)
    files.keepArrangement(named: "columns.files")
  }

  private func remove(_ numbers: Set<Int>) {
    for number in numbers.sorted(by: >) { rows.remove(at: number) }
    showSelection()
  }

  private func showSelection() {
    let count = files.selectedRowCount
    let total = rows.elements.count.grouped
    status.text = count == 0 ? "\(total) files" : "\(count) selected"
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let bounds = view.bounds
    let line = status.sizeThatFits(bounds.size).height
    let bar = line + 2 * Spacing.small
    // The margin of the text in cells.
    let margin = 10.0
    status.frame = Rect(
      x: margin, y: Spacing.small, width: max(0, bounds.width - 2 * margin), height: line)
    let height = max(0, bounds.height - bar)
    if bounds.width >= Spacing.scaled(Self.wideWidth) {
      let width = (bounds.width * 0.58).rounded()
      files.frame = Rect(x: 0, y: bar, width: width, height: height)
      outline.frame = Rect(
        x: width + 1, y: bar, width: max(0, bounds.width - width - 1), height: height)
    } else {
      let part = (height * 0.55).rounded()
      files.frame = Rect(x: 0, y: bar, width: bounds.width, height: part)
      outline.frame = Rect(
        x: 0, y: bar + part + 1, width: bounds.width, height: max(0, height - part - 1))
    }
    view.mirror([files, outline])
  }
}

/// An invented file. All of its values follow from its number, until its name is changed.
struct SampleFile: Sendable {
  let number: Int
  private var ownName: String?

  private static let kinds = ["Text", "Picture", "Film", "Table", "Music"]

  init(_ number: Int) {
    self.number = number
  }

  /// A pseudorandom number, the same in every run.
  private var mixed: Int { (number &* 2_654_435_761) & 0xFFFF }

  var name: String {
    get { ownName ?? "\(kind) \(number + 1)" }
    set { ownName = newValue }
  }
  var kind: String { Self.kinds[mixed % Self.kinds.count] }
  var kilobytes: Int { mixed % 9973 + 1 }
  var rating: Int { mixed % 5 + 1 }
}

/// A hierarchy of continents, countries and cities, which are identified by their names.
final class LocationOutline: OutlineViewDataSource {
  private let parts: [String: [String]] = [
    "Africa": ["Egypt", "Kenya"], "Asia": ["India", "Japan"],
    "Europe": ["France", "Germany", "Italy"], "Egypt": ["Cairo", "Giza"], "Kenya": ["Nairobi"],
    "India": ["Delhi", "Mumbai"], "Japan": ["Osaka", "Tokyo"], "France": ["Lyon", "Paris"],
    "Germany": ["Berlin", "Bonn", "Köln"], "Italy": ["Milan", "Rome"],
  ]

  func outlineView(_ outlineView: OutlineView, childrenOf item: AnyHashable?) -> [AnyHashable] {
    guard let name = item as? String else { return ["Africa", "Asia", "Europe"] }
    return parts[name] ?? []
  }

  func outlineView(_ outlineView: OutlineView, isExpandable item: AnyHashable) -> Bool {
    (item as? String).map { parts[$0] != nil } ?? false
  }

  func outlineView(
    _ outlineView: OutlineView, textFor item: AnyHashable, in column: TableColumn
  ) -> String {
    guard let name = item as? String else { return "" }
    return column.identifier == "name" ? name : "\(people(in: name)) k"
  }

  /// Returns an invented number of people, which is larger for larger parts.
  private func people(in name: String) -> Int {
    parts[name]?.reduce(0) { $0 + people(in: $1) } ?? name.utf8.count * 250
  }
}
