/// What a tool tip says, and where it belongs. Follows `UIToolTipConfiguration`.
@preconcurrency @MainActor public final class ToolTipConfiguration {
  /// What is read.
  public let toolTip: String
  /// What it belongs to, in the view's coordinates, in points: it goes when the pointer leaves that. Nil
  /// for all of the view.
  public let sourceRect: Rect?

  /// Creates a configuration.
  public init(toolTip: String, in rect: Rect? = nil) {
    self.toolTip = toolTip
    sourceRect = rect
  }
}

/// Says what a tool tip says. Follows `UIToolTipInteractionDelegate`.
@preconcurrency @MainActor public protocol ToolTipInteractionDelegate: AnyObject {
  /// What is read at a place of the view; nil for nothing.
  func toolTipInteraction(
    _ interaction: ToolTipInteraction, configurationAt point: Point
  ) -> ToolTipConfiguration?
}

/// A few words that appear beside the pointer when it rests on a view. Follows `UIToolTipInteraction`.
///
///     view.addInteraction(ToolTipInteraction(defaultToolTip: "Undo"))
///
/// They go when the pointer leaves or a button is pressed. While the pointer moves nothing is shown and
/// no timer runs.
@preconcurrency @MainActor open class ToolTipInteraction: Interaction {
  /// How long the pointer rests before the words appear, in seconds.
  public static let delay = 0.6

  /// The view that it was added to.
  public private(set) final weak var view: View?
  /// Who says what is read; without it ``defaultToolTip`` is.
  public final weak var delegate: (any ToolTipInteractionDelegate)?
  /// What is read; nil for nothing.
  open var defaultToolTip: String? { didSet { if defaultToolTip != oldValue { hide() } } }
  /// Whether anything is shown.
  open var isEnabled = true { didSet { if !isEnabled { hide() } } }

  private final var hover: HoverGestureRecognizer?
  private final var press: PressWatcher?
  private final var timer: ClockTimer?
  private final var bubble: ToolTipView?
  private final var source: Rect?

  /// Creates an interaction.
  public init(defaultToolTip: String? = nil) {
    self.defaultToolTip = defaultToolTip
  }

  /// It is about to be added to a view, or taken from one.
  open func willMove(to view: View?) {
    hide()
    if let hover { self.view?.removeGestureRecognizer(hover) }
    if let press { self.view?.removeGestureRecognizer(press) }
    (hover, press) = (nil, nil)
  }

  /// It was added to a view, or taken from one.
  open func didMove(to view: View?) {
    self.view = view
    guard let view else { return }
    let hover = HoverGestureRecognizer()
    hover.name = "ToolTip"
    hover.addAction(
      Action { [weak self, weak hover] _ in
        if let self, let hover { follow(hover) }
      })
    view.addGestureRecognizer(hover)
    self.hover = hover
    let press = PressWatcher { [weak self] in self?.hide() }
    view.addGestureRecognizer(press)
    self.press = press
  }

  private func follow(_ hover: HoverGestureRecognizer) {
    guard isEnabled, hover.state.isActive, let view else { return hide() }
    let place = hover.location(in: view)
    if bubble != nil {
      if source?.contains(place) ?? true { return }
      hide()
    }
    timer?.invalidate()
    timer = ClockTimer.scheduledTimer(withTimeInterval: Self.delay) { [weak self] _ in
      self?.show(at: place)
    }
  }

  private func show(at place: Point) {
    timer = nil
    guard let view, let host = view.host else { return }
    let configuration =
      delegate?.toolTipInteraction(self, configurationAt: place)
      ?? (delegate == nil ? defaultToolTip.map { ToolTipConfiguration(toolTip: $0) } : nil)
    guard let configuration, !configuration.toolTip.isEmpty else { return }
    source = configuration.sourceRect
    let bubble = ToolTipView(configuration.toolTip)
    bubble.place(beside: view.convert(place, to: nil), in: host)
    host.addSubview(bubble)
    self.bubble = bubble
  }

  private func hide() {
    timer?.invalidate()
    timer = nil
    bubble?.removeFromSuperview()
    bubble = nil
    source = nil
  }
}

/// Tells that a button or a finger came down, and has nothing else to do with it.
@MainActor private final class PressWatcher: GestureRecognizer {
  private let onPress: () -> Void

  init(_ onPress: @escaping () -> Void) {
    self.onPress = onPress
    super.init()
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    onPress()
    state = .failed
  }
}

/// The words on their ground.
@MainActor private final class ToolTipView: View {
  private let text: String
  private static let padding = Size(width: 9, height: 5)
  private static let widest = 280.0
  /// How far below the pointer it stands, in points.
  private static let distance = 20.0

  init(_ text: String) {
    self.text = text
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    accessibilityLabel = text
  }

  private var words: TextLayout {
    TextLayout.cached(text, font: theme.fonts.caption, maxWidth: Self.widest, numberOfLines: 0)
  }

  func place(beside point: Point, in host: View) {
    let words = words.size
    let size = Size(
      width: (words.width + 2 * Self.padding.width).rounded(.up),
      height: (words.height + 2 * Self.padding.height).rounded(.up))
    let room = host.bounds.insetBy(dx: 4, dy: 4)
    let x = max(room.minX, min(point.x - 8, room.maxX - size.width))
    var y = point.y + Self.distance
    if y + size.height > room.maxY { y = max(room.minY, point.y - 8 - size.height) }
    frame = Rect(x: x.rounded(), y: y.rounded(), width: size.width, height: size.height)
  }

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    context.fillRoundedRect(bounds, cornerRadius: 6, color: .tertiarySystemBackground)
    context.strokeRoundedRect(bounds, cornerRadius: 6, color: .controlBorder, width: 1)
    context.draw(
      words, at: Point(x: Self.padding.width, y: Self.padding.height), color: .label)
  }
}
