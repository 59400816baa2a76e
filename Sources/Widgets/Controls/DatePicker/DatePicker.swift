/// A control that chooses a date, a time or a span of time. Follows `UIDatePicker`.
///
///     let birthday = DatePicker()
///     birthday.datePickerMode = .date
///     birthday.preferredDatePickerStyle = .inline
///     birthday.addTarget(self, action: PersonForm.birthdayChanged, for: .valueChanged)
///
/// It shows wheels, a calendar of a month, or a compact field that opens one of them. Times are seconds
/// after the beginning of 1970 in Greenwich; the module `UIKit` has them as `Date`. Names and order are
/// those of the desktop's language, the calendar is the Gregorian one. Only what the user does sends
/// `Control.Events.valueChanged`.
@preconcurrency @MainActor open class DatePicker: Control {
  final var zone = CivilZone.local
  final var words = DateWords.system
  final var face: (any DatePickerFace)?
  private var stored: Double
  private var span = 60.0

  /// Creates a picker that stands at the present time; without a size it has its own.
  public override init(frame: Rect = .zero) {
    stored = Self.now
    super.init(frame: frame)
    if frame.isEmpty { self.frame.size = intrinsicContentSize }
  }

  /// Creates one of its own size. No archives are read: the coder is not asked for anything.
  public override init?(coder: AnyObject) {
    stored = Self.now
    super.init(coder: coder)
    frame.size = intrinsicContentSize
  }

  /// Keeps what is chosen. An override calls `super`.
  open override func encodeRestorableState(with coder: Coder) {
    super.encodeRestorableState(with: coder)
    encodeChoice(coder)
  }

  /// Takes that back, and sends nothing. An override calls `super`.
  open override func decodeRestorableState(with coder: Coder) {
    super.decodeRestorableState(with: coder)
    decodeChoice(coder)
  }

  // MARK: What is chosen

  /// What is chosen. The values are those of `UIDatePicker.Mode`.
  public enum Mode: Int, Hashable, Sendable {
    /// A time of the day.
    case time = 0
    /// A day.
    case date
    /// Both.
    case dateAndTime
    /// How long something takes, in hours and minutes.
    case countDownTimer
    /// A month.
    case yearAndMonth
  }

  /// What is chosen.
  open var datePickerMode: Mode = .dateAndTime { didSet { faceDidChange() } }

  /// How a picker looks. The values are those of `UIDatePickerStyle`.
  public enum Style: Int, Hashable, Sendable {
    /// As suits the mode.
    case automatic = 0
    /// Wheels.
    case wheels
    /// A field that opens a calendar or wheels.
    case compact
    /// A calendar of a month.
    case inline
  }

  /// How it would like to look; a style that the mode does not have becomes one that it has.
  open var preferredDatePickerStyle: Style = .automatic { didSet { faceDidChange() } }

  /// How it looks: never ``Style/automatic``.
  open var datePickerStyle: Style {
    switch (preferredDatePickerStyle, datePickerMode) {
    case (_, .countDownTimer), (_, .yearAndMonth): .wheels
    case (.automatic, _): .compact
    case (.inline, .time): .compact
    case (let style, _): style
    }
  }

  /// The moment that is chosen, in seconds after the beginning of 1970 in Greenwich. What lies outside of
  /// ``minimumSecondsSince1970`` and ``maximumSecondsSince1970`` is brought to the nearer one. Setting it
  /// sends nothing.
  open var secondsSince1970: Double {
    get { limited(stored) }
    set { setSecondsSince1970(newValue, animated: false) }
  }

  /// Sets the moment that is chosen, and turns the wheels there where `animated`; sends nothing.
  open func setSecondsSince1970(_ seconds: Double, animated: Bool) {
    stored = seconds.isFinite ? seconds : stored
    show(animated: animated)
  }

  /// The earliest moment; nil for none.
  open var minimumSecondsSince1970: Double? { didSet { show(animated: false) } }
  /// The latest moment; nil for none.
  open var maximumSecondsSince1970: Double? { didSet { show(animated: false) } }

  /// From one minute that is offered to the next; a divisor of 60 up to 30. Others are taken for 1.
  open var minuteInterval = 1 {
    didSet {
      if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 }
      faceDidChange()
    }
  }

  /// Whether a moment between two minutes that are offered is brought to the earlier one.
  open var roundsToMinuteInterval = true

  /// How long something takes, in seconds, from 60 to 86,340: what is chosen in the mode
  /// ``Mode/countDownTimer``.
  open var countDownDuration: Double {
    get { datePickerMode == .countDownTimer ? span : 0 }
    set {
      let minutes = (min(max(newValue, 0), 86_340) / 60).rounded(.down)
      let step = Double(minuteInterval)
      span = max(step, (minutes / step).rounded(.down) * step) * 60
      show(animated: false)
    }
  }

  /// How many seconds east of Greenwich the clock goes; nil, as at the start, for the desktop's clock.
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

  /// The language of names and order, by the C library's name as "de_DE.UTF-8"; empty, as at the start,
  /// for the desktop's. A language that is not installed is English.
  open var localeIdentifier = "" {
    didSet {
      words = localeIdentifier.isEmpty ? .system : DateWords(localeName: localeIdentifier)
      faceDidChange()
    }
  }

  // MARK: Layout

  /// Places what shows the date.
  open override func layoutSubviews() {
    super.layoutSubviews()
    madeFace.frame = bounds
  }

  /// The size of wheels, a calendar or a field, in points.
  open override var intrinsicContentSize: Size { madeFace.wantedSize }

  /// The same as ``intrinsicContentSize``.
  open override func sizeThatFits(_ size: Size) -> Size { intrinsicContentSize }

  /// What it is made of has the focus.
  open override var canBecomeFocused: Bool { false }

  /// One that cannot be used is fainter.
  open override func stateDidChange() {
    super.stateDidChange()
    face?.isUserInteractionEnabled = isEnabled
    face?.alpha = isEnabled ? 1 : 0.45
  }

  /// Names may need more room.
  open override func themeDidChange() {
    super.themeDidChange()
    invalidateIntrinsicContentSize()
    show(animated: false)
  }

  /// What was set, else the date and the time as they are shown.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? spokenDate }
    set { super.accessibilityValue = newValue }
  }
}
