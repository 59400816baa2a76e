import ResponderRuntime

/// The text and the area of a tool tip. Follows `UIToolTipConfiguration`.
@preconcurrency @MainActor public final class ToolTipConfiguration {
  /// The text.
  public let toolTip: String
  /// The rectangle of the tool tip's subject, in the view's coordinates, in points, or `nil` for the whole
  /// view. The tool tip disappears when the pointer leaves it.
  public let sourceRect: Rect?

  /// Creates a configuration.
  public init(toolTip: String, in rect: Rect? = nil) {
    self.toolTip = toolTip
    sourceRect = rect
  }
}

/// Methods with which a delegate provides tool tips. Follows `UIToolTipInteractionDelegate`.
@preconcurrency @MainActor public protocol ToolTipInteractionDelegate: AnyObject {
  /// Asks the delegate for the tool tip at a point of the view, or `nil` for none.
  func toolTipInteraction(
    _ interaction: ToolTipInteraction, configurationAt point: Point
  ) -> ToolTipConfiguration?
}

/// An interaction that shows a tool tip beside the pointer when it rests on a view. Follows
/// `UIToolTipInteraction`.
///
///     view.addInteraction(ToolTipInteraction(defaultToolTip: "Undo"))
///
/// A long press of a touch shows the tool tip too, unless it opens a menu. The end of the touch then triggers
/// no action. The tool tip has its own surface, can extend beyond the window, and is never under the pointer.
/// It disappears when the pointer leaves, a button or a key is pressed, or the window loses the keyboard
/// focus.
@preconcurrency @MainActor open class ToolTipInteraction: Interaction {
  /// The time for which the pointer rests before the tool tip appears, in seconds.
  public static let delay = 0.6
  /// The time for which the tool tip remains after the touch that showed it has ended, in seconds.
  public static let timeAfterTouch = 1.5
  /// The former name of ``timeAfterTouch``.
  @available(*, deprecated, renamed: "timeAfterTouch")
  public static var timeAfterFinger: Double { timeAfterTouch }
  /// The insets around the pointer's tip that the tool tip keeps clear for the pointer's image, in points.
  private static let roomAroundPointer = EdgeInsets(top: 8, left: 8, bottom: 22, right: 8)
  /// The insets around a touch that the tool tip keeps clear, in points.
  private static let roomAroundFinger = EdgeInsets(top: 36, left: 24, bottom: 28, right: 24)

  /// The view to which the interaction was added.
  public private(set) final weak var view: View?
  /// The delegate that provides the text. Without a delegate, ``defaultToolTip`` is shown.
  public final weak var delegate: (any ToolTipInteractionDelegate)?
  /// The text of the tool tip, or `nil` for none.
  open var defaultToolTip: String? { didSet { if defaultToolTip != oldValue { hide() } } }
  /// A Boolean value that indicates whether tool tips are shown. The default is `true`.
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

  /// Called before the interaction is added to a view or removed from one.
  open func willMove(to view: View?) {
    hide()
    if let hover { self.view?.removeGestureRecognizer(hover) }
    if let press { self.view?.removeGestureRecognizer(press) }
    (hover, press) = (nil, nil)
  }

  /// Called after the interaction was added to a view or removed from one.
  open func didMove(to view: View?) {
    self.view = view
    guard let view else { return }
    let hover = HoverGestureRecognizer()
    hover.name = "ToolTip"
    hover.addAction(
      Action { [link = BackLink(self), hoverLink = BackLink(hover)] _ in
        if let hover = hoverLink.target { link.target?.follow(hover) }
      })
    view.addGestureRecognizer(hover)
    self.hover = hover
    let press = ToolTipPress(
      onPress: { [link = BackLink(self)] in link.target?.hide() },
      onRest: { [link = BackLink(self)] in link.target?.fingerRests(at: $0) ?? false },
      onLift: { [link = BackLink(self)] in link.target?.fingerLifted() })
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
    timer = ClockTimer.scheduledTimer(withTimeInterval: Self.delay) { [link = BackLink(self)] _ in
      link.target?.show(at: place, around: Self.roomAroundPointer)
    }
  }

  /// Shows the tool tip beside a rectangle around a point of the view. If there is none, returns `false`.
  @discardableResult private func show(at place: Point, around: EdgeInsets) -> Bool {
    timer?.invalidate()
    timer = nil
    guard isEnabled, let view, let window = view.ownWindow else { return false }
    let configuration =
      delegate?.toolTipInteraction(self, configurationAt: place)
      ?? (delegate == nil ? defaultToolTip.map { ToolTipConfiguration(toolTip: $0) } : nil)
    guard let configuration, !configuration.toolTip.isEmpty else { return false }
    source = configuration.sourceRect
    let point = view.convert(place, to: nil)
    tip?.end()
    tip = window.showToolTip(
      configuration.toolTip,
      beside: Rect(x: point.x, y: point.y, width: 1, height: 1).outset(by: around))
    return tip != nil
  }

  /// Shows the tool tip for a touch that rests on the view. If a long press opens a menu, shows nothing and
  /// returns `false`.
  private func fingerRests(at place: Point) -> Bool {
    guard let view else { return false }
    let opensMenu = view.interactions.contains { $0 is any LongPressed }
    return !opensMenu && show(at: place, around: Self.roomAroundFinger)
  }

  /// Hides the tool tip of a touch that has ended, after the time to read it.
  private func fingerLifted() {
    timer?.invalidate()
    timer = ClockTimer.scheduledTimer(withTimeInterval: Self.timeAfterTouch) {
      [link = BackLink(self)] _ in
      link.target?.hide()
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
