import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    let tabs = UITabBarController()
    let library = UINavigationController(rootViewController: SwatchesViewController())
    library.tabBarItem = UITabBarItem(
      title: "Library", image: UIImage(systemName: "square.grid.2x2"), tag: 0)
    let settings = UINavigationController(rootViewController: SettingsViewController())
    settings.tabBarItem = UITabBarItem(
      title: "Settings", image: UIImage(systemName: "gear"), tag: 1)
    tabs.viewControllers = [library, settings]
    window?.rootViewController = tabs
    window?.makeKeyAndVisible()
    return true
  }
}

struct Swatch: Hashable {
  let name: String
  let hue: CGFloat
  let saturation: CGFloat

  var color: UIColor { UIColor(hue: hue, saturation: saturation, brightness: 0.85, alpha: 1) }
}

enum Section: Int, CaseIterable {
  case featured, warm, cold

  var title: String {
    switch self {
    case .featured: return "Featured"
    case .warm: return "Warm"
    case .cold: return "Cold"
    }
  }
}

final class SwatchCell: UICollectionViewCell {
  private let label = UILabel()
  private let gradient = CAGradientLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.insertSublayer(gradient, at: 0)
    contentView.layer.cornerRadius = 12
    contentView.layer.cornerCurve = .continuous
    contentView.clipsToBounds = true
    label.font = UIFontMetrics(forTextStyle: .headline).scaledFont(
      for: .systemFont(ofSize: 15, weight: .bold))
    label.textColor = .white
    label.shadowColor = UIColor(white: 0, alpha: 0.4)
    label.shadowOffset = CGSize(width: 0, height: 1)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-10-[label]-(>=10)-|", options: [], metrics: nil,
        views: ["label": label])
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:[label]-pad-|", options: [], metrics: ["pad": 8],
          views: ["label": label]))
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    gradient.frame = contentView.bounds
  }

  override var isHighlighted: Bool {
    didSet {
      UIView.animate(
        withDuration: 0.15, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]
      ) {
        self.transform = self.isHighlighted ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity
      }
    }
  }

  override var isSelected: Bool {
    didSet {
      contentView.layer.borderWidth = isSelected ? 3 : 0
      contentView.layer.borderColor = UIColor.label.cgColor
    }
  }

  func show(_ swatch: Swatch) {
    label.text = swatch.name
    gradient.colors = [swatch.color.cgColor, swatch.color.withAlphaComponent(0.6).cgColor]
    gradient.startPoint = CGPoint(x: 0, y: 0)
    gradient.endPoint = CGPoint(x: 1, y: 1)
  }
}

