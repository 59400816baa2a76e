/// One item of a collection on the screen. Follows `UICollectionViewCell`.
///
/// Put views of your own into ``contentView``. There are only as many cells as are to be seen: one
/// that leaves the screen is used again for another item.
///
///     final class PhotoCell: CollectionViewCell {
///       let photo = ImageView()
///
///       required init(frame: Rect = .zero) {
///         super.init(frame: frame)
///         contentView.addSubview(photo)
///       }
///
///       override func layoutSubviews() {
///         super.layoutSubviews()
///         photo.frame = contentView.bounds
///       }
///     }
///
/// A selected cell shows it by a tinted ground and an outline, one that has the keyboard by a ring;
/// see ``drawsSelection``.
@preconcurrency @MainActor open class CollectionViewCell: CollectionReusableView {
  /// Creates a cell. A collection makes those of the classes that it was told of.
  public required init(frame: Rect = .zero) {
    super.init(frame: frame)
    addSubview(contentView)
  }

  /// Where views of your own belong.
  public final let contentView = View()

  /// Whether the item is selected. The collection sets it; what an override does may be animated.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether a finger is on the item. The collection sets it.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// What lies behind the content; nil for the `View.backgroundColor`.
  open var backgroundView: View? {
    didSet { replaceGround(oldValue, with: backgroundView) }
  }
  /// What lies behind the content while the item is selected or highlighted; nil for a tint.
  open var selectedBackgroundView: View? {
    didSet { replaceGround(oldValue, with: selectedBackgroundView) }
  }

  /// Whether the cell shows by itself that it is selected or pressed; a cell that does it in its
  /// own way says false. UIKit's cells show nothing by themselves.
  open var drawsSelection = true { didSet { if drawsSelection != oldValue { stateDidChange() } } }

  /// Places content and grounds.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutParts()
  }

  /// Draws the ground of a row, the selection behind the content, and the line below a row.
  open override func draw(_ rect: Rect, in context: GraphicsContext) { drawCell(in: context) }

  /// What was set, else whether the item is selected.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isSelected ? "selected" : nil) }
    set { super.accessibilityValue = newValue }
  }

  override func didPlace() {
    setNeedsDisplay()
    ring?.setNeedsDisplay()
  }

  /// The collection that shows the cell.
  final weak var collection: CollectionView?
  /// Whether keys go to the item, and that is to be seen.
  final var showsFocus = false { didSet { if showsFocus != oldValue { stateDidChange() } } }
  /// Whether the pointer is over the item.
  final var isHovered = false {
    didSet { if isHovered != oldValue, drawsSelection { setNeedsDisplay() } }
  }
  /// What is drawn in front of the content; made when there is something to draw.
  final var ring: CellRing?
}
