/// A view controller that shows a message or a question with buttons. Follows `UIAlertController`.
///
///     let alert = AlertController(
///       title: "Delete the picture?", message: "This can't be undone.", preferredStyle: .alert)
///     alert.addAction(AlertAction(title: "Cancel", style: .cancel))
///     alert.addAction(AlertAction(title: "Delete", style: .destructive) { _ in delete() })
///     present(alert, animated: true)
///
/// Return performs ``preferredAction`` of an alert. Without one, it performs the only default action of an
/// alert, or else the cancel action. Escape performs the cancel action. Tab and the arrow keys move the focus
/// to a button, which Return and Space then press. In a wide window, an action sheet is a popover of
/// `popoverPresentationController?.sourceView`. In a narrow one, it is at the bottom.
@preconcurrency @MainActor open class AlertController: ViewController {
  /// The styles of alerts. The values are those of `UIAlertController.Style`.
  public enum Style: Int, Hashable, Sendable {
    /// A choice that belongs to the user's last action.
    case actionSheet = 0
    /// A message or question that the user has to answer.
    case alert = 1
  }

  /// The style of the alert.
  public let preferredStyle: Style
  /// The message below the title.
  open var message: String? { didSet { contentDidChange() } }
  /// The title of the alert.
  open override var title: String? { didSet { contentDidChange() } }
  /// The actions, in the order in which they were added.
  public private(set) final var actions: [AlertAction] = []
  /// The preferred action, which is highlighted and which Return performs. It is one of ``actions``. An
  /// action sheet does not use it.
  open var preferredAction: AlertAction? { didSet { contentDidChange() } }

  /// The text fields between the message and the buttons.
  package private(set) final var fields: [View] = []

  /// Adds a text field.
  package final func addField(_ field: View) {
    precondition(preferredStyle == .alert, "An alert can have text fields, an action sheet can't")
    fields.append(field)
    contentDidChange()
  }

  /// Moves to the next text field or performs the action of Return, after Return was pressed in a text field.
  package final func returnWasPressed(in field: View, goesOn: Bool) {
    if goesOn || returnAction == nil, let index = fields.firstIndex(where: { $0 === field }),
      fields[(index + 1)...].contains(where: { $0.becomeFirstResponder() })
    {
      return
    }
    if let returnAction { choose(returnAction) }
  }

  /// Creates an alert.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    self.message = message
    super.init()
    self.title = title
    modalTransitionStyle = .crossDissolve
    modalPresentationStyle = preferredStyle == .alert ? .custom : .popover
  }

  /// Creates an action sheet. Archives are not supported. The coder is ignored.
  public override init?(coder: AnyObject) {
    preferredStyle = .actionSheet
    super.init(coder: coder)
    modalTransitionStyle = .crossDissolve
    modalPresentationStyle = .popover
  }

  /// Adds an action as a button. There can be only one cancel action.
  open func addAction(_ action: AlertAction) {
    precondition(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      "An alert has one cancel action at most")
    actions.append(action)
    action.onChange = { [weak self] in self?.contentDidChange() }
    contentDidChange()
  }

  /// Creates the alert's view.
  open override func loadView() {
    view = AlertView(self)
  }

  /// Handles the keys of the alert, and passes other presses to `super`.
  open override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    if !takesKeys(presses) { super.pressesBegan(presses, with: event) }
  }

  override func makePresentationController() -> PresentationController {
    preferredStyle == .alert
      ? AlertPresentationController(presentedViewController: self, presenting: nil)
      : ActionSheetPresentationController(presentedViewController: self, presenting: nil)
  }

  private func contentDidChange() {
    (viewIfLoaded as? AlertView)?.rebuild()
    links?.controller?.preferredContentSizeDidChange(forChildContentContainer: self)
  }
}

extension AlertController {
  /// The action that Escape and a tap outside perform, or `nil` if there is none.
  var cancelAction: AlertAction? { actions.first { $0.style == .cancel } }

  /// The action that Return performs, or `nil` if there is none.
  ///
  /// In an alert, this is the preferred action. Without one, it is the only default action, or the only
  /// action if that is not destructive. In an action sheet, there is none.
  var returnAction: AlertAction? {
    guard preferredStyle == .alert else { return nil }
    if let preferredAction { return preferredAction }
    let harmless = actions.filter { $0.style != .destructive }
    if actions.count == 1 { return harmless.first }
    let usual = harmless.filter { $0.style == .default }
    return usual.count == 1 ? usual.first : nil
  }

  /// The action whose button has the focus first, or `nil` for none.
  ///
  /// This is the action of Return, or else the cancel action. If it is disabled or destructive, this is
  /// `nil`.
  var firstFocusedAction: AlertAction? {
    guard let action = returnAction ?? cancelAction else { return nil }
    return action.isEnabled && action.style != .destructive ? action : nil
  }

  /// Focuses the button of ``firstFocusedAction``, also after changes, until the user moves the focus.
  func placeFirstFocus() { (viewIfLoaded as? AlertView)?.placeFirstFocus() }

  /// Dismisses the alert, and calls the handler of an action afterward.
  func choose(_ action: AlertAction) {
    guard action.isEnabled, let presentation = links?.controller,
      presentation.phase == .presented || presentation.phase == .presenting
    else { return }
    links?.presenter?.dismissPresented(animated: true) {
      // The handler may read the text fields of the alert, which is kept alive until then.
      withExtendedLifetime(self) { action.handler?(action) }
    }
  }

  /// The keys that perform an action of an alert, or move the focus in it.
  static let keys: Set<KeyboardHIDUsage> = [
    .keyboardReturnOrEnter, .keypadEnter, .keyboardEscape, .keyboardSpacebar, .keyboardUpArrow,
    .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow, .keyboardTab,
  ]

  fileprivate func takesKeys(_ presses: Set<Press>) -> Bool {
    guard presses.count == 1, let press = presses.first,
      viewIfLoaded?.presentationHost?.topPresentation?.presentedViewController === self
    else { return false }
    return handleKey(press)
  }

  /// Handles a key that no button has handled. If the key has no meaning for the alert, returns `false`.
  func handleKey(_ press: Press) -> Bool {
    guard let key = press.key, key.modifierFlags.isPlain else { return false }
    switch key.keyCode {
    case .keyboardReturnOrEnter, .keypadEnter:
      // The result is the action of the button with the first focus, also if the focus is not shown.
      if let action = returnAction ?? cancelAction { choose(action) }
      return true
    case .keyboardEscape:
      if let cancelAction {
        choose(cancelAction)
      } else if preferredStyle == .actionSheet {
        links?.presenter?.dismissPresented(animated: true)
      }
      return true
    case .keyboardUpArrow, .keyboardLeftArrow:
      return viewIfLoaded?.host?.focusHost.moveFocus(forward: false) ?? false
    case .keyboardDownArrow, .keyboardRightArrow:
      return viewIfLoaded?.host?.focusHost.moveFocus(forward: true) ?? false
    default:
      return false
    }
  }
}
