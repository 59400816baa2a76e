/// A view that lays out a row or a column of views. Follows `UIStackView`.
///
///     let stack = StackView(arrangedSubviews: [label, button])
///     stack.axis = .vertical
///     stack.spacing = 12
///
/// The size of each view is determined by its ``View/fixedWidth`` and ``View/fixedHeight``, its
/// ``ConstrainedResponder/intrinsicContentSize``, or its ``View/sizeThatFits(_:)``. Hidden views take no
/// space.
@preconcurrency @MainActor open class StackView: View, StackCreating {
  /// The distributions of views along the stack's axis.
  public enum Distribution: Int, Sendable {
    /// Views fill the stack. The one with the lowest hugging priority grows, and the one with the lowest
    /// compression resistance shrinks. Of views with equal priorities, one without an intrinsic length grows
    /// or shrinks, such as a text field in a row, and otherwise the last one.
    case fill
    /// Views fill the stack with equal lengths.
    case fillEqually
    /// Views fill the stack in proportion to their content.
    case fillProportionally
    /// Views keep their lengths, with equal spaces between them.
    case equalSpacing
    /// Views keep their lengths, with equal distances between their centers.
    case equalCentering
  }

  /// The alignments of views across the stack's axis.
  public enum Alignment: Int, Sendable {
    /// Views fill the stack.
    case fill
    /// Views are at the leading edge of a column, which is the right edge in right-to-left layouts.
    case leading
    /// Views of a row are aligned by their first baselines.
    case firstBaseline
    /// Views are centered.
    case center
    /// Views are at the trailing edge of a column, which is the left edge in right-to-left layouts.
    case trailing
    /// Views of a row are aligned by their last baselines.
    case lastBaseline
    /// An alignment at the top of a row.
    public static let top = Alignment.leading
    /// An alignment at the bottom of a row.
    public static let bottom = Alignment.trailing
  }

  /// The arranged views, in order.
  public private(set) final var arrangedSubviews: [View] = []

  /// The axis along which the views are arranged. The default is horizontal.
  open var axis: LayoutAxis = .horizontal { didSet { changed() } }
  /// The distribution of the views along the axis. The default is `.fill`.
  open var distribution: Distribution = .fill { didSet { changed() } }
  /// The alignment of the views across the axis. The default is `.fill`.
  open var alignment: Alignment = .fill { didSet { changed() } }
  /// The space between two views, in points, or ``spacingUseSystem`` for the standard spacing. The default is
  /// 0.
  open var spacing = 0.0 { didSet { changed() } }
  /// A Boolean value that indicates whether a column's spaces are between baselines: from the last of one
  /// text to the first of the next. The default is `false`.
  open var isBaselineRelativeArrangement = false { didSet { changed() } }
  /// A Boolean value that indicates whether the views are inside ``View/layoutMargins``. The default is
  /// `false`.
  open var isLayoutMarginsRelativeArrangement = false { didSet { changed() } }

  var customSpacing: [ObjectIdentifier: Double] = [:]

  /// Creates an empty stack.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
  }

  /// Creates a stack of zero size. Archives are not supported. The coder is ignored.
  ///
  /// It is not failable. Follows `UIStackView.init(coder:)`.
  public override init(coder: AnyObject) {
    super.init(frame: .zero)
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: View) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Inserts a view at an index.
  open func insertArrangedSubview(_ view: View, at index: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(index, 0), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    changed()
  }

  /// Removes a view from the arranged views. It stays a subview until it is removed from its superview.
  open func removeArrangedSubview(_ view: View) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacing[ObjectIdentifier(view)] = nil
    changed()
  }

  /// A value for the stack's ``spacing``.
  public static let spacingUseDefault = Double.greatestFiniteMagnitude
  /// A value for the standard spacing between two views.
  public static let spacingUseSystem = Double.leastNormalMagnitude

  /// Sets the space after a view, in points, or ``spacingUseDefault`` for the stack's spacing.
  open func setCustomSpacing(_ spacing: Double, after view: View) {
    customSpacing[ObjectIdentifier(view)] = spacing == Self.spacingUseDefault ? nil : spacing
    changed()
  }

  /// Returns the space that was set after a view, in points, or ``spacingUseDefault`` if none was set.
  open func customSpacing(after view: View) -> Double {
    customSpacing[ObjectIdentifier(view)] ?? Self.spacingUseDefault
  }

  /// Returns the space after a view in the layout, in points.
  final func space(after view: View) -> Double {
    let custom = customSpacing(after: view)
    let space = custom == Self.spacingUseDefault ? spacing : custom
    return space == Self.spacingUseSystem ? SystemSpacing.between : space
  }

  /// Removes a subview that leaves the stack from the arranged views.
  open override func willRemoveSubview(_ subview: View) {
    super.willRemoveSubview(subview)
    arrangedSubviews.removeAll { $0 === subview }
    customSpacing[ObjectIdentifier(subview)] = nil
    changed()
  }

  /// Places the views again after a change of the scale.
  open override func contentScaleFactorDidChange() {
    super.contentScaleFactorDidChange()
    setNeedsLayout()
  }

  /// Places the arranged views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if !isConstrained { StackLayout(self).place() }
  }

  /// Returns the size in which every view has its preferred size, in points.
  open override func sizeThatFits(_ size: Size) -> Size {
    if isConstrained { return constrainedSize(in: size) }
    return StackLayout(self).fittingSize(in: size)
  }

  /// The size in which every view has its preferred size, in points.
  open override var intrinsicContentSize: Size {
    if isConstrained { return systemLayoutSizeFitting(View.layoutFittingCompressedSize) }
    return StackLayout(self).fittingSize(in: Size(width: .infinity, height: .infinity))
  }

  /// Updates the layout and the stack's own intrinsic size.
  override func subviewSizeDidChange() { changed() }

  override var drawsNothing: Bool { Swift.type(of: self) == StackView.self }

  /// The constraints that arrange the views if the stack takes part in a constraint layout, otherwise `nil`.
  final var rowConstraints: StackConstraints?

  override var arrangesByConstraints: Bool { true }
  override func arranges(_ view: View) -> Bool { arrangedSubviews.contains { $0 === view } }
  override func arrangeByConstraints() { makeRowConstraints() }

  /// The baseline view of the first view of a column, or of the tallest view of a row.
  open override var forFirstBaselineLayout: View { baselineView(first: true) }
  /// The baseline view of the last view of a column, or of the tallest view of a row.
  open override var forLastBaselineLayout: View { baselineView(first: false) }

  private func changed() {
    if let engine = constrainingEngine { engine.needsConstraints(of: self) }
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }
}
