import ResponderGraphics
import Testing
import Widgets

@testable import ResponderTestKit
@testable import WidgetsInspector
@testable import WindowResponder

/// An application with a label and a button, with the inspector.
@MainActor final class InspectedProgram {
  let stage: Stage
  let label = Label(text: "Nothing yet")
  let button = Button(configuration: .filled())
  let controller = ViewController()
  private(set) var taps = 0

  init(application: Application = Application()) {
    stage = Stage(size: Size(width: 320, height: 240), application: application)
    stage.window.title = "Program"
    button.setTitle("Tap me", for: .normal)
    button.addAction(Action { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
    label.frame = Rect(x: 20, y: 20, width: 280, height: 30)
    button.frame = Rect(x: 20, y: 80, width: 140, height: 44)
    controller.view.addSubview(label)
    controller.view.addSubview(button)
    stage.window.rootViewController = controller
    stage.render()
  }

  /// Presses Ctrl+Shift+I.
  func pressKeys() { stage.keyPress(.keyboardI, modifiers: [.control, .shift]) }

  /// Opens the inspector with its keys, and sends pointer and touch input to its window.
  func open(size: Size = Size(width: 900, height: 640)) throws -> Inspector {
    pressKeys()
    let inspector = try #require(Inspection.observer as? Inspector)
    stage.frontWindow = try #require(stage.application.windows.last)
    stage.resize(to: size)
    stage.render()
    return inspector
  }

  /// Shows a page of the inspector, as a click on its tab does.
  func show(page index: Int, of inspector: Inspector) {
    inspector.controller.pane.choose(index)
    settle()
  }

  /// Advances the time so that the inspector updates, and draws all windows.
  func settle() {
    stage.advance(by: 0.3)
    stage.render()
  }

  /// Sends pointer and touch input to the application's window.
  func toProgram() { stage.frontWindow = stage.window }

  /// Sends pointer and touch input to the inspector's window.
  func toInspector() {
    if let window = stage.application.windows.last(where: { $0 !== stage.window }) {
      stage.frontWindow = window
    }
  }

  /// Returns a Boolean value that indicates whether the shown image is the same as a new drawing of the whole
  /// window.
  func isShownAsDrawnAnew() throws -> Bool {
    toProgram()
    settle()
    let shown = try #require(stage.surface?.image())
    stage.window.setNeedsDisplay()
    settle()
    return try #require(stage.surface?.image()).hasSamePixels(as: shown)
  }

  /// Replaces the text of a field of the inspector by typing.
  func type(_ text: String, into label: String) throws {
    let field = try #require(stage.view(labelled: label) as? TextField)
    field.becomeFirstResponder()
    field.selectAll(nil)
    stage.type(text)
    settle()
  }
}
