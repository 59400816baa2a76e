import WindowResponder

/// A control with radio buttons in a column or in lines, of which one is on.
///
///     let align = RadioGroup(titles: ["Left", "Centre", "Right"])
///     align.selectedIndex = 0
///     align.addAction(Action { _ in text.alignment = align.selectedIndex }, for: .valueChanged)
///
/// Horizontal buttons that do not fit in a line begin the next one. Only actions of the user send
/// `Control.Events.valueChanged`.
@preconcurrency @MainActor open class RadioGroup: Control {
  /// The buttons, in order.
  open private(set) var buttons: [RadioButton] = []

  /// The direction in which the buttons follow each other. The default is vertical.
  open var axis: LayoutAxis = .vertical { didSet { if axis != oldValue { sizeDidChange() } } }
  /// The spacing between two buttons, in points. The default is 0.
  open var spacing = 0.0 { didSet { if spacing != oldValue { sizeDidChange() } } }

  /// Creates an empty group.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a group of zero size. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    prepare()
  }

  /// Creates a group with a button for each title. No button is on.
  public convenience init(titles: [String]) {
    self.init(frame: .zero)
    for title in titles { addButton(RadioButton(title: title)) }
    frame.size = intrinsicContentSize
  }

  private func prepare() {
    arrangesByFrames = true
    isAccessibilityElement = false
  }

  /// Appends a button.
  open func addButton(_ button: RadioButton) {
    buttons.removeAll { $0 === button }
    buttons.append(button)
    if !isEnabled { button.isEnabled = false }
    addSubview(button)
    sizeDidChange()
  }

  /// Replaces all buttons by new ones with titles.
  open func setTitles(_ titles: [String]) {
    for button in buttons { button.removeFromSuperview() }
    for title in titles { addButton(RadioButton(title: title)) }
  }

  /// Removes a removed subview from the buttons.
  open override func willRemoveSubview(_ subview: View) {
    super.willRemoveSubview(subview)
    buttons.removeAll { $0 === subview }
    sizeDidChange()
  }

  /// The index of the button that is on, or `nil` for none. A new value sends no event.
  open var selectedIndex: Int? {
    get { buttons.firstIndex { $0.isOn } }
    set {
      for (index, button) in buttons.enumerated() { button.isOn = index == newValue }
    }
  }

  /// The title of the button that is on, or `nil` for none.
  open var selectedTitle: String? { selectedIndex.flatMap { buttons[$0].title } }

  /// A Boolean value that indicates whether the buttons are enabled.
  open override var isEnabled: Bool {
    didSet { for button in buttons { button.isEnabled = isEnabled } }
  }

  func selectionDidChange() {}

  func userDidChoose() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

  /// A Boolean value that is `false`: the Tab key stops at the buttons.
  open override var canBecomeFocused: Bool { false }

  /// Returns `false`: the group handles no touches beside the buttons.
  open override func beginTracking(_ touch: Touch, with event: Event?) -> Bool { false }

  // MARK: Layout

  private func sizeDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private var lines: FlowLines {
    FlowLines(
      spacing: axis == .vertical ? spacing : max(spacing, 16), lineSpacing: spacing,
      isColumn: axis == .vertical, lineAlignment: .center)
  }

  /// Positions the buttons.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = lines.frames(of: buttons, in: bounds, isMirrored: isRightToLeft)
    for (button, frame) in zip(buttons, frames) { button.place(in: frame) }
  }

  /// Returns the size of all buttons in a width, in points.
  open override func sizeThatFits(_ size: Size) -> Size {
    lines.size(of: buttons, width: size.width > 0 ? size.width : .infinity)
  }

  /// The size of all buttons in one line, in points.
  open override var intrinsicContentSize: Size { sizeThatFits(View.endlessRoom) }

  /// The accessibility value. The default is the title of the selected button.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? selectedTitle }
    set { super.accessibilityValue = newValue }
  }
}

extension RadioGroup: WrappingView {
  /// A Boolean value that indicates whether the height depends on the width. It is always `true`.
  package var wrapsToWidth: Bool { true }
  package func wrappedSize(forWidth width: Double) -> Size {
    sizeThatFits(Size(width: width, height: 0))
  }
}

extension RadioGroup: BaselineView {
  package func baselineFromTop(forHeight height: Double) -> Double? {
    buttons.first.flatMap { $0.baselineFromTop(forHeight: $0.intrinsicContentSize.height) }
  }
}
