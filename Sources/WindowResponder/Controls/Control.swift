/// A view that turns touches into actions. Follows `UIControl`.
///
/// Whoever wants to know registers a target with an action, or a closure, for some ``Events``:
///
///     button.addTarget(self, action: Player.play, for: .touchUpInside)
///     slider.addAction(Action { [weak self] _ in self?.show(slider.value) }, for: .valueChanged)
///
/// A subclass follows a finger by overriding ``beginTracking(_:with:)`` and its sisters, and sends
/// what happened with ``sendActions(for:)``. A control ends a touch's trip along the responder chain,
/// also while it is disabled.
@preconcurrency @MainActor open class Control: View, ControlCreating, ContextMenuInteractionDelegate
{
  /// Creates a control.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
  }

  /// Creates one without size. No archives are read: the coder is not asked for anything.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
  }

  /// Performs an action when the control is used for what it is for.
  func takePrimaryAction(_ action: Action?) {
    if let action { addAction(action, for: .primaryActionTriggered) }
  }

  // MARK: State

  /// Whether the control can be used. A disabled one takes touches and does nothing.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { enabledDidChange() } }
  }

  /// Whether the control is chosen, as a tab is.
  open var isSelected = false {
    didSet { if isSelected != oldValue { selectedDidChange() } }
  }

  /// Whether the control is drawn as pressed.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// Everything that the control is at once: disabled, highlighted, selected, focused.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFocused { state.insert(.focused) }
    return state
  }

  /// The state changed. The base class draws the control again, and nothing else.
  open func stateDidChange() { setNeedsDisplay() }

  // MARK: Content alignment

  /// Where the content is, from top to bottom; at the top, in a plain control.
  open var contentVerticalAlignment: ContentVerticalAlignment = .top {
    didSet { if contentVerticalAlignment != oldValue { contentAlignmentDidChange() } }
  }

  /// Where the content is, from left to right; at the left, in a plain control.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .left {
    didSet { if contentHorizontalAlignment != oldValue { contentAlignmentDidChange() } }
  }

  /// Where content is from left to right, in the control's layout direction: never leading or trailing.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    contentHorizontalAlignment.resolved(effectiveUserInterfaceLayoutDirection)
  }

  func contentAlignmentDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Tracking

  /// Whether a finger is being followed.
  public internal(set) final var isTracking = false
  /// Whether the finger that is followed is inside the bounds, or near enough.
  public internal(set) final var isTouchInside = false
  final var trackedTouch: Touch?

  /// How far outside its bounds the control still counts a tracked touch as inside, in points.
  ///
  /// Nil, as at the start, is 70 for a finger and 0 for a pointer: see ``InteractionSettings``.
  open var trackingMargin: Double?

  /// A touch began inside. Give false to have nothing to do with it.
  open func beginTracking(_ touch: Touch, with event: Event?) -> Bool { true }
  /// The tracked touch moved. Give false to follow it no further.
  open func continueTracking(_ touch: Touch, with event: Event?) -> Bool { true }
  /// The tracked touch ended.
  open func endTracking(_ touch: Touch?, with event: Event?) {}
  /// The tracked touch was cancelled; `event` is nil where no event did it.
  open func cancelTracking(with event: Event?) {}

  /// Follows a touch that begins, and ends its trip along the chain.
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    trackingBegan(touches, event)
  }

  /// Follows a touch that moves, and ends its trip along the chain.
  open override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    trackingMoved(touches, event)
  }

  /// Follows a touch that ends, and ends its trip along the chain.
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    trackingEnded(touches, event)
  }

  /// Follows a touch that is cancelled, and ends its trip along the chain.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    trackingCancelled(touches, event)
  }

  override func interactionWillEnd() { trackingWasTakenAway() }

  // MARK: Targets and actions

  final var registrations = TargetActionList<Action, Events>()

  /// Has an action sent to a target for some events; nil finds the target along the responder chain.
  ///
  /// The target is held weakly. The same target and action fire once for an event however often they
  /// are registered.
  open func addTarget(_ target: Any?, action: Selector, for events: Events) {
    registrations.add(target, action, events)
  }

  /// Takes back what ``addTarget(_:action:for:)-(Any?,_,_)`` did.
  ///
  /// A nil target means every target, a nil action every action of the target; events that are not
  /// named stay.
  open func removeTarget(_ target: Any?, action: Selector?, for events: Events) {
    registrations.remove(target, action, events)
  }

  /// Has a closure called for some events; one with the same identifier is replaced.
  open func addAction(_ action: Action, for events: Events) {
    registrations.add(action, events)
  }

  /// Has a closure called no longer for some events.
  open func removeAction(_ action: Action, for events: Events) {
    registrations.remove(action.identifier, events)
  }

  /// Has a closure called no longer for some events.
  open func removeAction(identifiedBy identifier: Action.Identifier, for events: Events) {
    registrations.remove(identifier, events)
  }

  /// Every target that is alive; ``NilTarget/marker`` stands for a nil one.
  open var allTargets: ControlTargets { ControlTargets(registrations.allTargets) }

  /// Every event that something is registered for.
  open var allControlEvents: Events { registrations.allEvents }

  /// The actions for one event of a target, of all targets for nil; nil where there are none.
  open func actions(forTarget target: Any?, forControlEvent event: Events) -> [Selector]? {
    let actions = registrations.actions(of: target, for: event)
    return actions.isEmpty ? nil : actions
  }

  /// Sends every action that is registered for any of some events, in the order of registration.
  open func sendActions(for events: Events) { send(events, with: nil) }

  /// Sends one action. Every action with a selector passes here; override it to watch or to stop one.
  open func sendAction(_ action: Selector, to target: Any?, for event: Event?) {
    programContext.sendAction(action, to: target, from: self, for: event)
  }

  /// Calls one closure. Every action that is a closure passes here.
  open func sendAction(_ action: Action) { action.perform(from: self) }

  /// Calls a closure for each registration: with its action, or its target and selector, and the events.
  /// Setting `stop` ends it. Follows `UIControl.enumerateEventHandlers(_:)`.
  open func enumerateEventHandlers(
    _ iterator: (
      _ action: Action?, _ target: (Any?, Selector)?, _ events: Events, _ stop: inout Bool
    ) -> Void
  ) { enumerateHandlers(iterator) }

  // MARK: Tool tip

  /// What shows ``View/toolTip``; nil until there is one.
  public final var toolTipInteraction: ToolTipInteraction? { shownToolTipInteraction }

  // MARK: Menus

  /// What shows the control's context menu; nil until there is one. Follows
  /// `UIControl.contextMenuInteraction`.
  public final var contextMenuInteraction: ContextMenuInteraction? { menus.shownMenuInteraction }

  /// Whether the control has a context menu; false at the start. A subclass that says what it shows
  /// overrides ``contextMenuInteraction(_:configurationForMenuAtLocation:)``.
  open var isContextMenuInteractionEnabled: Bool {
    get { menus.isMenuEnabled }
    set { menus.isMenuEnabled = newValue }
  }

  /// Whether a press opens the menu at once, rather than a long press or the secondary button.
  open var showsMenuAsPrimaryAction: Bool {
    get { menus.isMenuPrimary }
    set { menus.isMenuPrimary = newValue }
  }

  /// Where a menu that is the control's primary action begins, in the control's own coordinates, in
  /// points: at the left edge, until overridden.
  open func menuAttachmentPoint(for configuration: ContextMenuConfiguration) -> Point {
    Point(x: bounds.minX, y: bounds.maxY)
  }

  /// The menu for a place in the control; the base class has none.
  open func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration? {
    isContextMenuInteractionEnabled && isEnabled ? menus.ownMenuConfiguration : nil
  }

  /// The control's context menu is about to appear. The base class does nothing.
  open func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willDisplayMenuFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}

  /// The control's context menu is about to go. The base class does nothing.
  open func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willEndFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}

  /// A preview of the control's context menu was tapped. A desktop's menus have none, so that it is never
  /// called.
  open func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
    animator: any ContextMenuInteractionCommitAnimating
  ) {}

  /// What stands out of the control while its menu is shown. Nothing does beside a desktop's menus, so
  /// that it is never asked for.
  open func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? { nil }

  /// What goes back into the control when its menu goes. It is never asked for.
  open func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? { nil }

  /// Something was chosen in the control's own menu.
  func menuSelectionDidChange() {}

  // MARK: Focus and keys

  /// Whether the Tab key stops here: while the control can be used.
  open override var canBecomeFocused: Bool { isEnabled }

  /// The control has the keyboard, or has it no longer.
  open override func focusDidChange() { stateDidChange() }

  /// Space and Return press a focused control.
  open override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    if !keyPressBegan(presses, event) { super.pressesBegan(presses, with: event) }
  }

  /// A key that pressed the control came up.
  open override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    if !keyPressEnded(presses, event) { super.pressesEnded(presses, with: event) }
  }

  /// A key that pressed the control was taken away.
  open override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    if !keyPressCancelled(presses) { super.pressesCancelled(presses, with: event) }
  }

  override var isUsuallyAccessibilityElement: Bool { true }
  override var usualAccessibilityTraits: AccessibilityTraits { accessibilityTraitsOfState }

  final var heldKey: Press?

  /// Whether a touch that ends inside is what the control is for.
  var triggersPrimaryAction: Bool { false }

  /// Does what the control is for, as Space and Return do while it is focused. The base class sends
  /// ``Events/primaryActionTriggered``. Follows `UIControl.performPrimaryAction()`.
  open func performPrimaryAction() {
    if !menus.openPrimaryMenu(at: .zero, byKey: true, event: nil) {
      triggerPrimaryAction(with: nil)
    }
  }

  /// The control was used for what it is for, by an event perhaps.
  func triggerPrimaryAction(with event: Event?) { send(.primaryActionTriggered, with: event) }

  override var motionContentMode: ContentMode { .redraw }

  override func pointerDidChange() { setNeedsDisplay() }

  /// Whether the pointer is over the control.
  public final var isPointerInside: Bool {
    host?.pointedView?.isDescendant(of: self) ?? false
  }
}
