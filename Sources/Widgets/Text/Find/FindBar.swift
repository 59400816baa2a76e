import ResponderWords

/// The bar of a ``FindInteraction``: what is looked for, how often it was found, and buttons.
@MainActor final class FindBar: View, FindNextAction, FindPreviousAction {
  /// How high a row is, in points.
  static let rowHeight = 48.0
  /// How far things keep from each other, in points.
  static let gap = 6.0

  private weak var interaction: FindInteraction?
  let searchField = FindField()
  let replacementField = FindField()
  let countLabel = Label()
  private let previousButton = FindBar.button("chevron.up", ownWord("Previous"))
  private let nextButton = FindBar.button("chevron.down", ownWord("Next"))
  private let caseButton = FindBar.button("Aa", ownWord("Match Case"))
  private let closeButton = FindBar.button("xmark.circle.fill", ownWord("Done"))
  let replaceButton = FindBar.textButton(ownWord("Replace"))
  let replaceAllButton = FindBar.textButton(ownWord("All"))

  init(_ interaction: FindInteraction) {
    self.interaction = interaction
    super.init()
    backgroundColor = .secondarySystemGroupedBackground
    prepareFields()
    countLabel.textColor = .secondaryLabel
    countLabel.textAlignment = .right
    countLabel.font = Font.monospacedDigitSystemFont(
      ofSize: FontMetrics.default.scaledValue(for: 13))
    let actions: [(Button, (FindInteraction) -> Void)] = [
      (previousButton, { $0.findPrevious() }), (nextButton, { $0.findNext() }),
      (closeButton, { $0.dismissFindNavigator() }), (replaceButton, { $0.replace() }),
      (replaceAllButton, { $0.replaceAll() }),
      (caseButton, { $0.searchOptions.formSymmetricDifference(.caseInsensitive) }),
    ]
    for (button, action) in actions {
      button.addAction(
        Action { [weak interaction] _ in if let interaction { action(interaction) } },
        for: .touchUpInside)
    }
    let views = [
      searchField, countLabel, caseButton, previousButton, nextButton, closeButton,
      replacementField, replaceButton, replaceAllButton,
    ]
    for view in views { addSubview(view) }
  }

  /// Whether there is a row for what replaces.
  var showsReplacement = false {
    didSet {
      guard showsReplacement != oldValue else { return }
      setNeedsLayout()
      interaction?.layOutBar()
    }
  }

  /// Whether one of its fields has the keyboard.
  var hasKeys: Bool {
    (window?.firstResponder as? View)?.isDescendant(of: self) ?? false || isFocusedWithin
  }

  private var isFocusedWithin: Bool { subviews.contains { $0.isFocused } }

  /// Has what is looked for typed.
  func begin() {
    searchField.becomeFirstResponder()
    searchField.selectAll(nil)
  }

  // MARK: What is shown

  func take(searchText: String) {
    if searchField.text != searchText { searchField.text = searchText }
  }

  func take(replacementText: String) {
    if replacementField.text != replacementText { replacementField.text = replacementText }
  }

  func take(options: TextSearchOptions) {
    caseButton.isSelected = !options.contains(.caseInsensitive)
  }

  func updateCount() {
    guard let session = interaction?.activeFindSession else { return }
    let count = session.resultCount
    let total = session.hasMoreResults ? "\(count)+" : "\(count)"
    let text: String
    if searchField.text?.isEmpty ?? true {
      text = ""
    } else if count == 0 {
      text = ownWord("Not found")
    } else if session.searchResultDisplayStyle == .none {
      text = ""
    } else if session.searchResultDisplayStyle == .currentAndTotal,
      let index = session.highlightedResultIndex
    {
      text = "\(index + 1) of \(total)"
    } else {
      text = total
    }
    if countLabel.text != text {
      countLabel.text = text
      setNeedsLayout()
    }
    for button in [previousButton, nextButton, replaceAllButton] { button.isEnabled = count > 0 }
    replaceButton.isEnabled = count > 0 && session.allowsReplacementForCurrentlyHighlightedResult
  }

  // MARK: Responder

  /// What the bar does not handle is for the view that it belongs to.
  override var next: Responder? { interaction?.view ?? super.next }

