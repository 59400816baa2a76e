import ResponderTestKit
import Testing
import Widgets
import WindowResponder

@MainActor @Suite(.serialized) struct OrthogonalTests {
  private func section(
    _ behavior: CollectionLayoutSection.OrthogonalScrollingBehavior, width: Double = 200
  ) -> CollectionLayoutSection {
    let item = CollectionLayoutItem(
      layoutSize: .of(.fractionalWidth(1), .fractionalHeight(1)))
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: .of(.absolute(width), .absolute(100)), subitems: [item])
    let section = CollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = DirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
    section.orthogonalScrollingBehavior = behavior
    return section
  }

  private func scene(
    _ behavior: CollectionLayoutSection.OrthogonalScrollingBehavior, width: Double = 200
  ) -> Scene {
    Scene(
      CollectionViewCompositionalLayout { number, _ in
        self.section(number == 0 ? behavior : .none, width: width)
      }, plainItems(8, 10))
  }

  private func offset(_ scene: Scene) -> Double { 20 - (scene.frame(0)?.minX ?? .nan) }

  @Test("A section that is scrolled across is as high as its group, and the next one stands below")
  func geometry() {
    let scene = scene(.continuous)
    #expect(scene.frame(0) == Rect(x: 20, y: 0, width: 200, height: 100))
    #expect(scene.frame(1) == Rect(x: 230, y: 0, width: 200, height: 100))
    #expect(scene.frame(0, 1)?.minY == 100)
    // Only the cells that are visible along the scroll axis of the section are created.
    #expect(scene.collection.cellForItem(at: ItemPath(item: 1, section: 0)) != nil)
    #expect(scene.collection.cellForItem(at: ItemPath(item: 5, section: 0)) == nil)
  }

  @Test("A finger scrolls it across, and the collection down")
  func finger() {
    let scene = scene(.continuous)
    scene.stage.touchDown(at: Point(x: 250, y: 50))
    scene.stage.frame()
    for step in 1...10 {
      scene.stage.advance(by: 0.016)
      scene.stage.touchMove(to: Point(x: 250 - Double(step) * 15, y: 50))
      scene.stage.frame()
    }
    scene.stage.advance(by: 0.2)
    scene.stage.touchUp()
    scene.stage.frame()
    scene.stage.advance(by: 1)
    #expect(offset(scene) > 100)
    #expect(scene.collection.contentOffset.y == 0)
    let cell = scene.collection.visibleCells.first
    #expect(cell?.superview !== scene.collection)
    #expect(scene.collection.indexPathForItem(at: Point(x: 150, y: 50))?.section == 0)

    let before = offset(scene)
    scene.stage.touchDown(at: Point(x: 150, y: 80))
    scene.stage.frame()
    for step in 1...5 {
      scene.stage.advance(by: 0.016)
      scene.stage.touchMove(to: Point(x: 150, y: 80 - Double(step) * 15))
      scene.stage.frame()
    }
    scene.stage.advance(by: 0.2)
    scene.stage.touchUp()
    scene.stage.frame()
    scene.stage.advance(by: 1)
    #expect(offset(scene) == before)
    #expect(scene.collection.contentOffset.y > 30)
  }

  private func fling(_ scene: Scene, by way: Double) {
    scene.stage.touchDown(at: Point(x: 150, y: 50))
    scene.stage.frame()
    for step in 1...5 {
      scene.stage.advance(by: 0.016)
      scene.stage.touchMove(to: Point(x: 150 + way * Double(step) / 5, y: 50))
      scene.stage.frame()
    }
    scene.stage.touchUp()
    scene.stage.frame()
    scene.stage.advance(by: 3)
  }

  @Test("Paging by groups goes to the next group, one at a time")
  func groupPaging() {
    let scene = scene(.groupPaging)
    fling(scene, by: -130)
    #expect(abs(offset(scene) - 210) < 0.5)
    fling(scene, by: -130)
    #expect(abs(offset(scene) - 420) < 0.5)
    fling(scene, by: 130)
    #expect(abs(offset(scene) - 210) < 0.5)
  }

  @Test("Centred groups stand in the middle, from the first on")
  func centred() {
    let scene = scene(.groupPagingCentered)
    #expect(scene.frame(0)?.midX == 150)
    fling(scene, by: -130)
    #expect(abs((scene.frame(1)?.midX ?? 0) - 150) < 0.5)
  }

  @Test("Where groups begin content comes to rest")
  func boundary() {
    let scene = scene(.continuousGroupLeadingBoundary, width: 100)
    scene.stage.drag(from: Point(x: 200, y: 50), to: Point(x: 140, y: 50), duration: 0.6)
    scene.stage.advance(by: 3)
    let rest = offset(scene)
    #expect(rest > 50)
    #expect(abs((rest / 110).rounded() * 110 - rest) < 0.5)
  }

  @Test("A touchpad scrolls it across, a wheel scrolls the collection")
  func pointer() {
    let scene = scene(.continuous)
    scene.stage.touchpadScroll(by: Vector(dx: 60, dy: 0), at: Point(x: 150, y: 50))
    scene.stage.touchpadScrollEnd()
    scene.stage.advance(by: 1)
    #expect(offset(scene) > 20)
    let across = offset(scene)
    scene.stage.wheel(Vector(dx: 0, dy: 1), at: Point(x: 150, y: 50))
    scene.stage.advance(by: 1)
    #expect(offset(scene) == across)
    #expect(scene.collection.contentOffset.y > 0)
  }

  @Test("Visible items can be changed as they scroll")
  func handler() {
    var seen: [ItemPath] = []
    var offsets: [Double] = []
    let section = section(.continuous)
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      seen = items.map(\.indexPath)
      offsets.append(offset.x)
      for item in items { item.alpha = item.indexPath.item == 0 ? 0.5 : 1 }
    }
    let scene = Scene(CollectionViewCompositionalLayout(section: section), plainItems(8))
    #expect(seen.map(\.item) == [0, 1])
    #expect(scene.collection.cellForItem(at: ItemPath(item: 0, section: 0))?.alpha == 0.5)
    fling(scene, by: -120)
    #expect((offsets.last ?? 0) > 50)
  }

  @Test("Scrolling to an item scrolls its section across")
  func scrollTo() {
    let scene = scene(.continuous)
    scene.collection.scrollToItem(
      at: ItemPath(item: 4, section: 0), at: .centeredHorizontally, animated: false)
    scene.collection.layoutIfNeeded()
    #expect(scene.frame(4)?.midX == 150)
    #expect(scene.collection.cellForItem(at: ItemPath(item: 4, section: 0)) != nil)
  }

  @Test("From right to left the first item stands at the right")
  func mirrored() {
    let scene = scene(.continuous)
    scene.collection.semanticContentAttribute = .forceRightToLeft
    scene.collection.collectionViewLayout.invalidateLayout()
    scene.collection.layoutIfNeeded()
    #expect(scene.frame(0) == Rect(x: 80, y: 0, width: 200, height: 100))
    fling(scene, by: 120)
    #expect((scene.frame(0)?.minX ?? 0) > 130)
  }
}
