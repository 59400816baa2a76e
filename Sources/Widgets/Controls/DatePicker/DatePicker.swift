/// A control that lets the user choose a date, a time or a duration. Follows `UIDatePicker`.
///
///     let birthday = DatePicker()
///     birthday.datePickerMode = .date
///     birthday.preferredDatePickerStyle = .inline
///     birthday.addTarget(self, action: PersonForm.birthdayChanged, for: .valueChanged)
///
/// The control shows wheels, a calendar of a month, or a compact field that opens one of them. Moments are
/// seconds since 1970 in UTC. The module `UIKit` has them as `Date`, and `Language` formats them as text.
/// Names and the order of components are those of the application's language. The calendar is the Gregorian
/// one. Only actions of the user send `Control.Events.valueChanged`.
///
/// In a calendar, months without a day from the minimum to the maximum are not shown.
@preconcurrency @MainActor open class DatePicker: Control {
  final var zone = CivilZone.local
  final var words = DateStrings.system
  final var face: (any DatePickerFace)?
  private var stored: Double
  private var span = 60.0

  /// Creates a picker with the current time. If the frame is empty, the picker has its intrinsic size.
  public override init(frame: Rect = .zero) {
    stored = Self.now
    super.init(frame: frame)
    if frame.isEmpty { self.frame.size = intrinsicContentSize }
  }

  /// Creates a picker of its intrinsic size. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    stored = Self.now
    super.init(coder: coder)
    frame.size = intrinsicContentSize
  }

  /// Saves the chosen value. An override calls `super`.
  open override func encodeRestorableState(with coder: Coder) {
    super.encodeRestorableState(with: coder)
    encodeChoice(coder)
  }

  /// Restores the chosen value, without sending an event. An override calls `super`.
  open override func decodeRestorableState(with coder: Coder) {
    super.decodeRestorableState(with: coder)
    decodeChoice(coder)
  }

  // MARK: Value

  /// The kind of value that the user chooses. Follows `UIDatePicker.Mode`, with its values.
  public enum Mode: Int, Hashable, Sendable {
    /// A time of day.
    case time = 0
    /// A day.
    case date
    /// A day and a time of day.
    case dateAndTime
    /// A duration in hours and minutes.
    case countDownTimer
    /// A month.
    case yearAndMonth
  }

  /// The kind of value that the user chooses. The default is `.dateAndTime`.
  open var datePickerMode: Mode = .dateAndTime { didSet { faceDidChange() } }

  /// The style of a picker. Follows `UIDatePickerStyle`, with its values.
  public enum Style: Int, Hashable, Sendable {
    /// The default style of the mode.
    case automatic = 0
    /// Wheels.
    case wheels
    /// A field that opens a calendar or wheels.
    case compact
    /// A calendar of a month.
    case inline
  }

  /// The preferred style. A style that the mode does not support is replaced by one that it supports. The
  /// default is `.automatic`.
  open var preferredDatePickerStyle: Style = .automatic { didSet { faceDidChange() } }

  /// The current style. It is never ``Style/automatic``.
  open var datePickerStyle: Style {
    switch (preferredDatePickerStyle, datePickerMode) {
    case (_, .countDownTimer), (_, .yearAndMonth): .wheels
    case (.automatic, _): .compact
    case (.inline, .time): .compact
    case (let style, _): style
    }
  }

  /// The chosen moment, in seconds since 1970 in UTC. A value outside of ``minimumSecondsSince1970`` and
  /// ``maximumSecondsSince1970`` is limited to the nearer one. A new value sends no event.
  open var secondsSince1970: Double {
    get { rounded(limited(stored)) }
    set { setSecondsSince1970(newValue, animated: false) }
  }

  /// Sets the chosen moment. If `animated` is `true`, the wheels turn to it. A number that is not finite is
  /// ignored. Sends no event.
  open func setSecondsSince1970(_ seconds: Double, animated: Bool) {
    stored = seconds.isFinite ? seconds : stored
    show(animated: animated)
  }

  /// The earliest moment, in seconds since 1970 in UTC, or `nil` for none.
  open var minimumSecondsSince1970: Double? { didSet { show(animated: false) } }
  /// The latest moment, in seconds since 1970 in UTC, or `nil` for none.
  open var maximumSecondsSince1970: Double? { didSet { show(animated: false) } }

  /// The interval of the minutes, a divisor of 60 from 1 to 30. Other values become 1. The default is 1.
  open var minuteInterval = 1 {
    didSet {
      if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 }
      faceDidChange()
    }
  }

  /// A Boolean value that indicates whether a moment is rounded down to the minute interval. The default is
  /// `true`.
  open var roundsToMinuteInterval = true { didSet { show(animated: false) } }

  /// The chosen duration in the mode ``Mode/countDownTimer``, in seconds, from 60 to 86,340. In other modes
  /// it is 0.
  open var countDownDuration: Double {
    get { datePickerMode == .countDownTimer ? span : 0 }
    set {
      let minutes = (min(max(newValue, 0), 86_340) / 60).rounded(.down)
      let step = Double(minuteInterval)
      span = max(step, (minutes / step).rounded(.down) * step) * 60
      show(animated: false)
    }
  }

  /// The offset of the time zone from UTC, in seconds, or `nil` for the time zone of the desktop. The default
  /// is `nil`.
  open var secondsFromGMT: Int? {
    get {
      if case .fixed(let offset) = zone { return offset }
      return nil
    }
    set {
      zone = newValue.map { .fixed($0) } ?? .local
      faceDidChange()
    }
  }

  /// The locale of names and the order of components, by its name in the C library, for example
  /// "de_DE.UTF-8". An empty string, the default, is that of the desktop, or of the application's language if
  /// that is another one. If a locale is not installed, the library's own names are used, or English.
  open var localeIdentifier = "" {
    didSet {
      words = localeIdentifier.isEmpty ? .system : DateStrings(localeName: localeIdentifier)
      faceDidChange()
    }
  }

  // MARK: Layout

  /// Positions the view that shows the date.
  open override func layoutSubviews() {
    super.layoutSubviews()
    madeFace.frame = bounds
  }

  /// The size of the wheels, the calendar or the field, in points.
  open override var intrinsicContentSize: Size { madeFace.wantedSize }

  /// Returns ``intrinsicContentSize``.
  open override func sizeThatFits(_ size: Size) -> Size { intrinsicContentSize }

  /// A Boolean value that is `false`: the views inside have the focus.
  open override var canBecomeFocused: Bool { false }

  /// Dims a disabled picker.
  open override func stateDidChange() {
    super.stateDidChange()
    face?.isUserInteractionEnabled = isEnabled
    face?.alpha = isEnabled ? 1 : 0.45
  }

  /// Updates the size, because names in other fonts can need more space.
  open override func themeDidChange() {
    super.themeDidChange()
    invalidateIntrinsicContentSize()
    show(animated: false)
  }

  /// The accessibility value. The default is the date, the time or the duration, by the mode.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? spokenDate }
    set { super.accessibilityValue = newValue }
  }
}
