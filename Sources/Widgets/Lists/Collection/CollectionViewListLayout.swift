/// A layout that arranges items in rows of one height, as wide as the collection view, with separators
/// between them.
///
/// For rows with the height of their content, swipe actions and editing, see ``TableView``. The layout has
/// the role of UIKit's `UICollectionViewCompositionalLayout.list(using:)`.
@preconcurrency @MainActor open class CollectionViewListLayout: CollectionViewFlowLayout {
  /// The appearance of a list.
  public enum Appearance: Sendable {
    /// The rows reach from edge to edge.
    case plain
    /// The rows of each section form a group with round corners, inset from the edges.
    case insetGrouped
  }

  /// The appearance of the list.
  public let appearance: Appearance

  /// The height of a row, in points. The default is 44.
  open var rowHeight = 44.0 { didSet { if rowHeight != oldValue { invalidateLayout() } } }
  /// A Boolean value that indicates whether there are separators between rows. The default is `true`.
  open var showsSeparators = true {
    didSet { if showsSeparators != oldValue { invalidateLayout() } }
  }
  /// The insets of separators from the left and right edges of a row, in points. The default is 16 at the
  /// left.
  open var separatorInset = EdgeInsets(left: 16) {
    didSet { if separatorInset != oldValue { invalidateLayout() } }
  }

  /// Creates a list layout.
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
