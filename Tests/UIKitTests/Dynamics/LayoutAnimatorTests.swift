import ResponderTestKit
import Testing
import UIKit

/// A layout of cells that fall to the bottom of the content, as code for UIKit writes it.
private final class FallingLayout: UICollectionViewFlowLayout {
  private(set) lazy var animator = UIDynamicAnimator(collectionViewLayout: self)

  override func prepare() {
    super.prepare()
    guard animator.behaviors.isEmpty else { return }
    let items =
      super.layoutAttributesForElements(in: CGRect(origin: .zero, size: collectionViewContentSize))
      ?? []
    let collision = UICollisionBehavior(items: items)
    collision.addBoundary(
      withIdentifier: "floor" as any NSCopying, from: CGPoint(x: 0, y: 280),
      to: CGPoint(x: 300, y: 280))
    animator.addBehavior(collision)
    animator.addBehavior(UIGravityBehavior(items: items))
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    animator.items(in: rect) as? [UICollectionViewLayoutAttributes]
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { animator.layoutAttributesForCell(at: indexPath) }
}

private final class TwoCells: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 2 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

@MainActor @Suite("Animators of collection views") struct LayoutAnimatorTests {
  let stage = Stage(size: CGSize(width: 300, height: 300))

  @Test("The cells of a layout fall, come to rest, and no more frames are requested")
  func cells() throws {
    let layout = FallingLayout()
    layout.itemSize = CGSize(width: 40, height: 40)
    let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
    let source = TwoCells()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    stage.window.addSubview(view)
    stage.render()
    let path = IndexPath(item: 0, section: 0)
    let start = try #require(view.cellForItem(at: path)).center
    stage.advance(by: 0.2)
    #expect(try #require(view.cellForItem(at: path)).center.y > start.y + 10)
    stage.advance(by: 3)
    #expect(!layout.animator.isRunning)
    let attributes = try #require(layout.animator.layoutAttributesForCell(at: path))
    #expect(attributes.center.y == 260)
    #expect(try #require(view.cellForItem(at: path)).center.y == 260)
    let frames = stage.frameRequestCount
    stage.advance(by: 2)
    #expect(stage.frameRequestCount == frames)
    withExtendedLifetime(source) {}
  }
}
