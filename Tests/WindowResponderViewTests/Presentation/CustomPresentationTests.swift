import ResponderTestKit
import Testing

@testable import WindowResponder

@MainActor @Suite(.serialized) struct CustomPresentationTests {
  private let stage = Stage(size: Size(width: 400, height: 600))
  private let base = ViewController()
  private let presented = ViewController()
  private let transitions = DrawerTransitions()

  init() {
    stage.window.rootViewController = base
    stage.render()
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = transitions
  }

  @Test("The view of a custom presentation stays where the animator has moved it")
  func animatorsFrame() {
    transitions.animator.end = Rect(x: 0, y: 220, width: 400, height: 600)
    base.present(presented, animated: true)
    presented.view.superview?.setNeedsLayout()
    stage.advance(by: 0.1)
    #expect(presented.view.frame.minY == 220)
    stage.advance(by: 1)
    #expect(transitions.animator.ended == [true])
    #expect(presented.view.frame == Rect(x: 0, y: 220, width: 400, height: 600))
    presented.view.superview?.setNeedsLayout()
    stage.render()
    #expect(presented.view.frame == Rect(x: 0, y: 220, width: 400, height: 600))
  }

  @Test(
    "A view that the animator has made smaller stays so over the presenting view",
    arguments: [ModalPresentationStyle.overFullScreen, .overCurrentContext, .custom])
  func menu(style: ModalPresentationStyle) {
    presented.modalPresentationStyle = style
    transitions.animator.end = Rect(x: 0, y: 0, width: 280, height: 600)
    transitions.animator.transform = Transform(translationX: 20, y: 0)
    base.present(presented, animated: true)
    stage.advance(by: 1)
    #expect(presented.view.frame == Rect(x: 20, y: 0, width: 280, height: 600))
    presented.view.superview?.setNeedsLayout()
    stage.render()
    #expect(presented.view.frame == Rect(x: 20, y: 0, width: 280, height: 600))
    #expect(base.view.window === stage.window)
  }

  @Test("A layout of the container does not move a view back that the program has moved")
  func movedView() {
    transitions.hasAnimator = false
    base.present(presented, animated: false)
    let start = presented.view.frame
    presented.view.frame.origin.y += 100
    presented.view.superview?.setNeedsLayout()
    stage.render()
    #expect(presented.view.frame == start.offsetBy(dx: 0, dy: 100))
  }

  @Test("A view that the program has not moved has the frame of the presentation after a resize")
  func resized() {
    transitions.hasAnimator = false
    base.present(presented, animated: false)
    let start = presented.view.frame
    stage.resize(to: Size(width: 300, height: 500))
    stage.render()
    #expect(presented.view.frame.width == start.width - 100)
    #expect(presented.view.frame.height == start.height - 100)
  }

  @Test("A layout of the container does not disturb the animator of a dismissal")
  func dismissal() throws {
    presented.modalPresentationStyle = .overFullScreen
    transitions.hasAnimator = false
    base.present(presented, animated: false)
    transitions.hasAnimator = true
    transitions.animator.end = Rect(x: 0, y: 600, width: 400, height: 600)
    let container = try #require(presented.view.superview)
    base.dismiss(animated: true)
    container.setNeedsLayout()
    stage.advance(by: 0.2)
    #expect(presented.view.frame.minY == 600)
    let shown = presented.view.presentation.frame.minY
    #expect(shown > 0 && shown < 600)
    stage.advance(by: 1)
    #expect(presented.view.superview == nil)
  }

  @Test("A touch beside the presented view reaches a view that the program has placed behind it")
  func touchBehind() throws {
    transitions.hasAnimator = false
    transitions.frame = Rect(x: 0, y: 0, width: 200, height: 600)
    base.present(presented, animated: false)
    let container = try #require(presented.view.superview)
    let behind = View(frame: container.bounds)
    var taps = 0
    behind.addGestureRecognizer(TapGestureRecognizer(primaryAction: Action { _ in taps += 1 }))
    container.insertSubview(behind, at: 0)
    stage.tap(at: Point(x: 300, y: 300))
    #expect(taps == 1)
    stage.tap(at: Point(x: 100, y: 300))
    #expect(taps == 1)
    behind.removeFromSuperview()
    #expect(stage.window.hitTest(Point(x: 300, y: 300), with: nil) === container)
  }

  @Test(
    "A custom presentation covers the window, or the view of a context if it does not want it all")
  func context() {
    let context = ViewController()
    let inner = ViewController()
    context.definesPresentationContext = true
    for (child, parent, frame) in [
      (context, base, Rect(x: 40, y: 100, width: 200, height: 300)),
      (inner, context, Rect(x: 10, y: 10, width: 50, height: 50)),
    ] {
      parent.addChild(child)
      child.view.frame = frame
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    stage.render()

    transitions.hasAnimator = false
    inner.present(presented, animated: false)
    #expect(presented.presentingViewController === base)
    #expect(presented.view.convert(presented.view.bounds, to: nil) == stage.window.bounds)
    base.dismiss(animated: false)

    transitions.coversWindow = false
    inner.present(presented, animated: false)
    #expect(presented.presentingViewController === context)
    #expect(
      presented.view.convert(presented.view.bounds, to: base.view)
        == Rect(x: 40, y: 100, width: 200, height: 300))
    #expect(context.view.window === stage.window)
    presented.dismiss(animated: false)
    #expect(presented.view.superview == nil)

    // Without a context, the topmost parent is covered.
    context.definesPresentationContext = false
    inner.present(presented, animated: false)
    #expect(presented.presentingViewController === base)
  }

