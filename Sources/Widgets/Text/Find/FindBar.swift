import ResponderWords

/// The bar of a ``FindInteraction`` with the search text, the number of results, and buttons.
@MainActor final class FindBar: View, FindNextAction, FindPreviousAction {
  /// The height of a row, in points.
  static let rowHeight = 48.0
  /// The spacing between parts, in points.
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

  /// A Boolean value that indicates whether the bar has a row for the replacement.
  var showsReplacement = false {
    didSet {
      guard showsReplacement != oldValue else { return }
      setNeedsLayout()
      interaction?.layOutBar()
    }
  }

  /// A Boolean value that indicates whether a field or button of the bar has the keyboard focus.
  var hasKeys: Bool {
    (window?.firstResponder as? View)?.isDescendant(of: self) ?? false || isFocusedWithin
  }

  private var isFocusedWithin: Bool { subviews.contains { $0.isFocused } }

  /// Makes the search field first responder.
  func begin() {
    searchField.becomeFirstResponder()
    searchField.selectAll(nil)
  }

  // MARK: Content

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

  /// The view of the interaction, which handles what the bar does not.
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

  /// The width that every row reserves for the number of results, in points.
  var usualCountWidth: Double {
    [ownWord("Not found"), "999 of 999"].map {
      TextLayout.cached($0, font: countLabel.font).size.width.rounded(.up)
    }.max() ?? 0
  }

  /// Returns the height of the bar in a width, in points.
  func height(inWidth width: Double) -> Double {
    Self.rowHeight * Double(FindBarLayout(of: self, width: width).rows)
  }

  /// The search buttons from left to right, without the close button.
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

/// A text field of the find bar. Return performs an action, and the bar stays open.
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
  /// The action that closes the bar.
  fileprivate static let closeFindBar = Selector("closeFindBar", on: FindBar.self) { bar, _ in
    bar.close()
  }
}
