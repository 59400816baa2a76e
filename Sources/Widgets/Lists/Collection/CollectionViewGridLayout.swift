/// A layout that arranges items of one size in columns that fill the width. If the scroll direction is
/// horizontal, the items form rows that fill the height.
///
///     let grid = CollectionViewGridLayout(minimumItemWidth: 120)
///     grid.itemAspectRatio = 4.0 / 3
///     let collection = CollectionView(frame: bounds, collectionViewLayout: grid)
///
/// The layout is a ``CollectionViewFlowLayout`` that computes ``CollectionViewFlowLayout/itemSize``.
@preconcurrency @MainActor open class CollectionViewGridLayout: CollectionViewFlowLayout {
  /// The number of columns, or `nil` for as many as fit.
  open var columns: Int? { didSet { if columns != oldValue { invalidateLayout() } } }
  /// The minimum width of an item if ``columns`` is `nil`, in points. The default is 120.
  open var minimumItemWidth = 120.0 {
    didSet { if minimumItemWidth != oldValue { invalidateLayout() } }
  }
  /// The height of an item divided by its width. The default is 1.
  open var itemAspectRatio = 1.0 {
    didSet { if itemAspectRatio != oldValue { invalidateLayout() } }
  }
  /// The additional height of an item, in points, for example for a text below an image. The default is 0.
  open var itemExtraHeight = 0.0 {
    didSet { if itemExtraHeight != oldValue { invalidateLayout() } }
  }

  /// Creates a grid with a number of columns.
  public init(columns: Int) {
    self.columns = max(1, columns)
    super.init()
  }

  /// Creates a grid with as many columns as fit.
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
