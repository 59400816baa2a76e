import WindowResponder

/// Views that follow one another in lines, as words in a text do.
///
///     let tags = FlowStack(arrangedSubviews: names.map { Badge(text: $0) })
///     tags.spacing = 8
///
/// Each view has the size that it asks for; what has no room in a line begins the next one. Hidden views
/// take no room. It works by frames, with ``sizeThatFits(_:)``, and among constraints, where its height
/// follows from its width.
@preconcurrency @MainActor open class FlowStack: View {
  /// Where the views of a line stand from side to side.
  public enum Alignment: Int, Sendable {
    /// At the side where reading begins.
    case leading
    /// In the middle.
    case center
    /// At the side where reading ends.
    case trailing
    /// From side to side, with the same space between each.
    case justified
  }

  /// Where the views of a line stand from top to bottom.
  public enum LineAlignment: Int, Sendable {
    /// At the top.
    case top
    /// In the middle.
    case center
    /// At the bottom.
    case bottom
    /// On one line of text; what has no text in the middle.
    case firstBaseline
  }

  /// The views that follow one another, in order.
  open private(set) var arrangedSubviews: [View] = []

  /// The space between two views of a line, in points.
  open var spacing = 8.0 { didSet { if spacing != oldValue { changed() } } }
  /// The space between two lines, in points.
  open var lineSpacing = 8.0 { didSet { if lineSpacing != oldValue { changed() } } }
  /// Where the views of a line stand from side to side.
  open var alignment = Alignment.leading { didSet { if alignment != oldValue { changed() } } }
  /// Where the views of a line stand from top to bottom.
  open var lineAlignment = LineAlignment.firstBaseline {
    didSet { if lineAlignment != oldValue { changed() } }
  }

  /// Creates an empty stack.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    arrangesByFrames = true
  }

  /// Creates one without size. No archives are read: the coder is not asked for anything.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    arrangesByFrames = true
  }

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [View]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: View) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Adds a view at an index.
  open func insertArrangedSubview(_ view: View, at index: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(index, 0), arrangedSubviews.count))
    if view.superview !== self { addSubview(view) }
    changed()
  }

  /// Places a view no longer; it stays a subview until it is removed from its superview.
  open func removeArrangedSubview(_ view: View) {
    arrangedSubviews.removeAll { $0 === view }
    changed()
  }

  /// A view that is removed is placed no longer.
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

  /// Places the views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let views = shownViews
    let frames = lines.frames(of: views, in: bounds, isMirrored: isRightToLeft)
    for (view, frame) in zip(views, frames) { view.place(in: frame) }
  }

  /// The size of all lines in a width, in points.
  open override func sizeThatFits(_ size: Size) -> Size {
    lines.size(of: shownViews, width: size.width > 0 ? size.width : .infinity)
  }

  /// The size of all views in one line, in points.
  open override var intrinsicContentSize: Size { sizeThatFits(View.endlessRoom) }

  /// The first view: its baseline is the stack's.
  open override var forFirstBaselineLayout: View { shownViews.first ?? self }
}

extension FlowStack: WrappingView {
  /// Its height follows from its width.
  package var wrapsToWidth: Bool { true }
  package func wrappedSize(forWidth width: Double) -> Size {
    sizeThatFits(Size(width: width, height: 0))
  }
}
