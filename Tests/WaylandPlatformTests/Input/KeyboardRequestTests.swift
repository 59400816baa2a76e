import TestCompositor
import Testing

@testable import WindowResponder

/// Tests of a tap on the text that is first responder, after the user has hidden the on-screen keyboard.
@MainActor @Suite("The on-screen keyboard is asked for again", .serialized)
struct KeyboardRequestTests {
  private let view = ShortText()
  private let rig: ApplicationRig
  /// A location in the text, in surface coordinates.
  private let place: Point

  init() throws {
    rig = try ApplicationRig()
    rig.window.addSubview(view)
    view.becomeFirstResponder()
    let margins = rig.window.chrome.margins
    place = Point(x: 40 + margins.left, y: 40 + margins.top)
    try rig.play { seat, surface in seat.keyboardEnter(surface) }
  }

  private func enables() throws -> Int {
    try rig.settle()
    return try rig.compositor.perform { try $0.seat().textInput().state.enableCount }
  }

  private func tap(to end: Point? = nil, id: Int32 = 1) throws {
    let (start, end) = (place, end ?? place)
    try rig.play { seat, surface in
      seat.touchDown(id, on: surface, x: start.x, y: start.y)
      seat.touchFrame()
      seat.touchMotion(id, x: end.x, y: end.y)
      seat.touchFrame()
      seat.touchUp(id)
      seat.touchFrame()
    }
  }

  private func click(_ button: UInt32 = 0x110) throws {
    let place = place
    try rig.play { seat, surface in
      seat.pointerEnter(surface, x: place.x, y: place.y)
      seat.pointerFrame()
      seat.pointerButton(button, isDown: true)
      seat.pointerFrame()
      seat.pointerButton(button, isDown: false)
      seat.pointerFrame()
    }
  }

  @Test("T2: a tap in the text that is first responder enables it once more, with all of its state")
  func tapAsks() throws {
    view.insertText("abc")
    view.inputDelegate?.textDidChange(view)
    let before = try enables()
    let commits = try rig.compositor.perform { try $0.seat().textInput().commitCount }
    try tap()
    #expect(try enables() == before + 1)
    try rig.compositor.perform {
      let input = try $0.seat().textInput()
      #expect(input.state.isEnabled && input.state.surroundingText == "abc")
      #expect(input.state.cursor == 3 && input.state.cursorRectangle != nil)
      #expect(input.commitCount == commits + 1 && input.violations.isEmpty)
    }
    try rig.close(leavesNothing: true)
  }

  @Test("T2: a click asks too, and one with another button does not")
  func clicks() throws {
    let before = try enables()
    try click()
    #expect(try enables() == before + 1)
    try click(0x111)
    #expect(try enables() == before + 1)
    try rig.close(leavesNothing: true)
  }

  @Test("T2: a finger that moves on, and a tap beside the text, ask for nothing")
  func otherTouches() throws {
    let before = try enables()
    try tap(to: Point(x: place.x + 40, y: place.y))
    #expect(try enables() == before)
    let beside = rig.window.chrome.margins
    try rig.play { seat, surface in
      seat.touchDown(7, on: surface, x: beside.left + 150, y: beside.top + 120)
      seat.touchFrame()
      seat.touchUp(7)
      seat.touchFrame()
    }
    #expect(try enables() == before)
    try rig.close(leavesNothing: true)
  }

  @Test("T2: what is being composed at the tap becomes text, and the input method begins anew")
  func composing() throws {
    try rig.play { seat, _ in
      let input = try seat.textInput()
      input.preedit("にほ", cursorBegin: 6, cursorEnd: 6)
      input.done()
    }
    #expect(view.marked != nil)
    let before = try enables()
    try tap()
    #expect(view.marked == nil && view.text == "にほ")
    #expect(try enables() == before + 1)
    try rig.close(leavesNothing: true)
  }

  @Test("T2: a text that is not first responder is enabled once by the tap that makes it so")
  func firstTap() throws {
    view.resignFirstResponder()
    let before = try rig.compositor.perform { try $0.seat().textInput().state.enableCount }
    let recognizer = TapGestureRecognizer()
    recognizer.addAction(Action { [view] _ in view.becomeFirstResponder() })
    view.addGestureRecognizer(recognizer)
    try tap()
    #expect(view.isFirstResponder)
    #expect(try enables() == before + 1)
    try rig.close(leavesNothing: true)
  }
}