final class HeaderView: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .title2)
    label.frame = bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class SwatchesViewController: UIViewController, UICollectionViewDelegate {
  private var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Section, Swatch>!
  private var swatches: [Section: [Swatch]] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Swatches"
    for (index, section) in Section.allCases.enumerated() {
      swatches[section] = (0..<12).map { number in
        let hue =
          section == .cold
          ? 0.45 + CGFloat(number) / 40 : CGFloat(number) / 70 + CGFloat(index) * 0.02
        return Swatch(
          name: "\(section.title) \(number + 1)", hue: hue, saturation: 0.6 + CGFloat(number) / 40)
      }
    }
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    collectionView.delegate = self
    collectionView.allowsMultipleSelection = false
    view.addSubview(collectionView)
    configureDataSource()
    apply(animated: false)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Shuffle", primaryAction: UIAction { [weak self] _ in self?.shuffle() })
  }

  private func makeLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    return UICollectionViewCompositionalLayout(
      sectionProvider: { index, environment in
        guard let section = Section(rawValue: index) else { return nil }
        let header = NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(36)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        let result: NSCollectionLayoutSection
        if section == .featured {
          let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
          let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .absolute(240), heightDimension: .absolute(140)),
            subitems: [item])
          result = NSCollectionLayoutSection(group: group)
          result.orthogonalScrollingBehavior = .groupPaging
          result.interGroupSpacing = 12
        } else {
          let width = environment.container.effectiveContentSize.width
          let columns =
            environment.traitCollection.horizontalSizeClass == .compact
            ? 3 : max(4, Int(width / 160))
          let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1 / CGFloat(columns)),
              heightDimension: .fractionalHeight(1)))
          item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
          let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .absolute(96)),
            subitem: item, count: columns)
          result = NSCollectionLayoutSection(group: group)
        }
        result.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        result.boundarySupplementaryItems = [header]
        return result
      }, configuration: configuration)
  }

  private func configureDataSource() {
    let cells = UICollectionView.CellRegistration<SwatchCell, Swatch> { cell, _, swatch in
      cell.show(swatch)
    }
    let headers = UICollectionView.SupplementaryRegistration<HeaderView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, indexPath in
      header.label.text = Section(rawValue: indexPath.section)?.title
    }
    dataSource = UICollectionViewDiffableDataSource<Section, Swatch>(collectionView: collectionView)
    {
      collectionView, indexPath, swatch in
      collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: swatch)
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    }
  }

  private func apply(animated: Bool) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Swatch>()
    snapshot.appendSections(Section.allCases)
    for section in Section.allCases {
      snapshot.appendItems(swatches[section] ?? [], toSection: section)
    }
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  private func shuffle() {
    for section in Section.allCases { swatches[section]?.shuffle() }
    apply(animated: true)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let swatch = dataSource.itemIdentifier(for: indexPath) else { return }
    let detail = UIViewController()
    detail.view.backgroundColor = swatch.color
    detail.title = swatch.name
    show(detail, sender: self)
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let indexPath = indexPaths.first, let swatch = dataSource.itemIdentifier(for: indexPath)
    else {
      return nil
    }
    return UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(
        title: swatch.name,
        children: [
          UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) {
            [weak self] _ in
            self?.delete(swatch)
          }
        ])
    })
  }

  private func delete(_ swatch: Swatch) {
    for section in Section.allCases { swatches[section]?.removeAll { $0 == swatch } }
    var snapshot = dataSource.snapshot()
    snapshot.deleteItems([swatch])
    dataSource.apply(snapshot)
  }
}

final class SettingsViewController: UIViewController {
  private enum Item: Hashable {
    case style(UIUserInterfaceStyle), version
  }

  private lazy var collectionView: UICollectionView = {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .none
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    return UICollectionView(frame: .zero, collectionViewLayout: layout)
  }()
  private var dataSource: UICollectionViewDiffableDataSource<Int, Item>?

  override func loadView() { view = collectionView }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    collectionView.delegate = self
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Item> {
      [weak self] cell, _, item in
      var content = UIListContentConfiguration.valueCell()
      switch item {
      case .style(let style):
        content.text = ["System", "Light", "Dark"][style.rawValue]
        let current = self?.view.window?.overrideUserInterfaceStyle ?? .unspecified
        cell.accessories = current == style ? [.checkmark()] : []
      case .version:
        content.text = "Version"
        content.secondaryText = "1.0"
        cell.accessories = [.disclosureIndicator()]
      }
      cell.contentConfiguration = content
    }
    let dataSource = UICollectionViewDiffableDataSource<Int, Item>(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    self.dataSource = dataSource
    var snapshot = NSDiffableDataSourceSnapshot<Int, Item>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems([.style(.unspecified), .style(.light), .style(.dark)], toSection: 0)
    snapshot.appendItems([.version], toSection: 1)
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

extension SettingsViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard case .style(let style) = dataSource?.itemIdentifier(for: indexPath) else { return }
    view.window?.overrideUserInterfaceStyle = style
    guard var snapshot = dataSource?.snapshot() else { return }
    snapshot.reconfigureItems(snapshot.itemIdentifiers(inSection: 0))
    dataSource?.apply(snapshot, animatingDifferences: false)
  }
}
