import WindowResponder

/// A title that opens and closes what stands below it.
///
///     let more = Disclosure(title: "Advanced", content: form)
///     more.isExpanded = settings.showsAdvanced
///
/// A tap, Return, Space, and the arrow keys open and close it; that sends `Control.Events.valueChanged`,
/// and what code does sends nothing.
@preconcurrency @MainActor open class Disclosure: Control {
  private let header = DisclosureHeader()
  /// The space between title and content, in points.
  private static let gap = 4.0

  /// What is read beside the mark.
  open var title: String {
    get { header.title }
    set { header.title = newValue }
  }

  /// The title's font; the theme's headline font until it is set.
  open var font: Font! {
    get { header.font ?? theme.fonts.headline }
    set { header.font = newValue }
  }

  /// What is shown while it is open; nil for nothing.
  open var content: View? {
    didSet {
      guard content !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      takeContent()
      changed()
    }
  }

  /// How far the content stands in from the side where reading begins, in points.
  open var indentation = 28.0 { didSet { if indentation != oldValue { changed() } } }

  /// Whether it is open. Setting it sends nothing.
  open var isExpanded: Bool {
    get { header.isExpanded }
    set { setExpanded(newValue, animated: false) }
  }

  /// Creates one that is closed.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates one without size. No archives are read: the coder is not asked for anything.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    prepare()
  }

  /// Keeps whether it is open. An override calls `super`.
  open override func encodeRestorableState(with coder: Coder) {
    super.encodeRestorableState(with: coder)
    coder.encode(isExpanded, forKey: StateKey.value)
  }

  /// Takes that back, and sends nothing. An override calls `super`.
  open override func decodeRestorableState(with coder: Coder) {
    super.decodeRestorableState(with: coder)
    if let value = coder.decode(Bool.self, forKey: StateKey.value) { isExpanded = value }
  }

  /// Creates one with a title and what it hides.
  public convenience init(title: String, content: View? = nil) {
    self.init(frame: .zero)
    self.title = title
    self.content = content
    // What an initializer sets tells no observer.
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

  /// Opens or closes it; what is around it moves along in an animation. It sends nothing.
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

  /// Enables or disables the title.
  open override var isEnabled: Bool { didSet { header.isEnabled = isEnabled } }

  /// The Tab key stops at the title, not at the whole.
  open override var canBecomeFocused: Bool { false }

  /// Touches beside the title and the content are for nobody here.
  open override func beginTracking(_ touch: Touch, with event: Event?) -> Bool { false }

  // MARK: Layout

  /// Places title and content.
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
    content.place(in: place.mirrored(in: bounds, if: isRightToLeft))
  }

  /// The size of what is shown in a width, in points.
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

  /// The size of what is shown, in points.
  open override var intrinsicContentSize: Size { sizeThatFits(View.endlessRoom) }

  /// The title's line.
  open override var forFirstBaselineLayout: View { header }
}

extension Disclosure: WrappingView {
  /// Its height follows from its width.
  package var wrapsToWidth: Bool { true }
  package func wrappedSize(forWidth width: Double) -> Size {
    sizeThatFits(Size(width: width, height: 0))
  }
}
