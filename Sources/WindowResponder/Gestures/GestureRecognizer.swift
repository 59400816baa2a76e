import ResponderRuntime

/// The base class of objects that interpret the touches and other input of a view and its subviews as
/// gestures.
///
/// Create a recognizer with a target and an action, or add a closure, and add it to a view:
///
///     let tap = TapGestureRecognizer(target: self, action: PhotoView.zoomIn)
///     tap.numberOfTapsRequired = 2
///     addGestureRecognizer(tap)
///
/// A recognizer is a state machine, which starts in the state ``State/possible``. A discrete gesture, such as
/// a tap, ends or fails. A continuous gesture, such as a pan, begins, changes and ends, or is cancelled. The
/// action is sent for `began`, `changed`, `ended` and `cancelled`. When all touches have ended, the state is
/// `possible` again.
///
/// A subclass overrides the touch methods, calls `super`, and sets ``state``. It overrides ``reset()`` to
/// remove its own state. <doc:Gestures> describes which of several recognizers wins. Follows
/// `UIGestureRecognizer`.
@preconcurrency @MainActor open class GestureRecognizer {
  // MARK: Creating a gesture recognizer

  /// Creates a recognizer with an optional target and action. The target is held weakly.
  ///
  /// If the target is `nil`, the action is sent along the responder chain.
  public init(target: Any? = nil, action: Selector? = nil) {
    if let action { actions.add(target, action, .recognition) }
  }

  // MARK: Targets and actions

  /// Adds a target and an action. The target is held weakly. A second call with the same arguments has no
  /// effect.
  open func addTarget(_ target: Any?, action: Selector) {
    actions.add(target, action, .recognition)
  }

  /// Removes a target and an action that ``addTarget(_:action:)-(Any?,_)`` added.
  ///
  /// If `target` is `nil`, removes the action of every target. If `action` is `nil`, removes every action of
  /// the target.
  open func removeTarget(_ target: Any?, action: Selector?) {
    actions.remove(target, action, .recognition)
  }

  /// Adds a closure. It replaces one with the same identifier.
  open func addAction(_ action: Action) {
    actions.remove(action.identifier, .recognition)
    actions.add(action, .recognition)
  }

  /// Removes a closure.
  open func removeAction(_ action: Action) {
    actions.remove(action.identifier, .recognition)
  }

  // MARK: State

  /// The state of the recognizer.
  ///
  /// A subclass sets it. The valid transitions are from `possible` to `began`, `ended` or `failed`, and from
  /// `began` or `changed` to `changed`, `ended` or `cancelled`. All others are ignored. If other recognizers
  /// have to fail first, the state remains `possible` until they have.
  open var state: State {
    get { shownState }
    set { take(newValue) }
  }

  /// A Boolean value that indicates whether the recognizer receives input. The default is `true`. If it is
  /// disabled during a gesture, the gesture is cancelled.
  open var isEnabled: Bool {
    get { isSwitchedOn }
    set { setEnabled(newValue) }
  }

  /// The view to which the recognizer is attached.
  public final var view: View? { owner }
  final var owner: View? {
    get { ownerLink.target }
    set { ownerLink.target = newValue }
  }
  @exclusivity(unchecked) private final var ownerLink = BackLink<View>()

  /// The delegate of the recognizer.
  open weak var delegate: (any GestureRecognizerDelegate)?

  /// The name of the recognizer, for debugging.
  open var name: String?

  // MARK: Touches and views

  /// A Boolean value that indicates whether the view receives `touchesCancelled` when the gesture is
  /// recognized. The default is `true`.
  open var cancelsTouchesInView = true

  /// A Boolean value that indicates whether the view receives its touches only after the recognizer has
  /// failed, and then in order. The default is `false`.
  open var delaysTouchesBegan = false

  /// A Boolean value that indicates whether the end of touches is withheld from the view while the gesture is
  /// possible. The default is `true`.
  open var delaysTouchesEnded = true

  /// The accepted types of touches. The default is all types.
  open var allowedTouchTypes: [Touch.TouchType] = [.direct, .indirect, .pencil, .indirectPointer]

  /// The accepted types of presses. The default is none.
  open var allowedPressTypes: [Press.PressType] = []

