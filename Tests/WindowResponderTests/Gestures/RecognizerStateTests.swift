import ResponderTestKit
import TestScenes
import Testing

@MainActor @Suite(.serialized) struct RecognizerStateTests {
  let scene = GestureScene()

  /// Returns a recognizer in a state, with a touch down.
  private func recognizer(in state: GestureRecognizer.State) -> ScriptedRecognizer {
    let recognizer = scene.add(ScriptedRecognizer(), "r")
    scene.down(50, 50)
    switch state {
    case .possible: break
    case .began, .ended, .failed: recognizer.state = state
    case .changed, .cancelled:
      recognizer.state = .began
      recognizer.state = state
    }
    #expect(recognizer.state == state)
    _ = scene.log.take()
    return recognizer
  }

  @Test(
    "D1: possible leads to began, failed and ended; began and changed to changed, ended, cancelled",
    arguments: [
      (.possible, .began), (.possible, .failed), (.possible, .ended), (.began, .changed),
      (.began, .ended), (.began, .cancelled), (.changed, .changed), (.changed, .ended),
      (.changed, .cancelled),
    ] as [(GestureRecognizer.State, GestureRecognizer.State)])
  func legal(from: GestureRecognizer.State, to: GestureRecognizer.State) {
    let recognizer = recognizer(in: from)
    recognizer.state = to
    #expect(recognizer.state == to)
    #expect(scene.takeGestures() == (to == .failed ? [] : ["r \(to)"]))
  }

  @Test("D1: every other step is refused, and no action is sent")
  func illegal() {
    let all: [GestureRecognizer.State] = [
      .possible, .began, .changed, .ended, .cancelled, .failed,
    ]
    let legal: [GestureRecognizer.State: [GestureRecognizer.State]] = [
      .possible: [.began, .failed, .ended], .began: [.changed, .ended, .cancelled],
      .changed: [.changed, .ended, .cancelled],
    ]
    for from in all {
      for to in all where !(legal[from] ?? []).contains(to) {
        let recognizer = recognizer(in: from)
        recognizer.state = to
        #expect(recognizer.state == from, "\(from) to \(to)")
        #expect(scene.takeGestures().isEmpty, "\(from) to \(to)")
        scene.up()
        scene.view.removeGestureRecognizer(recognizer)
        _ = scene.log.take()
      }
    }
  }

  @Test("D1: reset comes once when the sequence is over, and what is left of it is ignored")
  func resetAfterTheSequence() {
    let recognizer = scene.add(ScriptedRecognizer(log: scene.log), "r")
    recognizer.onMoved = { $0.state = .failed }
    scene.down(50, 50)
    scene.move(60, 50)
    scene.move(70, 50)
    #expect(recognizer.state == .failed)
    #expect(recognizer.resetCount == 0)
    scene.up()
    #expect(recognizer.state == .possible)
    #expect(recognizer.resetCount == 1)
    #expect(scene.takeGestures() == ["r began", "r moved"])
    scene.down(50, 50)
    #expect(scene.takeGestures() == ["r began"])
    scene.up()
  }

  @Test("D1: one that ends while its finger is down is possible again when the finger is up")
  func endedEarly() {
    let recognizer = scene.add(ScriptedRecognizer(), "r")
    recognizer.onBegan = { $0.state = .ended }
    scene.down(50, 50)
    #expect(recognizer.state == .ended)
    scene.down(150, 50, finger: 1)
    #expect(scene.takeGestures() == ["r ended"])
    scene.up(0)
    #expect(recognizer.state == .possible)
    scene.up(1)
    #expect(recognizer.resetCount == 1)
  }

  @Test("several steps in one event have an action each; two changes have one")
  func severalSteps() {
    let recognizer = scene.add(ScriptedRecognizer(), "r")
    recognizer.onBegan = {
      $0.state = .began
      $0.state = .changed
      $0.state = .changed
      $0.state = .ended
    }
    scene.down(50, 50)
    #expect(scene.takeGestures() == ["r began", "r changed", "r ended"])
    scene.up()
  }

  @Test("the state set with no finger down is sent, and reset at once")
  func withoutATouch() {
    let recognizer = scene.add(ScriptedRecognizer(), "r")
    recognizer.state = .ended
    #expect(scene.takeGestures() == ["r ended"])
    #expect(recognizer.state == .possible)
    #expect(recognizer.resetCount == 1)
    let free = ScriptedRecognizer()
    free.state = .ended
    #expect(free.resetCount == 1)
  }

  // MARK: Targets

  @MainActor private final class Target {
    let log: Log
    init(log: Log) { self.log = log }
    func plain() { log.add("plain") }
    func withRecognizer(_ recognizer: TapGestureRecognizer) {
      log.add("with \(recognizer.name ?? "")")
    }
    func withPan(_ recognizer: PanGestureRecognizer) { log.add("pan") }
  }

  private func tap() { scene.stage.tap(at: Point(x: 50, y: 50)) }

  @Test("C4: method references in both shapes, and one for another recognizer is not called")
  func shapes() {
    let target = Target(log: scene.log)
    let tap = TapGestureRecognizer(target: target, action: Target.plain)
    tap.name = "t"
    tap.addTarget(target, action: Target.withRecognizer)
    tap.addTarget(target, action: Target.withPan)
    scene.view.addGestureRecognizer(tap)
    self.tap()
    #expect(scene.takeGestures() == ["plain", "with t"])
    tap.removeTarget(target, action: nil)
    self.tap()
    #expect(scene.takeGestures().isEmpty)
  }

  @Test("C1: a target is held weakly, a selector counts once, a nil target is found in the chain")
  func selectors() {
    let tap = TapGestureRecognizer()
    scene.view.addGestureRecognizer(tap)
    weak var gone: PingTarget?
    do {
      let target = PingTarget(log: scene.log)
      gone = target
      tap.addTarget(target, action: .ping)
      tap.addTarget(target, action: .ping)
      tap.addTarget(target, action: .pong)
      self.tap()
      #expect(scene.takeGestures() == ["t ping", "t pong"])
      #expect(target.sender as? TapGestureRecognizer === tap)
      tap.removeTarget(target, action: .ping)
      self.tap()
      #expect(scene.takeGestures() == ["t pong"])
    }
    #expect(gone == nil)
    self.tap()
    #expect(scene.takeGestures().isEmpty)
    let view = PingView("view", log: scene.log)
    scene.stage.window.addSubview(view)
    view.becomeFirstResponder()
    tap.addTarget(nil, action: .ping)
    self.tap()
    #expect(scene.takeGestures().contains("view ping"))
  }

  @Test("C2, C17: an action's handler may change the list; one identifier counts once")
  func changingTheList() {
    let tap = TapGestureRecognizer()
    scene.view.addGestureRecognizer(tap)
    let second = Action(identifier: .init("second")) { [log = scene.log] _ in log.add("second") }
    tap.addAction(
      Action { [log = scene.log, unowned tap] _ in
        log.add("first")
        tap.removeAction(second)
      })
    tap.addAction(second)
    tap.addAction(second)
    self.tap()
    #expect(scene.takeGestures() == ["first"])
  }
}
