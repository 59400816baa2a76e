import ResponderPlatform
import ResponderRuntime

/// An object that connects the first responder that accepts text with the display's input method.
///
/// It follows the key window's first responder. If that is a ``TextInput``, the session is its
/// ``TextInput/inputDelegate``. It sends the text's state to the input method once a turn, after all other
/// work, and applies the changes from the input method. An application has no session before the first such
/// responder.
@MainActor final class TextInputSession {
  private unowned let application: any WindowProgram
  /// The responder that receives keys, whether it accepts text or not.
  @BackLink private var responder: Responder?
  /// The responder as a text input, or `nil` if it accepts no text.
  private(set) weak var input: (any TextInput)?
  @BackLink private var window: Window?
  private var surface: (any Surface)? {
    get { surfaceLink?() }
    set { surfaceLink = newValue?.backLink }
  }
  private var surfaceLink: (@MainActor () -> (any Surface)?)?
  /// The number of text inputs so far.
  private var number = 0
  /// The state that was last sent to the display, or `nil` if there is no text input.
  private var told: TextInputState?
  /// The number of frames that the window had drawn at the last update.
  private var seenFrames = 0

  /// A Boolean value that indicates whether the text, the selection or their geometry may have changed.
  private var isDirty = false
  /// A Boolean value that indicates whether the state is sent even if it has not changed.
  private var mustTell = false
  /// A Boolean value that indicates whether the text may have changed since the last state, other than by the
  /// input method.
  private var isChangedByOthers = false
  /// A Boolean value that indicates whether the input method has changed the text since the last state.
  private var isChangedByInputMethod = false
  /// A Boolean value that indicates whether a change from the input method is being applied.
  private var isApplying = false
  /// A Boolean value that indicates whether there was marked text when the state was last sent.
  private var wasComposing = false
  /// The touch that may become a tap in the text, or `nil` if there is none.
  var possibleTap: PossibleTap?

  init(application: any WindowProgram) { self.application = application }

  // MARK: The text input

  /// Follows the first responder, and sends changes to the input method. Called once a turn.
  func update() {
    follow()
    guard let window, input != nil, application.programContext.display?.hasInputMethods == true
    else { return }
    let frames = window.canvas.frameCount
    if frames != seenFrames {
      seenFrames = frames
      isDirty = true
    }
    if isDirty { tell() }
  }

  /// Forgets the state of a display that is disconnected.
  func displayGoes() {
    told = nil
    surface = nil
  }

  /// Returns the responder that receives typed text, and its window. If there is none, if the window is not
  /// visible, or if an input view replaces the keyboard, returns `nil`.
  private func current() -> (responder: Responder, window: Window)? {
    guard let window = application.keyWindow, window.surface != nil,
      !window.desktopState.contains(.suspended), window.inputHost?.inputPart == nil,
      let responder = window.focus.textResponder
    else { return nil }
    return (responder, window)
  }

  private func follow() {
    let current = current()
    let isGone = current == nil && (told != nil || input != nil)
    guard isGone || current?.responder !== responder || current?.window !== window else { return }
    end()
    responder = current?.responder
    window = current?.window
    input = responder as? any TextInput
    if input == nil || surface !== window?.surface { withdraw() }
    if surface !== window?.surface { surface = window?.surface }
    input?.inputDelegate = self
    begin()
  }

  private func begin() {
    number += 1
    isDirty = true
    mustTell = true
    isChangedByOthers = true
    isChangedByInputMethod = false
    wasComposing = input?.markedTextRange != nil
  }

  private func end() {
    guard let input else { return }
    if let responder { finishComposing(in: responder) }
    if input.inputDelegate === self { input.inputDelegate = nil }
  }

  /// The view that receives typed text, or `nil` if there is none.
  var inputView: View? {
    guard input != nil else { return nil }
    return responder as? View ?? (responder as? ViewController)?.viewIfLoaded
  }

  /// Enables the input method again, as if the text had just become first responder.
  func askForKeyboard() {
    guard told != nil, input != nil, let responder, responder === current()?.responder else {
      return
    }
    finishComposing(in: responder)
    begin()
  }

  private func withdraw() {
    guard told != nil else { return }
    told = nil
    if let surface { application.programContext.display?.setTextInput(nil, on: surface) }
  }

  /// Makes the marked text of a responder that loses the input method ordinary text.
  func finishComposing(in responder: Responder) {
    guard responder === self.responder, let input, input.markedTextRange != nil else { return }
    isApplying = true
    input.unmarkText()
    isApplying = false
  }

  // MARK: The state of the text

  /// Notes that a key went down or repeats, which may have changed the text.
  func keyWasUsed() { noteChange() }

  /// Notes a possible change of the text other than by the input method.
  func noteChange() {
    if isApplying { return }
    isDirty = true
    isChangedByOthers = true
  }

  private func tell() {
    guard let input, let window, let surface else { return }
    isDirty = false
    if !input.isEditable {
      // The input method receives no more of this text, so composing ends here.
      if let responder { finishComposing(in: responder) }
      wasComposing = false
      return withdraw()
    }
    // If composing was ended other than by the input method, the input method is reset.
    let isComposing = input.markedTextRange != nil
    if wasComposing, !isComposing { begin() }
    wasComposing = isComposing
    var state = input.state(number, in: window, margins: window.chrome.margins)
    let isOwnWork = isChangedByInputMethod && !isChangedByOthers
    let isSame = state.surroundings == told?.surroundings
    state.isChangedByInputMethod = isOwnWork || isSame && told?.isChangedByInputMethod == true
    isChangedByOthers = false
    isChangedByInputMethod = false
    guard mustTell || state != told else { return }
    mustTell = false
    told = state
    application.programContext.display?.setTextInput(state, on: surface)
  }

  // MARK: Changes by the input method

  /// Applies a change from the input method if it is for the text that was last sent.
  func handle(_ event: TextInputEvent, on surface: any Surface) {
    guard surface === self.surface, let input, told != nil, responder === current()?.responder
    else { return }
    switch event {
    case .left:
      if let responder { finishComposing(in: responder) }
      wasComposing = false
      isDirty = true
    case .change(let change):
      // A key that changed nothing does not hide that the input method made the change.
      if isChangedByOthers, input.surroundingText == told?.surroundings {
        isChangedByOthers = false
      }
      isApplying = true
      input.apply(change)
      isApplying = false
      input.revealTyping()
      isChangedByInputMethod = true
      wasComposing = input.markedTextRange != nil
      isDirty = true
      mustTell = true
    }
  }
}

extension TextInputSession: TextInputDelegate {
  func selectionWillChange(_ textInput: (any TextInput)?) {}
  func selectionDidChange(_ textInput: (any TextInput)?) { noteChange() }
  func textWillChange(_ textInput: (any TextInput)?) {}
  func textDidChange(_ textInput: (any TextInput)?) { noteChange() }
}

extension ProgramContext {
  /// The session that connects text and input method, or `nil` before a text input was first responder.
  var textInputSession: TextInputSession? { existing(TextInputSession.self) }
}

extension Window {
  /// Creates the session when a text input becomes first responder.
  func beginTextInput() {
    let application = ownApplication
    _ = application.programContext.part(TextInputSession.self) {
      TextInputSession(application: application)
    }
  }
}
