import ResponderTestKit
import TestScenes
import Testing

@testable import WindowResponder

@MainActor @Suite(.serialized) struct PresentationTests {
  let stage = Stage(size: Size(width: 800, height: 600))
  let log = Log()
  private let a: LifeCycleController
  private let b: LifeCycleController

  init() {
    (a, b) = LifeCycleController.pair(on: stage, log: log)
  }

  // MARK: E1

  @Test("E1: a presented controller's next is the presenting one, whatever its style")
  func next() {
    for style: ModalPresentationStyle in [.fullScreen, .pageSheet, .popover, .overFullScreen] {
      b.modalPresentationStyle = style
      a.present(b, animated: false)
      #expect(b.next === a && b.view.next === b)
      #expect(a.next === stage.window)
      #expect(b.view.chain.suffix(3) == [a, stage.window, stage.application])
      a.dismiss(animated: false)
      #expect(b.next == nil)
    }
  }

  @Test("E1: next goes up through several that are presented above one another")
  func nextThroughSeveral() {
    let c = LifeCycleController("c", log: log)
    b.modalPresentationStyle = .fullScreen
    c.modalPresentationStyle = .fullScreen
    a.present(b, animated: false)
    b.present(c, animated: false)
    #expect(c.view.chain.dropFirst().prefix(4) == [c, b, a, stage.window])
  }

  @Test("E1: a touch in what is presented travels up through the presenting controller")
  func touchesTravel() {
    b.modalPresentationStyle = .overFullScreen
    a.present(b, animated: false)
    let watch = WatchWindow(size: Size(width: 100, height: 100))
    let (c, d) = (ViewController(), ViewController())
    watch.rootViewController = c
    d.modalPresentationStyle = .overFullScreen
    watch.makeKeyAndVisible()
    c.present(d, animated: false)
    d.view.touchesBegan([], with: nil)
    #expect(watch.count == 1)
    watch.close()
  }

  // MARK: Presenting controllers

  @Test("a child's presentation is its container's, and both know of it")
  func presentingByAChild() {
    let child = ViewController()
    a.addChild(child)
    a.view.addSubview(child.view)
    child.didMove(toParent: a)
    child.present(b, animated: false)
    #expect(b.presentingViewController === a)
    #expect(child.presentedViewController === b && a.presentedViewController === b)
    child.dismiss(animated: false)
    #expect(a.presentedViewController == nil)
  }

  @Test("over the current context it is as large as the controller that defines it")
  func currentContext() {
    let child = ViewController()
    a.addChild(child)
    a.view.addSubview(child.view)
    child.view.frame = Rect(x: 100, y: 50, width: 300, height: 200)
    child.definesPresentationContext = true
    b.modalPresentationStyle = .currentContext
    child.present(b, animated: false)
    #expect(b.presentingViewController === child)
    #expect(b.view.convert(b.view.bounds, to: nil) == child.view.frame)
    #expect(child.view.window == nil && a.view.window != nil)
    b.dismiss(animated: false)
    #expect(child.view.superview === a.view)
    #expect(child.view.frame == Rect(x: 100, y: 50, width: 300, height: 200))
  }

  @Test("A context that provides the transition style gives it to what is presented over it")
  func contextTransitionStyle() {
    let child = ViewController()
    a.addChild(child)
    a.view.addSubview(child.view)
    child.definesPresentationContext = true
    child.modalTransitionStyle = .crossDissolve
    b.modalPresentationStyle = .overCurrentContext
    func transparencyDuringPresentation() -> Bool {
      child.present(b, animated: true)
      stage.advance(by: 0.05)
      let isTransparent = (b.view.motion?.appearance.alpha ?? 1) < 1
      stage.advance(by: 2)
      b.dismiss(animated: false)
      stage.render()
      return isTransparent
    }
    #expect(!transparencyDuringPresentation())
    child.providesPresentationContextTransitionStyle = true
    #expect(transparencyDuringPresentation())
    b.modalPresentationStyle = .fullScreen
    a.providesPresentationContextTransitionStyle = true
    a.modalTransitionStyle = .crossDissolve
    #expect(!transparencyDuringPresentation())
  }

  @Test("one that presents already, or is in no window, presents nothing")
  func refusals() {
    a.present(b, animated: false)
    let c = ViewController()
    a.present(c, animated: false)
    #expect(a.presentedViewController === b)
    #expect(c.presentingViewController == nil)
    let loose = ViewController()
    loose.present(c, animated: false)
    #expect(loose.presentedViewController == nil)
    b.present(a, animated: false)
    #expect(b.presentedViewController == nil)
  }

  // MARK: Dismissal