  /// A Boolean value that indicates whether touches of only one type are accepted at a time. While a touch of
  /// a finger is tracked, a button of the pointer is then ignored. The default is `true`.
  open var requiresExclusiveTouchType = true

  /// The pointer's buttons in the last event that the recognizer received.
  public internal(set) final var buttonMask: Event.ButtonMask = []

  /// The modifier keys in the last event that the recognizer received.
  public internal(set) final var modifierFlags: KeyModifierFlags = []

  /// The number of touches in the gesture.
  open var numberOfTouches: Int { tracked.count }

  /// Returns the location of the gesture in a view's coordinates, in points. It is the centroid of all
  /// touches. If `view` is `nil`, returns the location in window coordinates.
  open func location(in view: View?) -> Point {
    let middle = middleOfTouches ?? lastMiddle
    return view?.convertFromWindow(middle) ?? middle
  }

  /// Returns the location of one of the touches in a view's coordinates, in points. If `view` is `nil`,
  /// returns the location in window coordinates.
  ///
  /// The touches are numbered from 0, in the order in which they began. For a number out of range, returns
  /// ``location(in:)``.
  open func location(ofTouch touchIndex: Int, in view: View?) -> Point {
    tracked.indices.contains(touchIndex)
      ? tracked[touchIndex].location(in: view) : location(in: view)
  }

  // MARK: Other recognizers

  /// Delays recognition until another recognizer has failed. If the other one recognizes its gesture, this
  /// one fails.
  open func require(toFail other: GestureRecognizer) { addRequirement(other) }

  /// Returns a Boolean value that indicates whether this recognizer makes another fail when it recognizes its
  /// gesture. The default is `true`.
  open func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool { true }

  /// Returns a Boolean value that indicates whether another recognizer makes this one fail when it recognizes
  /// its gesture. The default is `true`.
  open func canBePrevented(by preventingGestureRecognizer: GestureRecognizer) -> Bool { true }

  /// Returns a Boolean value that indicates whether this recognizer has to wait until another has failed. The
  /// default is `false`. Called once for each attempt.
  open func shouldRequireFailure(of otherGestureRecognizer: GestureRecognizer) -> Bool { false }

  /// Returns a Boolean value that indicates whether another recognizer has to wait until this one has failed.
  /// The default is `false`. Called once for each attempt.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: GestureRecognizer) -> Bool { false }

  /// Returns a Boolean value that indicates whether the recognizer receives an event. The default is `true`.
  /// Called when a touch, a press, scrolling, a touchpad gesture or hovering begins.
  open func shouldReceive(_ event: Event) -> Bool { true }

  // MARK: Methods for subclasses

  /// Called when touches begin in the view.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event) {}
  /// Called when touches have moved.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event) {}
  /// Called when touches have ended.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event) {}
  /// Called when touches were cancelled.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event) {}
  /// Called when estimated properties of touches are known. Wayland has no estimated properties, so this
  /// method is never called.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<Touch>) {}

