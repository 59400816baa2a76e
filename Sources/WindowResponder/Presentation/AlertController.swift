/// A question or a message with buttons to answer it. Follows `UIAlertController`.
///
///     let alert = AlertController(
///       title: "Delete the picture?", message: "This can't be undone.", preferredStyle: .alert)
///     alert.addAction(AlertAction(title: "Cancel", style: .cancel))
///     alert.addAction(AlertAction(title: "Delete", style: .destructive) { _ in delete() })
///     present(alert, animated: true)
///
/// Return chooses ``preferredAction``; without one, the only action of an alert that does something, else
/// the cancel action. Escape means the cancel action. Tab or an arrow goes to a button: then Return and
/// Space press that. An action sheet hangs on `popoverPresentationController?.sourceView` in a wide window
/// and is at the bottom of a narrow one.
@preconcurrency @MainActor open class AlertController: ViewController {
  /// The kinds of alerts. The values are those of `UIAlertController.Style`.
  public enum Style: Int, Hashable, Sendable {
    /// A choice that belongs to what was just done.
    case actionSheet = 0
    /// Something that has to be answered.
    case alert = 1
  }

  /// What kind of alert it is.
  public let preferredStyle: Style
  /// More about it.
  open var message: String? { didSet { contentDidChange() } }
  /// The name of the question.
  open override var title: String? { didSet { contentDidChange() } }
  /// What can be answered, in the order in which it was added.
  public private(set) final var actions: [AlertAction] = []
  /// The answer that stands out, and that Return gives; one of ``actions``.
  open var preferredAction: AlertAction? { didSet { contentDidChange() } }

  /// What is typed into, between the words and the buttons.
  package private(set) final var fields: [View] = []

  /// Adds something that is typed into.
  package final func addField(_ field: View) {
    precondition(preferredStyle == .alert, "An alert can have text fields, an action sheet can't")
    fields.append(field)
    contentDidChange()
  }

  /// Return was pressed in a field: the alert is answered, or the next field is gone to.
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

  /// Creates an action sheet. No archives are read: the coder is not asked for anything.
  public override init?(coder: AnyObject) {
    preferredStyle = .actionSheet
    super.init(coder: coder)
    modalTransitionStyle = .crossDissolve
    modalPresentationStyle = .popover
  }

  /// Adds an answer, as a button. There is one cancel action at most.
  open func addAction(_ action: AlertAction) {
    precondition(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      "An alert has one cancel action at most")
    actions.append(action)
    action.onChange = { [weak self] in self?.contentDidChange() }
    contentDidChange()
  }

  /// Makes the alert's own view.
  open override func loadView() {
    view = AlertView(self)
  }

  /// The alert takes the keys that answer it; the others go the usual way.
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
  /// The action that Escape and a tap elsewhere stand for; nil for none.
  var cancelAction: AlertAction? { actions.first { $0.style == .cancel } }

  /// The action that Return stands for: the preferred one, else in an alert the only one that does
  /// something and destroys nothing.
  var returnAction: AlertAction? {
    if let preferredAction { return preferredAction }
    guard preferredStyle == .alert else { return nil }
    let harmless = actions.filter { $0.style != .destructive }
    if actions.count == 1 { return harmless.first }
    let usual = harmless.filter { $0.style == .default }
    return usual.count == 1 ? usual.first : nil
  }

  /// The action whose button has the focus first: what Return stands for, else what leaves everything as
  /// it is. None where Return stands for what cannot be used now or destroys something.
  var firstFocusedAction: AlertAction? {
    guard let action = returnAction ?? cancelAction else { return nil }
    return action.isEnabled && action.style != .destructive ? action : nil
  }

  /// Focuses the button of that action, and goes on doing so until the user moves the focus.
  func placeFirstFocus() { (viewIfLoaded as? AlertView)?.placeFirstFocus() }

  /// An answer was given: the alert goes, and then the action's closure is called.
  func choose(_ action: AlertAction) {
    guard action.isEnabled, let presentation = links?.controller,
      presentation.phase == .presented || presentation.phase == .presenting
    else { return }
    links?.presenter?.dismissPresented(animated: true) {
      // It stays alive as long, for its fields are asked then what was typed.
      withExtendedLifetime(self) { action.handler?(action) }
    }
  }

  /// The keys that answer an alert, or go round in it.
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

  /// Handles a key that no button wanted; gives whether it was used.
  func handleKey(_ press: Press) -> Bool {
    guard let key = press.key, key.modifierFlags.isPlain else { return false }
    switch key.keyCode {
    case .keyboardReturnOrEnter, .keypadEnter:
      // What has the focus first, so that it is the same where the focus is not shown.
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
