import WindowResponder

/// A field for several words, each of which becomes a chip.
///
///     let tags = TokenField()
///     tags.placeholder = "Add a tag"
///     tags.suggestions = ["holiday", "family", "work"]
///     tags.addAction(Action { _ in save(tags.tokens) }, for: .valueChanged)
///
/// Return, a comma and leaving the field turn what was typed into a chip. The cross on a chip removes it;
/// so does Delete where the ring is on it, and arrow keys go from chip to chip. Backspace in an empty field
/// chooses the last chip, and then removes it. What the user does sends `Control.Events.valueChanged`.
@preconcurrency @MainActor open class TokenField: Control {
  private static let padding = 6.0
  private let input = TokenInput()
  private var chips: [TokenChip] = []

  /// The words. Setting them sends nothing.
  open var tokens: [String] {
    get { chips.map(\.token) }
    set { setTokens(newValue) }
  }

  /// What is read while there is nothing; nil for nothing.
  open var placeholder: String? {
    didSet { if placeholder != oldValue { contentDidChange() } }
  }

  /// Words that complete what is typed.
  open var suggestions: [String] = []

  /// Whether a word may be there twice; false at the start.
  open var allowsDuplicates = false

  /// What ends a word beside Return; commas and semicolons at the start.
  open var separators: Set<Character> = [",", ";"]

  /// What was typed and is no chip yet.
  open var text: String {
    get { input.text ?? "" }
    set { input.text = newValue }
  }

