import ResponderTestKit
import Testing
import UIKitNames
import Widgets
import WindowResponder

// Code in the style of UIKit. It must compile, and it must behave as in UIKit.

extension UIConfigurationStateCustomKey {
  fileprivate static let mark = UIConfigurationStateCustomKey("mark")
}

extension UICellConfigurationState {
  fileprivate var mark: String? {
    get { self[.mark] as? String }
    set { self[.mark] = newValue }
  }
}

@MainActor private final class MarkCell: UICollectionViewListCell {
  var mark: String? { didSet { if mark != oldValue { setNeedsUpdateConfiguration() } } }

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.mark = mark
    return state
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    var content = defaultContentConfiguration().updated(for: state)
    content.text = state.mark
    content.imageProperties.tintColor = .systemRed
    content.imageProperties.maximumSize = Size(width: 20, height: 20)
    content.secondaryTextProperties.color = .secondaryLabel
    content.secondaryTextProperties.font = UIFont.preferredFont(forTextStyle: .caption1)
    content.textProperties.adjustsFontSizeToFitWidth = true
    content.prefersSideBySideTextAndSecondaryText = true
    contentConfiguration = content
    var background = UIBackgroundConfiguration.listPlainCell()
    background.backgroundColor = state.isSelected ? .systemBlue : .clear
    background.strokeColor = .separator
    background.strokeWidth = 1
    background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 2, leading: 8, bottom: 2, trailing: 8)
    backgroundConfiguration = background
  }
}

private struct CardConfiguration: UIContentConfiguration, Hashable {
  var title: String?
  var isOn = false

  func makeContentView() -> UIView & UIContentView { CardView(configuration: self) }

  func updated(for state: UIConfigurationState) -> CardConfiguration {
    guard let state = state as? UICellConfigurationState else { return self }
    var updated = self
    updated.isOn = state.isSelected || state.isHighlighted
    return updated
  }
}

private final class CardView: UIView, UIContentView {
  private let label = UILabel()
  var configuration: UIContentConfiguration { didSet { apply() } }

  init(configuration: UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    addSubview(label)
    apply()
  }

  private func apply() {
    guard let configuration = configuration as? CardConfiguration else { return }
    label.text = configuration.title
    backgroundColor = configuration.isOn ? .systemBlue : nil
  }

  var text: String? { label.text }
}

@MainActor @Suite(.serialized) struct ListIdiomTests {
  private let stage = Stage(size: Size(width: 320, height: 480))

