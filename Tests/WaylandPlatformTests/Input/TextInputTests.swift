import TestCompositor
import Testing

@testable import ResponderPlatform
@testable import WaylandPlatform
@testable import WindowResponder

/// Tests of the requests and events of `zwp_text_input_v3`.
@MainActor @Suite("Text input", .serialized) struct TextInputTests {
  private func makeRig() throws -> (Rig, any Surface) {
    let rig = try Rig()
    let surface = try rig.makeWindow()
    return (rig, surface)
  }

  private func state(
    _ text: String, number: Int = 1, isOwn: Bool = false, rect: Rect? = nil
  ) -> TextInputState {
    var state = TextInputState(
      number: number,
      surroundings: TextSurroundings(
        text: text, cursor: text.utf8.count, anchor: text.utf8.count),
      hints: [.completion, .multiline], purpose: .email,
      cursorRect: rect ?? Rect(x: 3, y: 4, width: 1, height: 20))
    state.isChangedByInputMethod = isOwn
    return state
  }

  /// Returns the state that the compositor has received.
  private func told(_ rig: Rig) throws -> Server.TextInput.State {
    try rig.settle()
    return try rig.compositor.perform { try $0.seat().textInput().state }
  }

  private func history(_ rig: Rig) throws -> [Server.TextInput.State] {
    try rig.settle()
    return try rig.compositor.perform { try $0.seat().textInput().history }
  }

  private func commits(_ rig: Rig) throws -> UInt32 {
    try rig.settle()
    return try rig.compositor.perform { try $0.seat().textInput().commitCount }
  }

  /// Returns the names of the requests after the first `count` ones.
  private func requests(_ rig: Rig, after count: Int) throws -> [String] {
    try rig.settle()
    return rig.compositor.requests(to: "zwp_text_input_v3").dropFirst(count).map(\.name)
  }

  private func close(_ rig: Rig, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try rig.settle()
    let violations = try rig.compositor.perform { try $0.seat().textInput().violations }
    #expect(violations.isEmpty, sourceLocation: sourceLocation)
    try rig.close(sourceLocation: sourceLocation)
  }

  // MARK: Requests

  @Test("J3: a text is enabled with all that is known of it, in one commit")
  func enables() throws {
    let (rig, surface) = try makeRig()
    rig.display.setTextInput(state("grüß"), on: surface)
    let told = try told(rig)
    #expect(told.isEnabled && told.surroundingText == "grüß" && told.cursor == 6)
    #expect(told.anchor == 6 && told.cause == .other && told.purpose == .email)
    #expect(told.hint == [.completion, .multiline] && told.cursorRectangle == [3, 4, 1, 20])
    #expect(try commits(rig) == 1)
    try close(rig)
  }

  @Test("J3: a state from before the surface has the input method is sent when it has")
  func waitsForEnter() throws {
    let (rig, surface) = try makeRig()
    try rig.play { seat, _ in seat.keyboardLeave() }
    rig.display.setTextInput(state("a"), on: surface)
    #expect(try commits(rig) == 0)
    try rig.play { seat, surface in seat.keyboardEnter(surface) }
    #expect(try told(rig).surroundingText == "a")
    try close(rig)
  }

  @Test("J3: without the input method nothing is said, and with it again everything")
  func leaves() throws {
    let (rig, surface) = try makeRig()
    rig.display.setTextInput(state("a"), on: surface)
    try rig.settle()
    try rig.play { seat, _ in seat.keyboardLeave() }
    #expect(rig.recorder.textInput == [.left])
    let count = rig.compositor.requests(to: "zwp_text_input_v3").count
    rig.display.setTextInput(state("b"), on: surface)
    #expect(try requests(rig, after: count) == [])
    try rig.play { seat, surface in seat.keyboardEnter(surface) }
    let told = try told(rig)
    #expect(told.isEnabled && told.surroundingText == "b" && told.cursorRectangle != nil)
    try close(rig)
  }

