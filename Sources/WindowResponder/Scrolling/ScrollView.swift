/// A view that shows a part of content which is larger than itself, and lets the user move it.
///
/// Add the content as subviews and tell its size:
///
///     let scrollView = ScrollView(frame: bounds)
///     scrollView.addSubview(picture)
///     scrollView.contentSize = picture.bounds.size
///
/// Scrolling moves the origin of ``View/bounds``, which is ``contentOffset``; nothing else of the content
/// changes. A subclass that shows only what is in sight overrides ``View/layoutSubviews()``, which is
/// called for each new offset. Follows `UIScrollView`.
open class ScrollView: View {
  /// Creates a scroll view without content.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Who hears of the scrolling and is asked about it.
  open weak var delegate: (any ScrollViewDelegate)?

  // MARK: Content

  /// How far the content is scrolled, in points: the origin of ``View/bounds``.
  ///
  /// Setting it moves the content at once and stops what moves it.
  open var contentOffset: Point {
    get { geometry.bounds.origin }
    set { setContentOffset(newValue, animated: false) }
  }

  /// Moves the content, in a short animation where `animated`.
  open func setContentOffset(_ contentOffset: Point, animated: Bool) {
    moveContent(to: contentOffset, animated: animated)
  }

  /// The size of the content, in points.
  open var contentSize: Size {
    get { extent.contentSize }
    set { updateExtent { $0.contentSize = newValue } }
  }

  /// The room around the content that can be scrolled to, in points.
  open var contentInset: EdgeInsets {
    get { extent.contentInset }
    set { updateExtent { $0.contentInset = newValue } }
  }

  /// How the safe area adds to ``contentInset``.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { extent.adjustment }
    set { updateExtent { $0.adjustment = newValue } }
  }

  /// ``contentInset`` and what the safe area adds to it, in points.
  public final var adjustedContentInset: EdgeInsets { extent.adjustedInset }

  /// ``adjustedContentInset`` changed. An override calls `super`, which tells the delegate.
  open func adjustedContentInsetDidChange() {
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Moves the content as little as shows a rectangle of it, or as much of it as fits.
  open func scrollRectToVisible(_ rect: Rect, animated: Bool) {
    moveContent(toShow: rect, animated: animated)
  }

  // MARK: What the user may do

  /// Whether the user can move the content.
  open var isScrollEnabled = true

  // MARK: What is going on

  /// Whether the user has touched the content to scroll it.
  open var isTracking: Bool { false }
  /// Whether the user is moving the content.
  open var isDragging: Bool { false }
  /// Whether the content moves on by itself after the user let go.
  open var isDecelerating: Bool { false }

  // MARK: Geometry

  /// The view's own coordinates; the origin is ``contentOffset``.
  open override var bounds: Rect {
    get { super.bounds }
    set {
      let new = newValue.standardized
      if new.size != geometry.bounds.size {
        super.bounds = Rect(origin: geometry.bounds.origin, size: new.size)
        sizeDidChange()
      }
      if new.origin != geometry.bounds.origin { contentOffset = new.origin }
    }
  }

  /// The view's box in its superview.
  open override var frame: Rect {
    get { super.frame }
    set {
      let size = geometry.bounds.size
      super.frame = newValue
      if geometry.bounds.size != size { sizeDidChange() }
    }
  }

  /// The safe area changed. An override calls `super`.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateExtent { _ in }
  }

  // MARK: Parts

  /// What a subclass draws itself scrolls with the content, and is not drawn again for that.
  override var contentScrollsWithBounds: Bool { true }

  final var extent = ScrollExtent()
  final var noticeDepth = 0
  final var animation: ScrollAnimation?
}

extension ScrollView {
  /// How the safe area adds to the content's insets. The values are those of
  /// `UIScrollView.ContentInsetAdjustmentBehavior`.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// From top to bottom always, and from left to right where the content can be scrolled so.
    case automatic
    /// In the directions in which the content can be scrolled.
    case scrollableAxes
    /// Not at all.
    case never
    /// In both directions.
    case always
  }
}
