import ResponderTestKit
import Testing
import Widgets

/// An animator that fades in the presented view, or fades out the dismissed one.
@MainActor private final class Fade: ViewControllerAnimatedTransitioning {
  var isComing = true
  var ended: Bool?

  func transitionDuration(
    using transitionContext: (any ViewControllerContextTransitioning)?
  ) -> Double { 0.5 }

  func animateTransition(using transitionContext: any ViewControllerContextTransitioning) {
    let view: View?
    if isComing {
      view = transitionContext.view(forKey: .to)
      if let view {
        transitionContext.containerView.addSubview(view)
        if let controller = transitionContext.viewController(forKey: .to) {
          view.frame = transitionContext.finalFrame(for: controller)
        }
      }
    } else {
      view = transitionContext.view(forKey: .from)
      if let to = transitionContext.view(forKey: .to) {
        transitionContext.containerView.insertSubview(to, at: 0)
      }
    }
    view?.alpha = isComing ? 0 : 1
    View.animate(
      withDuration: 0.5,
      animations: { view?.alpha = isComing ? 1 : 0 },
      completion: { _ in
        view?.alpha = 1
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }

  func animationEnded(_ transitionCompleted: Bool) { ended = transitionCompleted }
}

@MainActor
private final class Guide: ViewControllerTransitioningDelegate,
  NavigationControllerDelegate, TabBarControllerDelegate
{
  let coming = Fade()
  let going = Fade()
  var percent: PercentDrivenInteractiveTransition?

  init() {
    going.isComing = false
  }

  func animationController(
    forPresented presented: ViewController, presenting: ViewController, source: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { coming }
  func animationController(
    forDismissed dismissed: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { going }
  func interactionControllerForDismissal(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { percent }
  func interactionControllerForPresentation(
    using animator: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { percent }
  func navigationController(
    _ navigationController: NavigationController,
    animationControllerFor operation: NavigationController.Operation,
    from fromVC: ViewController, to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { operation == .push ? coming : going }
  func navigationController(
    _ navigationController: NavigationController,
    interactionControllerFor animationController: any ViewControllerAnimatedTransitioning
  ) -> (any ViewControllerInteractiveTransitioning)? { percent }
  func tabBarController(
    _ tabBarController: TabBarController,
    animationControllerForTransitionFrom fromVC: ViewController,
    to toVC: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { coming }
}

@MainActor struct TransitionTests {
  let stage = Stage(size: Size(width: 400, height: 600))
  let list = CallList()
  let first: LoggedController
  let second: LoggedController
  private let guide = Guide()

  init() {
    first = LoggedController("A", list)
    second = LoggedController("B", list)
  }

  @Test("An animator plays how a controller is presented and dismissed")
  func presented() {
    stage.window.rootViewController = first
    stage.advance(by: 0.1)
    _ = list.take()
    second.transitioningDelegate = guide
    second.modalPresentationStyle = .fullScreen
    var hasCome = false
    first.present(second, animated: true) { hasCome = true }
    stage.advance(by: 0.25)
    #expect(second.view.presentation.alpha > 0.2 && second.view.presentation.alpha < 0.8)
    #expect(!hasCome)
    stage.advance(by: 0.5)
    #expect(hasCome)
    #expect(guide.coming.ended == true)
    #expect(
      list.take() == [
        "B load", "A willDisappear", "B willAppear", "B isAppearing", "B didAppear",
        "A didDisappear",
      ])
    first.dismiss(animated: true)
    stage.advance(by: 1)
    #expect(first.presentedViewController == nil)
    #expect(first.view.superview === stage.window)
    #expect(first.view.frame == stage.window.bounds)
    #expect(
      list.take() == [
        "B willDisappear", "A willAppear", "A isAppearing", "A didAppear", "B didDisappear",
      ])
  }

  @Test("A dismissal that the user takes back leaves the controller there")
  func cancelledDismissal() {
    stage.window.rootViewController = first
    stage.advance(by: 0.1)
    second.transitioningDelegate = guide
    second.modalPresentationStyle = .custom
    first.present(second, animated: false)
    stage.advance(by: 0.1)
    _ = list.take()
    let percent = PercentDrivenInteractiveTransition()
    guide.percent = percent
    second.dismiss(animated: true)
    percent.update(0.4)
    stage.render()
    #expect(abs(second.view.presentation.alpha - 0.6) < 0.001)
    #expect(percent.percentComplete == 0.4)
    stage.advance(by: 2)
    #expect(abs(second.view.presentation.alpha - 0.6) < 0.001)
    percent.cancel()
    stage.advance(by: 1)
    #expect(first.presentedViewController === second)
    #expect(second.view.presentation.alpha == 1)
    #expect(guide.going.ended == false)
    #expect(list.take() == ["B willDisappear", "B willAppear", "B isAppearing", "B didAppear"])
    guide.percent = nil
    second.dismiss(animated: true)
    stage.advance(by: 1)
    #expect(first.presentedViewController == nil)
  }

  @Test("A presentation that the user takes back leaves nothing there")
  func cancelledPresentation() {
    stage.window.rootViewController = first
    stage.advance(by: 0.1)
    second.transitioningDelegate = guide
    second.modalPresentationStyle = .custom
    let percent = PercentDrivenInteractiveTransition()
    guide.percent = percent
    first.present(second, animated: true)
    percent.update(0.3)
    percent.cancel()
    stage.advance(by: 1)
    #expect(first.presentedViewController == nil)
    #expect(second.view.window == nil)
    guide.percent = nil
    first.present(second, animated: true)
    stage.advance(by: 1)
    #expect(first.presentedViewController === second)
  }

  @Test(
    "What a presentation controller tells the coordinator is animated with the usual sheet, too")
  func alongsideUsual() {
    stage.window.rootViewController = first
    stage.advance(by: 0.1)
    let box = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    first.view.addSubview(box)
    first.present(second, animated: true)
    var hasEnded = false
    #expect(
      second.transitionCoordinator?.presentationStyle
        == second.presentationController?.presentationStyle)
    second.transitionCoordinator?.animate(alongsideTransition: nil) { _ in hasEnded = true }
    stage.advance(by: 2)
    #expect(hasEnded)
    #expect(second.transitionCoordinator == nil)
  }

  @Test("A navigation delegate's animator plays a push, and a gesture takes a pop back")
  func navigation() {
    let navigation = NavigationController(rootViewController: first)
    stage.window.rootViewController = navigation
    navigation.delegate = guide
    stage.advance(by: 0.1)
    navigation.pushViewController(second, animated: true)
    stage.advance(by: 0.25)
    #expect(second.view.presentation.alpha > 0.2 && second.view.presentation.alpha < 0.8)
    stage.advance(by: 1)
    #expect(guide.coming.ended == true)
    _ = list.take()
    let percent = PercentDrivenInteractiveTransition()
    guide.percent = percent
    navigation.popViewController(animated: true)
    percent.update(0.5)
    stage.render()
    #expect(abs(second.view.presentation.alpha - 0.5) < 0.001)
    #expect(second.transitionCoordinator?.percentComplete == 0.5)
    percent.cancel()
    stage.advance(by: 1)
    #expect(navigation.topViewController === second)
    percent.finish()
    #expect(navigation.viewControllers.count == 2)
    guide.percent = PercentDrivenInteractiveTransition()
    navigation.popViewController(animated: true)
    guide.percent?.update(0.5)
    guide.percent?.finish()
    stage.advance(by: 1)
    #expect(navigation.viewControllers == [first])
  }

  @Test("A tab bar delegate's animator plays the exchange of two tabs")
  func tabs() {
    let tabs = TabBarController()
    tabs.viewControllers = [first, second]
    tabs.delegate = guide
    stage.window.rootViewController = tabs
    stage.advance(by: 0.1)
    _ = list.take()
    tabs.selectedIndex = 1
    stage.advance(by: 0.25)
    #expect(second.view.presentation.alpha > 0.2 && second.view.presentation.alpha < 0.8)
    #expect(first.view.window != nil)
    stage.advance(by: 1)
    #expect(first.view.window == nil)
    #expect(
      list.take() == [
        "B load", "B willAppear", "A willDisappear", "B isAppearing", "A didDisappear",
        "B didAppear",
      ])
  }

  @Test(
    "N6: A window that gets another size tells its controllers before, and plays along after"
  )
  func sizes() {
    final class Sized: ViewController {
      var told: [String] = []
      override func viewWillTransition(
        to size: Size, with coordinator: any ViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        told.append("will \(Int(size.width)) at \(Int(view.bounds.width))")
        coordinator.animate { [weak self] _ in
          guard let self else { return }
          told.append("along at \(Int(view.bounds.width))")
        } completion: { [weak self] _ in
          self?.told.append("done")
        }
      }
    }
    let root = Sized()
    stage.window.rootViewController = root
    stage.advance(by: 0.1)
    stage.window.frame = Rect(x: 0, y: 0, width: 800, height: 600)
    #expect(root.told == ["will 800 at 400", "along at 800", "done"])
    let child = Sized()
    let navigation = NavigationController(rootViewController: child)
    stage.window.rootViewController = navigation
    stage.advance(by: 0.1)
    stage.window.frame = Rect(x: 0, y: 0, width: 500, height: 600)
    #expect(child.told.first == "will 500 at 800")
  }
}
