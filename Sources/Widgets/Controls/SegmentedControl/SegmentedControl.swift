/// A control of which one segment at most is chosen. Follows `UISegmentedControl`.
///
///     let view = SegmentedControl(items: ["Day", "Week", "Month"])
///     view.selectedSegmentIndex = 1
///     view.addTarget(self, action: Calendar.viewChanged, for: .valueChanged)
///
/// A tap chooses a segment, and so does a finger that is lifted on one after moving over others. Arrow
/// keys, Home and End choose while the control is focused. Only what the user does sends
/// `Control.Events.valueChanged`.
@preconcurrency @MainActor open class SegmentedControl: Control {
  /// How high the drawn control is, in points; a finger can hit it in the whole frame.
  public static let drawnHeight = 36.0

  var segments: [Segment] = [] {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }
  /// Where the mark of the chosen segment is: the index, or a place between two.
  lazy var slide = AnimatedValue(0, in: self)
  /// The segment under the finger that is down.
  var pressedIndex: Int? { didSet { if pressedIndex != oldValue { setNeedsDisplay() } } }
  /// Where the arrow keys are in a control that is momentary.
  var keyIndex = 0
  private var chosen = SegmentedControl.noSegment

  /// Creates a control without segments.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
  }

  /// Creates one without size. No archives are read: the coder is not asked for anything.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
  }

  /// Keeps which segment is chosen. An override calls `super`.
  open override func encodeRestorableState(with coder: Coder) {
    super.encodeRestorableState(with: coder)
    coder.encode(selectedSegmentIndex, forKey: StateKey.value)
  }

  /// Takes that back, and sends nothing. An override calls `super`.
  open override func decodeRestorableState(with coder: Coder) {
    super.decodeRestorableState(with: coder)
    if let value = coder.decode(Int.self, forKey: StateKey.value), value < numberOfSegments {
      selectedSegmentIndex = max(Self.noSegment, value)
    }
  }

  /// Creates a control with a segment for each item: a `String` or an `Image`. Anything else is a
  /// caller's mistake.
  public convenience init(items: [Any]?) {
    self.init()
    for (index, item) in (items ?? []).enumerated() {
      switch item {
      case let title as String: insertSegment(withTitle: title, at: index, animated: false)
      case let image as Image: insertSegment(with: image, at: index, animated: false)
      default: preconditionFailure("A segmented control's items are strings and images")
      }
    }
    frame.size = intrinsicContentSize
  }

  /// Creates a control with a segment for each action; choosing one performs its action.
  public convenience init(frame: Rect = .zero, actions: [Action]) {
    self.init(frame: frame)
    for (index, action) in actions.enumerated() {
      insertSegment(action: action, at: index, animated: false)
    }
    if frame.isEmpty { self.frame = Rect(origin: frame.origin, size: intrinsicContentSize) }
  }

  // MARK: Choosing

  /// The index of the chosen segment; ``noSegment`` for none. Setting it sends nothing.
  open var selectedSegmentIndex: Int {
    get { chosen }
    set { choose(newValue, animated: false) }
  }

  /// Whether a segment is chosen for as long as it is pressed only, like a row of buttons.
  open var isMomentary = false {
    didSet { if isMomentary { choose(Self.noSegment, animated: false) } }
  }

  func choose(_ index: Int, animated: Bool) {
    precondition(
      index == Self.noSegment || segments.indices.contains(index),
      "There is no segment \(index) in a control of \(segments.count)")
    let old = chosen
    chosen = index
    setNeedsDisplay()
    if index != Self.noSegment {
      slide.move(to: Double(index), animated: animated && old != Self.noSegment)
    }
  }

  // MARK: Segments

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title before another, or at the end.
  open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    insert(Segment(title: title), at: index)
  }

  /// Inserts a segment with an image before another, or at the end.
  open func insertSegment(with image: Image?, at index: Int, animated: Bool) {
    insert(Segment(image: image), at: index)
  }

  /// Inserts a segment that performs an action when it is chosen, before another or at the end.
  ///
  /// A segment whose action has the same identifier is replaced.
  open func insertSegment(action: Action, at index: Int, animated: Bool) {
    insert(Segment(image: action.image, action: action), at: index)
  }

  /// Takes a segment away; one that is not there is ignored.
  open func removeSegment(at index: Int, animated: Bool) { remove(at: index) }

  /// Takes every segment away.
  open func removeAllSegments() {
    chosen = Self.noSegment
    segments = []
  }

  /// Gives a segment a title; its image goes.
  open func setTitle(_ title: String?, forSegmentAt index: Int) {
    segments[index].title = title
    segments[index].image = nil
  }

  /// A segment's title; nil for one with an image.
  open func titleForSegment(at index: Int) -> String? { segments[index].shownTitle }

  /// Gives a segment an image; its title goes.
  open func setImage(_ image: Image?, forSegmentAt index: Int) {
    segments[index].image = image
    segments[index].title = nil
  }

  /// A segment's image; nil for one with a title.
  open func imageForSegment(at index: Int) -> Image? { segments[index].image }

  /// Gives a segment an action, and with it the action's title and image.
  open func setAction(_ action: Action, forSegmentAt index: Int) {
    segments[index].title = nil
    segments[index].image = action.image
    segments[index].action = action
  }

  /// The action that a segment performs when it is chosen.
  open func actionForSegment(at index: Int) -> Action? { segments[index].action }

  /// The index of the segment whose action has an identifier; ``noSegment`` where there is none.
  open func segmentIndex(identifiedBy identifier: Action.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == identifier } ?? Self.noSegment
  }

  /// Gives a segment a width in points; 0 for as wide as the control makes it.
  open func setWidth(_ width: Double, forSegmentAt index: Int) {
    segments[index].width = max(0, width)
  }

  /// The width that was set for a segment, in points; 0 where none was.
  open func widthForSegment(at index: Int) -> Double { segments[index].width }

  /// Moves a segment's content, in points.
  open func setContentOffset(_ offset: Size, forSegmentAt index: Int) {
    segments[index].contentOffset = offset
  }

  /// How far a segment's content is moved, in points.
  open func contentOffsetForSegment(at index: Int) -> Size { segments[index].contentOffset }

  /// Lets the user choose a segment, or not.
  open func setEnabled(_ enabled: Bool, forSegmentAt index: Int) {
    segments[index].isEnabled = enabled
  }

  /// Whether the user can choose a segment.
  open func isEnabledForSegment(at index: Int) -> Bool { segments[index].isEnabled }

  /// Whether segments are as wide as their content needs rather than all alike.
  open var apportionsSegmentWidthsByContent = false {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  // MARK: Looks

  /// The ground of the chosen segment; nil for the theme's.
  open var selectedSegmentTintColor: Color? { didSet { setNeedsDisplay() } }

  var titleLooks: [State: TextAttributes] = [:]

  /// Sets how titles look for a state; nil takes it back. The states are `.normal`, `.selected`,
  /// `.highlighted` and `.disabled`; what is not set for one is as for `.normal`.
  @_disfavoredOverload open func setTitleTextAttributes(
    _ attributes: TextAttributes?, for state: State
  ) {
    titleLooks[state] = attributes
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// How titles look for a state; nil where nothing was set for it.
  @_disfavoredOverload open func titleTextAttributes(for state: State) -> TextAttributes? {
    titleLooks[state]
  }

  /// Draws the segments, and a ring while the control is focused.
  open override func draw(_ rect: Rect, in context: GraphicsContext) { drawSegments(in: context) }

  /// As wide as the segments need, and as high as a finger does; in points.
  open override var intrinsicContentSize: Size {
    Size(width: naturalWidth, height: max(naturalHeight, theme.metrics.touchTarget))
  }

  /// The same as ``intrinsicContentSize``.
  open override func sizeThatFits(_ size: Size) -> Size { intrinsicContentSize }

  /// What was set, else the title of the chosen segment.
  open override var accessibilityValue: String? {
    get {
      super.accessibilityValue
        ?? (segments.indices.contains(chosen) ? segments[chosen].shownTitle : nil)
    }
    set { super.accessibilityValue = newValue }
  }

  // MARK: Tracking

  /// Presses the segment under the finger.
  open override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
    pressedIndex = enabledIndex(at: touch.location(in: self))
    return true
  }

  /// Presses whichever segment the finger has come to.
  open override func continueTracking(_ touch: Touch, with event: Event?) -> Bool {
    pressedIndex = isTouchInside ? enabledIndex(at: touch.location(in: self)) : nil
    return true
  }

  /// Chooses the segment under the finger.
  open override func endTracking(_ touch: Touch?, with event: Event?) {
    let index = isTouchInside ? pressedIndex : nil
    pressedIndex = nil
    if let index { userChooses(index) }
  }

  /// Chooses nothing.
  open override func cancelTracking(with event: Event?) { pressedIndex = nil }

  /// Chooses by arrow keys, Home and End; the other keys go the usual way.
  open override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    let others = keysBegan(presses)
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  /// Presses the segment that the arrow keys are at, where segments are momentary.
  open override func performPrimaryAction() {
    if isMomentary, segments.indices.contains(keyIndex), segments[keyIndex].isEnabled {
      userChooses(keyIndex)
    }
  }

  /// Whether a recognizer may begin: not one further up that waits for a single tap.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: GestureRecognizer
  ) -> Bool {
    leavesTap(to: gestureRecognizer)
  }
}
