import ResponderTestKit
import TestScenes
import Testing

@testable import WindowResponder

/// Tests of J5: the order of the calls and notifications of a presentation.
@MainActor @Suite(.serialized) struct PresentationOrderTests {
  let stage = Stage(size: Size(width: 800, height: 600))
  let log = Log()
  private let a: LifeCycleController
  private let b: LifeCycleController

  init() {
    (a, b) = LifeCycleController.pair(on: stage, log: log)
  }

  private let coming = [
    "a willDisappear", "b willAppear", "b isAppearing", "b didAppear", "a didDisappear",
  ]
  private let going = [
    "b willDisappear", "a willAppear", "a isAppearing", "a didAppear", "b didDisappear",
  ]

  @Test(
    "J5: presenting and dismissing call both controllers in order",
    arguments: [ModalPresentationStyle.fullScreen, .currentContext])
  func order(style: ModalPresentationStyle) {
    b.modalPresentationStyle = style
    a.present(b, animated: false)
    #expect(log.take() == coming)
    b.dismiss(animated: false)
    #expect(log.take() == going)
    #expect(a.presentedViewController == nil && b.presentingViewController == nil)
  }

  @Test("J5: animated, the did… calls come after the animation, then the completion")
  func animatedOrder() {
    b.modalPresentationStyle = .fullScreen
    b.logsDetails = true
    a.present(b, animated: true) { [log] in log.add("completion") }
    #expect(
      log.take() == [
        "a willDisappear", "b willAppear animated presented", "b isAppearing animated presented",
      ])
    stage.advance(by: 0.1)
    #expect(log.take().isEmpty)
    stage.advance(by: 1)
    #expect(log.take() == ["b didAppear animated presented", "a didDisappear", "completion"])
    #expect(!b.isBeingPresented)
    a.dismiss(animated: true) { [log] in log.add("completion") }
    #expect(
      log.take() == ["b willDisappear animated dismissed", "a willAppear", "a isAppearing"])
    #expect(a.presentedViewController === b)
    stage.advance(by: 1)
    #expect(log.take() == ["a didAppear", "b didDisappear animated dismissed", "completion"])
    #expect(!b.isBeingDismissed && a.presentedViewController == nil)
  }

  @Test(
    "K8: what leaves the presenting view in the hierarchy tells that one nothing",
    arguments: [
      ModalPresentationStyle.overFullScreen, .overCurrentContext, .popover, .pageSheet, .formSheet,
      .automatic,
    ])
  func overStyles(style: ModalPresentationStyle) {
    b.modalPresentationStyle = style
    for isAnimated in [false, true] {
      a.present(b, animated: isAnimated)
      stage.advance(by: 1)
      #expect(log.take() == ["b willAppear", "b isAppearing", "b didAppear"])
      #expect(a.view.window != nil)
      a.dismiss(animated: isAnimated)
      stage.advance(by: 1)
      #expect(log.take() == ["b willDisappear", "b didDisappear"])
    }
  }

  @Test("J5: the view is loaded first, and in viewIsAppearing it is in the window with its size")
  func whereTheViewIs() {
    let c = LifeCycleController("c", log: log)
    c.modalPresentationStyle = .fullScreen
    var seen: [String] = []
    c.onCall = { [unowned c] call in
      seen.append("\(call) \(c.view.window != nil) \(c.view.bounds.width)")
    }
    a.present(c, animated: true)
    #expect(log.take().prefix(2) == ["c didLoad", "a willDisappear"])
    #expect(seen.last == "isAppearing true 800.0")
    #expect(seen[1].hasPrefix("willAppear false"))
  }

  @Test("J5: a presentation that is dismissed on its way goes through every call, in order")
  func interrupted() {
    b.modalPresentationStyle = .fullScreen
    a.present(b, animated: true) { [log] in log.add("presented") }
    stage.advance(by: 0.1)
    a.dismiss(animated: true) { [log] in log.add("dismissed") }
    stage.advance(by: 1)
    #expect(log.take() == coming + ["presented"] + going + ["dismissed"])
    #expect(b.view.window == nil && a.view.window != nil)
  }

  @Test("J5: one that is presented while another is dismissed waits for the calls of that one")
  func presentingWhileDismissing() {
    b.modalPresentationStyle = .fullScreen
    a.present(b, animated: false)
    _ = log.take()
    a.dismiss(animated: true)
    stage.advance(by: 0.05)
    let c = LifeCycleController("c", log: log)
    c.modalPresentationStyle = .fullScreen
    _ = c.view
    _ = log.take()
    a.present(c, animated: true)
    stage.advance(by: 1)
    #expect(a.presentedViewController === c)
    #expect(
      log.take() == [
        "a didAppear", "b didDisappear", "a willDisappear", "c willAppear", "c isAppearing",
        "c didAppear", "a didDisappear",
      ])
  }

  @Test("J5: dismissing in viewDidAppear, and presenting in viewDidDisappear")
  func fromWithinTheCalls() {
    b.modalPresentationStyle = .fullScreen
    b.onCall = { [unowned b] call in
      if call == "didAppear" { b.dismiss(animated: false) }
    }
    a.present(b, animated: false)
    #expect(log.take() == coming + going)
    b.onCall = { [unowned a, unowned b] call in
      if call == "didDisappear" { a.present(b, animated: false) }
    }
    let c = LifeCycleController("c", log: log)
    c.onCall = { [unowned a, unowned b] call in
      if call == "didDisappear" {
        b.onCall = nil
        a.present(b, animated: false)
      }
    }
    a.present(c, animated: false)
    a.dismiss(animated: false)
    #expect(a.presentedViewController === b)
    #expect(b.view.window != nil)
  }

  @Test("J5: dismissing in viewWillAppear lets the presentation end first")
  func dismissedBeforeItIsSeen() {
    b.modalPresentationStyle = .fullScreen
    b.onCall = { [unowned b] call in
      if call == "willAppear" { b.dismiss(animated: true) }
    }
    a.present(b, animated: true)
    b.onCall = nil
    stage.advance(by: 1)
    #expect(log.take() == coming + going)
    #expect(a.presentedViewController == nil && b.view.window == nil)
  }

  @Test("J5: closing the window ends what is under way, and only what is shown disappears")
  func closingTheWindow() {
    let other = Window(size: Size(width: 300, height: 300))
    other.makeKeyAndVisible()
    let c = LifeCycleController("c", log: log)
    let d = LifeCycleController("d", log: log)
    d.modalPresentationStyle = .fullScreen
    other.rootViewController = c
    c.present(d, animated: true)
    _ = log.take()
    other.close()
    #expect(
      log.take() == ["d didAppear", "c didDisappear", "d willDisappear", "d didDisappear"])
    other.isHidden = false
    #expect(log.take() == ["d willAppear", "d isAppearing", "d didAppear"])
    c.dismiss(animated: false)
    #expect(
      log.take() == [
        "d willDisappear", "c willAppear", "c isAppearing", "c didAppear", "d didDisappear",
      ])
    other.close()
  }

  @Test("K8: under a sheet the presenting view stays in the window, and goes with it")
  func closingTheWindowUnderASheet() {
    let other = Window(size: Size(width: 300, height: 300))
    other.makeKeyAndVisible()
    let c = LifeCycleController("c", log: log)
    let child = LifeCycleController("child", log: log)
    c.addChild(child)
    c.view.addSubview(child.view)
    other.rootViewController = c
    c.present(LifeCycleController("d", log: log), animated: false)
    _ = log.take()
    other.close()
    #expect(
      log.take() == [
        "c willDisappear", "child willDisappear", "d willDisappear", "c didDisappear",
        "child didDisappear", "d didDisappear",
      ])
    other.isHidden = false
    #expect(
      log.take() == [
        "c willAppear", "child willAppear", "d willAppear", "c isAppearing", "child isAppearing",
        "c didAppear", "child didAppear", "d isAppearing", "d didAppear",
      ])
    other.close()
  }

  @Test("J5: a program that is not seen gets every call too")
  func whileSuspended() {
    stage.setSuspended(true)
    b.modalPresentationStyle = .fullScreen
    a.present(b, animated: true)
    stage.advance(by: 2)
    #expect(log.take() == coming)
  }

  @Test("J5: with reduced motion what is presented fades in, with the same calls")
  func reducedMotion() {
    stage.setReducedMotion(true)
    b.modalPresentationStyle = .fullScreen
    a.present(b, animated: true)
    stage.advance(by: 0.1)
    #expect(b.view.transform == .identity)
    #expect(b.view.presentation.alpha > 0 && b.view.presentation.alpha < 1)
    stage.advance(by: 1)
    #expect(log.take() == coming)
  }
}
