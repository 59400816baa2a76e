/// Puts items below one another as rows of one height, each as wide as the collection, with a line
/// between them.
///
/// For rows as high as their content, swiping and editing there is ``TableView``. It stands where
/// UIKit has `UICollectionViewCompositionalLayout.list(using:)`.
@preconcurrency @MainActor open class CollectionViewListLayout: CollectionViewFlowLayout {
  /// How a list looks.
  public enum Appearance: Sendable {
    /// Rows reach from edge to edge.
    case plain
    /// Each section's rows are a group with round corners, inset from the edges.
    case insetGrouped
  }

  /// How the list looks.
  public let appearance: Appearance

  /// How high a row is, in points.
  open var rowHeight = 44.0 { didSet { if rowHeight != oldValue { invalidateLayout() } } }
  /// Whether there is a line between rows.
  open var showsSeparators = true {
    didSet { if showsSeparators != oldValue { invalidateLayout() } }
  }
  /// How far the line keeps from the left and right edges of a row, in points.
  open var separatorInset = EdgeInsets(left: 16) {
    didSet { if separatorInset != oldValue { invalidateLayout() } }
  }

  /// Creates a list.
  public init(appearance: Appearance = .plain) {
    self.appearance = appearance
    super.init()
    minimumLineSpacing = 0
    minimumInteritemSpacing = 0
    if appearance == .insetGrouped {
      sectionInset = EdgeInsets(top: 8, left: 16, bottom: 16, right: 16)
    }
  }

  override func size(ofItemsIn section: Int, room: Double) -> Size {
    scrollDirection == .vertical
      ? Size(width: room, height: rowHeight) : Size(width: rowHeight, height: room)
  }

  override func finish(_ attributes: CollectionViewLayoutAttributes) {
    let path = attributes.indexPath
    let isLast = path.item == flow.sections[path.section].count - 1
    var row = ListRow()
    row.isGrouped = appearance == .insetGrouped
    row.hasGroups = row.isGrouped
    row.isFirst = path.item == 0
    row.isLast = isLast
    if showsSeparators, !isLast {
      row.lineBelow = ListRow.Line(leading: separatorInset.left, trailing: separatorInset.right)
    }
    attributes.listRow = row
  }
}
