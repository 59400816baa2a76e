import ResponderTestKit
import Testing
import Widgets

/// The parts of a flow layout that an invalidation context invalidates.
@MainActor @Suite(.serialized) struct InvalidationTests {
  /// A delegate that counts how often it is asked for sizes.
  private final class Sizes: CollectionViewDelegateFlowLayout {
    var asked = 0
    var size = Size(width: 100, height: 50)

    func collectionView(
      _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
      sizeForItemAt indexPath: ItemPath
    ) -> Size {
      asked += 1
      return size
    }
  }

  private let sizes = Sizes()
  private let scene: Scene

  init() {
    scene = Scene(CollectionViewFlowLayout(), plainItems(20))
    scene.collection.delegate = sizes
    scene.collection.collectionViewLayout.invalidateLayout()
    scene.stage.render()
  }

  private func invalidate(_ set: (CollectionViewFlowLayoutInvalidationContext) -> Void) {
    let context = CollectionViewFlowLayoutInvalidationContext()
    set(context)
    scene.collection.collectionViewLayout.invalidateLayout(with: context)
    scene.stage.render()
  }

  @Test("By default the delegate is asked again, and the items are placed anew")
  func all() {
    #expect(sizes.asked == 20)
    sizes.size = Size(width: 100, height: 80)
    invalidate { _ in }
    #expect(sizes.asked == 40)
    #expect(scene.frame(0)?.height == 80)
  }

  @Test("Without the delegate's metrics, items are placed anew with the sizes that are known")
  func positions() {
    sizes.size = Size(width: 100, height: 80)
    let row = scene.frame(2)?.minY
    scene.collection.frame.size.width = 150
    scene.stage.render()
    let asked = sizes.asked
    invalidate { $0.invalidateFlowLayoutDelegateMetrics = false }
    #expect(sizes.asked == asked)
    #expect(scene.frame(2)?.minY != row)
    invalidate { _ in }
    #expect(sizes.asked == asked + 20)
  }

  @Test("A change of the data asks for all sizes, whatever was left out before")
  func reload() {
    let context = CollectionViewFlowLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = false
    sizes.size = Size(width: 100, height: 80)
    scene.collection.collectionViewLayout.invalidateLayout(with: context)
    scene.collection.reloadData()
    scene.stage.render()
    #expect(sizes.asked == 40)
    #expect(scene.frame(0)?.height == 80)
  }

  @Test("Without the attributes nothing is computed")
  func nothing() {
    sizes.size = Size(width: 100, height: 80)
    invalidate { $0.invalidateFlowLayoutAttributes = false }
    #expect(sizes.asked == 20)
    #expect(scene.frame(0)?.height == 50)
  }

  @Test("The content grows at once by a context, and then has the size of the layout")
  func contentSize() {
    let before = scene.collection.contentSize
    let context = CollectionViewFlowLayoutInvalidationContext()
    context.contentSizeAdjustment = Size(width: 0, height: 100)
    context.contentOffsetAdjustment = Point(x: 0, y: 60)
    scene.collection.collectionViewLayout.invalidateLayout(with: context)
    #expect(scene.collection.contentSize.height == before.height + 100)
    #expect(scene.collection.contentOffset.y == 60)
    scene.stage.render()
    #expect(scene.collection.contentSize == before)
  }
}
