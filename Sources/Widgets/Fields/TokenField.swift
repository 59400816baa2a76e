import WindowResponder

/// A field for several tokens, such as tags or recipients, each of which is shown as a chip.
///
///     let tags = TokenField()
///     tags.placeholder = "Add a tag"
///     tags.suggestions = ["holiday", "family", "work"]
///     tags.addAction(Action { _ in save(tags.tokens) }, for: .valueChanged)
///
/// Return, a comma and the end of editing turn typed text into a chip. The button on a chip removes it, as
/// does Delete if the chip has the focus. Arrow keys move the focus from chip to chip. Backspace in an empty
/// field selects the last chip, and then removes it. Changes by the user send `Control.Events.valueChanged`.
@preconcurrency @MainActor open class TokenField: Control {
  private static let padding = 6.0
  private let input = TokenInput()
  private var chips: [TokenChip] = []

  /// The tokens. Setting them sends nothing.
  open var tokens: [String] {
    get { chips.map(\.token) }
    set { setTokens(newValue) }
  }

  /// The text that is shown while the field is empty, or `nil`.
  open var placeholder: String? {
    didSet { if placeholder != oldValue { contentDidChange() } }
  }

  /// The texts that complete what the user types.
  open var suggestions: [String] = []

  /// A Boolean value that indicates whether a token may occur twice. The default is `false`.
  open var allowsDuplicates = false

  /// The characters that end a token, as Return does. The default is the comma and the semicolon.
  open var separators: Set<Character> = [",", ";"]

  /// The typed text that is not a token yet.
  open var text: String {
    get { input.text ?? "" }
    set { input.text = newValue }
  }

  /// Creates an empty field.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates an empty field of zero size. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    prepare()
  }

  /// Saves the tokens and the typed text. An override calls `super`.
  open override func encodeRestorableState(with coder: Coder) {
    super.encodeRestorableState(with: coder)
    encodeTokens(coder)
  }

  /// Restores the tokens and the typed text, and sends nothing. An override calls `super`.
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

  // MARK: Tokens

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

  /// Turns the typed text into a token, as Return does.
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

  /// Turns typed or pasted text with separators into tokens. Returns `false` if the text has none.
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

  /// Handles Backspace in the empty field.
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

  /// Lays out the chips and the text input.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.insetBy(dx: Self.padding, dy: Self.padding)
    var frames = lines.frames(of: chips + [input], in: room, isMirrored: isRightToLeft)
    if bounds.height <= theme.metrics.touchTarget, let end = frames.map(\.maxY).max() {
      // A single line is centered.
      let shift = ((room.maxY - end) / 2).rounded()
      frames = frames.map { $0.offsetBy(dx: 0, dy: shift) }
    }
    for (chip, frame) in zip(chips, frames) { chip.place(in: frame) }
    guard var last = frames.last else { return }
    // The input takes the rest of its line.
    if isRightToLeft {
      last.size.width = last.maxX - room.minX
      last.origin.x = room.minX
    } else {
      last.size.width = room.maxX - last.minX
    }
    if chips.isEmpty {
      // The text has the same inset as in other fields.
      last.size.width -= Self.padding
      if !isRightToLeft { last.origin.x += Self.padding }
    }
    input.place(in: last)
  }

  /// Returns the size of all lines in a width, in points.
  open override func sizeThatFits(_ size: Size) -> Size {
    let width = size.width > 0 && size.width.isFinite ? size.width : 240
    let inner = lines.size(of: chips + [input], width: width - 2 * Self.padding)
    return Size(
      width: width, height: max(theme.metrics.touchTarget, inner.height + 2 * Self.padding))
  }

  /// The height of all lines, in points. There is no intrinsic width.
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

  /// A Boolean value that indicates whether the field and its chips are enabled.
  open override var isEnabled: Bool {
    didSet {
      input.isEnabled = isEnabled
      for chip in chips { chip.isEnabled = isEnabled }
    }
  }

  /// A Boolean value that indicates whether the field itself can have the keyboard focus. It is always
  /// `false`: the chips and the text input have the focus.
  open override var canBecomeFocused: Bool { false }

  /// Begins editing after a press beside the chips.
  open override func endTracking(_ touch: Touch?, with event: Event?) {
    if isTouchInside { input.becomeFirstResponder() }
  }

  /// Begins editing.
  open override func performPrimaryAction() { input.becomeFirstResponder() }

  /// The accessibility label. The default is the placeholder.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? placeholder }
    set {
      super.accessibilityLabel = newValue
      input.accessibilityLabel = newValue
    }
  }

  /// The accessibility value. The default is the tokens, separated by commas.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? tokens.joined(separator: ", ") }
    set { super.accessibilityValue = newValue }
  }
}

extension TokenField: WrappingView {
  /// A Boolean value that indicates whether the height depends on the width. It is always `true`.
  package var wrapsToWidth: Bool { true }
  package func wrappedSize(forWidth width: Double) -> Size {
    sizeThatFits(Size(width: width, height: 0))
  }
}