  /// Adds a presentation context to the base controller.
  private func makeContext() -> ViewController {
    let context = ViewController()
    context.definesPresentationContext = true
    base.addChild(context)
    context.view.frame = Rect(x: 40, y: 100, width: 200, height: 300)
    base.view.addSubview(context.view)
    context.didMove(toParent: base)
    return context
  }

  private func pressEscape() {
    stage.keyPress(.keyboardEscape)
    stage.advance(by: 1)
  }

  @Test(
    "A presentation over a context follows its frame, and Escape dismisses it",
    arguments: [ModalPresentationStyle.custom, .overCurrentContext])
  func movedContext(style: ModalPresentationStyle) {
    let context = makeContext()
    transitions.hasAnimator = false
    transitions.coversWindow = false
    presented.modalPresentationStyle = style
    context.present(presented, animated: false)
    for frame in [
      Rect(x: 40, y: 100, width: 300, height: 200), Rect(x: 0, y: 50, width: 300, height: 200),
      Rect(x: 0, y: 0, width: 400, height: 500),
    ] {
      context.view.frame = frame
      stage.render()
      #expect(presented.view.convert(presented.view.bounds, to: base.view) == frame)
    }
    presented.isModalInPresentation = true
    pressEscape()
    #expect(context.presentedViewController === presented)
    presented.isModalInPresentation = false
    pressEscape()
    #expect(context.presentedViewController == nil)
  }

  @Test("A presentation that covers the window stays where it is if the view below is moved")
  func movedPresenter() {
    transitions.hasAnimator = false
    base.present(presented, animated: false)
    let frame = presented.view.convert(presented.view.bounds, to: nil)
    base.view.frame = base.view.frame.offsetBy(dx: 80, dy: 0).insetBy(dx: 0, dy: 50)
    stage.render()
    #expect(presented.view.convert(presented.view.bounds, to: nil) == frame)
  }

  @Test("Escape dismisses a presentation over a context only if no view beside it has the focus")
  func focusBeside() {
    let context = makeContext()
    let beside = Button(frame: Rect(x: 0, y: 0, width: 100, height: 40))
    base.view.addSubview(beside)
    let inside = Button(frame: Rect(x: 0, y: 0, width: 100, height: 40))
    presented.view.addSubview(inside)
    presented.modalPresentationStyle = .overCurrentContext
    context.present(presented, animated: false)
    stage.window.focus.focus(beside)
    pressEscape()
    #expect(context.presentedViewController === presented)
    stage.window.focus.focus(inside)
    pressEscape()
    #expect(context.presentedViewController == nil)
  }

  @Test(
    "A context that presents already refuses a further custom presentation, and keeps the first")
  func busyContext() {
    let context = ViewController()
    context.definesPresentationContext = true
    base.addChild(context)
    base.view.addSubview(context.view)
    context.didMove(toParent: base)
    let first = ViewController()
    first.modalPresentationStyle = .overCurrentContext
    context.present(first, animated: false)
    transitions.coversWindow = false
    context.present(presented, animated: false)
    #expect(context.presentedViewController === first)
    #expect(presented.presentingViewController == nil)
    first.dismiss(animated: false)
    context.present(presented, animated: false)
    #expect(presented.presentingViewController === context)
  }
}

/// The transitions of a drawer, whose view the animator moves to any frame.
@MainActor private final class DrawerTransitions: ViewControllerTransitioningDelegate {
  let animator = DrawerAnimator()
  var hasAnimator = true
  var frame: Rect?
  var coversWindow = true

  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { hasAnimator ? animator : nil }

  func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { hasAnimator ? animator : nil }

  func presentationController(
    forPresented presented: ViewController, presenting: ViewController?, source: ViewController
  ) -> PresentationController? {
    let controller = DrawerPresentation(presentedViewController: presented, presenting: presenting)
    controller.frame = frame
    controller.coversWindow = coversWindow
    return controller
  }
}

private final class DrawerPresentation: PresentationController {
  var frame: Rect?
  var coversWindow = true
  override var shouldPresentInFullscreen: Bool { coversWindow }
  override var frameOfPresentedViewInContainerView: Rect {
    frame ?? super.frameOfPresentedViewInContainerView
  }
}

@MainActor private final class DrawerAnimator: ViewControllerAnimatedTransitioning {
  var end = Rect.zero
  var transform = Transform.identity
  var ended: [Bool] = []

  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> Double { 0.4 }

  func animateTransition(using transitionContext: any ViewControllerContextTransitioning) {
    let view = transitionContext.view(forKey: .to) ?? transitionContext.view(forKey: .from)
    View.animate(withDuration: 0.4) {
      view?.frame = end
      view?.transform = transform
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}
