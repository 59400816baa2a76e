import ResponderPlatform

/// Brings the first responder that takes text and the display's input method together.
///
/// It follows the key window's first responder. While that is a ``TextInput`` it is its
/// ``TextInput/inputDelegate``, tells the input method of the text once a turn, after everything else,
/// and does to the text what the input method wants. A program has none before the first such responder.
@MainActor final class TextInputSession {
  private unowned let application: any WindowProgram
  /// The responder that has the keys, whether it takes text or not.
  private weak var responder: Responder?
  /// The same as a text input; nil for what takes no text.
  private(set) weak var input: (any TextInput)?
  private weak var window: Window?
  private weak var surface: (any Surface)?
  /// Counts the text inputs there were.
  private var number = 0
  /// The state last sent to the display; nil where there is no text input.
  private var told: TextInputState?
  /// How many frames the window had drawn when it was last looked at.
  private var seenFrames = 0

  /// The text, the selection or their places may have changed.
  private var isDirty = false
  /// The display wants an answer, changed or not.
  private var mustTell = false
  /// Something other than the input method may have changed the text since the last state.
  private var isChangedByOthers = false
  /// The input method has changed the text since the last state.
  private var isChangedByInputMethod = false
  /// The input method is changing the text.
  private var isApplying = false
  /// There was marked text when the state was last sent.
  private var wasComposing = false
  /// The touch that may become a tap in the text; nil for none.
  var possibleTap: PossibleTap?

  init(application: any WindowProgram) { self.application = application }

  // MARK: Whose text it is

  /// Looks at who has the keys, and tells the input method what has changed. Called once a turn.
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

  /// The display is gone, and knows nothing any more.
  func displayGoes() {
    told = nil
    surface = nil
  }

  /// The responder that is typed into, with its window; nil while there is none, while nothing of the
  /// window is visible, and while an input view takes the place of the keyboard.
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
    surface = window?.surface
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

  /// The view that is typed into; nil while there is none.
  var inputView: View? {
    guard input != nil else { return nil }
    return responder as? View ?? (responder as? ViewController)?.viewIfLoaded
  }

  /// Tells the input method of the text as if it had just begun to be typed into.
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

  /// What is being composed in a text that loses the input method becomes text like any other.
  func finishComposing(in responder: Responder) {
    guard responder === self.responder, let input, input.markedTextRange != nil else { return }
    isApplying = true
    input.unmarkText()
    isApplying = false
  }

  // MARK: What the text is

  /// A key went down or repeats: it may have changed the text.
  func keyWasUsed() { noteChange() }

  /// Something may have changed that the input method did not change.
  func noteChange() {
    if isApplying { return }
    isDirty = true
    isChangedByOthers = true
  }

  private func tell() {
    guard let input, let window, let surface else { return }
    isDirty = false
    if !input.isEditable {
      // The input method gets no more of this text, so composing has to end here.
      if let responder { finishComposing(in: responder) }
      wasComposing = false
      return withdraw()
    }
    // Where somebody else has ended the composing, the input method has to forget it.
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

  // MARK: What the input method does

  /// Does what the input method wants, if it is meant for the text that was last sent.
  func handle(_ event: TextInputEvent, on surface: any Surface) {
    guard surface === self.surface, let input, told != nil, responder === current()?.responder
    else { return }
    switch event {
    case .left:
      if let responder { finishComposing(in: responder) }
      wasComposing = false
      isDirty = true
    case .change(let change):
      // A key that changed nothing does not make the input method's work somebody else's.
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
  /// What brings text and input method together; nil until something that takes text was first
  /// responder.
  var textInputSession: TextInputSession? { existing(TextInputSession.self) }
}

extension Window {
  /// Something that takes text is first responder.
  func beginTextInput() {
    let application = ownApplication
    _ = application.programContext.part(TextInputSession.self) {
      TextInputSession(application: application)
    }
  }
}
