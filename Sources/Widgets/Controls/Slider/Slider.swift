/// A control that chooses a value from a range by moving a knob. Follows `UISlider`.
///
///     let volume = Slider()
///     volume.maximumValue = 11
///     volume.addTarget(self, action: Player.volumeChanged, for: .valueChanged)
///
/// The knob goes with the finger from wherever it was grabbed. A click on the track, or a tap, takes it
/// there; a finger that is dragged along the track moves it by as much. Arrow keys, Page Up and Down,
/// Home and End move it while it is focused. Only what the user does sends
/// `Control.Events.valueChanged`.
@preconcurrency @MainActor open class Slider: Control, SliderFloats {
  /// How wide it is where nothing else decides, in points.
  public static let usualWidth = 160.0

  lazy var slide = AnimatedValue(0, in: self)
  var drag: SliderDrag?
  lazy var keys = SliderKeys(self)
  private var storedValue = 0.0
  private var ownRange = ValueRange(minimum: 0, maximum: 1)

  /// Creates a slider from 0 to 1 that stands at 0.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
  }

  /// Creates one without size. No archives are read: the coder is not asked for anything.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
  }

  /// Keeps the value. An override calls `super`.
  open override func encodeRestorableState(with coder: Coder) {
    super.encodeRestorableState(with: coder)
    coder.encode(value, forKey: StateKey.value)
  }

  /// Takes that back, and sends nothing. An override calls `super`.
  open override func decodeRestorableState(with coder: Coder) {
    super.decodeRestorableState(with: coder)
    if let value = coder.decodeNumber(forKey: StateKey.value) { self.value = value }
  }

  // MARK: Value

  /// The value, from ``minimumValue`` to ``maximumValue``; what lies outside is brought to the nearer
  /// end. Setting it moves the knob at once and sends nothing.
  open var value: Double {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the value, with a short slide where `animated`; sends nothing.
  open func setValue(_ value: Double, animated: Bool) {
    setOwnValue(value, animated: animated)
  }

  /// The value at the left end; a maximum that is smaller becomes it too.
  open var minimumValue: Double {
    get { ownRange.minimum }
    set { setOwnRange { $0.minimum = newValue } }
  }

  /// The value at the right end; a minimum that is larger becomes it too.
  open var maximumValue: Double {
    get { ownRange.maximum }
    set { setOwnRange { $0.maximum = newValue } }
  }

  /// Whether the value is sent while the knob moves; else once, when the finger is lifted or the key
  /// comes up.
  open var isContinuous = true

  // MARK: Looks

  /// The track to the left of the knob; nil for the tint colour.
  open var minimumTrackTintColor: Color? { didSet { setNeedsDisplay() } }
  /// The track to the right of the knob; nil for the theme's track.
  open var maximumTrackTintColor: Color? { didSet { setNeedsDisplay() } }
  /// The knob; nil for the theme's.
  open var thumbTintColor: Color? { didSet { setNeedsDisplay() } }
  /// The image at the left end; nil for none.
  open var minimumValueImage: Image? { didSet { setNeedsDisplay() } }
  /// The image at the right end; nil for none.
  open var maximumValueImage: Image? { didSet { setNeedsDisplay() } }

  /// How the slider looks and behaves. Follows `UISlider.preferredBehavioralStyle`.
  open var preferredBehavioralStyle: BehavioralStyle = .automatic
  /// How the slider looks and behaves: always as on a pad.
  open var behavioralStyle: BehavioralStyle { .pad }

  var images = SliderImages()

  /// Sets the picture of the knob for a state; nil takes it back. The knob is as large as it is.
  open func setThumbImage(_ image: Image?, for state: State) {
    setImage { $0.thumb[state] = image }
  }
  /// Sets the picture of the track on the left for a state; nil takes it back. One with cap insets keeps
  /// its ends.
  open func setMinimumTrackImage(_ image: Image?, for state: State) {
    setImage { $0.minimum[state] = image }
  }
  /// Sets the picture of the track on the right for a state; nil takes it back.
  open func setMaximumTrackImage(_ image: Image?, for state: State) {
    setImage { $0.maximum[state] = image }
  }
  /// The picture of the knob for a state, or the normal one; nil for the usual knob.
  open func thumbImage(for state: State) -> Image? { images.thumb.image(for: state) }
  /// The picture of the track on the left for a state, or the normal one.
  open func minimumTrackImage(for state: State) -> Image? { images.minimum.image(for: state) }
  /// The picture of the track on the right for a state, or the normal one.
  open func maximumTrackImage(for state: State) -> Image? { images.maximum.image(for: state) }
  /// The picture of the knob that is shown now.
  open var currentThumbImage: Image? { thumbImage(for: state) }
  /// The picture of the track on the left that is shown now.
  open var currentMinimumTrackImage: Image? { minimumTrackImage(for: state) }
  /// The picture of the track on the right that is shown now.
  open var currentMaximumTrackImage: Image? { maximumTrackImage(for: state) }

  private func setImage(_ change: (inout SliderImages) -> Void) {
    change(&images)
    setNeedsDisplay()
  }

  /// Where the image at the left end goes, in points.
  open func minimumValueImageRect(forBounds bounds: Rect) -> Rect {
    imageRect(minimumValueImage, atX: { _ in bounds.minX }, in: bounds)
  }

  /// Where the image at the right end goes, in points.
  open func maximumValueImageRect(forBounds bounds: Rect) -> Rect {
    imageRect(maximumValueImage, atX: { bounds.maxX - $0 }, in: bounds)
  }

  /// Where the track goes, in points.
  open func trackRect(forBounds bounds: Rect) -> Rect { usualTrackRect(in: bounds) }

  /// Where the knob goes for a value, in points.
  open func thumbRect(forBounds bounds: Rect, trackRect: Rect, value: Double) -> Rect {
    usualThumbRect(onTrack: trackRect, fraction: fraction(of: value))
  }

  /// Draws track and knob, and a ring while the slider is focused.
  open override func draw(_ rect: Rect, in context: GraphicsContext) {
    drawSlider(in: context)
  }

  /// As wide as it is made, and as high as a finger needs; in points.
  open override var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: theme.metrics.touchTarget)
  }

  /// A usual width, and the height a finger needs; in points.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: Self.usualWidth, height: theme.metrics.touchTarget)
  }

  /// What was set, else the value with at most two decimals.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? Self.text(of: value) }
    set { super.accessibilityValue = newValue }
  }

  // MARK: Tracking

  /// Grabs the knob, or takes it to where the pointer pressed the track.
  open override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
    beginDrag(touch)
    return true
  }

  /// Moves the knob with the finger.
  open override func continueTracking(_ touch: Touch, with event: Event?) -> Bool {
    continueDrag(touch)
    return true
  }

  /// Lets go of the knob; a finger that only tapped the track takes it there.
  open override func endTracking(_ touch: Touch?, with event: Event?) { endDrag(touch) }

  /// Lets go of the knob; what was not told yet is taken back.
  open override func cancelTracking(with event: Event?) { cancelDrag() }

  // MARK: Keys

  /// Starts moving the knob by a key; the others go the usual way.
  open override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    let others = keys.began(presses)
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  /// A key that moved the knob came up.
  open override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    let others = keys.ended(presses)
    if !others.isEmpty { super.pressesEnded(others, with: event) }
  }

  /// A key that moved the knob was taken away.
  open override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    let others = keys.ended(presses)
    if !others.isEmpty { super.pressesCancelled(others, with: event) }
  }

  /// A slider that loses the keyboard moves no further.
  open override func focusDidChange() {
    super.focusDidChange()
    if !isFocused { keys.stop() }
  }

  /// Does nothing: Space and Return have no meaning for a slider.
  open override func performPrimaryAction() {}

  /// Whether a recognizer may begin: not one further up that waits for a drag from side to side, where
  /// the finger has the knob.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: GestureRecognizer
  ) -> Bool {
    leavesDrag(to: gestureRecognizer, isOnKnob: hasKnob)
  }

  // MARK: For its parts

  /// Sets the value as the user does, and tells whether it changed.
  @discardableResult func userSet(_ new: Double) -> Bool {
    let before = value
    setValue(new, animated: false)
    guard value != before else { return false }
    if isContinuous { tellValue() }
    return true
  }

  func tellValue() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

  private func setOwnRange(_ change: (inout ValueRange) -> Void) {
    change(&ownRange)
    setOwnValue(storedValue, animated: false)
  }

  private func setOwnValue(_ value: Double, animated: Bool) {
    storedValue = ownRange.limited(value)
    slide.move(to: fraction(of: storedValue), animated: animated)
  }
}
