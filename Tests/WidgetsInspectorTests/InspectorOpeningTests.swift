import ResponderTestKit
import Testing
import Widgets

@testable import WidgetsInspector
@testable import WindowResponder

@MainActor @Suite(.serialized) struct InspectorOpeningTests {
  @Test("Q1: Ctrl+Shift+I opens the inspector in a window of its own, and closes it again")
  func opensAndCloses() throws {
    let program = InspectedProgram()
    #expect(Inspection.observer == nil)
    let inspector = try program.open()
    #expect(program.stage.application.windows.count == 2)
    #expect(program.stage.application.keyWindow !== program.stage.window)
    #expect(program.stage.application.keyWindow?.title?.hasPrefix("Inspector – ") == true)
    #expect(inspector.chosen === program.stage.window)
    program.pressKeys()
    #expect(program.stage.application.windows == [program.stage.window])
    #expect(Inspection.observer == nil && ChainTrace.joined == nil)
    #expect(GestureTrace.observer == nil)
    #expect(program.stage.application.keyWindow === program.stage.window)
  }

  @Test("Its window's close button and Ctrl+W close it too")
  func closesByWindow() throws {
    let program = InspectedProgram()
    _ = try program.open()
    program.stage.requestClose()
    #expect(Inspection.observer == nil && program.stage.application.windows.count == 1)
    _ = try program.open()
    program.stage.keyPress(.keyboardW, modifiers: .control)
    #expect(Inspection.observer == nil && program.stage.application.windows.count == 1)
  }

  @Test("It goes with its last reference when it is closed")
  func goes() throws {
    let program = InspectedProgram()
    weak var inspector: Inspector?
    inspector = try program.open()
    program.settle()
    program.pressKeys()
    program.settle()
    #expect(inspector == nil)
  }

  @Test("Q1: A program's own command for these keys comes first")
  func ownCommandWins() {
    let program = InspectedProgram()
    let own = OwnCommandView(frame: Rect(x: 0, y: 200, width: 10, height: 10))
    program.controller.view.addSubview(own)
    #expect(own.becomeFirstResponder())
    program.pressKeys()
    #expect(own.uses == 1 && Inspection.observer == nil)
  }

  @Test("A program that forbids it has none, and forbidding it closes it")
  func forbidden() throws {
    let program = InspectedProgram()
    let application = program.stage.application
    application.isInspectorEnabled = false
    program.pressKeys()
    application.toggleInspector(nil)
    #expect(Inspection.observer == nil && application.windows.count == 1)
    #expect(!application.canPerformAction(.toggleInspector, withSender: nil))
    application.isInspectorEnabled = true
    #expect(application.canPerformAction(.toggleInspector, withSender: nil))
    _ = try program.open()
    application.isInspectorEnabled = false
    #expect(Inspection.observer == nil && application.windows.count == 1)
  }

  @Test("Q1: The program ends with its own last window, though the inspector is open")
  func endsWithLastWindow() throws {
    let program = InspectedProgram()
    _ = try program.open()
    program.stage.application.isLaunched = true
    program.stage.window.close()
    #expect(program.stage.application.isTerminating)
  }

  @Test("Q1: Closing the inspector does not end the program, and the delegate is not asked")
  func delegateIsNotAsked() throws {
    let program = InspectedProgram()
    let delegate = StubbornDelegate()
    program.stage.application.delegate = delegate
    program.stage.application.isLaunched = true
    _ = try program.open()
    program.stage.requestClose()
    #expect(delegate.asked.isEmpty && !program.stage.application.isTerminating)
    #expect(program.stage.application.windows == [program.stage.window])
  }

  @Test("Quitting asks the program's windows alone")
  func quitting() throws {
    let program = InspectedProgram()
    let delegate = StubbornDelegate()
    program.stage.application.delegate = delegate
    _ = try program.open()
    program.stage.application.terminate(nil)
    #expect(delegate.asked == [program.stage.window])
    #expect(Inspection.observer != nil && !program.stage.application.isTerminating)
  }

  @Test("The inspector goes with the display")
  func goesWithDisplay() throws {
    let program = InspectedProgram()
    _ = try program.open()
    program.stage.application.disconnect()
    #expect(Inspection.observer == nil)
  }

  @Test("Q3: Nothing wakes the program while the inspector is open and nothing happens")
  func sleeps() throws {
    let program = InspectedProgram()
    let inspector = try program.open()
    inspector.setFlashes(true)
    for index in inspector.controller.pane.pages.indices {
      program.show(page: index, of: inspector)
      program.stage.advance(by: 2)
      let frames = program.stage.frameRequestCount
      #expect(program.stage.application.nextTimer == nil, "page \(index)")
      program.stage.advance(by: 60)
      #expect(program.stage.frameRequestCount == frames, "page \(index)")
    }
  }
}

/// A view with its own command for the inspector's keys.
private final class OwnCommandView: View {
  private(set) var uses = 0

  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [KeyCommand]? {
    [
      KeyCommand(title: "Own", input: "i", modifierFlags: [.control, .shift]) {
        [weak self] (_: Command) in self?.uses += 1
      }
    ]
  }
}

/// A delegate that does not allow windows to close.
private final class StubbornDelegate: Responder, ApplicationDelegate {
  private(set) var asked: [Window] = []

  func windowShouldClose(_ window: Window) -> Bool {
    asked.append(window)
    return false
  }
}
