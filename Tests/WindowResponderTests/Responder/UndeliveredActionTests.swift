import ResponderTestKit
import TestScenes
import Testing

@testable import WindowResponder

/// Tests of the messages about actions that a target cannot perform.
@MainActor @Suite(.serialized) final class UndeliveredActionTests {
  let stage = Stage(size: Size(width: 200, height: 200))
  let button = Button(frame: Rect(x: 0, y: 0, width: 100, height: 44))
  private let target = Player()
  private var lines: [String] = []

  init() {
    stage.application.name = "Radio"
    stage.window.addSubview(button)
    button.setTitle("Play", for: .normal)
    ErrorLine.observer = { [weak self] in self?.lines.append($0) }
  }

  isolated deinit { ErrorLine.observer = nil }

  @Test("C4: a method that takes another sender is not called, and a line says so, once")
  func senderType() {
    button.addTarget(target, action: Player.viewChanged, for: .touchUpInside)
    button.addTarget(target, action: Player.imageChanged, for: .touchUpInside)
    stage.tap(at: button.center)
    stage.tap(at: button.center)
    #expect(target.calls == 0)
    #expect(
      lines == [
        #"Radio: Button "Play" has an action in Player that takes Label as its sender; "#
          + "it is not called",
        #"Radio: Button "Play" has an action in Player that takes ImageView as its sender; "#
          + "it is not called",
      ])
  }

  @Test("C4: a method that takes a superclass, a protocol or anything is called, without a message")
  func fittingSenders() {
    button.addTarget(target, action: Player.control, for: .touchUpInside)
    button.addTarget(target, action: Player.anything, for: .touchUpInside)
    button.addTarget(target, action: Player.optional, for: .touchUpInside)
    stage.tap(at: button.center)
    #expect(target.calls == 3 && lines.isEmpty)
  }

  @Test("G2: a named action for a target that does not implement it is said, once")
  func notImplemented() {
    button.addTarget(target, action: .ping, for: .touchUpInside)
    stage.tap(at: button.center)
    stage.tap(at: button.center)
    #expect(
      lines == [
        #"Radio: Button "Play" has the action ping for Player, which is no PingAction; "#
          + "it is not called"
      ])
  }

  @Test("G2: an action that no responder of the chain takes prints no message")
  func nilTarget() {
    button.addTarget(nil, action: .ping, for: .touchUpInside)
    stage.tap(at: button.center)
    #expect(lines.isEmpty)
  }

  @Test("a recognizer whose method takes another recognizer says so too")
  func recognizer() {
    let tap = TapGestureRecognizer(target: target, action: Player.panned)
    stage.window.addGestureRecognizer(tap)
    stage.tap(at: Point(x: 150, y: 150))
    #expect(
      lines == [
        "Radio: TapGestureRecognizer has an action in Player that takes PanGestureRecognizer as its "
          + "sender; it is not called"
      ])
  }

  @Test("the number of messages is limited to 100")
  func limit() {
    button.addTarget(target, action: Player.viewChanged, for: .touchUpInside)
    for number in 0..<150 {
      button.setTitle("\(number)", for: .normal)
      button.sendActions(for: .touchUpInside)
    }
    #expect(lines.count == 100)
  }
}

@MainActor private final class Player {
  var calls = 0

  func viewChanged(_ sender: Label) { calls += 1 }
  func imageChanged(_ sender: ImageView, _ event: Event?) { calls += 1 }
  func panned(_ sender: PanGestureRecognizer) { calls += 1 }
  func control(_ sender: Control) { calls += 1 }
  func anything(_ sender: Any?) { calls += 1 }
  func optional(_ sender: Button?) { calls += 1 }
}
