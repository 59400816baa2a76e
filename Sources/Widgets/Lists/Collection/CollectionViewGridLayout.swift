/// Puts items of one size into columns that fill the width; with a horizontal scroll direction,
/// into rows that fill the height.
///
///     let grid = CollectionViewGridLayout(minimumItemWidth: 120)
///     grid.itemAspectRatio = 4.0 / 3
///     let collection = CollectionView(frame: bounds, collectionViewLayout: grid)
///
/// It is a ``CollectionViewFlowLayout`` that reckons ``CollectionViewFlowLayout/itemSize`` itself.
@preconcurrency @MainActor open class CollectionViewGridLayout: CollectionViewFlowLayout {
  /// How many columns there are; nil for as many as fit.
  open var columns: Int? { didSet { if columns != oldValue { invalidateLayout() } } }
  /// How wide an item is at least where ``columns`` is nil, in points.
  open var minimumItemWidth = 120.0 {
    didSet { if minimumItemWidth != oldValue { invalidateLayout() } }
  }
  /// How high an item is as a part of its width.
  open var itemAspectRatio = 1.0 {
    didSet { if itemAspectRatio != oldValue { invalidateLayout() } }
  }
  /// How much higher than that an item is, in points: the room for a text below a picture.
  open var itemExtraHeight = 0.0 {
    didSet { if itemExtraHeight != oldValue { invalidateLayout() } }
  }

  /// Creates a grid of a number of columns.
  public init(columns: Int) {
    self.columns = max(1, columns)
    super.init()
  }

  /// Creates a grid of as many columns as fit.
  public init(minimumItemWidth: Double = 120) {
    self.minimumItemWidth = minimumItemWidth
    super.init()
  }

  override func size(ofItemsIn section: Int, room: Double) -> Size {
    let spacing = max(0, minimumInteritemSpacing)
    let isVertical = scrollDirection == .vertical
    let smallest =
      isVertical ? minimumItemWidth : minimumItemWidth * itemAspectRatio + itemExtraHeight
    let fitting = ((room + spacing) / max(smallest + spacing, 1) + 1e-6).rounded(.down)
    let count = Double(columns ?? Int(min(max(fitting, 1), 10_000)))
    let side = max(1, (room - spacing * (count - 1)) / count)
    if isVertical {
      return Size(width: side, height: side * itemAspectRatio + itemExtraHeight)
    }
    let width = max(1, (side - itemExtraHeight) / max(itemAspectRatio, 1e-3))
    return Size(width: width, height: side)
  }
}
