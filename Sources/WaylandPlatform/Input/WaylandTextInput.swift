import ResponderGeometry
import ResponderPlatform
import ResponderRuntime
import Wayland

/// A `zwp_text_input_v3`: the input method of a seat, and the text state that is sent to it.
///
/// The application sets its state in ``WaylandDisplay/textInput``. If the surface has the input method, the
/// parts that differ from the state sent before are sent.
@MainActor final class WaylandTextInput {
  private let textInput: ZwpTextInputV3
  @BackLink private var display: WaylandDisplay?
  /// The surface that has the input method.
  @BackLink private var focus: WaylandSurface?
  /// The state that the compositor has, or `nil` if the text input is disabled.
  private var told: TextInputState?
  /// The changes since the last `done`.
  private var pending = TextInputChange()
  /// A Boolean value that indicates whether the input method was composing at the last `done`.
  private var isComposing = false
  /// The number of commits that were sent. The compositor counts them too.
  private var commitCount: UInt32 = 0
  /// The number of the commit that enabled the current text input.
  private var enablingCommit: UInt32 = 0
  /// A Boolean value that indicates whether the compositor had not processed the newest commit at its last
  /// `done`.
  private var isBehind = false

  init(_ textInput: ZwpTextInputV3, display: WaylandDisplay) {
    self.textInput = textInput
    self.display = display
    textInput.onEvent = { [link = BackLink(self)] event in link.target?.handle(event) }
  }

  /// Ends the text input when the seat is removed.
  func destroy() {
    textInput.onEvent = nil
    textInput.destroy()
    leave()
  }

  /// Removes a surface that was destroyed.
  func forget(_ surface: WaylandSurface) {
    if focus === surface { reset() }
  }

  private func handle(_ event: ZwpTextInputV3.Event) {
    switch event {
    case .enter(let surface):
      leave()
      focus = display?.surface(surface)
      update()
    case .leave:
      leave()
    case .preeditString(let text, let begin, let end):
      pending.composed = text ?? ""
      pending.composedSelection = Self.range(begin, end)
    case .commitString(let text):
      pending.committed = text ?? ""
    case .deleteSurroundingText(let before, let after):
      pending.deletedBefore = Int(before)
      pending.deletedAfter = Int(after)
    case .done(let serial):
      apply(serial)
    }
  }

  /// Returns the cursor's range in composed text, or `nil` for a hidden cursor. The range is not compared
  /// with the text.
  private static func range(_ begin: Int32, _ end: Int32) -> Range<Int>? {
    if begin < 0, end < 0 { return nil }
    return max(0, Int(min(begin, end)))..<max(0, Int(max(begin, end)))
  }

  /// Ends the text input on its surface. The compositor ignores requests until the next `enter`, and then has
  /// no state.
  private func leave() {
    let left = focus
    reset()
    if let left { display?.events?.textInput(.left, on: left) }
  }

  private func reset() {
    focus = nil
    told = nil
    pending = TextInputChange()
    isComposing = false
    isBehind = false
  }

  private func apply(_ serial: UInt32) {
    let change = pending
    pending = TextInputChange()
    guard let focus, told != nil else { return }
    isBehind = serial != commitCount
    // The event belongs to the text input before this one. Serials may wrap.
    if Int32(bitPattern: serial &- enablingCommit) < 0 { return }
    let isNews = isComposing || change != TextInputChange()
    isComposing = !change.composed.isEmpty
    if isNews {
      // The application replies with the new state of the text, changed or not.
      display?.events?.textInput(.change(change), on: focus)
    } else {
      update()
    }
  }

  // MARK: Sending state

  /// Sends the application's state, as far as it has changed.
  @_optimize(speed) func update() {
    guard let focus else { return }
    guard let wanted = display?.textInput, wanted.surface === focus else { return disable() }
    guard let told, told.isSameText(wanted.state) else { return enable(wanted.state) }
    // A compositor that is behind would take this state for the answer to its last change.
    if isBehind, wanted.state.isChangedByInputMethod { return }
    if send(wanted.state, after: told) { commit() }
    self.told = wanted.state
  }

  private func disable() {
    guard told != nil else { return }
    told = nil
    isComposing = false
    textInput.disable()
    commit()
  }

  private func enable(_ state: TextInputState) {
    // Some input methods notice the end of a composition only when the text input is disabled.
    if isComposing { disable() }
    textInput.enable()
    textInput.setContentType(
      hint: ZwpTextInputV3.ContentHint(rawValue: state.hints.rawValue),
      purpose: ZwpTextInputV3.ContentPurpose(rawValue: state.purpose.rawValue))
    _ = send(state, after: nil)
    commit()
    told = state
    enablingCommit = commitCount
    isBehind = false
  }

  /// Sends the parts that differ, and returns a Boolean value that indicates whether any did.
  private func send(_ state: TextInputState, after old: TextInputState?) -> Bool {
    var hasSent = false
    if let surroundings = state.surroundings, surroundings != old?.surroundings {
      textInput.setSurroundingText(
        text: surroundings.text, cursor: Int32(clamping: surroundings.cursor),
        anchor: Int32(clamping: surroundings.anchor))
      textInput.setTextChangeCause(cause: state.isChangedByInputMethod ? .inputMethod : .other)
      hasSent = true
    }
    if let rect = state.cursorRect, rect != old?.cursorRect {
      textInput.setCursorRectangle(
        x: Int32(clamping: rect.minX), y: Int32(clamping: rect.minY),
        width: Int32(clamping: rect.width), height: Int32(clamping: rect.height))
      hasSent = true
    }
    return hasSent
  }

  private func commit() {
    textInput.commit()
    commitCount &+= 1
  }
}

extension TextInputState {
  /// Returns a Boolean value that indicates whether the state can follow another without enabling the text
  /// input again. The content type and the presence of surrounding text can be set only when it is enabled.
  fileprivate func isSameText(_ other: TextInputState) -> Bool {
    number == other.number && hints == other.hints && purpose == other.purpose
      && (surroundings == nil) == (other.surroundings == nil)
  }
}

extension Int32 {
  /// Creates an integer number of points, limited to ±10⁹. A value that is not finite becomes zero.
  fileprivate init(clamping points: Double) {
    self = points.isFinite ? Int32(Swift.max(-1e9, Swift.min(points, 1e9))) : 0
  }
}
