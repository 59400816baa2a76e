import Widgets

/// The page of compositional layouts: sections that scroll horizontally, a mosaic, words in lines, and a grid
/// of thousands of items.
final class LayoutsController: ViewController, CollectionViewDataSource {
  private let collection = CollectionView(
    collectionViewLayout: LayoutsController.makeLayout())
  private let cells = CollectionView.CellRegistration<TileCell, Int> { cell, path, item in
    cell.show(item, in: path.section)
  }
  private let words = CollectionView.CellRegistration<WordCell, Int> { cell, _, item in
    cell.show(WordCell.words[item % WordCell.words.count])
  }
  private let headers = CollectionView.SupplementaryRegistration<CollectionViewListCell>(
    elementKind: CollectionView.elementKindSectionHeader
  ) { cell, _, path in
    var content = ListContentConfiguration.prominentInsetGroupedHeader()
    content.directionalLayoutMargins.leading = 0
    content.text = LayoutsController.titles[path.section]
    cell.contentConfiguration = content
    cell.backgroundConfiguration = .listPlainHeaderFooter()
  }

  fileprivate static let titles = [
    "One group at a time, in the middle", "Where a group begins", "Mosaic", "Words", "Grid",
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(collection)
    collection.accessibilityLabel = "Layouts"
    collection.dataSource = self
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    collection.frame = view.bounds
  }

  // MARK: The layout

  private static func makeLayout() -> CollectionViewLayout {
    CollectionViewCompositionalLayout { number, environment in
      let isWide = environment.container.contentSize.width > 600
      let section: CollectionLayoutSection
      switch number {
      case 0: section = banners(isWide)
      case 1: section = shelf()
      case 2: section = mosaic()
      case 3: section = flow()
      default: section = grid(columns: isWide ? 8 : 4)
      }
      let header = CollectionLayoutBoundarySupplementaryItem(
        layoutSize: CollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
        elementKind: CollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = number == 4
      section.boundarySupplementaryItems = [header]
      section.contentInsets = DirectionalEdgeInsets(
        top: 0, leading: Spacing.large, bottom: Spacing.medium, trailing: Spacing.large)
      return section
    }
  }

  private static func size(
    _ width: CollectionLayoutDimension, _ height: CollectionLayoutDimension
  ) -> CollectionLayoutSize {
    CollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  private static var whole: CollectionLayoutItem {
    CollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
  }

  private static func banners(_ isWide: Bool) -> CollectionLayoutSection {
    let section = CollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(isWide ? 0.5 : 0.85), .absolute(150)),
        subitems: [whole]))
    section.interGroupSpacing = Spacing.medium
    section.orthogonalScrollingBehavior = .groupPagingCentered
    return section
  }

  private static func shelf() -> CollectionLayoutSection {
    let section = CollectionLayoutSection(
      group: .horizontal(layoutSize: size(.absolute(110), .absolute(110)), subitems: [whole]))
    section.interGroupSpacing = Spacing.small
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    return section
  }

  private static func mosaic() -> CollectionLayoutSection {
    let big = CollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.6), .fractionalHeight(1)))
    let small = CollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    // The outer edges are aligned with the title of the section.
    big.contentInsets = DirectionalEdgeInsets(top: 3, leading: 0, bottom: 3, trailing: 3)
    small.contentInsets = DirectionalEdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 0)
    let column = CollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.4), .fractionalHeight(1)), repeatingSubitem: small,
      count: 2)
    return CollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(180)), subitems: [big, column]))
  }

  private static func flow() -> CollectionLayoutSection {
    let word = CollectionLayoutItem(layoutSize: size(.estimated(80), .absolute(36)))
    let line = CollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(36)), subitems: [word])
    line.interItemSpacing = .fixed(Spacing.small)
    let section = CollectionLayoutSection(group: line)
    section.interGroupSpacing = Spacing.small
    return section
  }

  private static func grid(columns: Int) -> CollectionLayoutSection {
    let row = CollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(1 / Double(columns))),
      subitem: whole, count: columns)
    row.interItemSpacing = .fixed(Spacing.small)
    let section = CollectionLayoutSection(group: row)
    section.interGroupSpacing = Spacing.small
    return section
  }

  // MARK: The data source

  func numberOfSections(in collectionView: CollectionView) -> Int { Self.titles.count }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { [6, 20, 6, WordCell.words.count, 10_000][section] }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt path: ItemPath
  ) -> CollectionViewCell {
    path.section == 3
      ? collectionView.dequeueConfiguredReusableCell(using: words, for: path, item: path.item)
      : collectionView.dequeueConfiguredReusableCell(using: cells, for: path, item: path.item)
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at path: ItemPath
  ) -> CollectionReusableView {
    collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: path)
  }
}
