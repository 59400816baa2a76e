import WindowResponder

/// A control with a title that shows or hides the content below it.
///
///     let more = Disclosure(title: "Advanced", content: form)
///     more.isExpanded = settings.showsAdvanced
///
/// A tap, Return, Space, and the arrow keys expand and collapse it, and send `Control.Events.valueChanged`.
/// Changes by code send nothing.
@preconcurrency @MainActor open class Disclosure: Control {
  private let header = DisclosureHeader()
  /// The spacing between the title and the content, in points.
  private static let gap = 4.0

  /// The title beside the disclosure mark.
  open var title: String {
    get { header.title }
    set { header.title = newValue }
  }

  /// The font of the title. The default is the headline font of the theme.
  open var font: Font! {
    get { header.font ?? theme.fonts.headline }
    set { header.font = newValue }
  }

  /// The view that is visible in the expanded state, or `nil` for none.
  open var content: View? {
    didSet {
      guard content !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      takeContent()
      changed()
    }
  }

  /// The indentation of the content from the leading edge, in points. The default is 28.
  open var indentation = 28.0 { didSet { if indentation != oldValue { changed() } } }

  /// A Boolean value that indicates whether the content is visible. A new value sends no event. The default
  /// is `false`.
  open var isExpanded: Bool {
    get { header.isExpanded }
    set { setExpanded(newValue, animated: false) }
  }

  /// Creates a collapsed disclosure.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a disclosure of zero size. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    prepare()
  }

  /// Saves whether the disclosure is expanded. An override calls `super`.
  open override func encodeRestorableState(with coder: Coder) {
    super.encodeRestorableState(with: coder)
    coder.encode(isExpanded, forKey: StateKey.value)
  }

  /// Restores whether the disclosure is expanded, without sending an event. An override calls `super`.
  open override func decodeRestorableState(with coder: Coder) {
    super.decodeRestorableState(with: coder)
    if let value = coder.decode(Bool.self, forKey: StateKey.value) { isExpanded = value }
  }

  /// Creates a disclosure with a title and content.
  public convenience init(title: String, content: View? = nil) {
    self.init(frame: .zero)
    self.title = title
    self.content = content
    // Property observers do not run in an initializer.
    takeContent()
    frame.size = intrinsicContentSize
  }

  private func prepare() {
    arrangesByFrames = true
    isAccessibilityElement = false
    clipsToBounds = true
    addSubview(header)
    header.onToggle = { [weak self] in self?.userSet($0) }
  }

  private func takeContent() {
    guard let content, content.superview !== self else { return }
    content.isHidden = !isExpanded
    addSubview(content)
  }

  private func userSet(_ expanded: Bool) {
    setExpanded(expanded, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Expands or collapses the content. If `animated` is `true`, the content fades in. Sends no event.
  open func setExpanded(_ expanded: Bool, animated: Bool) {
    guard expanded != isExpanded else { return }
    let moves = animated && window != nil
    header.set(expanded, animated: moves)
    content?.isHidden = !expanded
    if let content, expanded, moves {
      layoutIfNeeded()
      content.alpha = 0
      View.animate(withDuration: 0.2) { content.alpha = 1 }
    } else {
      content?.alpha = 1
    }
    changed()
  }

  private func changed() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// A Boolean value that indicates whether the title is enabled.
  open override var isEnabled: Bool { didSet { header.isEnabled = isEnabled } }

  /// A Boolean value that is `false`: the Tab key stops at the title.
  open override var canBecomeFocused: Bool { false }

  /// Returns `false`: the control handles no touches beside the title and the content.
  open override func beginTracking(_ touch: Touch, with event: Event?) -> Bool { false }

  // MARK: Layout

  /// Positions the title and the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    header.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    let height = header.sizeThatFits(bounds.size).height
    header.frame = Rect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: height)
    guard let content, isExpanded else { return }
    let top = height + Self.gap
    let place = Rect(
      x: bounds.minX + indentation, y: bounds.minY + top,
      width: max(0, bounds.width - indentation), height: max(0, bounds.height - top))
    content.place(in: content.stretchedFrame(in: place).mirrored(in: bounds, if: isRightToLeft))
  }

  /// Returns the size of the visible parts in a width, in points.
  open override func sizeThatFits(_ size: Size) -> Size {
    let width = size.width > 0 ? size.width : .infinity
    var whole = header.askedSize(in: Size(width: width, height: .infinity))
    guard let content, isExpanded else { return whole }
    let room = Size(width: max(0, width - indentation), height: .infinity)
    let inner = content.askedSize(in: room)
    whole.width = max(whole.width, inner.width + indentation)
    whole.height += Self.gap + inner.height
    return whole
  }

  /// The size of the visible parts, in points.
  open override var intrinsicContentSize: Size { sizeThatFits(View.endlessRoom) }

  /// The title, whose baseline is the first baseline.
  open override var forFirstBaselineLayout: View { header }
}

extension Disclosure: WrappingView {
  /// A Boolean value that indicates whether the height depends on the width. It is always `true`.
  package var wrapsToWidth: Bool { true }
  package func wrappedSize(forWidth width: Double) -> Size {
    sizeThatFits(Size(width: width, height: 0))
  }
}
