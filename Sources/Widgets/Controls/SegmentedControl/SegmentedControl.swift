/// A control with segments, of which at most one is selected. Follows `UISegmentedControl`.
///
///     let view = SegmentedControl(items: ["Day", "Week", "Month"])
///     view.selectedSegmentIndex = 1
///     view.addTarget(self, action: Calendar.viewChanged, for: .valueChanged)
///
/// A tap selects a segment. A touch that moves over several segments selects the one at which it ends. With
/// the focus, the arrow keys, Home and End select a segment. Only actions of the user send
/// `Control.Events.valueChanged`.
@preconcurrency @MainActor open class SegmentedControl: Control {
  /// The height of the drawn control, in points. The whole frame handles touches.
  public static let drawnHeight = 36.0

  var segments: [Segment] = [] {
    didSet {
      neededSizeDidChange()
    }
  }
  /// The position of the selection mark, as an index or a number between two.
  lazy var slide = AnimatedValue(0, in: self)
  /// The segment at the current touch.
  var pressedIndex: Int? { didSet { if pressedIndex != oldValue { setNeedsDisplay() } } }
  /// The segment of the arrow keys in a momentary control.
  var keyIndex = 0
  private var chosen = SegmentedControl.noSegment

  /// Creates a control without segments.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
  }

  /// Creates a control of zero size. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
  }

  /// Saves the selected segment. An override calls `super`.
  open override func encodeRestorableState(with coder: Coder) {
    super.encodeRestorableState(with: coder)
    coder.encode(selectedSegmentIndex, forKey: StateKey.value)
  }

  /// Restores the selected segment, without sending an event. An override calls `super`.
  open override func decodeRestorableState(with coder: Coder) {
    super.decodeRestorableState(with: coder)
    if let value = coder.decode(Int.self, forKey: StateKey.value), value < numberOfSegments {
      selectedSegmentIndex = max(Self.noSegment, value)
    }
  }

  /// Creates a control with a segment for each item, a `String`, an `Image` or an `Action`. Other items are a
  /// programming error.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    for (index, item) in (items ?? []).enumerated() {
      switch item {
      case let title as String: insertSegment(withTitle: title, at: index, animated: false)
      case let image as Image: insertSegment(with: image, at: index, animated: false)
      case let action as Action: insertSegment(action: action, at: index, animated: false)
      default: preconditionFailure("A segmented control's items are strings, images and actions")
      }
    }
    frame.size = intrinsicContentSize
  }

  /// Creates a control with a segment for each action. Selecting a segment performs its action.
  public convenience init(frame: Rect = .zero, actions: [Action]) {
    self.init(frame: frame)
    for (index, action) in actions.enumerated() {
      insertSegment(action: action, at: index, animated: false)
    }
    if frame.isEmpty { self.frame = Rect(origin: frame.origin, size: intrinsicContentSize) }
  }

  // MARK: Selection

  /// The index of the selected segment, or ``noSegment`` for none. A new value sends no event, and is ignored
  /// by a momentary control.
  open var selectedSegmentIndex: Int {
    get { chosen }
    set { if !isMomentary { choose(newValue, animated: false) } }
  }

  /// A Boolean value that indicates whether a segment is selected only while it is pressed. The default is
  /// `false`.
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
    accessibilityDidChange(.selection)
    if index != Self.noSegment {
      slide.move(to: Double(index), animated: animated && old != Self.noSegment)
    }
  }

  // MARK: Segments

  /// The number of segments.
  open var numberOfSegments: Int { segments.count }

  // As in UIKit, an index beyond the last segment stands for the last one where a segment is changed, read or
  // removed. Without segments, and for a negative index, nothing happens.

  /// Inserts a segment with a title at an index, without an animation.
  open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    insert(Segment(title: title), at: index)
  }

  /// Inserts a segment with an image at an index, without an animation.
  open func insertSegment(with image: Image?, at index: Int, animated: Bool) {
    insert(Segment(image: image), at: index)
  }

  /// Inserts a segment that performs an action when it is selected, without an animation.
  ///
  /// A segment whose action has the same identifier is replaced at the same index, and otherwise removed.
  open func insertSegment(action: Action, at index: Int, animated: Bool) {
    insert(Segment(image: action.image, action: action), at: index)
  }

  /// Removes a segment, without an animation. A negative index is ignored.
  open func removeSegment(at index: Int, animated: Bool) { remove(at: index) }

  /// Removes all segments.
  open func removeAllSegments() {
    chosen = Self.noSegment
    segments = []
  }

  /// Sets the title of a segment, and removes its image.
  open func setTitle(_ title: String?, forSegmentAt index: Int) {
    changeSegment(at: index) { ($0.title, $0.image) = (title, nil) }
  }

  /// Returns the title of a segment, or `nil` for one with an image.
  open func titleForSegment(at index: Int) -> String? { segment(at: index)?.shownTitle }

  /// Sets the image of a segment, and removes its title.
  open func setImage(_ image: Image?, forSegmentAt index: Int) {
    changeSegment(at: index) { ($0.title, $0.image) = (nil, image) }
  }

  /// Returns the image of a segment, or `nil` for one with a title.
  open func imageForSegment(at index: Int) -> Image? { segment(at: index)?.image }

  /// Sets the action of a segment, with the action's title and image.
  open func setAction(_ action: Action, forSegmentAt index: Int) {
    changeSegment(at: index) { ($0.title, $0.image, $0.action) = (nil, action.image, action) }
  }

  /// Returns the action that a segment performs when it is selected.
  open func actionForSegment(at index: Int) -> Action? { segment(at: index)?.action }

  /// Returns the index of the segment whose action has an identifier, or `Int.max`, which is Foundation's
  /// `NSNotFound`, if there is none.
  open func segmentIndex(identifiedBy identifier: Action.Identifier) -> Int {
    ownIndex(of: identifier) ?? .max
  }

  /// Sets the width of a segment, in points, or 0 for an automatic width.
  open func setWidth(_ width: Double, forSegmentAt index: Int) {
    changeSegment(at: index) { $0.width = max(0, width) }
  }

  /// Returns the width that was set for a segment, in points, or 0 if none was.
  open func widthForSegment(at index: Int) -> Double { segment(at: index)?.width ?? 0 }

  /// Sets the offset of a segment's content, in points.
  open func setContentOffset(_ offset: Size, forSegmentAt index: Int) {
    changeSegment(at: index) { $0.contentOffset = offset }
  }

  /// Returns the offset of a segment's content, in points.
  open func contentOffsetForSegment(at index: Int) -> Size {
    segment(at: index)?.contentOffset ?? .zero
  }

  /// Sets a Boolean value that indicates whether the user can select a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt index: Int) {
    changeSegment(at: index) { $0.isEnabled = enabled }
  }

  /// Returns a Boolean value that indicates whether the user can select a segment.
  open func isEnabledForSegment(at index: Int) -> Bool { segment(at: index)?.isEnabled ?? false }

  /// A Boolean value that indicates whether the width of segments depends on their content. If it is `false`,
  /// the default, all have the same width.
  open var apportionsSegmentWidthsByContent = false {
    didSet {
      neededSizeDidChange()
    }
  }

  // MARK: Appearance

  /// The background color of the selected segment, or `nil` for that of the theme.
  open var selectedSegmentTintColor: Color? { didSet { setNeedsDisplay() } }

  var titleStyle: [State: TextAttributes] = [:]

  /// Sets or removes the attributes of titles for a state: `.normal`, `.selected`, `.highlighted` or
  /// `.disabled`. Attributes that are not set for a state are those of `.normal`.
  @_disfavoredOverload open func setTitleTextAttributes(
    _ attributes: TextAttributes?, for state: State
  ) {
    titleStyle[state] = attributes
    neededSizeDidChange()
  }

  /// Returns the attributes of titles for a state, or `nil` if none were set.
  @_disfavoredOverload open func titleTextAttributes(for state: State) -> TextAttributes? {
    titleStyle[state]
  }

  var backgroundImages: [State: Image] = [:] { didSet { setNeedsDisplay() } }
  var dividerImages: [Divider: Image] = [:] { didSet { setNeedsDisplay() } }

  /// Sets the image behind a segment in a state, for all bar metrics. With such an image, the control has no
  /// background and no mark of its own. For a state without an image, that of `.normal` is drawn.
  open func setBackgroundImage(
    _ backgroundImage: Image?, for state: State, barMetrics: BarMetrics
  ) { backgroundImages[state] = backgroundImage }

  /// Returns the image behind a segment in a state, or `nil` if none was set.
  open func backgroundImage(for state: State, barMetrics: BarMetrics) -> Image? {
    backgroundImages[state]
  }

  /// Sets the image between two segments in their states, for all bar metrics. For states without an image,
  /// that of two segments in the state `.normal` is drawn.
  open func setDividerImage(
    _ dividerImage: Image?, forLeftSegmentState leftState: State,
    rightSegmentState rightState: State, barMetrics: BarMetrics
  ) { dividerImages[Divider(left: leftState, right: rightState)] = dividerImage }

  /// Returns the image between two segments in their states, or `nil` if none was set.
  open func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: BarMetrics
  ) -> Image? { dividerImages[Divider(left: leftState, right: rightState)] }

  /// Draws the segments, and the focus ring of a focused control.
  open override func draw(_ rect: Rect, in context: GraphicsContext) { drawSegments(in: context) }

  /// The size of the segments, in points. The height is at least that of a touch target.
  open override var intrinsicContentSize: Size {
    Size(width: naturalWidth, height: max(naturalHeight, theme.metrics.touchTarget))
  }

  /// Returns ``intrinsicContentSize``.
  open override func sizeThatFits(_ size: Size) -> Size { intrinsicContentSize }

  /// The accessibility value. The default is the title of the selected segment.
  open override var accessibilityValue: String? {
    get {
      super.accessibilityValue
        ?? (segments.indices.contains(chosen) ? segments[chosen].shownTitle : nil)
    }
    set { super.accessibilityValue = newValue }
  }

  // MARK: Tracking

  /// Highlights the segment at the touch. Returns `true`.
  open override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
    pressedIndex = enabledIndex(at: touch.location(in: self))
    return true
  }

  /// Highlights the segment to which the touch has moved. Returns `true`.
  open override func continueTracking(_ touch: Touch, with event: Event?) -> Bool {
    pressedIndex = isTouchInside ? enabledIndex(at: touch.location(in: self)) : nil
    return true
  }

  /// Selects the segment at the touch.
  open override func endTracking(_ touch: Touch?, with event: Event?) {
    let index = isTouchInside ? pressedIndex : nil
    pressedIndex = nil
    if let index { userChooses(index) }
  }

  /// Ends the highlight without a selection.
  open override func cancelTracking(with event: Event?) { pressedIndex = nil }

  /// Selects a segment for the arrow keys, Home and End, and forwards the other keys.
  open override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    let others = keysBegan(presses)
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  /// Selects the segment of the arrow keys in a momentary control.
  open override func performPrimaryAction() {
    if isMomentary, segments.indices.contains(keyIndex), segments[keyIndex].isEnabled {
      userChooses(keyIndex)
    }
  }

  /// Returns `false` for a recognizer of an ancestor that waits for a single tap.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: GestureRecognizer
  ) -> Bool {
    leavesTap(to: gestureRecognizer)
  }
}