  private func collection(_ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(
      frame: Rect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    stage.window.addSubview(view)
    return view
  }

  @Test("A list with a registration, a diffable data source and values of the program's own")
  func list() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.showsSeparators = false
    configuration.backgroundColor = .systemGroupedBackground
    let view = collection(UICollectionViewCompositionalLayout.list(using: configuration))
    let registration = UICollectionView.CellRegistration<MarkCell, Int> { cell, indexPath, item in
      cell.mark = "Item \(item)"
      cell.accessories = [
        .disclosureIndicator(),
        .outlineDisclosure(options: .init(style: .header)),
        .delete(displayed: .whenEditing, actionHandler: {}),
        .reorder(displayed: .always),
        .label(text: "x", options: .init(tintColor: .systemRed)),
        .customView(
          configuration: .init(
            customView: UISwitch(), placement: .trailing(displayed: .always))),
      ]
      cell.indentationLevel = indexPath.item
    }
    let header = headerRegistration()
    let dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      collectionView, indexPath, item -> UICollectionViewCell? in
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: item)
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3], toSection: 0)
    dataSource.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    let cell = view.cellForItem(at: [0, 1]) as? MarkCell
    #expect(cell?.mark == "Item 2")
    let content = cell?.contentConfiguration as? UIListContentConfiguration
    #expect(content?.text == "Item 2")
    var section = NSDiffableDataSourceSectionSnapshot<Int>()
    section.append([1, 2])
    section.append([4], to: 1)
    section.expand([1])
    dataSource.apply(section, to: 0, animatingDifferences: false)
    #expect(dataSource.snapshot().itemIdentifiers == [1, 4, 2])
  }

  private func headerRegistration()
    -> UICollectionView.SupplementaryRegistration<UICollectionViewListCell>
  {
    UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { supplementaryView, elementKind, indexPath in
      var content = supplementaryView.defaultContentConfiguration()
      content.text = "Header"
      supplementaryView.contentConfiguration = content
    }
  }

  @Test("A grid with badges, decoration, orthogonal sections and an environment")
  func compositional() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .vertical
    configuration.interSectionSpacing = 20
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: {
        (index: Int, environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? in
        let columns = environment.container.effectiveContentSize.width > 800 ? 4 : 2
        let item = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1.0 / Double(columns)),
            heightDimension: .fractionalHeight(1.0)), supplementaryItems: [badge()])
        item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
          leading: .fixed(0), top: nil, trailing: nil, bottom: .fixed(0))
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: .init(
            widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(80)),
          repeatingSubitem: item, count: columns)
        group.interItemSpacing = .fixed(0)
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = index == 0 ? .groupPaging : .none
        section.interGroupSpacing = 5
        section.contentInsets = .init(top: 10, leading: 10, bottom: 10, trailing: 10)
        decorate(section)
        section.visibleItemsInvalidationHandler = { visibleItems, point, environment in
          visibleItems.forEach { item in
            item.transform = .identity
            item.alpha = 1
          }
        }
        return section
      }, configuration: configuration)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "background")
    let view = collection(layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let items = Items(4, 4) { collection, path in
      collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    view.dataSource = items
    view.layoutIfNeeded()
    let first = view.layoutAttributesForItem(at: [1, 0])?.frame
    #expect(first?.minX == 15 && first?.width == 140)
    view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
    #expect(view.collectionViewLayout is UICollectionViewFlowLayout)
  }

  private func badge() -> NSCollectionLayoutSupplementaryItem {
    NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(20), heightDimension: .absolute(20)),
      elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: Point(x: 0.3, y: -0.3)))
  }

  /// Adds a background and a pinned header to a section.
  private func decorate(_ section: NSCollectionLayoutSection) {
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets = .zero
    section.decorationItems = [background]
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(1.0), heightDimension: .estimated(44)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .topLeading)
    header.pinToVisibleBounds = true
    header.zIndex = 2
    section.boundarySupplementaryItems = [header]
  }

  @Test("A content view of the program's own in a table's cell")
  func card() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = CardConfiguration(title: "Card")
    cell.layoutIfNeeded()
    #expect((cell.contentView as? CardView)?.text == "Card")
    cell.configurationUpdateHandler = { cell, state in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = state.isEditing ? "edited" : "usual"
      cell.contentConfiguration = content
      cell.backgroundConfiguration = .listGroupedCell()
      cell.backgroundConfiguration?.backgroundColorTransformer = UIConfigurationColorTransformer {
        $0.withAlphaComponent(0.5)
      }
    }
    cell.setEditing(true, animated: false)
    cell.layoutIfNeeded()
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "edited")
  }

  @Test("A flow layout of the program's own")
  func flow() {
    final class Carousel: UICollectionViewFlowLayout {
      override func prepare() {
        super.prepare()
        scrollDirection = .horizontal
        itemSize = Size(width: 100, height: 100)
      }
      override func shouldInvalidateLayout(forBoundsChange newBounds: Rect) -> Bool { true }
      override func layoutAttributesForElements(
        in rect: Rect
      ) -> [UICollectionViewLayoutAttributes]? {
        let attributes = super.layoutAttributesForElements(in: rect)
        attributes?.forEach { $0.alpha = 0.5 }
        return attributes
      }
      override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: Point, withScrollingVelocity velocity: Point
      ) -> Point { .zero }
      override func invalidationContext(
        forBoundsChange newBounds: Rect
      ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        (context as? UICollectionViewFlowLayoutInvalidationContext)?
          .invalidateFlowLayoutDelegateMetrics = true
        return context
      }
    }
    let view = collection(Carousel())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let items = Items(30) { collection, path in
      collection.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    view.dataSource = items
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: [0, 0])?.alpha == 0.5)
    view.collectionViewLayout.invalidateLayout(
      with: UICollectionViewFlowLayoutInvalidationContext())
    view.layoutIfNeeded()
    #expect(view.contentSize.width > 320)
  }
}
