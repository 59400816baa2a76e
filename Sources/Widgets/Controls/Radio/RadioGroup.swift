import WindowResponder

/// Radio buttons one below the other, or side by side, of which one is on.
///
///     let align = RadioGroup(titles: ["Left", "Centre", "Right"])
///     align.selectedIndex = 0
///     align.addAction(Action { _ in text.alignment = align.selectedIndex }, for: .valueChanged)
///
/// Buttons side by side go on in the next line where there is no more room. Only what the user does sends
/// `Control.Events.valueChanged`.
@preconcurrency @MainActor open class RadioGroup: Control {
  /// The buttons, in order.
  open private(set) var buttons: [RadioButton] = []

  /// The direction in which they follow one another; one below the other at the start.
  open var axis: LayoutAxis = .vertical { didSet { if axis != oldValue { sizeDidChange() } } }
  /// The space between two buttons, in points.
  open var spacing = 0.0 { didSet { if spacing != oldValue { sizeDidChange() } } }

  /// Creates an empty group.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates one without size. No archives are read: the coder is not asked for anything.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    prepare()
  }

  /// Creates a group with a button for each title, none of which is on.
  public convenience init(titles: [String]) {
    self.init(frame: .zero)
    for title in titles { addButton(RadioButton(title: title)) }
    frame.size = intrinsicContentSize
  }

  private func prepare() {
    arrangesByFrames = true
    isAccessibilityElement = false
  }

  /// Adds a button at the end.
  open func addButton(_ button: RadioButton) {
    buttons.removeAll { $0 === button }
    buttons.append(button)
    if !isEnabled { button.isEnabled = false }
    addSubview(button)
    sizeDidChange()
  }

  /// Removes all buttons, and makes others with titles.
  open func setTitles(_ titles: [String]) {
    for button in buttons { button.removeFromSuperview() }
    for title in titles { addButton(RadioButton(title: title)) }
  }

  /// A button that is removed belongs to the group no longer.
  open override func willRemoveSubview(_ subview: View) {
    super.willRemoveSubview(subview)
    buttons.removeAll { $0 === subview }
    sizeDidChange()
  }

  /// The button that is on; nil for none. Setting it sends nothing.
  open var selectedIndex: Int? {
    get { buttons.firstIndex { $0.isOn } }
    set {
      for (index, button) in buttons.enumerated() { button.isOn = index == newValue }
    }
  }

  /// The title of the button that is on; nil for none.
  open var selectedTitle: String? { selectedIndex.flatMap { buttons[$0].title } }

  /// Enables or disables every button.
  open override var isEnabled: Bool {
    didSet { for button in buttons { button.isEnabled = isEnabled } }
  }

  func selectionDidChange() {}

  func userDidChoose() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

  /// The Tab key stops at the buttons, not at the group.
  open override var canBecomeFocused: Bool { false }

  /// Touches beside the buttons are for nobody here.
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

  /// Places the buttons.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = lines.frames(of: buttons, in: bounds, isMirrored: isRightToLeft)
    for (button, frame) in zip(buttons, frames) { button.place(in: frame) }
  }

  /// The size of all buttons in a width, in points.
  open override func sizeThatFits(_ size: Size) -> Size {
    lines.size(of: buttons, width: size.width > 0 ? size.width : .infinity)
  }

  /// The size of all buttons in one line, in points.
  open override var intrinsicContentSize: Size { sizeThatFits(View.endlessRoom) }

  /// What was set, else the title of the button that is on.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? selectedTitle }
    set { super.accessibilityValue = newValue }
  }
}

extension RadioGroup: WrappingView {
  /// Buttons side by side go on in the next line.
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
