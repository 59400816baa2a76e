import Widgets

/// The tables and collections, and their cells.
extension Exhibit {
  static let lists: [Exhibit] = [
    Exhibit("TableView", height: 250, scrolled: [.vertical]) { _ in
      .bare(
        SampleTable(
          rows: ["Bergen", "Coimbra", "Delft"], header: "Places", footer: "Three of many."))
    } act: { stage in
      let table = stage.window.rootViewController?.view.subviews.first as? TableView
      table?.selectRow(at: ItemPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    },
    Exhibit("TableViewCell") { _ in
      .bare(
        SampleColumn(
          [
            cell(.default, "A row", nil, .disclosureIndicator),
            cell(.subtitle, "With a second line", "which says more", .checkmark),
            cell(.value1, "Brightness", "80 %", .none),
            with(cell(.default, "With a picture", nil, .detailButton)) {
              $0.imageView?.image = Image(systemName: "photo")
            },
          ], spacing: 0))
    },
    Exhibit("TableViewHeaderFooterView", height: 84) { _ in
      .bare(
        SampleColumn(
          [
            with(TableViewHeaderFooterView()) { $0.textLabel?.text = "Above the rows" },
            with(TableViewHeaderFooterView()) {
              $0.contentConfiguration = with(ListContentConfiguration.groupedFooter()) {
                $0.text = "What is said below them."
              }
            },
          ], heights: [36, 36]))
    },
    Exhibit("CollectionView", height: 230, scrolled: [.vertical]) { _ in
      let grid = CollectionViewGridLayout(minimumItemWidth: 96)
      grid.itemAspectRatio = 0.75
      grid.minimumInteritemSpacing = 8
      grid.minimumLineSpacing = 8
      grid.sectionInset = EdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
      return .bare(
        SampleCollection(grid, count: 9, cell: CollectionViewCell.self) { cell, item in
          cell.layer.cornerRadius = 8
          cell.clipsToBounds = true
          cell.backgroundColor = tones[item % tones.count]
        })
    } act: { stage in
      let collection = stage.window.rootViewController?.view.subviews.first as? CollectionView
      collection?.selectItem(
        at: ItemPath(item: 1, section: 0), animated: false, scrollPosition: [])
    },
    Exhibit("CollectionViewCell", height: 110) { _ in
      let flow = CollectionViewFlowLayout()
      flow.itemSize = Size(width: 100, height: 76)
      flow.sectionInset = EdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
      return .bare(
        SampleCollection(flow, count: 3, cell: CollectionViewCell.self) { cell, item in
          let icons = ["photo", "folder", "star"]
          let image = ImageView(image: Image(systemName: icons[item], pointSize: 32))
          image.contentMode = .center
          image.frame = cell.contentView.bounds
          image.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          cell.contentView.addSubview(image)
          cell.layer.cornerRadius = 10
          cell.backgroundColor = .secondarySystemGroupedBackground
        })
    },
    Exhibit("CollectionViewListCell", height: 240, scrolled: [.vertical]) { _ in
      let layout = CollectionViewCompositionalLayout.list(
        using: CollectionLayoutListConfiguration(appearance: .insetGrouped))
      let rows: [(String, String, [CellAccessory])] = [
        ("Mail", "envelope", [.label(text: "12"), .disclosureIndicator()]),
        ("Photos", "photo", [.checkmark()]),
        ("Music", "music.note", [.detail(), .disclosureIndicator()]),
      ]
      return .bare(
        with(
          SampleCollection(layout, count: 3, cell: CollectionViewListCell.self) { cell, item in
            guard let cell = cell as? CollectionViewListCell else { return }
            var content = cell.defaultContentConfiguration()
            content.text = rows[item].0
            content.image = Image(systemName: rows[item].1)
            content.secondaryText = item == 1 ? "3 new" : nil
            cell.contentConfiguration = content
            cell.accessories = rows[item].2
          }
        ) { $0.backgroundColor = .systemGroupedBackground })
    },
    Exhibit("CollectionReusableView", height: 150, scrolled: [.vertical]) { _ in
      .bare(SampleHeadings())
    },
    Exhibit("ListContentView") { _ in
      .view(
        SampleColumn(
          [
            content(.cell(), "A text", nil), content(.subtitleCell(), "A text", "with another"),
            content(.valueCell(), "A name", "its value"),
            content(.sidebarCell(), "In a sidebar", nil),
          ], spacing: 4))
    },
  ]

  @MainActor private static let tones: [Color] = [
    .systemTeal, .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemRed, .systemOrange,
    .systemGreen,
  ]

  @MainActor private static func cell(
    _ style: TableViewCell.CellStyle, _ text: String, _ detail: String?,
    _ accessory: TableViewCell.AccessoryType
  ) -> TableViewCell {
    with(TableViewCell(style: style)) {
      $0.textLabel?.text = text
      $0.detailTextLabel?.text = detail
      $0.accessoryType = accessory
    }
  }

  @MainActor private static func content(
    _ configuration: ListContentConfiguration, _ text: String, _ secondary: String?
  ) -> ListContentView {
    var configuration = configuration
    configuration.text = text
    configuration.secondaryText = secondary
    configuration.image = Image(systemName: "folder")
    return ListContentView(configuration: configuration)
  }

  /// Returns a value after a closure has changed it.
  @MainActor private static func with(
    _ value: ListContentConfiguration, _ change: (inout ListContentConfiguration) -> Void
  ) -> ListContentConfiguration {
    var value = value
    change(&value)
    return value
  }

  @MainActor private static func with<V: View>(_ view: V, _ change: (V) -> Void) -> V {
    change(view)
    return view
  }
}

/// A collection view with section headers.
private final class SampleHeadings: CollectionView, CollectionViewDataSource,
  CollectionViewDelegateFlowLayout
{
  init() {
    let flow = CollectionViewFlowLayout()
    flow.itemSize = Size(width: 60, height: 60)
    flow.headerReferenceSize = Size(width: 0, height: 40)
    flow.sectionInset = EdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    super.init(frame: .zero, collectionViewLayout: flow)
    register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    register(
      CollectionReusableView.self,
      forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
      withReuseIdentifier: "heading")
    dataSource = self
    delegate = self
  }

  required override init?(coder: AnyObject) { nil }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { 4 }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt path: ItemPath
  ) -> CollectionViewCell {
    let cell = dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    cell.layer.cornerRadius = 8
    cell.backgroundColor = .systemTeal
    return cell
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at path: ItemPath
  ) -> CollectionReusableView {
    let heading = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "heading", for: path)
    let label = Label(text: "A heading of a section")
    label.font = .preferredFont(forTextStyle: .headline)
    heading.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: heading.leadingAnchor, constant: 16),
      label.centerYAnchor.constraint(equalTo: heading.centerYAnchor),
    ])
    return heading
  }
}
