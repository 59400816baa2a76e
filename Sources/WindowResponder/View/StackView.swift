/// A view that lays out a row or a column of views. Follows `UIStackView`.
///
///     let stack = StackView(arrangedSubviews: [label, button])
///     stack.axis = .vertical
///     stack.spacing = 12
///
/// Each view asks for its ``View/intrinsicContentSize``, its ``View/fixedWidth`` and
/// ``View/fixedHeight``, or its ``View/sizeThatFits(_:)``; hidden views take no room.
@preconcurrency @MainActor open class StackView: View, StackCreating {
  /// How views share the length of the stack.
  public enum Distribution: Int, Sendable {
    /// They fill it: the one that hugs its content least grows, the one that resists least shrinks.
    case fill
    /// They fill it with the same length each.
    case fillEqually
    /// They fill it in proportion to their content.
    case fillProportionally
    /// They keep their lengths, with the same space between each.
    case equalSpacing
    /// They keep their lengths, with the same distance between their middles.
    case equalCentering
  }

  /// How views lie across the stack.
  public enum Alignment: Int, Sendable {
    /// They fill it.
    case fill
    /// At the left of a column, or at the right where things go from right to left.
    case leading
    /// On one line of text: by their first baselines.
    case firstBaseline
    /// In the middle.
    case center
    /// At the right of a column, or at the left where things go from right to left.
    case trailing
    /// On one line of text: by their last baselines.
    case lastBaseline
    /// At the top of a row.
    public static let top = Alignment.leading
    /// At the bottom of a row.
    public static let bottom = Alignment.trailing
  }

  /// The views that are laid out, in order.
  public private(set) final var arrangedSubviews: [View] = []

  /// The direction in which they follow one another.
  open var axis: LayoutAxis = .horizontal { didSet { changed() } }
  /// How they share the length of the stack.
  open var distribution: Distribution = .fill { didSet { changed() } }
  /// How they lie across the stack.
  open var alignment: Alignment = .fill { didSet { changed() } }
  /// The space between two views, in points; ``spacingUseSystem`` for the usual one.
  open var spacing = 0.0 { didSet { changed() } }
  /// Whether a column's spaces are from the last baseline of a text to the first of the next.
  open var isBaselineRelativeArrangement = false { didSet { changed() } }
  /// Whether they keep clear of ``View/layoutMargins``.
  open var isLayoutMarginsRelativeArrangement = false { didSet { changed() } }

  var customSpacing: [ObjectIdentifier: Double] = [:]

  /// Creates an empty stack.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
  }

  /// Creates one without size. No archives are read: the coder is not asked for anything.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: View) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Adds a view at an index.
  open func insertArrangedSubview(_ view: View, at index: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(index, 0), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    changed()
  }

  /// Lays the view out no longer; it stays a subview until it is removed from its superview.
  open func removeArrangedSubview(_ view: View) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacing[ObjectIdentifier(view)] = nil
    changed()
  }

  /// A space that is the stack's ``spacing``.
  public static let spacingUseDefault = Double.greatestFiniteMagnitude
  /// A space as is usual between two views.
  public static let spacingUseSystem = Double.leastNormalMagnitude

  /// Sets the space after one view, in points; ``spacingUseDefault`` for the stack's.
  open func setCustomSpacing(_ spacing: Double, after view: View) {
    customSpacing[ObjectIdentifier(view)] = spacing == Self.spacingUseDefault ? nil : spacing
    changed()
  }

  /// The space after a view, in points.
  open func customSpacing(after view: View) -> Double {
    let space = customSpacing[ObjectIdentifier(view)] ?? spacing
    return space == Self.spacingUseSystem ? SystemSpacing.between : space
  }

  /// A view that is removed is laid out no longer.
  open override func willRemoveSubview(_ subview: View) {
    super.willRemoveSubview(subview)
    arrangedSubviews.removeAll { $0 === subview }
    customSpacing[ObjectIdentifier(subview)] = nil
    invalidateIntrinsicContentSize()
  }

  /// The pixels are others: the views are placed anew.
  open override func contentScaleFactorDidChange() {
    super.contentScaleFactorDidChange()
    setNeedsLayout()
  }

  /// Places the arranged views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if !isConstrained { StackLayout(self).place() }
  }

  /// The size in which every view has the room it asks for, in points.
  open override func sizeThatFits(_ size: Size) -> Size {
    if isConstrained { return constrainedSize(in: size) }
    return StackLayout(self).fittingSize(in: size)
  }

  /// The size in which every view has the room it asks for, in points.
  open override var intrinsicContentSize: Size {
    if isConstrained { return systemLayoutSizeFitting(View.layoutFittingCompressedSize) }
    return StackLayout(self).fittingSize(in: Size(width: .infinity, height: .infinity))
  }

  /// The stack's own size depends on it too.
  override func subviewSizeDidChange() { changed() }

  override var drawsNothing: Bool { Swift.type(of: self) == StackView.self }

  /// What keeps the views in their row where the stack is among constraints; nil until it is.
  final var rowConstraints: StackConstraints?

  override var arrangesByConstraints: Bool { true }
  override func arranges(_ view: View) -> Bool { arrangedSubviews.contains { $0 === view } }
  override func arrangeByConstraints() { makeRowConstraints() }

  /// The first view of a column, or that of a row that has a text.
  open override var forFirstBaselineLayout: View { baselineView(first: true) }
  /// The last view of a column, or that of a row that has a text.
  open override var forLastBaselineLayout: View { baselineView(first: false) }

  private func changed() {
    if let engine = constrainingEngine { engine.needsConstraints(of: self) }
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }
}
