/// How a preview of a view is cut out. Follows `UIPreviewParameters`.
@preconcurrency @MainActor open class PreviewParameters {
  /// What of the view is shown, in its own coordinates; nil for all of it.
  @_disfavoredOverload open var visiblePath: Path?
  /// What its shadow follows, in the view's coordinates; nil for ``visiblePath``.
  @_disfavoredOverload open var shadowPath: Path?
  /// The same two, for a module that has properties of their names with another type.
  package final var visibleOutline: Path? {
    get { visiblePath }
    set { visiblePath = newValue }
  }
  package final var shadowOutline: Path? {
    get { shadowPath }
    set { shadowPath = newValue }
  }
  /// What lies behind it.
  open var backgroundColor: Color! = .systemBackground {
    didSet { if backgroundColor == nil { backgroundColor = .systemBackground } }
  }

  /// Creates parameters that show all of a view.
  public init() {}

  /// Creates parameters that show some lines of text, in the view's coordinates.
  public convenience init(textLineRects: [Rect]) {
    self.init()
    var path = Path()
    for rect in textLineRects {
      path.append(Path(roundedRect: rect.insetBy(dx: -4, dy: -2), cornerRadius: 4))
    }
    visiblePath = path
  }
}