  @Test("J3: only what has changed is sent, and nothing where nothing has")
  func differences() throws {
    let (rig, surface) = try makeRig()
    rig.display.setTextInput(state("a"), on: surface)
    try rig.settle()
    var count = rig.compositor.requests(to: "zwp_text_input_v3").count
    rig.display.setTextInput(state("a"), on: surface)
    #expect(try requests(rig, after: count) == [])
    rig.display.setTextInput(state("ab", isOwn: true), on: surface)
    #expect(
      try requests(rig, after: count)
        == ["set_surrounding_text", "set_text_change_cause", "commit"])
    #expect(try told(rig).cause == .inputMethod)
    count += 3
    let place = Rect(x: 9, y: 9, width: 1, height: 20)
    rig.display.setTextInput(state("ab", rect: place), on: surface)
    #expect(try requests(rig, after: count) == ["set_cursor_rectangle", "commit"])
    try close(rig)
  }

  @Test("J3: another text is enabled anew, and none is disabled")
  func another() throws {
    let (rig, surface) = try makeRig()
    rig.display.setTextInput(state("a"), on: surface)
    rig.display.setTextInput(state("b", number: 2), on: surface)
    #expect(try told(rig).enableCount == 2)
    #expect(try commits(rig) == 2)
    rig.display.setTextInput(nil, on: surface)
    #expect(try told(rig).isEnabled == false)
    #expect(try commits(rig) == 3)
    rig.display.setTextInput(nil, on: surface)
    #expect(try commits(rig) == 3)
    try close(rig)
  }

  @Test("J3: what an input method had begun in one text ends before the next is enabled")
  func endsComposing() throws {
    let (rig, surface) = try makeRig()
    rig.display.setTextInput(state("a"), on: surface)
    try rig.settle()
    try rig.play { seat, _ in
      let input = try seat.textInput()
      input.preedit("x", cursorBegin: 1, cursorEnd: 1)
      input.done()
    }
    rig.display.setTextInput(state("b", number: 2), on: surface)
    #expect(try history(rig).map(\.isEnabled) == [true, false, true])
    try close(rig)
  }

  @Test("J3: another kind of text, or a text that becomes a secret, is enabled anew")
  func anotherKind() throws {
    let (rig, surface) = try makeRig()
    var text = state("a")
    rig.display.setTextInput(text, on: surface)
    text.purpose = .password
    text.surroundings = nil
    rig.display.setTextInput(text, on: surface)
    let told = try told(rig)
    #expect(told.enableCount == 2 && told.surroundingText == nil && told.purpose == .password)
    try close(rig)
  }

  @Test("J3: rectangles that are no numbers, or beyond the protocol's, do not trap")
  func places() throws {
    let (rig, surface) = try makeRig()
    let place = Rect(x: .nan, y: 1e300, width: -.infinity, height: -1e300)
    rig.display.setTextInput(state("a", rect: place), on: surface)
    #expect(try told(rig).cursorRectangle?.count == 4)
    try close(rig)
  }

  // MARK: Events

  @Test("J3: nothing happens before done, and then everything at once")
  func applies() throws {
    let (rig, surface) = try makeRig()
    rig.display.setTextInput(state("abc"), on: surface)
    try rig.settle()
    try rig.play { seat, _ in
      let input = try seat.textInput()
      input.deleteSurrounding(before: 1, after: .max)
      input.commitString("日本")
      input.preedit("にほ", cursorBegin: 3, cursorEnd: 6)
    }
    #expect(rig.recorder.textInput.isEmpty)
    try rig.play { seat, _ in try seat.textInput().done() }
    #expect(
      rig.recorder.textInput == [
        .change(
          TextInputChange(
            deletedBefore: 1, deletedAfter: Int(UInt32.max), committed: "日本", composed: "にほ",
            composedSelection: 3..<6))
      ])
    // The events apply to one `done` only. The next `done` ends the composition.
    rig.recorder.clear()
    try rig.play { seat, _ in try seat.textInput().done() }
    #expect(rig.recorder.textInput == [.change(TextInputChange())])
    rig.recorder.clear()
    try rig.play { seat, _ in try seat.textInput().done() }
    #expect(rig.recorder.textInput.isEmpty)
    try close(rig)
  }

  @Test("J3: no text is an empty one, -1 hides the cursor, and ends may come in any order")
  func oddValues() throws {
    let (rig, surface) = try makeRig()
    rig.display.setTextInput(state("abc"), on: surface)
    try rig.settle()
    func range(_ begin: Int32, _ end: Int32) throws -> TextInputEvent? {
      rig.recorder.clear()
      try rig.play { seat, _ in
        let input = try seat.textInput()
        input.commitString(nil)
        input.preedit("x", cursorBegin: begin, cursorEnd: end)
        input.done()
      }
      return rig.recorder.textInput.last
    }
    func change(_ range: Range<Int>?) -> TextInputEvent {
      .change(TextInputChange(composed: "x", composedSelection: range))
    }
    #expect(try range(-1, -1) == change(nil))
    #expect(try range(3, 1) == change(1..<3))
    #expect(try range(-7, 1) == change(0..<1))
    #expect(try range(.min, .max) == change(0..<Int(Int32.max)))
    rig.recorder.clear()
    try rig.play { seat, _ in
      let input = try seat.textInput()
      input.preedit(nil, cursorBegin: 0, cursorEnd: 0)
      input.done()
    }
    #expect(rig.recorder.textInput == [.change(TextInputChange())])
    try close(rig)
  }

  @Test("J3: after a done of one that is behind, what it made waits for a done that is not")
  func behind() throws {
    let (rig, surface) = try makeRig()
    rig.display.setTextInput(state("a"), on: surface)
    rig.display.setTextInput(state("ab"), on: surface)
    let count = try commits(rig)
    try rig.play { seat, _ in
      let input = try seat.textInput()
      input.commitString("c")
      input.done(serial: count - 1)
    }
    // The change is applied nevertheless.
    #expect(rig.recorder.textInput == [.change(TextInputChange(committed: "c"))])
    rig.display.setTextInput(state("abc", isOwn: true), on: surface)
    #expect(try commits(rig) == count)
    try rig.play { seat, _ in try seat.textInput().done() }
    #expect(try commits(rig) == count + 1)
    #expect(try told(rig).surroundingText == "abc" && told(rig).cause == .inputMethod)
    try close(rig)
  }

  @Test("J3: a change with another cause does not wait for an input method that is behind")
  func behindAndChanged() throws {
    let (rig, surface) = try makeRig()
    rig.display.setTextInput(state("a"), on: surface)
    rig.display.setTextInput(state("ab"), on: surface)
    let count = try commits(rig)
    try rig.play { seat, _ in
      let input = try seat.textInput()
      input.commitString("c")
      input.done(serial: count - 1)
    }
    rig.display.setTextInput(state("xabc"), on: surface)
    #expect(try told(rig).surroundingText == "xabc" && told(rig).cause == .other)
    try close(rig)
  }

  @Test("J3: a done that was meant for the text before is none for the next")
  func meantForAnother() throws {
    let (rig, surface) = try makeRig()
    rig.display.setTextInput(state("a"), on: surface)
    let count = try commits(rig)
    rig.display.setTextInput(state("b", number: 2), on: surface)
    try rig.settle()
    try rig.play { seat, _ in
      let input = try seat.textInput()
      input.commitString("late")
      input.done(serial: count)
    }
    #expect(rig.recorder.textInput.isEmpty)
    try rig.play { seat, _ in
      let input = try seat.textInput()
      input.commitString("good")
      input.done()
    }
    #expect(rig.recorder.textInput == [.change(TextInputChange(committed: "good"))])
    try close(rig)
  }

  @Test("J3: what comes while no text is enabled, or before the surface has it, is dropped")
  func unasked() throws {
    let (rig, surface) = try makeRig()
    func say() throws {
      try rig.play { seat, _ in
        let input = try seat.textInput()
        input.commitString("x")
        input.done()
      }
    }
    try say()
    rig.display.setTextInput(state("a"), on: surface)
    try rig.play { seat, _ in seat.keyboardLeave() }
    rig.recorder.clear()
    try say()
    #expect(rig.recorder.textInput.isEmpty)
    try close(rig)
  }

  // MARK: Surfaces and seats that are removed

  @Test("J3: a surface that goes while its text is enabled leaves nothing")
  func surfaceGoes() throws {
    let (rig, surface) = try makeRig()
    rig.display.setTextInput(state("a"), on: surface)
    try rig.settle()
    surface.destroy()
    rig.recorder.surfaces = []
    try rig.settle()
    #expect(rig.display.textInput == nil)
    rig.display.setTextInput(state("b"), on: surface)
    #expect(rig.display.textInput == nil)
    try close(rig)
  }

  @Test("J3: a seat that goes takes its input method along, and another brings its own")
  func seatGoes() throws {
    let (rig, surface) = try makeRig()
    rig.display.setTextInput(state("a"), on: surface)
    try rig.settle()
    try rig.compositor.perform { try $0.seat().remove() }
    try rig.settle()
    #expect(rig.recorder.textInput == [.left])
    try rig.compositor.perform { $0.addGlobal("wl_seat", version: 9) }
    try rig.settle()
    try rig.play { seat, surface in seat.keyboardEnter(surface) }
    #expect(try told(rig).surroundingText == "a")
    try close(rig)
  }

  @Test("J3: without the global, or with it hidden, there are no input methods and all else works")
  func missing() throws {
    var globals = TestCompositor.allGlobals
    globals["zwp_text_input_manager_v3"] = nil
    for rig in [
      try Rig(globals: globals), try Rig(hidden: ["zwp_text_input_manager_v3"]),
    ] {
      let surface = try rig.makeWindow()
      #expect(!rig.display.hasInputMethods)
      rig.display.setTextInput(state("a"), on: surface)
      try rig.settle()
      #expect(rig.compositor.requests(to: "zwp_text_input_v3").isEmpty)
      try rig.close()
    }
  }
}
