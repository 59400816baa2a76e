/// An object that watches what fingers do to a view and all its subviews, and tells when it was a
/// gesture.
///
/// Make one with a target and an action, or add a closure, and add it to a view:
///
///     let tap = TapGestureRecognizer(target: self, action: PhotoView.zoomIn)
///     tap.numberOfTapsRequired = 2
///     addGestureRecognizer(tap)
///
/// A recognizer is a state machine. It starts as ``State/possible``. One for a single moment, as a tap,
/// ends or fails; one for a movement, as a pan, begins, changes and ends, or is cancelled. The action
/// is sent for began, changed, ended and cancelled. When all its fingers are up it is possible again.
///
/// A subclass overrides the touch methods, calls `super`, and sets ``state``; ``reset()`` is the place
/// to forget what it knew. Who wins when several recognise is said in <doc:Gestures>. Follows
/// `UIGestureRecognizer`.
@preconcurrency @MainActor open class GestureRecognizer {
  // MARK: Making one

  /// Creates a recognizer, with something to tell perhaps. The target is held weakly.
  ///
  /// An action with a nil target is looked for along the responder chain.
  public init(target: Any? = nil, action: Selector? = nil) {
    if let action { actions.add(target, action, .recognition) }
  }

  // MARK: Targets and actions

  /// Has an action sent to a target. The target is held weakly; twice the same counts once.
  open func addTarget(_ target: Any?, action: Selector) {
    actions.add(target, action, .recognition)
  }

  /// Takes back what ``addTarget(_:action:)-(Any?,_)`` did.
  ///
  /// A nil target means every target, a nil action every action of the target.
  open func removeTarget(_ target: Any?, action: Selector?) {
    actions.remove(target, action, .recognition)
  }

  /// Has a closure called; one with the same identifier is replaced.
  open func addAction(_ action: Action) {
    actions.remove(action.identifier, .recognition)
    actions.add(action, .recognition)
  }

  /// Has a closure called no longer.
  open func removeAction(_ action: Action) {
    actions.remove(action.identifier, .recognition)
  }

  // MARK: What it stands at

  /// How far the recognizer has come.
  ///
  /// A subclass sets it, along legal ways only: from possible to began, ended or failed; from began and
  /// changed to changed, ended or cancelled. Anything else is ignored. Where others have to fail first
  /// it stays possible until they have.
  open var state: State {
    get { shownState }
    set { take(newValue) }
  }

  /// Whether it watches at all. One that is disabled while it recognises is cancelled.
  open var isEnabled: Bool {
    get { isSwitchedOn }
    set { setEnabled(newValue) }
  }

  /// The view whose touches, and whose subviews' touches, it sees.
  public final var view: View? { owner }
  final var owner: View? {
    get { ownerLink.target }
    set { ownerLink.target = newValue }
  }
  @exclusivity(unchecked) private final var ownerLink = BackLink<View>()

  /// Who is asked before anything is decided.
  open weak var delegate: (any GestureRecognizerDelegate)?

  /// A name to find the recognizer by when something goes wrong.
  open var name: String?

  // MARK: Touches and views

  /// Whether the view gets `touchesCancelled` when the gesture is recognised; true at the start.
  open var cancelsTouchesInView = true

  /// Whether the view gets nothing until the recognizer has failed, and then everything in order; false
  /// at the start.
  open var delaysTouchesBegan = false

  /// Whether the view does not hear that a finger was lifted while the gesture is still possible; true
  /// at the start.
  open var delaysTouchesEnded = true

  /// What may touch: all types, at the start.
  open var allowedTouchTypes: [Touch.TouchType] = [.direct, .indirect, .pencil, .indirectPointer]

  /// Which keys count; none at the start.
  open var allowedPressTypes: [Press.PressType] = []

  /// Whether one type of touch is enough: while a finger is followed, a pointer's button is not; true
  /// at the start.
  open var requiresExclusiveTouchType = true

  /// The pointer's buttons in the last event the recognizer got.
  public internal(set) final var buttonMask: Event.ButtonMask = []

  /// The modifier keys in the last event the recognizer got.
  public internal(set) final var modifierFlags: KeyModifierFlags = []

  /// How many fingers the gesture has at present.
  open var numberOfTouches: Int { tracked.count }

  /// Where the gesture is, in a view's own bounds: the middle of all its fingers, in points; nil means
  /// window coordinates.
  open func location(in view: View?) -> Point {
    let middle = middleOfTouches ?? lastMiddle
    return view?.convertFromWindow(middle) ?? middle
  }

  /// Where one of the fingers is, in a view's own bounds, in points; nil means window coordinates.
  ///
  /// The fingers are numbered from 0, in the order in which they came; for a number that none has it
  /// is ``location(in:)``.
  open func location(ofTouch touchIndex: Int, in view: View?) -> Point {
    tracked.indices.contains(touchIndex)
      ? tracked[touchIndex].location(in: view) : location(in: view)
  }

  // MARK: Others

  /// Has recognition wait until another recognizer has failed. If the other recognises, this one fails.
  open func require(toFail other: GestureRecognizer) { addRequirement(other) }

  /// Whether this one, when it recognises, makes another fail. The base class says yes.
  open func canPrevent(_ preventedGestureRecognizer: GestureRecognizer) -> Bool { true }

  /// Whether another one, when it recognises, makes this one fail. The base class says yes.
  open func canBePrevented(by preventingGestureRecognizer: GestureRecognizer) -> Bool { true }

  /// Whether this one has to wait until another has failed. Asked once for each attempt.
  open func shouldRequireFailure(of otherGestureRecognizer: GestureRecognizer) -> Bool { false }

