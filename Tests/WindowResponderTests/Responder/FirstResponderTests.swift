import ResponderTestKit
import TestScenes
import Testing

@MainActor @Suite(.serialized) struct FirstResponderTests {
  let stage = Stage(size: Size(width: 400, height: 300))
  let log = Log()

  private func add(_ name: String) -> FirstView {
    let view = FirstView(name, log: log)
    stage.window.addSubview(view)
    return view
  }

  // MARK: F1

  @Test("F1: a window has one first responder")
  func oneForEachWindow() {
    let (a, b) = (add("a"), add("b"))
    #expect(stage.window.firstResponder == nil)
    #expect(a.becomeFirstResponder())
    #expect(a.isFirstResponder)
    #expect(stage.window.firstResponder === a)
    #expect(b.becomeFirstResponder())
    #expect(b.isFirstResponder && !a.isFirstResponder)
    #expect(b.resignFirstResponder())
    #expect(stage.window.firstResponder == nil)
  }

  @Test("F1: each window has its own")
  func eachWindowHasItsOwn() {
    let a = add("a")
    let other = Window(size: Size(width: 10, height: 10))
    let b = FirstView("b", log: log)
    other.addSubview(b)
    a.becomeFirstResponder()
    #expect(b.becomeFirstResponder())
    #expect(a.isFirstResponder && b.isFirstResponder)
  }

  @Test("F1: it is held weakly")
  func heldWeakly() {
    let responder = stage.window
    do {
      let controller = FirstController(log: log)
      let view: View = controller.view
      stage.window.addSubview(view)
      #expect(controller.becomeFirstResponder())
      #expect(responder.firstResponder === controller)
      // The controller has no strong reference left: a view holds its controller weakly.
    }
    #expect(responder.firstResponder == nil)
  }

  @Test("F1: keys go to the key window's")
  func keysGoToTheKeyWindow() {
    let a = add("a")
    a.becomeFirstResponder()
    let other = Window(size: Size(width: 10, height: 10))
    let b = FirstView("b", log: log)
    other.addSubview(b)
    b.becomeFirstResponder()
    _ = log.take()
    stage.application.beginReceivingRemoteControlEvents()
    stage.remoteControl(.remoteControlPlay)
    #expect(log.take() == ["a remote"])
    other.makeKeyAndVisible()
    stage.remoteControl(.remoteControlPlay)
    stage.keyDown(.keyboardA)
    #expect(log.take() == ["b remote", "b key"])
    other.close()
    _ = log.take()
    stage.remoteControl(.remoteControlPlay)
    #expect(log.take() == ["a remote"])
  }

  @Test("F1: whose window a responder belongs to")
  func theResponderIsInAWindow() {
    let controller = FirstController(log: log)
    #expect(!controller.becomeFirstResponder())
    stage.window.rootViewController = controller
    #expect(controller.becomeFirstResponder())
    #expect(stage.window.firstResponder === controller)
    let window = FirstWindow(size: Size(width: 10, height: 10))
    #expect(window.becomeFirstResponder())
    #expect(window.firstResponder === window)
    let loose = LooseResponder()
    #expect(!loose.becomeFirstResponder())
    #expect(!loose.isFirstResponder)
  }

  @Test("F1: by default no responder can become it, and all can resign")
  func theDefaults() {
    for responder in [Responder(), View(), Control(), ViewController(), stage.window] {
      #expect(!responder.canBecomeFirstResponder)
      #expect(responder.canResignFirstResponder)
    }
    let view = View()
    stage.window.addSubview(view)
    #expect(!view.becomeFirstResponder())
  }

  @Test("F1: a responder without a window cannot become it")
  func withoutAWindow() {
    let view = FirstView("a", log: log)
    #expect(!view.becomeFirstResponder())
    #expect(!view.isFirstResponder)
    let outer = View()
    outer.addSubview(view)
    #expect(!view.becomeFirstResponder())
  }

  @Test("F1: one that already is it answers true, and nothing happens")
  func alreadyFirst() {
    let a = add("a")
    a.becomeFirstResponder()
    a.canBecome = false
    a.canResign = false
    _ = log.take()
    #expect(a.becomeFirstResponder())
    #expect(log.take() == ["a becomes true"])
    #expect(a.isFirstResponder)
  }

