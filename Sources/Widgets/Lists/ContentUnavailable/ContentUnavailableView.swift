import WindowResponder

/// A view that shows a ``ContentUnavailableConfiguration``. Follows `UIContentUnavailableView`.
///
/// The content is centered, and at most 420 points wide so that lines are easy to read. If
/// ``isScrollEnabled`` is `true`, content that does not fit scrolls.
@preconcurrency @MainActor open class ContentUnavailableView: View, ContentView {
  private var content: ContentUnavailableConfiguration
  private let scroller = ScrollView()
  private var parts: [(view: View, spaceBelow: Double)] = []
  private var ground: ConfiguredBackgroundView?
  /// The maximum width of the content, in points.
  private static let widest = 420.0

  /// Creates a view for a configuration.
  public init(configuration: ContentUnavailableConfiguration) {
    content = configuration
    super.init(frame: .zero)
    prepare()
  }

  /// Creates a view with an empty configuration. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    content = .empty()
    super.init(coder: coder)
    prepare()
  }

  /// The current ``ContentUnavailableConfiguration``. Values of other types are ignored.
  open var configuration: any ContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? ContentUnavailableConfiguration else { return }
      content = new
      apply()
    }
  }

  /// Returns a Boolean value that indicates whether the view can show a configuration: one of its own type.
  open func supports(_ configuration: any ContentConfiguration) -> Bool {
    configuration is ContentUnavailableConfiguration
  }

  /// A Boolean value that indicates whether content that does not fit scrolls. The default is `false`.
  open var isScrollEnabled: Bool {
    get { scroller.isScrollEnabled }
    set { scroller.isScrollEnabled = newValue }
  }

  /// Positions the content at the center.
  open override func layoutSubviews() {
    super.layoutSubviews()
    ground?.frame = bounds
    scroller.frame = bounds
    let room = contentRoom
    let sizes = parts.map { part in
      let size = part.view.sizeThatFits(
        Size(width: room.width, height: .greatestFiniteMagnitude))
      return Size(width: min(size.width, room.width), height: size.height)
    }
    let height = contentHeight(sizes)
    var y = room.minY + max(0, ((room.height - height) / 2).rounded(.down))
    scroller.contentSize = Size(
      width: bounds.width, height: max(bounds.height, room.minY + height + margins.bottom))
    for (part, size) in zip(parts, sizes) {
      part.view.frame = Rect(
        x: start(of: part.view, size.width, in: room), y: y, width: size.width,
        height: size.height)
      y += size.height + part.spaceBelow
    }
  }

  /// Returns the size of the content with its margins for the proposed width, in points.
  open override func sizeThatFits(_ size: Size) -> Size {
    let margins = margins
    let width = min(Self.widest, max(0, size.width - margins.left - margins.right))
    let sizes = parts.map {
      $0.view.sizeThatFits(Size(width: width, height: .greatestFiniteMagnitude))
    }
    return Size(
      width: min(width, sizes.map(\.width).max() ?? 0) + margins.left + margins.right,
      height: contentHeight(sizes) + margins.top + margins.bottom)
  }

  /// Returns the view at a point. Touches beside the buttons go to the views below.
  open override func hitTest(_ point: Point, with event: Event?) -> View? {
    let found = super.hitTest(point, with: event)
    if found === self { return nil }
    let canScroll = scroller.isScrollEnabled && scroller.contentSize.height > bounds.height
    return found === scroller && !canScroll ? nil : found
  }
}

extension ContentUnavailableView {
  private func prepare() {
    scroller.isScrollEnabled = false
    scroller.accessibilityTraits = []
    addSubview(scroller)
    apply()
  }

  private var margins: EdgeInsets {
    edges(
      content.directionalLayoutMargins,
      preservingSuperviewMargins: content.axesPreservingSuperviewLayoutMargins)
  }

  /// The available area of the content.
  private var contentRoom: Rect {
    var room = bounds.inset(by: margins)
    if room.isNull { room = Rect(origin: bounds.origin, size: .zero) }
    guard room.width > Self.widest else { return room }
    return room.insetBy(dx: (room.width - Self.widest) / 2, dy: 0)
  }

  /// Returns the left edge of a part with a width, in points.
  private func start(of part: View, _ width: Double, in room: Rect) -> Double {
    guard content.alignment == .natural else { return (room.midX - width / 2).rounded(.down) }
    // The title of a plain button is aligned with the texts, and its padding is outside.
    var padding = 0.0
    if let plain = (part as? Button)?.configuration, plain.style == .plain {
      padding = plain.contentInsets.leading
    }
    return isRightToLeft ? room.maxX - width + padding : room.minX - padding
  }

  private func contentHeight(_ sizes: [Size]) -> Double {
    var height = sizes.reduce(0) { $0 + $1.height }
    for part in parts.dropLast() { height += part.spaceBelow }
    return height
  }

  private func apply() {
    for part in parts { part.view.removeFromSuperview() }
    parts = []
    if content.isLoading {
      let wheel = ActivityIndicatorView(style: .large)
      wheel.startAnimating()
      add(wheel, spaceBelow: content.imageToTextPadding)
    } else if let image = content.image.map(content.imageProperties.shown) {
      let picture = ImageView(image: image)
      picture.contentMode = .scaleAspectFit
      picture.tintColor = content.imageProperties.resolvedTintColor(for: tintColor)
      picture.accessibilityIgnoresInvertColors =
        content.imageProperties.accessibilityIgnoresInvertColors
      add(picture, spaceBelow: content.imageToTextPadding)
    }
    add(
      content.text, content.attributedText, content.textProperties,
      spaceBelow: content.textToSecondaryTextPadding)
    add(
      content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties,
      spaceBelow: 0)
    if let last = parts.indices.last { parts[last].spaceBelow = content.textToButtonPadding }
    add(
      content.button, content.buttonProperties,
      spaceBelow: content.buttonToSecondaryButtonPadding)
    add(content.secondaryButton, content.secondaryButtonProperties, spaceBelow: 0)
    applyGround()
    setNeedsLayout()
  }

  private func add(_ view: View, spaceBelow: Double) {
    scroller.addSubview(view)
    parts.append((view, spaceBelow))
  }

  private func add(
    _ text: String?, _ styled: StyledText?, _ properties: ListContentConfiguration.TextProperties,
    spaceBelow: Double
  ) {
    guard styled != nil || !(text ?? "").isEmpty else { return }
    let label = Label()
    properties.apply(to: label)
    label.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: content.alignment == .natural ? .natural : .center
      case .justified: .justified
      }
    if let styled {
      label.attributedText = styled
    } else {
      label.text = text.map(properties.shown)
    }
    add(label, spaceBelow: spaceBelow)
  }

  private func add(
    _ configuration: Button.Configuration,
    _ properties: ContentUnavailableConfiguration.ButtonProperties, spaceBelow: Double
  ) {
    let hasTitle = !(configuration.title ?? "").isEmpty || configuration.attributedTitle != nil
    guard hasTitle || configuration.image != nil else { return }
    let button = Button(configuration: configuration, primaryAction: nil)
    if let action = properties.primaryAction {
      button.addAction(action, for: .primaryActionTriggered)
    }
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
    button.isEnabled = properties.isEnabled
    button.role = properties.role
    add(button, spaceBelow: spaceBelow)
  }

  private func applyGround() {
    if content.background == .clear() {
      ground?.removeFromSuperview()
      ground = nil
    } else if let ground {
      ground.configuration = content.background
    } else {
      let new = ConfiguredBackgroundView(content.background)
      ground = new
      insertSubview(new, at: 0)
    }
  }
}
