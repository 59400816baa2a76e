/// Input methods. What the client tells is kept; what an input method does is for the test to say.
extension Server {
  /// A client's `zwp_text_input_v3`, and what it has told of its text.
  public final class TextInput {
    /// What the client has committed.
    public private(set) var state = State()
    /// Every committed state, oldest first.
    public private(set) var history: [State] = []
    /// How many commits came.
    public private(set) var commitCount: UInt32 = 0
    /// What the client did that the protocol does not allow.
    public private(set) var violations: [String] = []
    /// The surface that has the input method.
    public fileprivate(set) weak var focus: Surface?

    fileprivate let resource: ZwpTextInputV3Resource
    private var pending = State()
    private var hasBegun = false

    /// What a client tells of its text.
    public struct State: Sendable, Hashable {
      /// Whether there is a text to be typed into.
      public var isEnabled = false
      /// How often it was enabled so far.
      public var enableCount = 0
      /// The text around the cursor; nil where it was not told.
      public var surroundingText: String?
      /// Where the cursor is in it, in bytes.
      public var cursor: Int32 = 0
      /// Where the other end of the selection is, in bytes.
      public var anchor: Int32 = 0
      /// Who changed it.
      public var cause = ZwpTextInputV3Resource.ChangeCause.inputMethod
      /// What may help.
      public var hint: ZwpTextInputV3Resource.ContentHint = []
      /// What kind of text it is.
      public var purpose = ZwpTextInputV3Resource.ContentPurpose.normal
      /// Where the cursor is, as x, y, width and height in the surface; nil where it was not told.
      public var cursorRectangle: [Int32]?
    }

    init(_ resource: ZwpTextInputV3Resource) {
      self.resource = resource
      resource.onRequest = { [unowned self] request in handle(request) }
    }

    private func handle(_ request: ZwpTextInputV3Resource.Request) {
      switch request {
      case .destroy: return
      case .enable:
        let count = pending.enableCount + 1
        pending = State()
        pending.isEnabled = true
        pending.enableCount = count
        hasBegun = true
      case .disable:
        pending.isEnabled = false
      case .setSurroundingText(let text, let cursor, let anchor):
        check(text, cursor, "cursor")
        check(text, anchor, "anchor")
        if text.utf8.count > 4_000 { violations.append("a text of \(text.utf8.count) bytes") }
        pending.surroundingText = text
        pending.cursor = cursor
        pending.anchor = anchor
      case .setTextChangeCause(let cause):
        pending.cause = cause
      case .setContentType(let hint, let purpose):
        pending.hint = hint
        pending.purpose = purpose
      case .setCursorRectangle(let x, let y, let width, let height):
        pending.cursorRectangle = [x, y, width, height]
      case .commit:
        commit()
        return
      }
      // A client that has not enabled a text may say nothing about it.
      if !hasBegun { violations.append("a request before enable") }
    }

    private func commit() {
      commitCount &+= 1
      guard focus != nil else { return }
      state = pending
      history.append(state)
      pending.cause = .inputMethod
    }

    private func check(_ text: String, _ place: Int32, _ what: String) {
      let bytes = text.utf8
      guard place >= 0, Int(place) <= bytes.count else {
        return violations.append("a \(what) outside of the text")
      }
      let index = bytes.index(bytes.startIndex, offsetBy: Int(place))
      if index.samePosition(in: text.unicodeScalars) == nil {
        violations.append("a \(what) inside a code point")
      }
    }

    // MARK: What an input method does

    /// What is being composed from the next ``done(serial:)`` on; -1 hides the cursor.
    public func preedit(_ text: String?, cursorBegin: Int32, cursorEnd: Int32) {
      resource.sendPreeditString(text: text, cursorBegin: cursorBegin, cursorEnd: cursorEnd)
    }

    /// Text to be put in at the next ``done(serial:)``.
    public func commitString(_ text: String?) { resource.sendCommitString(text: text) }

    /// Bytes to be deleted around the cursor at the next ``done(serial:)``.
    public func deleteSurrounding(before: UInt32, after: UInt32) {
      resource.sendDeleteSurroundingText(beforeLength: before, afterLength: after)
    }

    /// Has the client apply what came before; by default as a compositor that has seen every commit.
    public func done(serial: UInt32? = nil) { resource.sendDone(serial: serial ?? commitCount) }

    fileprivate func enter(_ surface: Surface) {
      guard surface.resource.client == resource.client else { return }
      focus = surface
      hasBegun = false
      resource.sendEnter(surface: surface.resource)
    }

    fileprivate func leave() {
      guard let focus else { return }
      forget(focus)
      resource.sendLeave(surface: focus.resource)
    }

    /// The surface is gone, or has the input method no longer.
    func forget(_ surface: Surface) {
      guard focus === surface else { return }
      focus = nil
      state = State()
      pending = State()
    }
  }

  func serve(_ manager: ZwpTextInputManagerV3Resource) {
    manager.onRequest = { [unowned self] request in
      switch request {
      case .getTextInput(let id, let seat):
        guard let seat = seats.first(where: { $0.owns(seat) }) else { return }
        let input = TextInput(id)
        seat.textInputs.append(input)
        id.whenGone { [unowned seat, unowned input] in
          seat.textInputs.removeAll { $0 === input }
        }
      case .destroy: break
      }
    }
  }
}

extension Server.Seat {
  /// The text input of the client that has the seat's input method, or of the first client.
  public func textInput() throws -> Server.TextInput {
    guard let input = textInputs.first(where: { $0.focus != nil }) ?? textInputs.first else {
      throw TestCompositorError.missing("text input")
    }
    return input
  }

  /// A surface gets the seat's input method, and the one that had it loses it. The keyboard brings it
  /// along (``Server/Seat/keyboardEnter(_:held:)``), as with real compositors.
  public func textInputEnter(_ surface: Server.Surface) {
    textInputLeave()
    for input in textInputs { input.enter(surface) }
  }

  /// The surface that has the seat's input method loses it.
  public func textInputLeave() {
    for input in textInputs { input.leave() }
  }
}
