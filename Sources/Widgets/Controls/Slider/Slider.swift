/// A control that selects a value from a range by moving a knob. Follows `UISlider`.
///
///     let volume = Slider()
///     volume.maximumValue = 11
///     volume.addTarget(self, action: Player.volumeChanged, for: .valueChanged)
///
/// The knob moves with the touch from wherever it was touched. A click or a tap on the track moves the knob
/// there. A drag along the track moves the knob by the same distance. With the focus, the arrow keys, Page Up
/// and Page Down, Home and End move it. Only actions of the user send `Control.Events.valueChanged`.
@preconcurrency @MainActor open class Slider: Control, SliderFloats {
  /// The default width, in points.
  public static let usualWidth = 160.0

  lazy var slide = AnimatedValue(0, in: self)
  var drag: SliderDrag?
  lazy var keys = SliderKeys(self)
  private var storedValue = 0.0
  private var ownRange = ValueRange(minimum: 0, maximum: 1)

  /// Creates a slider with a range from 0 to 1 and the value 0.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
  }

  /// Creates a slider of zero size. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
  }

  /// Saves the value. An override calls `super`.
  open override func encodeRestorableState(with coder: Coder) {
    super.encodeRestorableState(with: coder)
    coder.encode(value, forKey: StateKey.value)
  }

  /// Restores the value, without sending an event. An override calls `super`.
  open override func decodeRestorableState(with coder: Coder) {
    super.decodeRestorableState(with: coder)
    if let value = coder.decodeNumber(forKey: StateKey.value) { self.value = value }
  }

  // MARK: Value

  /// The value, from ``minimumValue`` to ``maximumValue``. Values outside are limited to the nearer end. A
  /// new value moves the knob without animation and sends no event.
  open var value: Double {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// Sets the value, with a short animation if `animated` is `true`. Sends no event.
  open func setValue(_ value: Double, animated: Bool) {
    setOwnValue(value, animated: animated)
  }

  /// The minimum value. A lower maximum becomes equal to it. The default is 0.
  open var minimumValue: Double {
    get { ownRange.minimum }
    set { setOwnRange { $0.minimum = newValue } }
  }

  /// The maximum value. A higher minimum becomes equal to it. The default is 1.
  open var maximumValue: Double {
    get { ownRange.maximum }
    set { setOwnRange { $0.maximum = newValue } }
  }

  /// A Boolean value that indicates whether events are sent while the knob moves. If it is `false`, one is
  /// sent when the touch ends or the key is released. The default is `true`.
  open var isContinuous = true

  // MARK: Appearance

  /// The color of the track between the minimum value and the knob, or `nil` for the tint color. A new color
  /// removes the images of this part of the track.
  open var minimumTrackTintColor: Color? {
    didSet { colorDidChange(minimumTrackTintColor) { $0.minimum = [:] } }
  }
  /// The color of the track between the knob and the maximum value, or `nil` for the track color of the
  /// theme. A new color removes the images of this part of the track.
  open var maximumTrackTintColor: Color? {
    didSet { colorDidChange(maximumTrackTintColor) { $0.maximum = [:] } }
  }
  /// The color of the knob, or `nil` for that of the theme. A new color removes the images of the knob.
  open var thumbTintColor: Color? { didSet { colorDidChange(thumbTintColor) { $0.thumb = [:] } } }
  /// The image at the minimum value, or `nil` for none.
  open var minimumValueImage: Image? { didSet { setNeedsDisplay() } }
  /// The image at the maximum value, or `nil` for none.
  open var maximumValueImage: Image? { didSet { setNeedsDisplay() } }

  /// The preferred behavioral style. It has no effect: in UIKit it has one only in Mac Catalyst. Follows
  /// `UISlider.preferredBehavioralStyle`.
  open var preferredBehavioralStyle: BehavioralStyle = .automatic
  /// The behavioral style. It is always `.pad`.
  open var behavioralStyle: BehavioralStyle { .pad }

  var images = SliderImages()

  /// Sets or removes the image of the knob for a state. The knob has the size of the image. An image removes
  /// the ``thumbTintColor``.
  open func setThumbImage(_ image: Image?, for state: State) {
    if image != nil { thumbTintColor = nil }
    setImage { $0.thumb[state] = image }
  }
  /// Sets or removes the image of the track on the minimum side for a state. Cap insets keep the ends of the
  /// image unscaled. An image removes the ``minimumTrackTintColor``.
  open func setMinimumTrackImage(_ image: Image?, for state: State) {
    if image != nil { minimumTrackTintColor = nil }
    setImage { $0.minimum[state] = image }
  }
  /// Sets or removes the image of the track on the maximum side for a state. An image removes the
  /// ``maximumTrackTintColor``.
  open func setMaximumTrackImage(_ image: Image?, for state: State) {
    if image != nil { maximumTrackTintColor = nil }
    setImage { $0.maximum[state] = image }
  }
  /// Returns the image of the knob for a state, or that of `.normal`, or `nil` for the default knob.
  open func thumbImage(for state: State) -> Image? { images.thumb.image(for: state) }
  /// Returns the image of the track on the minimum side for a state, or that of `.normal`.
  open func minimumTrackImage(for state: State) -> Image? { images.minimum.image(for: state) }
  /// Returns the image of the track on the maximum side for a state, or that of `.normal`.
  open func maximumTrackImage(for state: State) -> Image? { images.maximum.image(for: state) }
  /// The current image of the knob.
  open var currentThumbImage: Image? { thumbImage(for: state) }
  /// The current image of the track on the minimum side.
  open var currentMinimumTrackImage: Image? { minimumTrackImage(for: state) }
  /// The current image of the track on the maximum side.
  open var currentMaximumTrackImage: Image? { maximumTrackImage(for: state) }

  // As documented for `UISlider`, of a color and images the one that was set last has effect.
  private func colorDidChange(_ color: Color?, _ removeImages: (inout SliderImages) -> Void) {
    if color != nil { removeImages(&images) }
    setNeedsDisplay()
  }

  private func setImage(_ change: (inout SliderImages) -> Void) {
    change(&images)
    setNeedsDisplay()
  }

  /// Returns the frame of the image at the minimum value, in points.
  open func minimumValueImageRect(forBounds bounds: Rect) -> Rect {
    imageRect(minimumValueImage, atX: { _ in bounds.minX }, in: bounds)
  }

  /// Returns the frame of the image at the maximum value, in points.
  open func maximumValueImageRect(forBounds bounds: Rect) -> Rect {
    imageRect(maximumValueImage, atX: { bounds.maxX - $0 }, in: bounds)
  }

  /// Returns the frame of the track, in points.
  open func trackRect(forBounds bounds: Rect) -> Rect { usualTrackRect(in: bounds) }

  /// Returns the frame of the knob for a value, in points.
  open func thumbRect(forBounds bounds: Rect, trackRect: Rect, value: Double) -> Rect {
    usualThumbRect(onTrack: trackRect, fraction: fraction(of: value))
  }

  /// Returns the frame of the knob for a value, in points. The slider calls it for each position, and it
  /// calls the method with a `Double`. Follows `UISlider.thumbRect(forBounds:trackRect:value:)`.
  @_disfavoredOverload
  open func thumbRect(forBounds bounds: Rect, trackRect: Rect, value: Float) -> Rect {
    thumbRect(forBounds: bounds, trackRect: trackRect, value: exactValue(of: value))
  }
  /// The value for which the frame of the knob is being requested, without the rounding of a `Float`.
  final var requestedValue: Double?

  /// Draws the track and the knob, and the focus ring of a focused slider.
  open override func draw(_ rect: Rect, in context: GraphicsContext) {
    drawSlider(in: context)
  }

  /// The height of a touch target, without an intrinsic width, in points.
  open override var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: theme.metrics.touchTarget)
  }

  /// Returns the default width and the height of a touch target, in points.
  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: Self.usualWidth, height: theme.metrics.touchTarget)
  }

  /// The accessibility value. The default is the value with at most two decimals.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? Self.text(of: value) }
    set { super.accessibilityValue = newValue }
  }

  // MARK: Tracking

  /// Begins a drag of the knob. If the pointer presses the track, moves the knob there. Returns `true`.
  open override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
    beginDrag(touch)
    return true
  }

  /// Moves the knob with the touch. Returns `true`.
  open override func continueTracking(_ touch: Touch, with event: Event?) -> Bool {
    continueDrag(touch)
    return true
  }

  /// Ends the drag. After a tap on the track, moves the knob there.
  open override func endTracking(_ touch: Touch?, with event: Event?) { endDrag(touch) }

  /// Cancels the drag. A value for which no event was sent is restored.
  open override func cancelTracking(with event: Event?) { cancelDrag() }

  // MARK: Keys

  /// Moves the knob for its keys, and forwards the other keys.
  open override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    let others = keys.began(presses)
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  /// Ends the movement by a released key.
  open override func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    let others = keys.ended(presses)
    if !others.isEmpty { super.pressesEnded(others, with: event) }
  }

  /// Ends the movement by a cancelled key.
  open override func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    let others = keys.ended(presses)
    if !others.isEmpty { super.pressesCancelled(others, with: event) }
  }

  /// Ends a movement by keys if the slider loses the focus.
  open override func focusDidChange() {
    super.focusDidChange()
    if !isFocused { keys.stop() }
  }

  /// Takes no action: Space and Return have no meaning for a slider.
  open override func performPrimaryAction() {}

  /// Returns `false` for a recognizer of an ancestor that waits for a horizontal drag, if the touch moves the
  /// knob.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: GestureRecognizer
  ) -> Bool {
    leavesDrag(to: gestureRecognizer, isOnKnob: hasKnob)
  }

  // MARK: Internal use

  /// Sets the value as for the user. Returns a Boolean value that indicates whether it changed.
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
    accessibilityDidChange(.value)
  }
}
