import UIKit

/// What the collection shows, by its own number.
struct Album: Hashable {
  let id: Int
  let title: String
  let artist: String
}

/// The parts of the collection.
enum Shelf: Int, CaseIterable {
  case featured, recent, all

  var title: String {
    switch self {
    case .featured: "Featured"
    case .recent: "Recently played"
    case .all: "All albums"
    }
  }
}

/// A picture of one colour with a title below it.
final class AlbumCell: UICollectionViewCell {
  private let cover = UIView()
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    cover.translatesAutoresizingMaskIntoConstraints = false
    label.translatesAutoresizingMaskIntoConstraints = false
    cover.layer.cornerRadius = 10
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.adjustsFontForContentSizeCategory = true
    contentView.addSubview(cover)
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      cover.topAnchor.constraint(equalTo: contentView.topAnchor),
      cover.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      cover.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      label.topAnchor.constraint(equalTo: cover.bottomAnchor, constant: 6),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  func show(_ album: Album) {
    let colors: [UIColor] = [.systemBlue, .systemPink, .systemTeal, .systemIndigo, .systemOrange]
    cover.backgroundColor = colors[album.id % colors.count]
    label.text = album.title
    accessibilityLabel = "\(album.title), \(album.artist)"
  }
}

final class AlbumsController: UIViewController, UICollectionViewDelegate {
  /// An album may stand on several shelves.
  private struct Item: Hashable {
    let shelf: Shelf
    let album: Album
  }

  private let albums = (1...40).map {
    Album(id: $0, title: "Album \($0)", artist: "Artist \($0 % 7 + 1)")
  }
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Shelf, Item>!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Albums"
    view.backgroundColor = .systemBackground
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
    makeDataSource()
    applySnapshot(animated: false)
  }

  // MARK: Layout

  private func makeLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 16
    return UICollectionViewCompositionalLayout(
      sectionProvider: { [weak self] index, environment in
        guard let self, let shelf = Shelf(rawValue: index) else { return nil }
        switch shelf {
        case .featured: return self.featured()
        case .recent: return self.recent(environment)
        case .all: return self.all(environment)
        }
      }, configuration: configuration)
  }

  private func header() -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
  }

  private func featured() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(200)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.boundarySupplementaryItems = [header()]
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      let middle = offset.x + environment.container.contentSize.width / 2
      for item in items where item.representedElementCategory == .cell {
        item.alpha = abs(item.frame.midX - middle) < item.frame.width / 2 ? 1 : 0.6
      }
    }
    return section
  }

  private func recent(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let columns = environment.container.effectiveContentSize.width > 600 ? 6 : 3
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)),
        heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(140)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 12)
    section.boundarySupplementaryItems = [header()]
    return section
  }

  private func all(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
      let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
        self?.delete(at: indexPath)
        completion(true)
      }
      return UISwipeActionsConfiguration(actions: [delete])
    }
    return .list(using: configuration, layoutEnvironment: environment)
  }

  // MARK: Data

  private func makeDataSource() {
    let covers = UICollectionView.CellRegistration<AlbumCell, Item> { cell, _, item in
      cell.show(item.album)
    }
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Item> { cell, _, item in
      var content = cell.defaultContentConfiguration()
      content.text = item.album.title
      content.secondaryText = item.album.artist
      content.image = UIImage(systemName: "music.note")
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, indexPath in
      var content = UIListContentConfiguration.plainHeader()
      content.text = Shelf(rawValue: indexPath.section)?.title
      view.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, item in
      item.shelf == .all
        ? collectionView.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: item)
        : collectionView.dequeueConfiguredReusableCell(using: covers, for: indexPath, item: item)
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
  }

  private func applySnapshot(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Shelf, Item>()
    snapshot.appendSections(Shelf.allCases)
    snapshot.appendItems(
      albums.prefix(5).map { Item(shelf: .featured, album: $0) }, toSection: .featured)
    snapshot.appendItems(
      albums.dropFirst(5).prefix(6).map { Item(shelf: .recent, album: $0) }, toSection: .recent)
    snapshot.appendItems(albums.map { Item(shelf: .all, album: $0) }, toSection: .all)
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  private func delete(at indexPath: IndexPath) {
    guard let item = dataSource.itemIdentifier(for: indexPath) else { return }
    var snapshot = dataSource.snapshot()
    snapshot.deleteItems([item])
    dataSource.apply(snapshot, animatingDifferences: true)
  }

  // MARK: UICollectionViewDelegate

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let item = dataSource.itemIdentifier(for: indexPath) else { return }
    let alert = UIAlertController(
      title: item.album.title, message: item.album.artist, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: AlbumsController())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