  @Test("dismissing a lower one takes all above with it, and only calls what is shown")
  func severalAtOnce() {
    let c = LifeCycleController("c", log: log)
    for controller in [b, c] { controller.modalPresentationStyle = .fullScreen }
    a.present(b, animated: false)
    b.present(c, animated: false)
    _ = log.take()
    a.dismiss(animated: false)
    #expect(
      log.take() == [
        "c willDisappear", "a willAppear", "a isAppearing", "a didAppear", "c didDisappear",
      ])
    #expect(a.presentedViewController == nil && b.presentedViewController == nil)
    #expect(c.presentingViewController == nil && b.view.window == nil)
    #expect(stage.window.subviews == [a.view])
  }

  @Test("dismissing the middle one's own takes the top one only")
  func dismissingFromTheMiddle() {
    let c = ViewController()
    a.present(b, animated: false)
    b.present(c, animated: false)
    b.dismiss(animated: false)
    #expect(b.presentedViewController == nil && a.presentedViewController === b)
  }

  @Test("dismiss on one that neither presents nor is presented calls the completion")
  func nothingToDismiss() {
    var isDone = false
    a.dismiss(animated: true) { isDone = true }
    #expect(isDone)
    #expect(log.take().isEmpty)
  }

  @Test("dismissing twice is dismissing once, and both completions come")
  func dismissingTwice() {
    let c = ViewController()
    a.present(b, animated: false)
    b.present(c, animated: false)
    var count = 0
    c.dismiss(animated: true) { count += 1 }
    c.dismiss(animated: true) { count += 1 }
    stage.advance(by: 1)
    #expect(count == 2)
    #expect(a.presentedViewController === b)
  }

  @Test("another root controller takes what the old one presents from the window")
  func anotherRoot() {
    a.present(b, animated: true)
    stage.window.rootViewController = ViewController()
    #expect(a.presentedViewController == nil)
    #expect(b.view.window == nil)
    #expect(stage.window.presentations.isEmpty)
  }

  @Test("nothing keeps a controller alive that was dismissed")
  func memory() {
    weak var weakController: ViewController?
    weak var weakPresentation: PresentationController?
    do {
      let controller = ViewController()
      weakController = controller
      a.present(controller, animated: true)
      weakPresentation = controller.presentationController
      stage.advance(by: 1)
      a.dismiss(animated: true)
      stage.advance(by: 1)
    }
    #expect(weakController == nil)
    #expect(weakPresentation == nil)
  }

  // MARK: Views in the window

  @Test("full screen removes the presenting view at the end, and puts it back")
  func removingThePresenter() {
    b.modalPresentationStyle = .fullScreen
    a.present(b, animated: true)
    #expect(a.view.window != nil)
    stage.advance(by: 1)
    #expect(a.view.window == nil)
    stage.resize(to: Size(width: 500, height: 400))
    a.dismiss(animated: false)
    #expect(a.view.window != nil && a.view.frame == Rect(x: 0, y: 0, width: 500, height: 400))
  }

  @Test("a finger beside what is presented reaches nothing below")
  func hitTesting() {
    let button = Button(frame: Rect(x: 0, y: 0, width: 60, height: 60))
    a.view.addSubview(button)
    var presses = 0
    button.addAction(Action { _ in presses += 1 }, for: .touchUpInside)
    stage.tap(at: Point(x: 20, y: 20))
    #expect(presses == 1)
    b.isModalInPresentation = true
    a.present(b, animated: false)
    stage.tap(at: Point(x: 20, y: 20))
    #expect(presses == 1)
    #expect(a.presentedViewController === b)
    a.dismiss(animated: false)
    stage.tap(at: Point(x: 20, y: 20))
    #expect(presses == 2)
  }

  @Test("F: the first responder below resigns, and is it again after the dismissal")
  func firstResponder() {
    let field = PresentedField()
    a.view.addSubview(field)
    field.becomeFirstResponder()
    b.modalPresentationStyle = .fullScreen
    a.present(b, animated: true)
    #expect(stage.window.firstResponder == nil)
    let inner = PresentedField()
    b.view.addSubview(inner)
    stage.advance(by: 1)
    inner.becomeFirstResponder()
    a.dismiss(animated: true)
    stage.advance(by: 1)
    #expect(field.isFirstResponder)
  }

  @Test("F: one that the presenting controller chooses itself stays")
  func firstResponderChosenMeanwhile() {
    let (field, other) = (PresentedField(), PresentedField())
    a.view.addSubview(field)
    a.view.addSubview(other)
    field.becomeFirstResponder()
    b.modalPresentationStyle = .fullScreen
    a.present(b, animated: false)
    a.onCall = { call in if call == "didAppear" { other.becomeFirstResponder() } }
    a.dismiss(animated: false)
    #expect(other.isFirstResponder)
  }

  @Test("Tab goes round inside what is presented, and starts there where it was in use")
  func tab() {
    let outer = Button(frame: Rect(x: 0, y: 0, width: 60, height: 60))
    a.view.addSubview(outer)
    stage.keyPress(.keyboardTab)
    #expect(outer.isFocused)
    let buttons = (0..<2).map {
      Button(frame: Rect(x: 0, y: Double($0) * 100, width: 60, height: 60))
    }
    for button in buttons { b.view.addSubview(button) }
    a.present(b, animated: false)
    #expect(buttons[0].isFocused)
    for expected in [1, 0, 1] {
      stage.keyPress(.keyboardTab)
      #expect(buttons[expected].isFocused)
    }
    a.dismiss(animated: false)
    #expect(outer.isFocused)
  }

  @Test("Escape and a tap beside it dismiss a sheet, unless it is modal")
  func userDismissal() {
    let delegate = SheetDelegate()
    b.presentationController?.delegate = delegate
    a.present(b, animated: false)
    b.isModalInPresentation = true
    stage.keyPress(.keyboardEscape)
    stage.tap(at: Point(x: 5, y: 5))
    stage.advance(by: 1)
    #expect(a.presentedViewController === b)
    #expect(delegate.log.take() == ["attempt", "attempt"])
    b.isModalInPresentation = false
    delegate.allows = false
    stage.keyPress(.keyboardEscape)
    #expect(delegate.log.take() == ["should", "attempt"])
    delegate.allows = true
    stage.keyPress(.keyboardEscape)
    #expect(delegate.log.take() == ["should", "will"])
    stage.advance(by: 1)
    #expect(delegate.log.take() == ["did"])
    #expect(a.presentedViewController == nil)
    a.present(b, animated: false)
    stage.tap(at: Point(x: 5, y: 5))
    stage.advance(by: 1)
    #expect(a.presentedViewController == nil)
  }

  @Test("a dismissal by the program asks and tells the delegate nothing")
  func dismissalByTheProgram() {
    let delegate = SheetDelegate()
    b.presentationController?.delegate = delegate
    a.present(b, animated: false)
    b.dismiss(animated: false)
    #expect(delegate.log.take().isEmpty)
  }

  @Test("a presentation controller of one's own places the view and hears of both ways")
  func custom() {
    let controller = CustomController()
    let delegate = CustomTransitions()
    controller.transitioningDelegate = delegate
    controller.modalPresentationStyle = .custom
    a.present(controller, animated: false)
    #expect(controller.view.frame == Rect(x: 10, y: 20, width: 100, height: 50))
    controller.dismiss(animated: false)
    #expect(controller.log.take() == ["willBegin", "didEnd", "willGo", "gone"])
    #expect(delegate.source === a)
  }

  @Test("J6: a memory warning reaches what is presented")
  func memoryWarning() {
    let controller = WarnedController()
    a.present(controller, animated: false)
    stage.application.simulateMemoryWarning()
    stage.render()
    #expect(controller.warnings == 1)
  }
}

