import ResponderWords
import WindowResponder

/// A text field with a list of items to choose from.
///
///     let font = ComboBox(items: ["Cantarell", "DejaVu Sans", "Noto Sans"])
///     font.text = "Cantarell"
///     font.addAction(Action { _ in use(font.text ?? "") }, for: .valueChanged)
///
/// Typed text is completed from the list. The button at the end of the field, the up and down arrow keys and
/// F4 open the list at the selected item. Typing sends `Control.Events.editingChanged`. When the user chooses
/// an item, or ends editing with a changed text, the field sends `Control.Events.valueChanged`. Changes by
/// code send nothing.
@preconcurrency @MainActor open class ComboBox: TextField {
  /// The items of the list.
  open var items: [String] = [] { didSet { if items != oldValue { itemsDidChange() } } }

  /// A Boolean value that indicates whether typed text is completed from the list. The default is `true`.
  open var completes = true

  /// A Boolean value that indicates whether the text may differ from all items. The default is `true`.
  ///
  /// If it is `false` and editing ends with a text that is no item, the former text is restored.
  open var allowsOtherTexts = true

  /// The index of the item that equals the text, or `nil` if there is none. Setting it changes the text and
  /// sends nothing.
  open var selectedIndex: Int? {
    get { items.firstIndex(of: text ?? "") }
    set {
      let item = newValue.flatMap { items.indices.contains($0) ? items[$0] : nil }
      setText(item ?? "")
      told = text ?? ""
    }
  }

  private let button = ComboButton(type: .system)
  /// A Boolean value that indicates whether the list is on the screen.
  var isListOpen = false {
    didSet { if isListOpen != oldValue { accessibilityDidChange(.states) } }
  }
  /// The text when ``Control/Events/valueChanged`` was last sent, or the one that code set since.
  private var told = ""

  /// Creates a combo box without items. If the frame is empty, the size is the one that fits.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    prepareBox()
    if frame.isEmpty { self.frame = Rect(origin: frame.origin, size: sizeThatFits(frame.size)) }
  }

  /// Creates a combo box with the size that fits. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    prepareBox()
    frame = Rect(origin: .zero, size: sizeThatFits(.zero))
  }

  /// Creates a combo box with items and the size that fits.
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

  /// A Boolean value that indicates whether the field and its list are enabled.
  open override var isEnabled: Bool { didSet { itemsDidChange() } }

  private func itemsDidChange() { button.isEnabled = isEnabled && !items.isEmpty }

  /// Returns the size that fits the longest of the first 200 items, in points.
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

  /// Inserts typed text and its completion, which is selected.
  open override func insertText(_ text: String) {
    let found = completes ? Completion.text(typing: text, into: self, from: items) : nil
    super.insertText(found?.inserted ?? text)
    if let found, self.text?.hasSuffix(found.inserted) ?? false {
      Completion.selectEnd(found.selected, of: self)
    }
  }

  /// Begins editing, and remembers the text to restore.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    let wasEditing = isEditing
    let began = super.becomeFirstResponder()
    if began, !wasEditing { told = text ?? "" }
    return began
  }

  /// Ends editing, and accepts the typed text or restores the former one.
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

  /// The commands of the arrow keys and F4, which open the list instead of moving the caret.
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
  /// The selector that opens the list of a combo box.
  fileprivate static let openComboList = Selector("openList", on: ComboBox.self) { $0.openList() }
}
