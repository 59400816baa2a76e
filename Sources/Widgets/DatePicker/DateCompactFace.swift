/// The fields of a date picker, each of which opens a calendar or wheels.
@MainActor final class DateCompactFace: View, DatePickerFace {
  private let fields: [DateField]
  private static let gap = 8.0

  init(_ owner: DatePicker) {
    fields =
      switch owner.datePickerMode {
      case .time: [DateField(owner, .time)]
      case .dateAndTime: [DateField(owner, .date), DateField(owner, .time)]
      default: [DateField(owner, .date)]
      }
    super.init(frame: .zero)
    for field in fields { addSubview(field) }
  }

  var wantedSize: Size {
    let sizes = fields.map(\.intrinsicContentSize)
    let width = sizes.map(\.width).reduce(0, +) + Self.gap * Double(fields.count - 1)
    return Size(width: width, height: sizes.map(\.height).max() ?? 0)
  }

  func show(animated: Bool) {
    for field in fields { field.show() }
    setNeedsLayout()
    (superview as? DatePicker)?.invalidateIntrinsicContentSize()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = wantedSize
    var x = bounds.maxX - size.width
    if !isRightToLeft { x = max(bounds.minX, bounds.midX - size.width / 2) }
    for field in isRightToLeft ? fields.reversed() : fields {
      let wanted = field.intrinsicContentSize
      field.frame = Rect(
        x: x, y: bounds.midY - wanted.height / 2, width: wanted.width, height: wanted.height)
      x += wanted.width + Self.gap
    }
  }
}

/// A field that shows a date or a time. A press opens a calendar or wheels beside it; the arrow keys go
/// a day or a minute further and back.
@MainActor final class DateField: Button {
  enum Part { case date, time }

  private unowned(unsafe) let owner: DatePicker
  private let part: Part

  init(_ owner: DatePicker, _ part: Part) {
    self.owner = owner
    self.part = part
    super.init(frame: .zero)
    var configuration = Configuration.gray()
    configuration.contentInsets = DirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)
    self.configuration = configuration
    addAction(Action { [weak self] _ in self?.open() }, for: .primaryActionTriggered)
    show()
  }

  func show() {
    let time = owner.civil
    configuration?.title =
      part == .date ? owner.words.text(ofDay: time) : owner.words.text(ofTime: time)
  }

  private func open() {
    guard let controller = presentingController else { return }
    let popover = DatePopover(owner, part)
    popover.modalPresentationStyle = .popover
    popover.popoverPresentationController?.sourceView = self
    popover.popoverPresentationController?.delegate = popover
    controller.present(popover, animated: true)
  }

  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    let others = presses.filter { !takes($0) }
    if !others.isEmpty { super.pressesBegan(others, with: event) }
  }

  private func takes(_ press: Press) -> Bool {
    guard isFocused, isEnabled, let key = press.key,
      key.modifierFlags.subtracting([.alphaShift, .numericPad]).isEmpty
    else { return false }
    switch key.keyCode {
    case .keyboardUpArrow: step(1)
    case .keyboardDownArrow: step(-1)
    default: return false
    }
    return true
  }

  private func step(_ way: Int) {
    let time = owner.civil
    guard part == .time else { return owner.userSets(time.adding(days: way)) }
    let minutes = (time.hour * 60 + time.minute + way * owner.minuteInterval + 1440) % 1440
    var other = time
    (other.hour, other.minute) = (minutes / 60, minutes % 60)
    owner.userSets(other)
  }
}

/// What a field opens.
@MainActor
private final class DatePopover: ViewController,
  PopoverPresentationControllerDelegate
{
  private let face: any DatePickerFace
  private weak var owner: DatePicker?

  init(_ owner: DatePicker, _ part: DateField.Part) {
    self.owner = owner
    face =
      part == .date ? DateInlineFace(owner, hasTime: false) : DateWheelsFace(owner, mode: .time)
    super.init()
    let size = face.wantedSize
    preferredContentSize = Size(
      width: part == .time ? 220 : size.width, height: size.height)
  }

  override func loadView() { view = face }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    face.show(animated: false)
  }

  /// It stays a popover in a narrow window: it is small.
  func adaptivePresentationStyle(
    for controller: PresentationController
  ) -> ModalPresentationStyle { .none }
}
