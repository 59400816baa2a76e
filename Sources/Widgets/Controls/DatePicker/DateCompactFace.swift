/// The fields of a compact date picker. Each opens a calendar or wheels.
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

/// The popover that a date field opens.
@MainActor final class DatePopover: ViewController, PopoverPresentationControllerDelegate {
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

  /// Returns `.none`, because the popover is small enough for a narrow window.
  func adaptivePresentationStyle(
    for controller: PresentationController
  ) -> ModalPresentationStyle { .none }
}
