/// Input methods. The state that a client sends is recorded, and the test sends the events of an input
/// method.
extension Server {
  /// A client's `zwp_text_input_v3` with the state of its text.
  public final class TextInput {
    /// The state that the client has committed.
    public private(set) var state = State()
    /// All committed states in order.
    public private(set) var history: [State] = []
    /// The number of commits.
    public private(set) var commitCount: UInt32 = 0
    /// The client's violations of the protocol.
    public private(set) var violations: [String] = []
    /// The surface that uses the input method.
    public fileprivate(set) weak var focus: Surface?

    fileprivate let resource: ZwpTextInputV3Resource
    private var pending = State()
    private var hasBegun = false

    /// The state of a client's text.
    public struct State: Sendable, Hashable {
      /// A Boolean value that indicates whether text input is enabled.
      public var isEnabled = false
      /// The number of times that text input was enabled.
      public var enableCount = 0
      /// The text around the cursor, or `nil` if it was not sent.
      public var surroundingText: String?
      /// The position of the cursor in the text, in bytes.
      public var cursor: Int32 = 0
      /// The position of the other end of the selection, in bytes.
      public var anchor: Int32 = 0
      /// The cause of the last change.
      public var cause = ZwpTextInputV3Resource.ChangeCause.inputMethod
      /// The hints for the input method.
      public var hint: ZwpTextInputV3Resource.ContentHint = []
      /// The purpose of the text.
      public var purpose = ZwpTextInputV3Resource.ContentPurpose.normal
      /// The frame of the cursor as x, y, width and height in the surface, or `nil` if it was not sent.
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
      // A client that has not enabled text input must not send its state.
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

    // MARK: Events of the input method

    /// Sets the composed text from the next ``done(serial:)``. A position of -1 hides the cursor.
    public func preedit(_ text: String?, cursorBegin: Int32, cursorEnd: Int32) {
      resource.sendPreeditString(text: text, cursorBegin: cursorBegin, cursorEnd: cursorEnd)
    }

    /// Inserts text at the next ``done(serial:)``.
    public func commitString(_ text: String?) { resource.sendCommitString(text: text) }

    /// Deletes bytes around the cursor at the next ``done(serial:)``.
    public func deleteSurrounding(before: UInt32, after: UInt32) {
      resource.sendDeleteSurroundingText(beforeLength: before, afterLength: after)
    }

    /// Makes the client apply the previous events. The default serial is that of a compositor that has
    /// received all commits.
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

    /// Removes a surface that was destroyed, or that no longer uses the input method.
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
  /// Returns the text input of the client that uses the seat's input method, or else that of the first
  /// client.
  ///
  /// - Throws: ``TestCompositorError/missing(_:)`` if there is no text input.
  public func textInput() throws -> Server.TextInput {
    guard let input = textInputs.first(where: { $0.focus != nil }) ?? textInputs.first else {
      throw TestCompositorError.missing("text input")
    }
    return input
  }

  /// Gives the seat's input method to a surface, and takes it from the previous one. As with real
  /// compositors, it follows the keyboard focus (``Server/Seat/keyboardEnter(_:held:depressed:)``).
  public func textInputEnter(_ surface: Server.Surface) {
    textInputLeave()
    for input in textInputs { input.enter(surface) }
  }

  /// Takes the seat's input method from its surface.
  public func textInputLeave() {
    for input in textInputs { input.leave() }
  }
}
