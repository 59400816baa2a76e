import ResponderGeometry
import ResponderPlatform
import Wayland

/// A `zwp_text_input_v3`: a seat's input method, and the text state that is sent to it.
///
/// The application says what it wants to be known (``WaylandDisplay/textInput``); it is sent while the
/// surface has the input method, and as far as it differs from what was sent before.
@MainActor final class WaylandTextInput {
  private let textInput: ZwpTextInputV3
  private weak var display: WaylandDisplay?
  /// The surface that has the input method.
  private weak var focus: WaylandSurface?
  /// What the compositor knows; nil while nothing is enabled.
  private var told: TextInputState?
  /// What came since the last `done`.
  private var pending = TextInputChange()
  /// Whether the input method was composing at the last `done`.
  private var isComposing = false
  /// How many commits were sent; the compositor counts them too.
  private var commitCount: UInt32 = 0
  /// The number of the commit that enabled what is enabled.
  private var enablingCommit: UInt32 = 0
  /// At its last `done` the compositor had not seen our newest commit.
  private var isBehind = false

  init(_ textInput: ZwpTextInputV3, display: WaylandDisplay) {
    self.textInput = textInput
    self.display = display
    textInput.onEvent = { [weak self] event in self?.handle(event) }
  }

  /// The seat is gone.
  func destroy() {
    textInput.onEvent = nil
    textInput.destroy()
    leave()
  }

  /// Drops a surface that is gone.
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

  /// What a cursor in composed text is; nil for a hidden one. Nothing is known of the text here.
  private static func range(_ begin: Int32, _ end: Int32) -> Range<Int>? {
    if begin < 0, end < 0 { return nil }
    return max(0, Int(min(begin, end)))..<max(0, Int(max(begin, end)))
  }

  /// The compositor ignores what is said from now on, and knows nothing any more at the next enter.
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
    // What was meant for the text input before this one; serials may wrap.
    if Int32(bitPattern: serial &- enablingCommit) < 0 { return }
    let isNews = isComposing || change != TextInputChange()
    isComposing = !change.composed.isEmpty
    if isNews {
      // The application answers with what has become of the text, changed or not.
      display?.events?.textInput(.change(change), on: focus)
    } else {
      update()
    }
  }

  // MARK: Sending state

  /// Sends what the application wants to be known, as far as it is news.
  func update() {
    guard let focus else { return }
    guard let wanted = display?.textInput, wanted.surface === focus else { return disable() }
    guard let told, told.isSameText(wanted.state) else { return enable(wanted.state) }
    // A compositor that is behind would take for the answer to its last change what is none.
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
    // Some take notice of what they had begun only when it ends.
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

  /// Sends what differs; tells whether something did.
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
  /// Whether it can follow another without enabling anew: the kind of text, and whether there are
  /// surroundings, can be set only then.
  fileprivate func isSameText(_ other: TextInputState) -> Bool {
    number == other.number && hints == other.hints && purpose == other.purpose
      && (surroundings == nil) == (other.surroundings == nil)
  }
}

extension Int32 {
  /// A whole number of points; nothing that is no number or too large for the wire.
  fileprivate init(clamping points: Double) {
    self = points.isFinite ? Int32(Swift.max(-1e9, Swift.min(points, 1e9))) : 0
  }
}
