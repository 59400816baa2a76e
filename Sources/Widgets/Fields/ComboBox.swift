import ResponderWords
import WindowResponder

/// A field that can be typed in, with a list to choose from.
///
///     let font = ComboBox(items: ["Cantarell", "DejaVu Sans", "Noto Sans"])
///     font.text = "Cantarell"
///     font.addAction(Action { _ in use(font.text ?? "") }, for: .valueChanged)
///
/// What is typed is completed from the list. The button at its end, the arrow keys up and down and F4 open
/// the list, at what is chosen. Typing sends `Control.Events.editingChanged`; when something was chosen, or
/// typing ended with another text, `Control.Events.valueChanged` is sent. What code does sends nothing.
@preconcurrency @MainActor open class ComboBox: TextField {
  /// What there is to choose.
  open var items: [String] = [] { didSet { if items != oldValue { itemsDidChange() } } }

  /// Whether what is typed is completed from the list; true at the start.
  open var completes = true

  /// Whether a text may be typed that is not in the list; true at the start. Without it, the text goes back
  /// to what it was when typing ends with another one.
  open var allowsOtherTexts = true

  /// Which of the items the text is; nil where it is none. Setting it sets the text, and sends nothing.
  open var selectedIndex: Int? {
    get { items.firstIndex(of: text ?? "") }
    set {
      let item = newValue.flatMap { items.indices.contains($0) ? items[$0] : nil }
      setText(item ?? "")
      told = text ?? ""
    }
  }

  private let button = ComboButton(type: .system)
  /// The text that ``Control/Events/valueChanged`` last told, or that code set.
  private var told = ""

  /// Creates a box without items; without a size it has its own.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    prepareBox()
    if frame.isEmpty { self.frame = Rect(origin: frame.origin, size: sizeThatFits(frame.size)) }
  }

  /// Creates one without size. No archives are read: the coder is not asked for anything.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    prepareBox()
    frame = Rect(origin: .zero, size: sizeThatFits(.zero))
  }

  /// Creates a box with items; without a size it has its own.
  public convenience init(items: [String]) {
    self.init(frame: .zero)
    self.items = items
    itemsDidChange()
    frame.size = sizeThatFits(.zero)
  }

  private func prepareBox() {
    borderStyle = .roundedRect
    autocapitalizationType = .none
    autocorrectionType = .no
    spellCheckingType = .no
    button.box = self
    button.setImage(Image(systemName: "chevron.down"), for: .normal)
    button.tintColor = .secondaryLabel
    button.bounds.size = Size(width: 44, height: 44)
    button.accessibilityLabel = ownWord("Show list")
    button.showsMenuAsPrimaryAction = true
    button.menu = Menu()
    button.addAction(
      Action { [weak self] _ in self?.makeMenu() }, for: .menuActionTriggered)
    rightView = button
    rightViewMode = .always
    itemsDidChange()
  }

  /// Enables or disables field and list.
  open override var isEnabled: Bool { didSet { itemsDidChange() } }

  private func itemsDidChange() { button.isEnabled = isEnabled && !items.isEmpty }

  /// What is wide enough for the longest item, in points.
  open override func sizeThatFits(_ size: Size) -> Size {
    let fitting = super.sizeThatFits(size)
    let font = font ?? theme.fonts.body
    let widest = items.prefix(200).map { TextLayout.cached($0, font: font).size.width }.max() ?? 0
    return Size(width: max(fitting.width, (widest + 60).rounded(.up)), height: fitting.height)
  }

  // MARK: The list

  private func makeMenu() {
    let current = selectedIndex
    button.menu = Menu(
      options: .singleSelection,
      children: items.enumerated().map { index, item in
        Action(title: item, state: index == current ? .on : .off) { [weak self] _ in
          self?.choose(item)
        }
      })
  }

  private func choose(_ item: String) {
    text = item
    if isEditing { selectAll(nil) }
    tell()
  }

  /// Opens the list.
  open func openList() {
    if button.isEnabled { button.performPrimaryAction() }
  }

  // MARK: Typing

  /// Puts in what was typed, and what completes it.
  open override func insertText(_ text: String) {
    let found = completes ? Completion.text(typing: text, into: self, from: items) : nil
    super.insertText(found?.inserted ?? text)
    if let found, self.text?.hasSuffix(found.inserted) ?? false {
      Completion.selectEnd(found.selected, of: self)
    }
  }

  /// Typing begins: what is there now is what it goes back to.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    let wasEditing = isEditing
    let began = super.becomeFirstResponder()
    if began, !wasEditing { told = text ?? "" }
    return began
  }

  /// Typing ends: what was typed counts, as the item that it is.
  @discardableResult open override func resignFirstResponder() -> Bool {
    let wasEditing = isEditing
    let ended = super.resignFirstResponder()
    if ended, wasEditing { settle() }
    return ended
  }

  private func settle() {
    let typed = text ?? ""
    let item = items.first { $0 == typed } ?? items.first { $0.lowercased() == typed.lowercased() }
    if let item {
      if item != typed { text = item }
    } else if !allowsOtherTexts, !typed.isEmpty {
      text = told
    }
    tell()
  }

  private func tell() {
    guard text ?? "" != told else { return }
    told = text ?? ""
    sendActions(for: .valueChanged)
  }

  // MARK: Keys

  /// The arrow keys and F4 open the list, rather than move the caret.
  open override var keyCommands: [KeyCommand]? {
    let keys: [(String, KeyModifierFlags)] = [
      (KeyCommand.inputDownArrow, []), (KeyCommand.inputUpArrow, []),
      (KeyCommand.inputDownArrow, .alternate), (KeyCommand.f4, []),
    ]
    return (super.keyCommands ?? [])
      + keys.map { input, modifiers in
        let command = KeyCommand(input: input, modifierFlags: modifiers, action: .openComboList)
        command.wantsPriorityOverSystemBehavior = true
        return command
      }
  }
}

extension Selector {
  /// Opens the list of a combo box.
  fileprivate static let openComboList = Selector("openList", on: ComboBox.self) { $0.openList() }
}
