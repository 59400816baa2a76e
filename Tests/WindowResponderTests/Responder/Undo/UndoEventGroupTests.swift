import ResponderTestKit
import Testing

@MainActor @Suite(.serialized) struct UndoEventGroupTests {
  let stage = Stage(size: Size(width: 100, height: 100))
  let page: Page

  init() {
    page = Page(stage.window.undoManager ?? UndoManager())
    let button = Button(type: .system)
    button.frame = stage.window.bounds
    button.addAction(
      Action { [page] _ in
        page.write(page.text + "a")
        page.write(page.text + "b")
      }, for: .touchUpInside)
    stage.window.addSubview(button)
  }

  private var manager: UndoManager { page.manager }
  private let middle = Point(x: 50, y: 50)

  @Test("I2: all that one event registers is a group of its own")
  func groupForEachEvent() {
    stage.tap(at: middle)
    stage.tap(at: middle)
    #expect(page.text == "abab" && manager.undoCount == 2 && manager.groupingLevel == 0)
    manager.undo()
    #expect(page.text == "ab")
    manager.undo()
    #expect(page.text == "")
  }

  @Test("I2: what was registered outside of an event does not mix with the next one")
  func outside() {
    page.write("x")
    #expect(manager.groupingLevel == 1)
    stage.tap(at: middle)
    #expect(manager.undoCount == 2)
    manager.undo()
    #expect(page.text == "x")
  }

  @Test("I2: two timers of different times are two groups")
  func timers() {
    for time in [0.1, 0.2] {
      ClockTimer.scheduledTimer(withTimeInterval: time) { [page] _ in page.write("\(time)") }
    }
    stage.advance(by: 1)
    #expect(manager.undoCount == 2 && manager.groupingLevel == 0)
  }

  @Test("I2: a group that is opened lies in the event's, so that one event is undone at once")
  func nestedInEvent() {
    manager.beginUndoGrouping()
    #expect(manager.groupingLevel == 2)
    page.write("a")
    manager.endUndoGrouping()
    page.writeAlone("b")
    #expect(manager.groupingLevel == 1)
    stage.tap(at: middle)
    #expect(manager.undoCount == 2)
    manager.undo()
    manager.undo()
    #expect(page.text == "")
  }

  @Test("I2: a group that stays open over several events makes them one")
  func overEvents() {
    manager.beginUndoGrouping()
    stage.tap(at: middle)
    stage.tap(at: middle)
    #expect(manager.groupingLevel == 2)
    manager.endUndoGrouping()
    stage.advance(by: 0)
    #expect(manager.groupingLevel == 0 && manager.undoCount == 1)
    manager.undo()
    #expect(page.text == "")
  }

  @Test("I2: without groupsByEvent the application closes nothing")
  func byHand() {
    manager.groupsByEvent = false
    manager.beginUndoGrouping()
    #expect(manager.groupingLevel == 1)
    stage.tap(at: middle)
    #expect(manager.groupingLevel == 1)
    manager.endUndoGrouping()
    #expect(manager.undoCount == 1)
  }

  @Test("I2: an open group asks for no frame and no timer")
  func noWakeUp() {
    stage.render()
    let requests = stage.frameRequestCount
    page.write("a")
    stage.advance(by: 10)
    #expect(stage.frameRequestCount == requests)
  }
}