  /// Whether another one has to wait until this one has failed. Asked once for each attempt.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: GestureRecognizer) -> Bool { false }

  /// Whether the recognizer wants an event at all. Asked when a finger or key comes down, or a
  /// scroll, a pinch on a touchpad or a hover begins.
  open func shouldReceive(_ event: Event) -> Bool { true }

  // MARK: For subclasses

  /// Fingers came down in the view.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event) {}
  /// Fingers moved.
  open func touchesMoved(_ touches: Set<Touch>, with event: Event) {}
  /// Fingers were lifted.
  open func touchesEnded(_ touches: Set<Touch>, with event: Event) {}
  /// Fingers were taken away.
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event) {}
  /// Something that was estimated is known now. Wayland estimates nothing: it is never called.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<Touch>) {}

  /// Keys went down.
  open func pressesBegan(_ presses: Set<Press>, with event: PressesEvent) {}
  /// Something about held keys changed.
  open func pressesChanged(_ presses: Set<Press>, with event: PressesEvent) {}
  /// Keys came up.
  open func pressesEnded(_ presses: Set<Press>, with event: PressesEvent) {}
  /// Held keys were taken away.
  open func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent) {}

  /// Has nothing more to do with a finger: the view keeps it.
  open func ignore(_ touch: Touch, for event: Event) { stopTracking(touch) }

  /// Has nothing more to do with a key.
  open func ignore(_ button: Press, for event: PressesEvent) { stopTracking(button) }

  /// The attempt is over, well or badly: forget what it was about. What is left of its fingers is not
  /// told any more.
  open func reset() {}

  /// Whether more fingers may complete what is possible still, though none is down now: between the
  /// two taps of a double tap. The base class says no.
  ///
  /// As long as it is true, the lifted finger is withheld from the view and those that wait for this
  /// one to fail go on waiting. UIKit has no such property; its recognizers keep theirs to themselves.
  open var isAwaitingFurtherTouches: Bool { false }

  // MARK: For the library's own recognizers

  /// Whether the recognizer is reset also when it lost its fingers with nothing decided. One that is
  /// made elsewhere may have them come back, in a gesture of several strokes.
  var isResetWhenLapsed: Bool { false }

  /// Whether a finger or button is one that the gesture may be made with.
  func mayTrack(_ touch: Touch, _ event: Event) -> Bool { true }

  /// Whether scrolling, a gesture on a touchpad or hovering is something that the gesture may be made
  /// with.
  func mayFollow(_ event: Event) -> Bool { false }

  /// More of the scrolling, of the gesture on a touchpad, or of the hovering.
  func follow(_ event: Event) {}

  /// The end of it.
  func sequenceEnded(isCancelled: Bool) {}

  // MARK: Parts

  @exclusivity(unchecked) final var actions = TargetActionList<Action, GestureEvents>()
  @exclusivity(unchecked) final var shownState = State.possible {
    didSet { if let observer = GestureTrace.observer { observer(self, shownState) } }
  }
  @exclusivity(unchecked) final var isSwitchedOn = true
  /// The state that waits for others to fail.
  @exclusivity(unchecked) final var heldState: State?
  /// What waits for others to fail is over meanwhile.
  @exclusivity(unchecked) final var heldEnd = false
  /// The fingers that are followed, in the order in which they came.
  @exclusivity(unchecked) final var tracked: [Touch] = []
  /// Fingers of the same attempt that are up again.
  @exclusivity(unchecked) final var past: [Touch] = []
  /// The keys that are followed.
  @exclusivity(unchecked) final var trackedPresses: [Press] = []
  /// Keys of the same attempt that are up again.
  final var pastPresses: [Press] = []
  /// The scrolling, the gesture on a touchpad or the hovering that is followed.
  @exclusivity(unchecked) final var sequence: GestureSequence?
  /// The middle of the fingers when there were some, in window coordinates.
  final var lastMiddle = Point.zero
  /// Counts the attempts, so that what belongs to an earlier one is known.
  final var attempt = 0
  /// Who decides about the attempt; nil while nothing is attempted.
  @exclusivity(unchecked) final var coordinator: GestureCoordinator?
  /// The number of the coordinator, to be compared quickly; 0 while nothing is attempted.
  @exclusivity(unchecked) final var play = 0
  /// The state has changed, and nobody has been told.
  @exclusivity(unchecked) final var actionIsDue = false
  /// The gesture was recognised, and the views have not been told.
  final var recognitionIsDue = false
  final var actionsUnderWay = 0
  @exclusivity(unchecked) final var stamp = 0
  final var requirements: [WeakRecognizer] = []
  final var failureAnswers: [FailureAnswer] = []

  /// How far a recognizer has come. The values are those of `UIGestureRecognizer.State`.
  public enum State: Int, Sendable {
    /// Nothing is decided.
    case possible
    /// A movement was recognised.
    case began
    /// A movement goes on.
    case changed
    /// A movement is over, or a gesture of one moment was recognised.
    case ended
    /// A movement was interrupted: nothing should come of it.
    case cancelled
    /// It was not this gesture.
    case failed

    /// A gesture of one moment was recognised: another name for ``ended``.
    public static let recognized = State.ended

    /// Whether the gesture goes on.
    var isActive: Bool { self == .began || self == .changed }
    /// Whether nothing more comes before the recognizer is possible again.
    var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
  }
}

extension GestureRecognizer: Hashable {
  /// Two recognizers are equal when they are the same object.
  public nonisolated static func == (a: GestureRecognizer, b: GestureRecognizer) -> Bool {
    a === b
  }

  /// Hashes the identity.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