  @Test("F1: resigning while one is not it is harmless and true")
  func resigningWithoutBeing() {
    let (a, b) = (add("a"), add("b"))
    a.becomeFirstResponder()
    #expect(b.resignFirstResponder())
    #expect(a.isFirstResponder)
    #expect(FirstView("c", log: log).resignFirstResponder())
  }

  // MARK: F2

  @Test("F2: the candidate is asked, then the current one, which resigns before it is replaced")
  func theOrder() {
    let (a, b) = (add("a"), add("b"))
    a.becomeFirstResponder()
    _ = log.take()
    b.becomeFirstResponder()
    #expect(
      log.take() == [
        "b can become", "a can resign", "a can resign", "a resigns true", "b becomes true",
      ])
  }

  @Test("F2: a candidate that refuses never costs the current one its status")
  func refusingCandidates() {
    let (a, b) = (add("a"), add("b"))
    a.becomeFirstResponder()
    b.canBecome = false
    _ = log.take()
    #expect(!b.becomeFirstResponder())
    #expect(a.isFirstResponder)
    #expect(log.take() == ["b can become", "b becomes false"])
  }

  @Test("F2: a current one that cannot resign stays")
  func currentOneThatCannotResign() {
    let (a, b) = (add("a"), add("b"))
    a.becomeFirstResponder()
    a.canResign = false
    #expect(!b.becomeFirstResponder())
    #expect(a.isFirstResponder && !b.isFirstResponder)
    #expect(!a.resignFirstResponder())
    #expect(a.isFirstResponder)
  }

  @Test("F2: resignFirstResponder that gives false is a veto")
  func vetoes() {
    let (a, b) = (add("a"), add("b"))
    a.becomeFirstResponder()
    a.vetoes = true
    #expect(!b.becomeFirstResponder())
    #expect(a.isFirstResponder)
    a.vetoes = false
    #expect(b.becomeFirstResponder())
  }

  @Test("F2: the old one has resigned before the new one is it")
  func resignedBefore() {
    let (a, b) = (add("a"), add("b"))
    a.becomeFirstResponder()
    var seen: Responder?? = .none
    a.onResigned = { [unowned stage] in seen = .some(stage.window.firstResponder) }
    b.becomeFirstResponder()
    #expect(seen == .some(nil))
    #expect(b.isFirstResponder)
  }

  @Test("F2: a current one that makes a third the first responder has its way")
  func aThirdOne() {
    let (a, b, c) = (add("a"), add("b"), add("c"))
    a.becomeFirstResponder()
    a.onResigned = { c.becomeFirstResponder() }
    #expect(!b.becomeFirstResponder())
    #expect(c.isFirstResponder && !b.isFirstResponder)
  }

  @Test("F2: a current one that takes the candidate from the window leaves no first responder")
  func theCandidateLeaves() {
    let (a, b) = (add("a"), add("b"))
    a.becomeFirstResponder()
    a.onResigned = { b.removeFromSuperview() }
    #expect(!b.becomeFirstResponder())
    #expect(!b.isFirstResponder)
    #expect(stage.window.firstResponder == nil)
  }

  // MARK: F3

  @Test("F3: in an override, after super, isFirstResponder is true, or false for resign")
  func afterSuper() {
    let a = add("a")
    a.becomeFirstResponder()
    a.resignFirstResponder()
    #expect(log.take().filter { $0.hasSuffix("true") } == ["a becomes true", "a resigns true"])
    #expect(a.statusAfterBecoming == true)
    #expect(a.statusAfterResigning == false)
  }

  // MARK: F4

  @Test("F4: a first responder removed from its window resigns, even if it would refuse")
  func removed() {
    let a = add("a")
    a.becomeFirstResponder()
    a.canResign = false
    a.vetoes = true
    _ = log.take()
    a.removeFromSuperview()
    #expect(!a.isFirstResponder)
    #expect(stage.window.firstResponder == nil)
    #expect(log.take().contains("a resigns false"))
    stage.window.addSubview(a)
    #expect(!a.isFirstResponder)
  }

  @Test("F4: so does one removed with an ancestor, and a controller with its view")
  func removedWithAnAncestor() {
    let outer = View()
    stage.window.addSubview(outer)
    let a = FirstView("a", log: log)
    outer.addSubview(a)
    a.becomeFirstResponder()
    outer.removeFromSuperview()
    #expect(!a.isFirstResponder && stage.window.firstResponder == nil)
    let controller = FirstController(log: log)
    stage.window.rootViewController = controller
    controller.becomeFirstResponder()
    stage.window.rootViewController = nil
    #expect(!controller.isFirstResponder && stage.window.firstResponder == nil)
  }

  @Test("F4: one that moves to another window resigns in the old one")
  func movedToAnotherWindow() {
    let a = add("a")
    a.becomeFirstResponder()
    let other = Window(size: Size(width: 10, height: 10))
    other.addSubview(a)
    #expect(stage.window.firstResponder == nil)
    #expect(other.firstResponder == nil)
    #expect(!a.isFirstResponder)
  }

  @Test("F4: one that moves within its window stays first responder")
  func movedWithinTheWindow() {
    let a = add("a")
    let outer = View()
    stage.window.addSubview(outer)
    a.becomeFirstResponder()
    outer.addSubview(a)
    #expect(a.isFirstResponder)
  }

  @Test("F4: no view of a removed tree can take over from the one that resigns")
  func takingOverWhileLeaving() {
    let outer = View()
    stage.window.addSubview(outer)
    let (a, b) = (FirstView("a", log: log), FirstView("b", log: log))
    outer.addSubview(a)
    outer.addSubview(b)
    a.becomeFirstResponder()
    a.onResigned = { b.becomeFirstResponder() }
    b.onResigned = { a.becomeFirstResponder() }
    outer.removeFromSuperview()
    #expect(stage.window.firstResponder == nil)
    #expect(!a.isFirstResponder && !b.isFirstResponder)
  }

  @Test("F4: a first responder that is hidden stays first responder")
  func hiddenOnesStay() {
    let a = add("a")
    a.becomeFirstResponder()
    a.isHidden = true
    #expect(a.isFirstResponder)
  }

  @Test("F4: losing the keyboard does not change it")
  func losingTheKeyboard() {
    let a = add("a")
    a.becomeFirstResponder()
    stage.keyboardFocus(false)
    #expect(a.isFirstResponder)
    stage.keyboardFocus(true)
    #expect(a.isFirstResponder)
  }

  // MARK: F5

  @Test("F5: tapping a button changes no first responder")
  func tappingAButton() {
    let a = add("a")
    a.becomeFirstResponder()
    let button = Button(frame: Rect(x: 100, y: 100, width: 100, height: 44))
    stage.window.addSubview(button)
    stage.tap(at: button.center)
    #expect(a.isFirstResponder)
  }

  @Test("F5: endEditing searches its subtree")
  func endEditing() {
    let (left, right) = (View(), View())
    stage.window.addSubview(left)
    stage.window.addSubview(right)
    let a = FirstView("a", log: log)
    left.addSubview(a)
    a.becomeFirstResponder()
    #expect(right.endEditing(false))
    #expect(a.isFirstResponder)
    #expect(left.endEditing(false))
    #expect(!a.isFirstResponder)
    a.becomeFirstResponder()
    #expect(a.endEditing(false))
    #expect(!a.isFirstResponder)
    a.becomeFirstResponder()
    #expect(stage.window.endEditing(false))
    #expect(!a.isFirstResponder)
    #expect(View().endEditing(true))
  }

  @Test("F5: endEditing(true) ends it even where it would refuse")
  func endEditingByForce() {
    let a = add("a")
    a.becomeFirstResponder()
    a.canResign = false
    #expect(!stage.window.endEditing(false))
    #expect(a.isFirstResponder)
    #expect(stage.window.endEditing(true))
    #expect(!a.isFirstResponder)
  }

  @Test("F5: controllers and windows can be first responder")
  func controllersAndWindows() {
    let controller = FirstController(log: log)
    stage.window.rootViewController = controller
    #expect(controller.becomeFirstResponder())
    _ = log.take()
    stage.application.beginReceivingRemoteControlEvents()
    stage.remoteControl(.remoteControlStop)
    #expect(log.take() == ["controller remote"])
  }
}