  override var keyCommands: [KeyCommand]? {
    let escape = KeyCommand(
      input: KeyCommand.inputEscape, modifierFlags: [], action: .closeFindBar)
    let back = KeyCommand(input: "\r", modifierFlags: .shift, action: .findPrevious)
    back.wantsPriorityOverSystemBehavior = true
    return [escape, back]
  }

  func findNext(_ sender: Any?) { interaction?.findNext() }
  func findPrevious(_ sender: Any?) { interaction?.findPrevious() }
  func close() { interaction?.dismissFindNavigator() }

  // MARK: Layout

  /// The width of the counts that there is room for in every row, in points.
  var usualCountWidth: Double {
    [ownWord("Not found"), "999 of 999"].map {
      TextLayout.cached($0, font: countLabel.font).size.width.rounded(.up)
    }.max() ?? 0
  }

  /// How high the bar is in a width, in points.
  func height(inWidth width: Double) -> Double {
    Self.rowHeight * Double(FindBarLayout(of: self, width: width).rows)
  }

  /// The buttons beside what is looked for, from left to right, without the one that closes the bar.
  var searchButtons: [Button] { [caseButton, previousButton, nextButton] }

  override func layoutSubviews() {
    super.layoutSubviews()
    let layout = FindBarLayout(of: self, width: bounds.width)
    let replacement: [View] = [replacementField, replaceButton, replaceAllButton]
    for part in replacement { part.isHidden = !showsReplacement }
    countLabel.isHidden = layout.count == nil
    countLabel.textAlignment = layout.isFolded ? .left : .right
    searchField.frame = layout.searchField
    closeButton.frame = layout.closeButton
    for (button, frame) in zip(searchButtons, layout.searchButtons) { button.frame = frame }
    if let count = layout.count { countLabel.frame = count }
    guard showsReplacement else { return }
    replacementField.frame = layout.replacementField
    replaceButton.frame = layout.replaceButton
    replaceAllButton.frame = layout.replaceAllButton
  }

  override func draw(_ rect: Rect, in context: GraphicsContext) {
    let line = Rect(x: 0, y: 0, width: bounds.width, height: 1)
    context.fill(context.pixelAligned(line), color: .separator)
  }

  // MARK: Parts

  private func prepareFields() {
    searchField.placeholder = ownWord("Find")
    searchField.returnKeyType = .search
    searchField.clearButtonMode = .whileEditing
    replacementField.placeholder = ownWord("Replace with")
    for field in [searchField, replacementField] {
      field.borderStyle = .roundedRect
      field.autocapitalizationType = .none
      field.autocorrectionType = .no
      field.spellCheckingType = .no
    }
    searchField.addAction(
      Action { [weak self] _ in
        guard let self else { return }
        interaction?.searchText = searchField.text
        interaction?.revealBar()
      }, for: .editingChanged)
    replacementField.addAction(
      Action { [weak self] _ in
        guard let self else { return }
        interaction?.replacementText = replacementField.text
        interaction?.revealBar()
      }, for: .editingChanged)
    searchField.onReturn = { [weak self] in self?.interaction?.findNext() }
    replacementField.onReturn = { [weak self] in self?.interaction?.replace() }
  }

  private static func button(_ name: String, _ label: String) -> Button {
    var configuration = Button.Configuration.plain()
    configuration.contentInsets = DirectionalEdgeInsets(
      top: 4, leading: 4, bottom: 4, trailing: 4)
    configuration.baseForegroundColor = name == "Aa" ? nil : .secondaryLabel
    if Image.hasSymbol(name) {
      configuration.image = Image(systemName: name)
    } else {
      configuration.title = name
    }
    let button = Button(configuration: configuration)
    button.accessibilityLabel = label
    return button
  }

  private static func textButton(_ title: String) -> Button {
    var configuration = Button.Configuration.gray()
    configuration.contentInsets = DirectionalEdgeInsets(
      top: 4, leading: 12, bottom: 4, trailing: 12)
    configuration.title = title
    return Button(configuration: configuration)
  }
}

/// A field of the bar: Return does something, and the bar stays.
final class FindField: TextField, TextFieldDelegate {
  var onReturn: (() -> Void)?

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    borderStyle = .roundedRect
    delegate = self
  }

  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    onReturn?()
    return false
  }
}

extension Selector {
  /// Closes the bar.
  fileprivate static let closeFindBar = Selector("closeFindBar", on: FindBar.self) { bar, _ in
    bar.close()
  }
}