private final class WatchWindow: Window {
  var count = 0
  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { count += 1 }
}

private final class WarnedController: ViewController {
  var warnings = 0
  override func didReceiveMemoryWarning() { warnings += 1 }
}

private final class SheetDelegate: AdaptivePresentationControllerDelegate {
  let log = Log()
  var allows = true
  func presentationControllerShouldDismiss(_ presentationController: PresentationController)
    -> Bool
  {
    log.add("should")
    return allows
  }
  func presentationControllerWillDismiss(_ presentationController: PresentationController) {
    log.add("will")
  }
  func presentationControllerDidDismiss(_ presentationController: PresentationController) {
    log.add("did")
  }
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: PresentationController
  ) {
    log.add("attempt")
  }
}

private final class CustomController: ViewController {
  let log = Log()
}

private final class CustomTransitions: ViewControllerTransitioningDelegate {
  weak var source: ViewController?
  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? {
    self.source = source
    return CustomPresentation(presentedViewController: presented, presenting: presenting)
  }
}

private final class CustomPresentation: PresentationController {
  private var log: Log? { (presentedViewController as? CustomController)?.log }
  override var frameOfPresentedViewInContainerView: Rect {
    Rect(x: 10, y: 20, width: 100, height: 50)
  }
  override func presentationTransitionWillBegin() { log?.add("willBegin") }
  override func presentationTransitionDidEnd(_ completed: Bool) { log?.add("didEnd") }
  override func dismissalTransitionWillBegin() { log?.add("willGo") }
  override func dismissalTransitionDidEnd(_ completed: Bool) { log?.add("gone") }
}
