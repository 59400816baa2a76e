import ResponderTestKit
import Testing
import Widgets
import WindowResponder

@MainActor @Suite(.serialized) struct CompositionalLayoutTests {
  private func grid(
    _ width: Double, height: Double = 60, spacing: CollectionLayoutSpacing? = nil
  ) -> CollectionLayoutSection {
    let item = CollectionLayoutItem(layoutSize: .of(.fractionalWidth(width), .fractionalHeight(1)))
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: .of(.fractionalWidth(1), .absolute(height)), subitems: [item])
    group.interItemSpacing = spacing
    return CollectionLayoutSection(group: group)
  }

  @Test("A group repeats its items as long as there is room")
  func repeats() {
    let scene = Scene(CollectionViewCompositionalLayout(section: grid(0.25)), plainItems(6))
    #expect(scene.frame(0) == Rect(x: 0, y: 0, width: 75, height: 60))
    #expect(scene.frame(3) == Rect(x: 225, y: 0, width: 75, height: 60))
    #expect(scene.frame(4) == Rect(x: 0, y: 60, width: 75, height: 60))
    #expect(scene.collection.contentSize == Size(width: 300, height: 120))
  }

  @Test("Insets, the room between groups and the room within count")
  func insets() {
    let section = grid(0.5)
    section.contentInsets = DirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 20)
    section.interGroupSpacing = 5
    let scene = Scene(CollectionViewCompositionalLayout(section: section), plainItems(4))
    #expect(scene.frame(0) == Rect(x: 20, y: 10, width: 130, height: 60))
    #expect(scene.frame(2) == Rect(x: 20, y: 75, width: 130, height: 60))
    #expect(scene.collection.contentSize.height == 10 + 60 + 5 + 60 + 30)
  }

  @Test("A count of equal items shares the room, a repeated item keeps its own size")
  func counts() {
    let item = CollectionLayoutItem(layoutSize: .of(.fractionalWidth(0.2), .fractionalHeight(1)))
    let size = CollectionLayoutSize.of(.fractionalWidth(1), .absolute(50))
    let equal = CollectionLayoutGroup.horizontal(layoutSize: size, subitem: item, count: 3)
    equal.interItemSpacing = .fixed(15)
    do {
      let scene = Scene(
        CollectionViewCompositionalLayout(section: CollectionLayoutSection(group: equal)),
        plainItems(3))
      #expect(scene.frame(1) == Rect(x: 105, y: 0, width: 90, height: 50))
    }
    let own = CollectionLayoutGroup.horizontal(
      layoutSize: size, repeatingSubitem: item, count: 3)
    let scene = Scene(
      CollectionViewCompositionalLayout(section: CollectionLayoutSection(group: own)),
      plainItems(4))
    #expect(scene.frame(2) == Rect(x: 120, y: 0, width: 60, height: 50))
    #expect(scene.frame(3)?.minY == 50)
  }

  @Test("Flexible room shares what is left")
  func flexible() {
    let item = CollectionLayoutItem(layoutSize: .of(.absolute(60), .absolute(40)))
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: .of(.fractionalWidth(1), .absolute(40)), repeatingSubitem: item, count: 3)
    group.interItemSpacing = .flexible(4)
    let scene = Scene(
      CollectionViewCompositionalLayout(section: CollectionLayoutSection(group: group)),
      plainItems(3))
    #expect(scene.frame(1)?.minX == 120)
    #expect(scene.frame(2)?.maxX == 300)
  }

  @Test("Groups stand in groups")
  func nested() {
    let big = CollectionLayoutItem(layoutSize: .of(.fractionalWidth(0.7), .fractionalHeight(1)))
    let small = CollectionLayoutItem(layoutSize: .of(.fractionalWidth(1), .fractionalHeight(0.5)))
    let column = CollectionLayoutGroup.vertical(
      layoutSize: .of(.fractionalWidth(0.3), .fractionalHeight(1)), repeatingSubitem: small,
      count: 2)
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: .of(.fractionalWidth(1), .absolute(100)), subitems: [big, column])
    let scene = Scene(
      CollectionViewCompositionalLayout(section: CollectionLayoutSection(group: group)),
      plainItems(6))
    #expect(scene.frame(0) == Rect(x: 0, y: 0, width: 210, height: 100))
    #expect(scene.frame(1) == Rect(x: 210, y: 0, width: 90, height: 50))
    #expect(scene.frame(2) == Rect(x: 210, y: 50, width: 90, height: 50))
    #expect(scene.frame(3) == Rect(x: 0, y: 100, width: 210, height: 100))
  }

  @Test("The provider's sections differ, and know the room and the traits")
  func provider() {
    var rooms: [Size] = []
    let layout = CollectionViewCompositionalLayout { section, environment in
      rooms.append(environment.container.contentSize)
      return environment.traitCollection.layoutDirection == .leftToRight
        ? self.grid(section == 0 ? 1 : 0.5) : nil
    }
    layout.configuration.interSectionSpacing = 20
    let scene = Scene(layout, plainItems(1, 2))
    #expect(rooms.prefix(2) == [Size(width: 300, height: 400), Size(width: 300, height: 400)])
    #expect(scene.frame(0, 1) == Rect(x: 0, y: 80, width: 150, height: 60))
  }

  @Test("A custom group puts items where it says")
  func custom() {
    let group = CollectionLayoutGroup.custom(
      layoutSize: .of(.fractionalWidth(1), .absolute(100))
    ) { environment in
      let width = environment.container.contentSize.width
      return [
        CollectionLayoutGroupCustomItem(frame: Rect(x: 0, y: 0, width: 50, height: 50)),
        CollectionLayoutGroupCustomItem(
          frame: Rect(x: width - 50, y: 50, width: 50, height: 50), zIndex: 2),
      ]
    }
    let scene = Scene(
      CollectionViewCompositionalLayout(section: CollectionLayoutSection(group: group)),
      plainItems(3))
    #expect(scene.frame(1) == Rect(x: 250, y: 50, width: 50, height: 50))
    #expect(scene.frame(2) == Rect(x: 0, y: 100, width: 50, height: 50))
  }

  @Test("A hundred thousand items are laid out without making more than are seen")
  func many() {
    let items = plainItems(100_000)
    let scene = Scene(CollectionViewCompositionalLayout(section: grid(0.2, height: 50)), items)
    #expect(scene.collection.contentSize.height == 20_000 * 50)
    #expect(items.made <= 45)
    scene.collection.contentOffset = Point(x: 0, y: 500_000)
    scene.collection.layoutIfNeeded()
    #expect(scene.collection.indexPathsForVisibleItems.first == ItemPath(item: 50_000, section: 0))
    #expect(items.made <= 90)
  }

  @Test("Headers have room of their own, and a pinned one stays in sight")
  func headers() {
    let section = grid(1)
    let header = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: .of(.fractionalWidth(1), .absolute(30)), elementKind: "head",
      alignment: .top)
    header.pinToVisibleBounds = true
    let footer = CollectionLayoutBoundarySupplementaryItem(
      layoutSize: .of(.absolute(100), .absolute(20)), elementKind: "foot",
      alignment: .bottomTrailing)
    section.boundarySupplementaryItems = [header, footer]
    let scene = Scene(CollectionViewCompositionalLayout(section: section), plainItems(20))
    #expect(scene.frame(0)?.minY == 30)
    let path = ItemPath(item: 0, section: 0)
    func end(_ kind: String) -> Rect? {
      scene.collection.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame
    }
    #expect(end("head") == Rect(x: 0, y: 0, width: 300, height: 30))
    #expect(end("foot") == Rect(x: 200, y: 30 + 1200, width: 100, height: 20))
    scene.collection.contentOffset = Point(x: 0, y: 200)
    scene.collection.layoutIfNeeded()
    #expect(end("head")?.minY == 200)
    #expect(
      scene.collection.supplementaryView(forElementKind: "head", at: path)?.frame.minY == 200)
  }

  @Test("A badge is attached to a corner of its item, a ground lies behind the section")
  func attached() {
    let badge = CollectionLayoutSupplementaryItem(
      layoutSize: .of(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: CollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: Point(x: 0.5, y: -0.5)))
    let item = CollectionLayoutItem(
      layoutSize: .of(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge])
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: .of(.fractionalWidth(1), .absolute(100)), subitems: [item])
    let section = CollectionLayoutSection(group: group)
    section.contentInsets.top = 10
    section.decorationItems = [.background(elementKind: "ground")]
    let layout = CollectionViewCompositionalLayout(section: section)
    layout.register(CollectionReusableView.self, forDecorationViewOfKind: "ground")
    let scene = Scene(layout, plainItems(2))
    let path = ItemPath(item: 0, section: 0)
    let found = scene.collection.layoutAttributesForSupplementaryElement(
      ofKind: "badge", at: path)
    #expect(found?.frame == Rect(x: 140, y: 0, width: 20, height: 20))
    let ground = scene.collection.supplementaryView(forElementKind: "ground", at: path)
    #expect(ground?.frame == Rect(x: 0, y: 0, width: 300, height: 110))
    #expect(
      scene.collection.subviews.firstIndex { $0 === ground } ?? 9
        < scene.collection.subviews.firstIndex { $0 is CollectionViewCell } ?? 0)
  }

  @Test("A caption is attached to each group, at the index path of the group's first item")
  func attachedToGroups() {
    let item = CollectionLayoutItem(layoutSize: .of(.fractionalWidth(0.5), .fractionalHeight(1)))
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: .of(.fractionalWidth(1), .absolute(100)), subitems: [item])
    group.contentInsets = DirectionalEdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0)
    group.supplementaryItems = [
      CollectionLayoutSupplementaryItem(
        layoutSize: .of(.fractionalWidth(1), .absolute(20)), elementKind: "caption",
        containerAnchor: CollectionLayoutAnchor(edges: .bottom),
        itemAnchor: CollectionLayoutAnchor(edges: .top))
    ]
    let section = CollectionLayoutSection(group: group)
    section.interGroupSpacing = 30
    let scene = Scene(CollectionViewCompositionalLayout(section: section), plainItems(4))
    func frame(_ item: Int) -> Rect? {
      scene.collection.layoutAttributesForSupplementaryElement(
        ofKind: "caption", at: ItemPath(item: item, section: 0))?.frame
    }
    #expect(frame(0) == Rect(x: 0, y: 100, width: 300, height: 20))
    #expect(frame(1) == nil)
    #expect(frame(2) == Rect(x: 0, y: 230, width: 300, height: 20))
    let rect = Rect(x: 0, y: 225, width: 300, height: 60)
    let found = scene.collection.collectionViewLayout.layoutAttributesForElements(in: rect)
    #expect(found?.filter { $0.representedElementKind == "caption" }.map(\.indexPath.item) == [2])
    #expect(
      scene.collection.indexPathsForVisibleSupplementaryElements(ofKind: "caption").sorted()
        == [ItemPath(item: 0, section: 0), ItemPath(item: 2, section: 0)])
  }

  @Test("From right to left items begin at the right")
  func mirrored() {
    let scene = Scene(CollectionViewCompositionalLayout(section: grid(0.25)), plainItems(6))
    scene.collection.semanticContentAttribute = .forceRightToLeft
    scene.collection.collectionViewLayout.invalidateLayout()
    scene.collection.layoutIfNeeded()
    #expect(scene.frame(0) == Rect(x: 225, y: 0, width: 75, height: 60))
    #expect(scene.frame(4)?.minX == 225)
  }
}
