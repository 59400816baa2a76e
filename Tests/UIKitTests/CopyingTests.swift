import ResponderTestKit
import Testing
import UIKit

/// The attributes of a layout with cells of different heights.
private final class PhotoAttributes: UICollectionViewLayoutAttributes {
  var photoHeight: CGFloat = 0

  override func copy(with zone: NSZone?) -> Any {
    guard let copy = super.copy(with: zone) as? PhotoAttributes else { return self }
    copy.photoHeight = photoHeight
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? PhotoAttributes, other.photoHeight == photoHeight else {
      return false
    }
    return super.isEqual(object)
  }
}

private final class PhotoCell: UICollectionViewCell {
  var heights: [CGFloat] = []
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    if let attributes = layoutAttributes as? PhotoAttributes {
      heights.append(attributes.photoHeight)
    }
  }
}

private final class PhotoLayout: UICollectionViewLayout {
  var photoHeight: CGFloat = 10
  override class var layoutAttributesClass: AnyClass { PhotoAttributes.self }
  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 50) }
  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = PhotoAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    attributes.photoHeight = photoHeight
    return attributes
  }
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    [layoutAttributesForItem(at: IndexPath(item: 0, section: 0))].compactMap { $0 }
  }
}

private final class OnePhoto: NSObject, UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
  }
}

private final class Model: NSObject, NSCopying, NSMutableCopying {
  var number = 0
  func copy(with zone: NSZone? = nil) -> Any {
    let copy = Model()
    copy.number = number
    return copy
  }
  func mutableCopy(with zone: NSZone? = nil) -> Any { copy(with: zone) }
}

/// Tests of `copy(with:)` and `isEqual(_:)`.
@MainActor @Suite(.serialized) struct CopyingTests {
  @Test("Layout attributes of a subclass are copied and compared with its values")
  func attributes() {
    let attributes = PhotoAttributes(forCellWith: IndexPath(item: 1, section: 0))
    attributes.photoHeight = 30
    attributes.alpha = 0.5
    let copy = attributes.copy()
    #expect((copy as? PhotoAttributes)?.photoHeight == 30 && copy.alpha == 0.5)
    #expect(attributes.isEqual(copy) && attributes == copy)
    (copy as? PhotoAttributes)?.photoHeight = 31
    #expect(!attributes.isEqual(copy) && attributes != copy && !attributes.isEqual(nil))
  }

  @Test("A layout's copies are made by the subclass")
  func moving() {
    let layout = PhotoLayout()
    let moving = layout.layoutAttributesForInteractivelyMovingItem(
      at: IndexPath(item: 0, section: 0), withTargetPosition: CGPoint(x: 3, y: 4))
    #expect((moving as? PhotoAttributes)?.photoHeight == 10)
    #expect(moving.center == CGPoint(x: 3, y: 4))
  }

  @Test("A cell receives attributes again only if they are not equal to those before")
  func applying() throws {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    let (layout, source) = (PhotoLayout(), OnePhoto())
    let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
    view.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    view.dataSource = source
    stage.window.addSubview(view)
    stage.render()
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? PhotoCell)
    #expect(cell.heights == [10])
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(cell.heights == [10])
    layout.photoHeight = 20
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(cell.heights == [10, 20])
  }

  @Test("Objects are copied as Foundation copies them")
  func models() throws {
    let model = Model()
    model.number = 7
    let copies = [model.copy(), model.copy(with: nil), model.mutableCopy()]
    #expect(copies.map { ($0 as? Model)?.number } == [7, 7, 7])
    let foundation: any Foundation.NSCopying = model
    #expect((foundation.copy(with: nil) as? Model)?.number == 7)
    let name: any NSCopying = "name" as NSString
    #expect(name.copy(with: nil) as? NSString == "name")
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect((path.copy() as? UIBezierPath)?.bounds == path.bounds)
  }
}
