import ResponderTestKit
import Testing
import Widgets
import WindowResponder

@MainActor @Suite(.serialized) struct SelfSizingTests {
  /// A cell with a given height.
  final class Tall: CollectionViewCell {
    var height = 0.0
    var width = 50.0

    override func sizeThatFits(_ size: Size) -> Size {
      Size(width: size.width > 0 ? size.width : width, height: height)
    }
  }

  private func items(_ count: Int, height: @escaping (Int) -> Double) -> Items {
    let items = Items { collection, path in
      let cell = collection.dequeueReusableCell(withReuseIdentifier: "tall", for: path)
      (cell as? Tall)?.height = height(path.item)
      return cell
    }
    items.counts = [count]
    return items
  }

  private func scene(_ section: CollectionLayoutSection, _ items: Items) -> Scene {
    let collection = Scene(CollectionViewCompositionalLayout(section: section), plainItems(0))
    collection.collection.register(Tall.self, forCellWithReuseIdentifier: "tall")
    return collection
  }

  private func list(_ height: CollectionLayoutDimension) -> CollectionLayoutSection {
    let size = CollectionLayoutSize.of(.fractionalWidth(1), height)
    return CollectionLayoutSection(
      group: .horizontal(
        layoutSize: size, repeatingSubitem: CollectionLayoutItem(layoutSize: size), count: 1))
  }

  @Test("Cells of an estimated height get the height that they want")
  func heights() {
    let scene = scene(list(.estimated(40)), items(0) { _ in 0 })
    let items = items(100) { Double(30 + $0) }
    scene.collection.dataSource = items
    scene.collection.layoutIfNeeded()
    #expect(scene.frame(0) == Rect(x: 0, y: 0, width: 300, height: 30))
    #expect(scene.frame(3) == Rect(x: 0, y: 30 + 31 + 32, width: 300, height: 33))
    #expect(scene.collection.cellForItem(at: ItemPath(item: 3, section: 0))?.frame.height == 33)
    // A cell that has not been visible has the estimated height.
    #expect(scene.frame(90)?.height == 40)
  }

  @Test("What is seen stays where it is when cells above it turn out to be higher")
  func anchored() {
    let scene = scene(list(.estimated(40)), items(0) { _ in 0 })
    let items = items(100) { _ in 100 }
    scene.collection.dataSource = items
    scene.collection.layoutIfNeeded()
    // Scrolls to the middle, past cells of unknown height, and then slightly back.
    scene.collection.contentOffset = Point(x: 0, y: 2_000)
    scene.collection.layoutIfNeeded()
    guard let first = scene.collection.indexPathsForVisibleItems.first,
      let before = scene.collection.cellForItem(at: first)
    else {
      Issue.record("nothing is seen")
      return
    }
    let place = before.frame.minY - scene.collection.contentOffset.y
    scene.collection.contentOffset.y -= 30
    scene.collection.layoutIfNeeded()
    #expect(before.frame.minY - scene.collection.contentOffset.y == place + 30)
    #expect(scene.collection.indexPathsForVisibleItems.first ?? first < first)
  }

  @Test("Siblings that are uniform are as high as the highest of them")
  func uniform() {
    let item = CollectionLayoutItem(
      layoutSize: .of(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 20)))
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: .of(.fractionalWidth(1), .estimated(20)), subitems: [item])
    let scene = scene(CollectionLayoutSection(group: group), items(0) { _ in 0 })
    let items = items(4) { [25, 60, 40, 10][$0] }
    scene.collection.dataSource = items
    scene.collection.layoutIfNeeded()
    #expect(scene.frame(0) == Rect(x: 0, y: 0, width: 150, height: 60))
    #expect(scene.frame(1) == Rect(x: 150, y: 0, width: 150, height: 60))
    #expect(scene.frame(3) == Rect(x: 150, y: 60, width: 150, height: 40))
  }

  @Test("Where widths are estimated lines break as the cells need it")
  func flow() {
    let item = CollectionLayoutItem(layoutSize: .of(.estimated(80), .absolute(30)))
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: .of(.fractionalWidth(1), .absolute(30)), subitems: [item])
    group.interItemSpacing = .fixed(10)
    let section = CollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    let scene = scene(section, items(0) { _ in 0 })
    let widths = [100.0, 120, 90, 200, 60]
    let items = Items { collection, path in
      let cell = collection.dequeueReusableCell(withReuseIdentifier: "tall", for: path)
      (cell as? Tall)?.width = widths[path.item]
      return cell
    }
    items.counts = [5]
    scene.collection.dataSource = items
    scene.collection.layoutIfNeeded()
    #expect(scene.frame(0) == Rect(x: 0, y: 0, width: 100, height: 30))
    #expect(scene.frame(1) == Rect(x: 110, y: 0, width: 120, height: 30))
    #expect(scene.frame(2) == Rect(x: 0, y: 35, width: 90, height: 30))
    #expect(scene.frame(3) == Rect(x: 100, y: 35, width: 200, height: 30))
    #expect(scene.frame(4) == Rect(x: 0, y: 70, width: 60, height: 30))
  }

  @Test("preferredLayoutAttributesFitting decides where it is overridden")
  func overridden() {
    final class Own: CollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: CollectionViewLayoutAttributes
      ) -> CollectionViewLayoutAttributes {
        let own = layoutAttributes.copy()
        own.frame.size.height = 77
        return own
      }
    }
    let scene = scene(list(.estimated(40)), items(0) { _ in 0 })
    scene.collection.register(Own.self, forCellWithReuseIdentifier: "own")
    let items = Items(2) { collection, path in
      collection.dequeueReusableCell(withReuseIdentifier: "own", for: path)
    }
    scene.collection.dataSource = items
    scene.collection.layoutIfNeeded()
    #expect(scene.frame(1) == Rect(x: 0, y: 77, width: 300, height: 77))
  }
}
