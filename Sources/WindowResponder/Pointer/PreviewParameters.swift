/// The visible path and the background of a preview. Follows `UIPreviewParameters`.
@preconcurrency @MainActor open class PreviewParameters {
  /// The visible part of the view, in its coordinates, or `nil` for the whole view.
  @_disfavoredOverload open var visiblePath: Path?
  /// The path of the shadow, in the view's coordinates, or `nil` for ``visiblePath``.
  @_disfavoredOverload open var shadowPath: Path?
  /// The value of ``visiblePath``, for a module in which that name has another type.
  package final var visibleOutline: Path? {
    get { visiblePath }
    set { visiblePath = newValue }
  }
  package final var shadowOutline: Path? {
    get { shadowPath }
    set { shadowPath = newValue }
  }
  /// The background color. The default is the system background.
  open var backgroundColor: Color! = .systemBackground {
    didSet { if backgroundColor == nil { backgroundColor = .systemBackground } }
  }

  /// Creates parameters that show the whole view.
  public init() {}

  /// Creates parameters that show lines of text, with their rectangles in the view's coordinates.
  public convenience init(textLineRects: [Rect]) {
    self.init()
    var path = Path()
    for rect in textLineRects {
      path.append(Path(roundedRect: rect.insetBy(dx: -4, dy: -2), cornerRadius: 4))
    }
    visiblePath = path
  }
}
