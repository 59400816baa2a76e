import ResponderWords
import WindowResponder

/// A control that opens a URL with the desktop, or performs an action.
///
///     let home = Link("Documentation", address: "https://example.org/docs")
///     let more = Link("More…") { showMore() }
///
/// A tap, a click, Return and Space open the link. Its URL can be copied from the menu that the secondary
/// button or a long press opens. A visited link has another color. Actions for
/// `Control.Events.primaryActionTriggered` are called as well.
@preconcurrency @MainActor open class Link: Control {
  private static let padding = 4.0

  /// The title, or `nil` to show the URL.
  open var title: String? { didSet { if title != oldValue { contentDidChange() } } }

  /// The URL, for example `https://example.org` or `mailto:…`, or `nil` if only actions are performed.
  open var address: String? {
    didSet {
      guard address != oldValue else { return }
      isVisited = false
      isContextMenuInteractionEnabled = address != nil
      if title == nil { contentDidChange() }
    }
  }

  /// A handler that opens ``address`` instead of the desktop, or `nil` for the desktop. The default is `nil`.
  open var onOpen: (@MainActor (String) -> Void)?

  /// A Boolean value that indicates whether the link has been opened. The default is `false`. The first
  /// opening sets it to `true`.
  open var isVisited = false { didSet { if isVisited != oldValue { setNeedsDisplay() } } }

  /// The font. The default is the body font of the theme.
  open var font: Font! {
    get { ownFont ?? theme.fonts.body }
    set {
      ownFont = newValue
      contentDidChange()
    }
  }
  private var ownFont: Font?

  /// Creates a link without a title.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a link of zero size. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    prepare()
  }

  /// Creates a link to a URL. If there is no title, the URL is shown.
  public convenience init(_ title: String? = nil, address: String) {
    self.init(frame: .zero)
    self.title = title
    self.address = address
    isContextMenuInteractionEnabled = true
    frame.size = intrinsicContentSize
  }

  /// Creates a link that performs an action.
  public convenience init(_ title: String, action: @escaping @MainActor () -> Void) {
    self.init(frame: .zero)
    self.title = title
    addAction(Action { _ in action() }, for: .primaryActionTriggered)
    frame.size = intrinsicContentSize
  }

  private func prepare() {
    cursor = .pointingHand
    accessibilityTraits = .link
    contentHorizontalAlignment = .leading
  }

  private func contentDidChange() {
    neededSizeDidChange()
  }

  private var shownTitle: String { title ?? address ?? "" }

  /// The size of the title, in points. The height is at least that of a touch target.
  open override var intrinsicContentSize: Size {
    let words = TextLayout.cached(shownTitle, font: font).size
    return Size(
      width: (words.width + 2 * Self.padding).rounded(.up),
      height: max(theme.metrics.touchTarget, words.height))
  }

  /// Returns ``intrinsicContentSize``, limited to the available width.
  open override func sizeThatFits(_ size: Size) -> Size {
    let whole = intrinsicContentSize
    return Size(
      width: size.width > 0 ? min(whole.width, size.width) : whole.width, height: whole.height)
  }

  /// The accessibility label. The default is the title that is shown.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? shownTitle }
    set { super.accessibilityLabel = newValue }
  }

  /// Opens the link if the touch ends inside.
  open override func endTracking(_ touch: Touch?, with event: Event?) {
    if isTouchInside { performPrimaryAction() }
  }

  /// Opens the URL, and sends `.primaryActionTriggered`.
  open override func performPrimaryAction() {
    isVisited = true
    if let address {
      if let onOpen { onOpen(address) } else { Application.shared.open(address: address) }
    }
    sendActions(for: .primaryActionTriggered)
  }

  /// Opens the link, as a tap does. If the link is disabled, returns `false`.
  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    performPrimaryAction()
    return true
  }

  /// Returns `false` for a recognizer of an ancestor that waits for a single tap.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: GestureRecognizer
  ) -> Bool {
    leavesTap(to: gestureRecognizer)
  }

  /// Returns the menu that opens the link or copies its URL.
  open override func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration? {
    guard let address, isEnabled else { return nil }
    return ContextMenuConfiguration(actionProvider: { _ in
      Menu(children: [
        Action(title: ownWord("Open Link")) { [weak self] _ in self?.performPrimaryAction() },
        Action(title: ownWord("Copy Link")) { _ in Pasteboard.general.string = address },
      ])
    })
  }

  /// Draws the title, with an underline under the pointer, and the focus ring of a focused link.
  open override func draw(_ rect: Rect, in context: GraphicsContext) {
    let words = TextLayout.cached(
      shownTitle, font: font, maxWidth: max(0, bounds.width - 2 * Self.padding))
    let width = min(words.size.width, bounds.width - 2 * Self.padding)
    let place = Rect(
      x: bounds.minX + Self.padding, y: (bounds.midY - words.size.height / 2).rounded(.down),
      width: width, height: words.size.height
    ).mirrored(in: bounds, if: isRightToLeft)
    context.draw(words, at: place.origin, color: color)
    if isEnabled, isPointerInside || isHighlighted {
      let line = Rect(
        x: place.minX, y: place.minY + words.baseline + 2, width: place.width, height: 1)
      context.fill(context.pixelAligned(line), color: color)
    }
    if isFocused {
      drawFocusRing(
        around: place.insetBy(dx: -Self.padding, dy: -3).intersection(bounds), cornerRadius: 6,
        in: context)
    }
  }

  private var color: Color {
    if !isEnabled { return .tertiaryLabel }
    let usual: Color = isVisited ? .visitedLink : .link
    return isHighlighted ? usual.withAlphaComponent(0.6) : usual
  }
}

extension Link: BaselineView {
  package func baselineFromTop(forHeight height: Double) -> Double? {
    let words = TextLayout.cached(shownTitle, font: font)
    return ((height - words.size.height) / 2).rounded(.down) + words.baseline
  }
}
