import WindowResponder

/// A view that arranges its subviews in lines, as words in a text.
///
///     let tags = FlowStack(arrangedSubviews: names.map { Badge(text: $0) })
///     tags.spacing = 8
///
/// Each view has its preferred size. A view that does not fit in a line begins the next one. Hidden views
/// need no space. The stack works with frames, with ``sizeThatFits(_:)``, and with constraints. With
/// constraints, its height depends on its width.
@preconcurrency @MainActor open class FlowStack: View {
  /// The horizontal alignment of the views in a line.
  public enum Alignment: Int, Sendable {
    /// The views are at the leading edge.
    case leading
    /// The views are centered.
    case center
    /// The views are at the trailing edge.
    case trailing
    /// The views reach from edge to edge with equal spacing.
    case justified
  }

  /// The vertical alignment of the views in a line.
  public enum LineAlignment: Int, Sendable {
    /// The views are at the top.
    case top
    /// The views are centered.
    case center
    /// The views are at the bottom.
    case bottom
    /// The first baselines are aligned. Views without text are centered.
    case firstBaseline
  }

  /// The views that the stack arranges, in order.
  open private(set) var arrangedSubviews: [View] = []

  /// The spacing between two views of a line, in points. The default is 8.
  open var spacing = 8.0 { didSet { if spacing != oldValue { changed() } } }
  /// The spacing between two lines, in points. The default is 8.
  open var lineSpacing = 8.0 { didSet { if lineSpacing != oldValue { changed() } } }
  /// The horizontal alignment of the views in a line. The default is `.leading`.
  open var alignment = Alignment.leading { didSet { if alignment != oldValue { changed() } } }
  /// The vertical alignment of the views in a line. The default is `.firstBaseline`.
  open var lineAlignment = LineAlignment.firstBaseline {
    didSet { if lineAlignment != oldValue { changed() } }
  }

  /// Creates an empty stack.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    arrangesByFrames = true
  }

  /// Creates a stack of zero size. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    arrangesByFrames = true
  }

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [View]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Appends a view.
  open func addArrangedSubview(_ view: View) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Inserts a view at an index.
  open func insertArrangedSubview(_ view: View, at index: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(index, 0), arrangedSubviews.count))
    if view.superview !== self { addSubview(view) }
    changed()
  }

  /// Removes a view from the arranged subviews. It stays a subview until it is removed from its superview.
  open func removeArrangedSubview(_ view: View) {
    arrangedSubviews.removeAll { $0 === view }
    changed()
  }

  /// Removes a removed subview from the arranged subviews.
  open override func willRemoveSubview(_ subview: View) {
    super.willRemoveSubview(subview)
    arrangedSubviews.removeAll { $0 === subview }
    changed()
  }

  private func changed() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private var lines: FlowLines {
    FlowLines(
      spacing: spacing, lineSpacing: lineSpacing, alignment: alignment,
      lineAlignment: lineAlignment)
  }

  private var shownViews: [View] { arrangedSubviews.filter { !$0.isHidden } }

  /// Positions the views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let views = shownViews
    let frames = lines.frames(of: views, in: bounds, isMirrored: isRightToLeft)
    for (view, frame) in zip(views, frames) { view.place(in: frame) }
  }

  /// Returns the size of all lines in a width, in points.
  open override func sizeThatFits(_ size: Size) -> Size {
    lines.size(of: shownViews, width: size.width > 0 ? size.width : .infinity)
  }

  /// The size of all views in one line, in points.
  open override var intrinsicContentSize: Size { sizeThatFits(View.endlessRoom) }

  /// The first visible view, whose baseline is the first baseline.
  open override var forFirstBaselineLayout: View { shownViews.first ?? self }
}

extension FlowStack: WrappingView {
  /// A Boolean value that indicates whether the height depends on the width. It is always `true`.
  package var wrapsToWidth: Bool { true }
  package func wrappedSize(forWidth width: Double) -> Size {
    sizeThatFits(Size(width: width, height: 0))
  }
}