  /// Creates an empty field.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates one without size. No archives are read: the coder is not asked for anything.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    prepare()
  }

  /// Keeps the words, and what is typed. An override calls `super`.
  open override func encodeRestorableState(with coder: Coder) {
    super.encodeRestorableState(with: coder)
    encodeTokens(coder)
  }

  /// Takes that back, and sends nothing. An override calls `super`.
  open override func decodeRestorableState(with coder: Coder) {
    super.decodeRestorableState(with: coder)
    decodeTokens(coder)
  }

  private func prepare() {
    arrangesByFrames = true
    isAccessibilityElement = false
    cursor = .text
    input.owner = self
    input.autocapitalizationType = .none
    input.addAction(
      Action { [weak self] _ in self?.contentDidChange() }, for: [.editingChanged])
    input.addAction(
      Action { [weak self] _ in self?.takeTyped() }, for: .primaryActionTriggered)
    input.addAction(
      Action { [weak self] _ in self?.setNeedsDisplay() },
      for: [.editingDidBegin, .editingDidEnd])
    addSubview(input)
  }

  // MARK: Words

  private func setTokens(_ words: [String]) {
    guard words != tokens else { return }
    for chip in chips { chip.removeFromSuperview() }
    chips = []
    for word in words { add(word) }
    contentDidChange()
  }

  private func add(_ word: String) {
    let chip = TokenChip(word)
    chip.isEnabled = isEnabled
    chip.focusGroupIdentifier = "tokens \(ObjectIdentifier(self).hashValue)"
    chip.onRemove = { [weak self, weak chip] in if let chip { self?.userRemoves(chip) } }
    chips.append(chip)
    insertSubview(chip, belowSubview: input)
  }

  /// Adds what stands in the field, as the user does by Return.
  final func takeTyped() {
    let word = Self.trimmed(text)
    text = ""
    guard !word.isEmpty, allowsDuplicates || !tokens.contains(word) else {
      return contentDidChange()
    }
    add(word)
    contentDidChange()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  private static func trimmed(_ text: String) -> String {
    let start = text.drop { $0.isWhitespace }
    let end = start.lastIndex { !$0.isWhitespace }
    return end.map { String(start[...$0]) } ?? ""
  }

  /// Takes a text that ends words, as one that is typed or pasted; tells whether it did.
  final func takes(_ text: String) -> Bool {
    guard text.contains(where: { separators.contains($0) || $0.isNewline }) else { return false }
    let parts = (self.text + text).split(
      omittingEmptySubsequences: false
    ) { separators.contains($0) || $0.isNewline }
    for part in parts.dropLast() {
      self.text = String(part)
      takeTyped()
    }
    self.text = Self.trimmed(String(parts.last ?? ""))
    contentDidChange()
    return true
  }

  final func completions(for typed: String) -> [String] {
    allowsDuplicates ? suggestions : suggestions.filter { !tokens.contains($0) }
  }

  private func userRemoves(_ chip: TokenChip) {
    guard isEnabled, let index = chips.firstIndex(where: { $0 === chip }) else { return }
    let hadFocus = chip.isFocused
    chips.remove(at: index)
    chip.removeFromSuperview()
    if hadFocus { input.becomeFirstResponder() }
    contentDidChange()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  /// Backspace in the empty field.
  final func deleteBeforeInput() {
    guard let last = chips.last else { return }
    if last.isSelected { userRemoves(last) } else { last.isSelected = true }
  }

  final func inputDidEnd() {
    for chip in chips { chip.isSelected = false }
    takeTyped()
  }

  // MARK: Layout

  private func contentDidChange() {
    input.placeholder = chips.isEmpty ? placeholder : nil
    setNeedsLayout()
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  private var lines: FlowLines {
    FlowLines(spacing: Self.padding, lineSpacing: Self.padding, lineAlignment: .center)
  }

  /// Places chips and the part that is typed in.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.insetBy(dx: Self.padding, dy: Self.padding)
    var frames = lines.frames(of: chips + [input], in: room, isMirrored: isRightToLeft)
    if bounds.height <= theme.metrics.touchTarget, let end = frames.map(\.maxY).max() {
      // One line stands in the middle.
      let shift = ((room.maxY - end) / 2).rounded()
      frames = frames.map { $0.offsetBy(dx: 0, dy: shift) }
    }
    for (chip, frame) in zip(chips, frames) { chip.place(in: frame) }
    guard var last = frames.last else { return }
    // What is typed has the rest of its line.
    if isRightToLeft {
      last.size.width = last.maxX - room.minX
      last.origin.x = room.minX
    } else {
      last.size.width = room.maxX - last.minX
    }
    if chips.isEmpty {
      // Words begin where those of other fields do.
      last.size.width -= Self.padding
      if !isRightToLeft { last.origin.x += Self.padding }
    }
    input.place(in: last)
  }

  /// The size of all lines in a width, in points.
  open override func sizeThatFits(_ size: Size) -> Size {
    let width = size.width > 0 && size.width.isFinite ? size.width : 240
    let inner = lines.size(of: chips + [input], width: width - 2 * Self.padding)
    return Size(
      width: width, height: max(theme.metrics.touchTarget, inner.height + 2 * Self.padding))
  }

  /// As high as all lines, and as wide as there is room.
  open override var intrinsicContentSize: Size {
    Size(
      width: View.noIntrinsicMetric,
      height: sizeThatFits(Size(width: bounds.width, height: 0)).height)
  }

  /// Draws the border.
  open override func draw(_ rect: Rect, in context: GraphicsContext) {
    let radius = theme.metrics.controlCornerRadius
    context.fillRoundedRect(
      bounds, cornerRadius: radius,
      color: isEnabled ? .systemBackground : .systemBackground.withAlphaComponent(0.5))
    context.strokeRoundedRect(
      bounds, cornerRadius: radius,
      color: input.isEditing ? focusRingColor : isEnabled ? .controlBorder : .separator,
      width: input.isEditing ? theme.metrics.focusRingWidth : 1)
  }

  // MARK: Use

  /// Enables or disables field and chips.
  open override var isEnabled: Bool {
    didSet {
      input.isEnabled = isEnabled
      for chip in chips { chip.isEnabled = isEnabled }
    }
  }

  /// The Tab key stops at chips and at what is typed, not here.
  open override var canBecomeFocused: Bool { false }

  /// A press beside the chips begins typing.
  open override func endTracking(_ touch: Touch?, with event: Event?) {
    if isTouchInside { input.becomeFirstResponder() }
  }

  /// Begins typing.
  open override func performPrimaryAction() { input.becomeFirstResponder() }

  /// What was set, else the placeholder.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? placeholder }
    set {
      super.accessibilityLabel = newValue
      input.accessibilityLabel = newValue
    }
  }

  /// What was set, else the words.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? tokens.joined(separator: ", ") }
    set { super.accessibilityValue = newValue }
  }
}

extension TokenField: WrappingView {
  /// Its height follows from its width.
  package var wrapsToWidth: Bool { true }
  package func wrappedSize(forWidth width: Double) -> Size {
    sizeThatFits(Size(width: width, height: 0))
  }
}
