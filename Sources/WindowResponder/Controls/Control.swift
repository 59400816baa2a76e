/// A view that turns touches into actions. Follows `UIControl`.
///
/// Add a target with an action, or a closure, for some ``Events``:
///
///     button.addTarget(self, action: Player.play, for: .touchUpInside)
///     slider.addAction(Action { [weak self] _ in self?.show(slider.value) }, for: .valueChanged)
///
/// A subclass tracks a touch by overriding ``beginTracking(_:with:)`` and the related methods, and sends its
/// events with ``sendActions(for:)``. A control, even a disabled one, does not forward touches along the
/// responder chain.
@preconcurrency @MainActor open class Control: View, ControlCreating, ContextMenuInteractionDelegate
{
  /// Creates a control.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
  }

  /// Creates a control of zero size. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
  }

  /// Adds the primary action of an initializer.
  func takePrimaryAction(_ action: Action?) {
    if let action { addAction(action, for: .primaryActionTriggered) }
  }

  // MARK: State

  /// A Boolean value that indicates whether the control is enabled. A disabled control receives touches
  /// without effect. The default is `true`.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { enabledDidChange() } }
  }

  /// A Boolean value that indicates whether the control is selected. The default is `false`.
  open var isSelected = false {
    didSet { if isSelected != oldValue { selectedDidChange() } }
  }

  /// A Boolean value that indicates whether the control is drawn as pressed. The default is `false`.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// The state of the control: a combination of disabled, highlighted, selected and focused.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFocused { state.insert(.focused) }
    return state
  }

  /// Called when the state has changed. The base class redraws the control.
  open func stateDidChange() { setNeedsDisplay() }

  // MARK: Content alignment

  /// The vertical alignment of the content. The default in a plain control is the top.
  open var contentVerticalAlignment: ContentVerticalAlignment = .top {
    didSet { if contentVerticalAlignment != oldValue { contentAlignmentDidChange() } }
  }

  /// The horizontal alignment of the content. The default in a plain control is the left.
  open var contentHorizontalAlignment: ContentHorizontalAlignment = .left {
    didSet { if contentHorizontalAlignment != oldValue { contentAlignmentDidChange() } }
  }

  /// The horizontal alignment of the content in the control's layout direction, which is neither leading nor
  /// trailing.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    contentHorizontalAlignment.resolved(effectiveUserInterfaceLayoutDirection)
  }

  func contentAlignmentDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Tracking

  /// A Boolean value that indicates whether a touch is being tracked.
  public internal(set) final var isTracking = false
  /// A Boolean value that indicates whether the tracked touch is inside the bounds, or within the tracking
  /// margin.
  public internal(set) final var isTouchInside = false
  final var trackedTouch: Touch?

  /// The distance from the bounds within which a tracked touch counts as inside, in points.
  ///
  /// If it is `nil`, which is the default, the ``InteractionSettings`` apply: by default 70 for a touch and 0
  /// for a pointer.
  open var trackingMargin: Double?

  /// Begins to track a touch. Return `false` to ignore the touch.
  open func beginTracking(_ touch: Touch, with event: Event?) -> Bool { true }
  /// Tracks a move of the touch. Return `false` to end tracking.
  open func continueTracking(_ touch: Touch, with event: Event?) -> Bool { true }
  /// Called when the tracked touch has ended.
  open func endTracking(_ touch: Touch?, with event: Event?) {}
  /// Called when the tracked touch was cancelled. If no event has caused that, `event` is `nil`.
  open func cancelTracking(with event: Event?) {}

  /// Begins to track a touch. The touch is not forwarded along the responder chain.
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    trackingBegan(touches, event)
  }

  /// Tracks a move of the touch. The touch is not forwarded along the responder chain.
  open override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    trackingMoved(touches, event)
  }

  /// Ends tracking. The touch is not forwarded along the responder chain.
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    trackingEnded(touches, event)
  }

  /// Cancels tracking. The touch is not forwarded along the responder chain.
  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    trackingCancelled(touches, event)
  }

  override func interactionWillEnd() { trackingWasTakenAway() }

  // MARK: Targets and actions

  final var registrations = TargetActionList<Action, Events>()

  /// Adds an action of a target for events. If the target is `nil`, it is searched for in the responder
  /// chain.
  ///
  /// The target is held weakly. The same target and action are called once for an event, however often they
  /// were added.
  open func addTarget(_ target: Any?, action: Selector, for events: Events) {
    registrations.add(target, action, events)
  }

  /// Removes what ``addTarget(_:action:for:)-(Any?,_,_)`` has added.
  ///
  /// A `nil` target stands for every target, a `nil` action for every action of the target. Events that are
  /// not named stay.
  open func removeTarget(_ target: Any?, action: Selector?, for events: Events) {
    registrations.remove(target, action, events)
  }

  /// Adds a closure for events. It replaces one with the same identifier.
  open func addAction(_ action: Action, for events: Events) {
    registrations.add(action, events)
  }

  /// Removes a closure for events.
  open func removeAction(_ action: Action, for events: Events) {
    registrations.remove(action.identifier, events)
  }

  /// Removes the closure with an identifier for events.
  open func removeAction(identifiedBy identifier: Action.Identifier, for events: Events) {
    registrations.remove(identifier, events)
  }

  /// The targets that still exist. ``NilTarget/marker`` stands for a `nil` target.
  open var allTargets: ControlTargets { ControlTargets(registrations.allTargets) }

  /// All events for which something was added.
  open var allControlEvents: Events { registrations.allEvents }

  /// Returns the actions of a target for one event, or of all targets if the target is `nil`. If there are
  /// none, returns `nil`.
  open func actions(forTarget target: Any?, forControlEvent event: Events) -> [Selector]? {
    let actions = registrations.actions(of: target, for: event)
    return actions.isEmpty ? nil : actions
  }

  /// Sends every action that was added for any of the events, in the order in which they were added.
  open func sendActions(for events: Events) { send(events, with: nil) }

  /// Sends one action. Every action with a selector passes through this method. Override it to observe or to
  /// stop actions.
  open func sendAction(_ action: Selector, to target: Any?, for event: Event?) {
    programContext.sendAction(action, to: target, from: self, for: event)
  }

  /// Calls one closure. Every action that is a closure passes through this method.
  open func sendAction(_ action: Action) { action.perform(from: self) }

  /// Calls a closure for each event handler with its action, or its target and selector, and the events.
  /// Setting `stop` ends the enumeration. Follows `UIControl.enumerateEventHandlers(_:)`.
  open func enumerateEventHandlers(
    _ iterator: (
      _ action: Action?, _ target: (Any?, Selector)?, _ events: Events, _ stop: inout Bool
    ) -> Void
  ) { enumerateHandlers(iterator) }

  // MARK: Tool tip

  /// The interaction that shows ``View/toolTip``, or `nil` if there is none.
  public final var toolTipInteraction: ToolTipInteraction? { shownToolTipInteraction }

  // MARK: Menus

  /// The interaction of the control's context menu, or `nil` if there is none. Follows
  /// `UIControl.contextMenuInteraction`.
  public final var contextMenuInteraction: ContextMenuInteraction? { shownMenuInteraction }

  /// A Boolean value that indicates whether the control has a context menu. The default is `false`. A
  /// subclass that provides the menu overrides ``contextMenuInteraction(_:configurationForMenuAtLocation:)``.
  open var isContextMenuInteractionEnabled: Bool {
    get { isMenuEnabled }
    set { isMenuEnabled = newValue }
  }

  /// A Boolean value that indicates whether a press opens the menu at once, and not a long press or the
  /// secondary button. The default is `false`.
  open var showsMenuAsPrimaryAction: Bool {
    get { isMenuPrimary }
    set { isMenuPrimary = newValue }
  }

  /// Returns the position of the menu that is the control's primary action, in the control's own coordinates,
  /// in points. The default is the bottom left corner.
  open func menuAttachmentPoint(for configuration: ContextMenuConfiguration) -> Point {
    Point(x: bounds.minX, y: bounds.maxY)
  }

  /// Returns the configuration of the menu at a location in the control. The base class has none.
  open func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration? {
    isContextMenuInteractionEnabled && isEnabled ? ownMenuConfiguration : nil
  }

  /// Called when the control's context menu is about to appear. The base class does nothing.
  open func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willDisplayMenuFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}

  /// Called when the control's context menu is about to disappear. The base class does nothing.
  open func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willEndFor configuration: ContextMenuConfiguration,
    animator: (any ContextMenuInteractionAnimating)?
  ) {}

  /// Called by UIKit when the preview of the control's context menu was tapped. A desktop's menus have no
  /// previews, so this method is never called.
  open func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: ContextMenuConfiguration,
    animator: any ContextMenuInteractionCommitAnimating
  ) {}

  /// Returns the preview of the control while its menu is shown. A desktop's menus have no previews, so this
  /// method is never called.
  open func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? { nil }

  /// Returns the preview of the control when its menu disappears. It is never called.
  open func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: ContextMenuConfiguration
  ) -> TargetedPreview? { nil }

  /// Called when an element of the control's own menu was selected.
  func menuSelectionDidChange() {}

  // MARK: Focus and keys

  /// A Boolean value that indicates whether Tab stops at the control. It is `true` if the control is enabled.
  open override var canBecomeFocused: Bool { isEnabled }

  /// Called when the control has received or lost the focus.
  open override func focusDidChange() { stateDidChange() }

  /// Presses a focused control with Space and Return.
  open override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    if !keyPressBegan(presses, event) { super.pressesBegan(presses, with: event) }
  }

  /// Releases a control when a key that has pressed it comes up.
  open override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    if !keyPressEnded(presses, event) { super.pressesEnded(presses, with: event) }
  }

  /// Releases a control when a key that has pressed it is cancelled.
  open override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    if !keyPressCancelled(presses) { super.pressesCancelled(presses, with: event) }
  }

  override var isUsuallyAccessibilityElement: Bool { true }
  override var usualAccessibilityTraits: AccessibilityTraits {
    self is any AdjustableControl
      ? accessibilityTraitsOfState.union(.adjustable) : accessibilityTraitsOfState
  }

  final var heldKey: Press?

  /// A Boolean value that indicates whether a touch that ends inside triggers the primary action.
  var triggersPrimaryAction: Bool { false }

  /// Performs the primary action, as Space and Return do while the control has the focus. The base class
  /// sends ``Events/primaryActionTriggered``. Follows `UIControl.performPrimaryAction()`.
  open func performPrimaryAction() {
    if !openPrimaryMenu(at: .zero, byKey: true, event: nil) {
      triggerPrimaryAction(with: nil)
    }
  }

  /// Sends the primary action, for the event that has triggered it, if there is one.
  func triggerPrimaryAction(with event: Event?) { send(.primaryActionTriggered, with: event) }

  override var motionContentMode: ContentMode { .redraw }

  override func pointerDidChange() { setNeedsDisplay() }

  /// A Boolean value that indicates whether the pointer is over the control.
  public final var isPointerInside: Bool {
    host?.pointedView?.isDescendant(of: self) ?? false
  }
}
