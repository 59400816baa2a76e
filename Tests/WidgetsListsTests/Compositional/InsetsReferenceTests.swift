import ResponderTestKit
import Testing
import Widgets

/// Insets that are measured from the safe area, the margins or the edges.
@MainActor @Suite(.serialized) struct InsetsReferenceTests {
  private let stage = Stage(size: Size(width: 1_000, height: 400))
  private let controller = ViewController()
  private let items = plainItems(4)

  /// Shows a collection with 30 points at the left and 10 at the right outside of its safe area.
  private func show(_ layout: CollectionViewLayout) -> CollectionView {
    let collection = CollectionView(
      frame: Rect(x: 0, y: 0, width: 1_000, height: 400), collectionViewLayout: layout)
    collection.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = items
    controller.view = collection
    stage.window.rootViewController = controller
    controller.additionalSafeAreaInsets = EdgeInsets(left: 30, right: 10)
    stage.render()
    return collection
  }

  private func section() -> CollectionLayoutSection {
    let item = CollectionLayoutItem(layoutSize: .of(.fractionalWidth(1), .fractionalHeight(1)))
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: .of(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let section = CollectionLayoutSection(group: group)
    section.contentInsets = DirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
    return section
  }

  private func frame(_ collection: CollectionView) -> Rect? {
    collection.layoutAttributesForItem(at: ItemPath(item: 0, section: 0))?.frame
  }

  /// The reference of a section, that of its layout, and where the items are then.
  struct Example: Sendable {
    var own: CollectionLayoutSection.ContentInsetsReference
    var layouts: CollectionLayoutSection.ContentInsetsReference
    var left: Double
    var right: Double
  }

  nonisolated static let examples: [Example] = [
    Example(own: .automatic, layouts: .safeArea, left: 50, right: 970),
    Example(own: .automatic, layouts: .none, left: 20, right: 980),
    Example(own: .automatic, layouts: .automatic, left: 50, right: 970),
    Example(own: .none, layouts: .safeArea, left: 20, right: 980),
    Example(own: .safeArea, layouts: .none, left: 50, right: 970),
    Example(own: .layoutMargins, layouts: .none, left: 70, right: 950),
  ]

  @Test(
    "The insets of a section are measured from its reference, else from that of the layout",
    arguments: examples)
  func references(_ example: Example) {
    let (own, layouts, left, right) = (example.own, example.layouts, example.left, example.right)
    let section = section()
    section.contentInsetsReference = own
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    configuration.contentInsetsReference = layouts
    let collection = show(
      CollectionViewCompositionalLayout(section: section, configuration: configuration))
    #expect(frame(collection) == Rect(x: left, y: 5, width: right - left, height: 50))
    #expect(collection.contentSize.width == 1_000)
  }

  @Test("Readable content is at most 672 points wide, in the middle of the margins")
  func readable() {
    let section = section()
    section.contentInsets = .zero
    section.contentInsetsReference = .readableContent
    let collection = show(CollectionViewCompositionalLayout(section: section))
    #expect(frame(collection)?.width == 672)
    #expect(frame(collection)?.midX == 510)
  }

  @Test("From right to left the leading edge is at the right")
  func mirrored() {
    let collection = show(CollectionViewCompositionalLayout(section: section()))
    collection.semanticContentAttribute = .forceRightToLeft
    collection.collectionViewLayout.invalidateLayout()
    stage.render()
    #expect(frame(collection) == Rect(x: 50, y: 5, width: 920, height: 50))
  }

  @Test("Another safe area moves the items, and the section knows its container's insets")
  func changes() {
    var widths: [Double] = []
    let section = section()
    let layout = CollectionViewCompositionalLayout { _, environment in
      widths.append(environment.container.effectiveContentSize.width)
      return section
    }
    let collection = show(layout)
    #expect(widths.last == 960)
    controller.additionalSafeAreaInsets = EdgeInsets(left: 100)
    stage.render()
    #expect(frame(collection)?.minX == 120)
    #expect(widths.last == 900)
  }

  @Test("Headers have a reference of their own, and without the insets they reach to the edges")
  func boundaries() {
    let section = section()
    let header = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: .of(.fractionalWidth(1), .absolute(20)), elementKind: "header", alignment: .top)
    section.boundarySupplementaryItems = [header]
    let collection = show(CollectionViewCompositionalLayout(section: section))
    func place() -> Rect? {
      collection.collectionViewLayout.layoutAttributesForSupplementaryView(
        ofKind: "header", at: ItemPath(item: 0, section: 0))?.frame
    }
    #expect(place() == Rect(x: 50, y: 0, width: 920, height: 20))
    section.supplementaryContentInsetsReference = .none
    collection.collectionViewLayout.invalidateLayout()
    stage.render()
    #expect(place() == Rect(x: 20, y: 0, width: 960, height: 20))
    #expect(frame(collection)?.minX == 50)
    section.supplementariesFollowContentInsets = false
    collection.collectionViewLayout.invalidateLayout()
    stage.render()
    #expect(place() == Rect(x: 0, y: 0, width: 1_000, height: 20))
  }

  @Test("Items that scroll sideways begin in the safe area, and move through it to the edge")
  func orthogonal() {
    let item = CollectionLayoutItem(layoutSize: .of(.fractionalWidth(1), .fractionalHeight(1)))
    let section = CollectionLayoutSection(
      group: .horizontal(layoutSize: .of(.absolute(400), .absolute(50)), subitems: [item]))
    section.orthogonalScrollingBehavior = .continuous
    let collection = show(CollectionViewCompositionalLayout(section: section))
    #expect(frame(collection)?.minX == 30)
    let scroller = collection.subviews.compactMap { $0 as? ScrollView }.first
    #expect(scroller?.frame.width == 1_000)
    #expect(scroller?.contentSize.width == 1_640)
  }

  @Test("The insets of a flow layout are measured from its reference, too")
  func flow() {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 100, height: 50)
    layout.sectionInset = EdgeInsets(left: 20, right: 20)
    let collection = show(layout)
    #expect(frame(collection)?.minX == 20)
    layout.sectionInsetReference = .fromSafeArea
    stage.render()
    #expect(frame(collection)?.minX == 50)
    layout.sectionInsetReference = .fromLayoutMargins
    stage.render()
    #expect(frame(collection)?.minX == 70)
    controller.additionalSafeAreaInsets = EdgeInsets(left: 100)
    stage.render()
    #expect(frame(collection)?.minX == 140)
  }
}