  /// Called when keys are pressed.
  open func pressesBegan(_ presses: Set<Press>, with event: PressesEvent) {}
  /// Called when properties of held keys have changed.
  open func pressesChanged(_ presses: Set<Press>, with event: PressesEvent) {}
  /// Called when keys are released.
  open func pressesEnded(_ presses: Set<Press>, with event: PressesEvent) {}
  /// Called when presses were cancelled.
  open func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent) {}

  /// Stops tracking a touch, which the view keeps.
  open func ignore(_ touch: Touch, for event: Event) { stopTracking(touch) }

  /// Stops tracking a press.
  open func ignore(_ button: Press, for event: PressesEvent) { stopTracking(button) }

  /// Called after an attempt has ended, to remove its state. The recognizer receives no more of the attempt's
  /// touches.
  open func reset() {}

  /// A Boolean value that indicates whether further touches may complete the gesture while none is down, as
  /// between the two taps of a double tap. The default is `false`.
  ///
  /// While it is `true`, the end of the last touch is withheld from the view, and recognizers that wait for
  /// this one to fail continue to wait. UIKit has no public property for this.
  open var isAwaitingFurtherTouches: Bool { false }

  // MARK: Methods for the library's recognizers

  /// A Boolean value that indicates whether the recognizer is also reset when its touches have ended without
  /// a decision. A recognizer of an application may track further touches in a gesture of several strokes.
  var isResetWhenLapsed: Bool { false }

  /// Returns a Boolean value that indicates whether a touch or button can be part of the gesture.
  func mayTrack(_ touch: Touch, _ event: Event) -> Bool { true }

  /// Returns a Boolean value that indicates whether scrolling, a touchpad gesture or hovering can be part of
  /// the gesture.
  func mayFollow(_ event: Event) -> Bool { false }

  /// Processes an event of scrolling, of a touchpad gesture or of hovering.
  func follow(_ event: Event) {}

  /// Processes the end of scrolling, of a touchpad gesture or of hovering.
  func sequenceEnded(isCancelled: Bool) {}

  // MARK: Storage

  @exclusivity(unchecked) final var actions = TargetActionList<Action, GestureEvents>()
  @exclusivity(unchecked) final var shownState = State.possible {
    didSet { if let observer = GestureTrace.observer { observer(self, shownState) } }
  }
  @exclusivity(unchecked) final var isSwitchedOn = true
  /// The state that is reached if the recognizers that have to fail first do so.
  @exclusivity(unchecked) final var heldState: State?
  /// A Boolean value that indicates whether the gesture has ended while it waits for others to fail.
  @exclusivity(unchecked) final var heldEnd = false
  /// The tracked touches, in the order in which they began.
  @exclusivity(unchecked) final var tracked: [Touch] = []
  /// The touches of the same attempt that have ended.
  @exclusivity(unchecked) final var past: [Touch] = []
  /// The tracked presses.
  @exclusivity(unchecked) final var trackedPresses: [Press] = []
  /// The presses of the same attempt that have ended.
  final var pastPresses: [Press] = []
  /// The tracked scrolling, touchpad gesture or hovering.
  @exclusivity(unchecked) final var sequence: GestureSequence?
  /// The last centroid of the touches, in window coordinates.
  final var lastMiddle = Point.zero
  /// The number of the attempt. It identifies data of earlier attempts.
  final var attempt = 0
  /// The coordinator of the attempt, or `nil` if there is no attempt.
  @exclusivity(unchecked) final var coordinator: GestureCoordinator?
  /// The number of the coordinator for fast comparison, or 0 if there is no attempt.
  @exclusivity(unchecked) final var play = 0
  /// A Boolean value that indicates whether the state has changed and the action was not sent yet.
  @exclusivity(unchecked) final var actionIsDue = false
  /// A Boolean value that indicates whether the gesture was recognized and the views have not lost its
  /// touches yet.
  final var recognitionIsDue = false
  final var actionsUnderWay = 0
  @exclusivity(unchecked) final var stamp = 0
  final var requirements: [WeakRecognizer] = []
  final var failureAnswers: [FailureAnswer] = []
  /// The last event for which ``isReceiving`` was determined.
  @BackLink final var answeredEvent: Event?
  /// The delivery of ``answeredEvent``. The touches of a sequence share an event.
  final var answeredDelivery = 0
  /// A Boolean value that indicates whether the recognizer receives ``answeredEvent``.
  final var isReceiving = false

  /// The states of a recognizer. The values are those of `UIGestureRecognizer.State`.
  public enum State: Int, Sendable {
    /// The gesture has not been recognized yet. This is the default state.
    case possible
    /// A continuous gesture has begun.
    case began
    /// A continuous gesture has changed.
    case changed
    /// A continuous gesture has ended, or a discrete gesture was recognized.
    case ended
    /// A continuous gesture was cancelled. It should have no effect.
    case cancelled
    /// The input is not the recognizer's gesture.
    case failed

    /// A discrete gesture was recognized. This is another name for ``ended``.
    public static let recognized = State.ended

    /// A Boolean value that indicates whether a continuous gesture is in progress.
    var isActive: Bool { self == .began || self == .changed }
    /// A Boolean value that indicates whether the state remains until the recognizer is reset.
    var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
  }
}

extension GestureRecognizer: Hashable {
  /// Returns a Boolean value that indicates whether two recognizers are the same object.
  public nonisolated static func == (a: GestureRecognizer, b: GestureRecognizer) -> Bool {
    a === b
  }

  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
