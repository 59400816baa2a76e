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
/// A finger that stays on the view shows them too, where no menu opens for that; what lifting it off would
/// do then is not done. They are a surface of their own, reach beyond the window, never lie under the
/// pointer, and go when the pointer leaves, a button or a key is pressed, or the keyboard goes elsewhere.
@preconcurrency @MainActor open class ToolTipInteraction: Interaction {
  /// How long the pointer rests before the words appear, in seconds.
  public static let delay = 0.6
  /// How long they stay when the finger that showed them is gone, in seconds.
  public static let timeAfterFinger = 1.5
  /// What they keep clear of around the pointer's tip, in points: the pointer itself.
  private static let roomAroundPointer = EdgeInsets(top: 8, left: 8, bottom: 22, right: 8)
  /// What they keep clear of around a finger, in points.
  private static let roomAroundFinger = EdgeInsets(top: 36, left: 24, bottom: 28, right: 24)

  /// The view that it was added to.
  public private(set) final weak var view: View?
  /// Who says what is read; without it ``defaultToolTip`` is.
  public final weak var delegate: (any ToolTipInteractionDelegate)?
  /// What is read; nil for nothing.
  open var defaultToolTip: String? { didSet { if defaultToolTip != oldValue { hide() } } }
  /// Whether anything is shown.
  open var isEnabled = true { didSet { if !isEnabled { hide() } } }

  private final var hover: HoverGestureRecognizer?
  private final var press: ToolTipPress?
  private final var timer: ClockTimer?
  private final var tip: (any ShownToolTip)?
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
    let press = ToolTipPress(
      onPress: { [weak self] in self?.hide() },
      onRest: { [weak self] in self?.fingerRests(at: $0) ?? false },
      onLift: { [weak self] in self?.fingerLifted() })
    view.addGestureRecognizer(press)
    self.press = press
  }

  private func follow(_ hover: HoverGestureRecognizer) {
    guard isEnabled, hover.state.isActive, let view else { return hide() }
    let place = hover.location(in: view)
    if let tip {
      if !tip.isShown || source?.contains(place) ?? true { return }
      hide()
    }
    timer?.invalidate()
    timer = ClockTimer.scheduledTimer(withTimeInterval: Self.delay) { [weak self] _ in
      self?.show(at: place, around: Self.roomAroundPointer)
    }
  }

  /// Shows the words beside a rectangle around a place of the view. Tells whether there are any.
  @discardableResult private func show(at place: Point, around: EdgeInsets) -> Bool {
    timer?.invalidate()
    timer = nil
    guard isEnabled, let view, let host = view.toolTipHost else { return false }
    let configuration =
      delegate?.toolTipInteraction(self, configurationAt: place)
      ?? (delegate == nil ? defaultToolTip.map { ToolTipConfiguration(toolTip: $0) } : nil)
    guard let configuration, !configuration.toolTip.isEmpty else { return false }
    source = configuration.sourceRect
    let point = view.convert(place, to: nil)
    tip?.end()
    tip = host.showToolTip(
      configuration.toolTip,
      beside: Rect(x: point.x, y: point.y, width: 1, height: 1).outset(by: around))
    return tip != nil
  }

  /// A finger rests on the view. Where that opens a menu it shows nothing.
  private func fingerRests(at place: Point) -> Bool {
    guard let view else { return false }
    let opensMenu = view.interactions.contains { $0 is any LongPressed }
    return !opensMenu && show(at: place, around: Self.roomAroundFinger)
  }

  /// What the finger showed goes when there was time to read it.
  private func fingerLifted() {
    timer?.invalidate()
    timer = ClockTimer.scheduledTimer(withTimeInterval: Self.timeAfterFinger) { [weak self] _ in
      self?.hide()
    }
  }

  private func hide() {
    timer?.invalidate()
    timer = nil
    tip?.end()
    tip = nil
    source = nil
  }
}
