import ResponderTestKit
import TestScenes
import Testing

@testable import WindowResponder

@MainActor @Suite(.serialized) struct ContainmentTests {
  let stage = Stage(size: Size(width: 300, height: 200))
  let log = Log()
  private let parent = ViewController()

  init() { stage.window.rootViewController = parent }

  private func makeChild(_ name: String) -> LifeCycleController {
    let child = LifeCycleController(name, log: log)
    _ = child.view
    _ = log.take()
    return child
  }

  private func add(_ child: ViewController, to parent: ViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  @Test("a child knows in its calls that it moves to a parent, and from one")
  func moving() {
    let child = makeChild("c")
    child.logsDetails = true
    add(child, to: parent)
    #expect(
      log.take() == ["c willAppear toParent", "c isAppearing toParent", "c didAppear toParent"])
    #expect(!child.isMovingToParent)
    stage.window.close()
    #expect(log.take() == ["c willDisappear", "c didDisappear"])
    stage.window.isHidden = false
    #expect(log.take() == ["c willAppear", "c isAppearing", "c didAppear"])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(log.take() == ["c willDisappear fromParent", "c didDisappear fromParent"])
    #expect(!child.isMovingFromParent)
  }

  @Test("from one child to another, at once: both hear, and the old view is gone")
  func transitionAtOnce() {
    let (a, b) = (makeChild("a"), makeChild("b"))
    add(a, to: parent)
    parent.addChild(b)
    _ = log.take()
    var isDone = false
    parent.transition(
      from: a, to: b, duration: 0, completion: { finished in isDone = finished })
    #expect(
      log.take() == [
        "a willDisappear", "b willAppear", "b isAppearing", "b didAppear", "a didDisappear",
      ])
    #expect(isDone && a.view.superview == nil && b.view.superview === parent.view)
  }

  @Test(
    "from one child to another, animated: the did… calls come after it",
    arguments: [View.AnimationOptions(), .transitionCrossDissolve])
  func transitionAnimated(options: View.AnimationOptions) {
    let (a, b) = (makeChild("a"), makeChild("b"))
    add(a, to: parent)
    parent.addChild(b)
    _ = log.take()
    b.view.alpha = 0
    parent.transition(
      from: a, to: b, duration: 0.3, options: options, animations: { b.view.alpha = 1 },
      completion: { [log] _ in log.add("completion") })
    #expect(log.take() == ["a willDisappear", "b willAppear", "b isAppearing"])
    stage.advance(by: 1)
    #expect(log.take() == ["b didAppear", "a didDisappear", "completion"])
    #expect(a.view.superview == nil && !a.view.isHidden && !b.view.isHidden)
  }

  @Test("a container that forwards by itself tells its children what it wants, when it wants")
  func manualForwarding() {
    let container = ManualContainer()
    let child = makeChild("c")
    add(child, to: container)
    stage.window.rootViewController = container
    #expect(log.take().isEmpty)
    child.beginAppearanceTransition(true, animated: true)
    #expect(log.take() == ["c willAppear"])
    child.endAppearanceTransition()
    #expect(log.take() == ["c isAppearing", "c didAppear"])
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    #expect(log.take().isEmpty)
    child.view.removeFromSuperview()
    #expect(log.take().isEmpty)
    child.beginAppearanceTransition(false, animated: false)
    child.endAppearanceTransition()
    #expect(log.take() == ["c willDisappear", "c didDisappear"])
  }

  @Test("an appearance that is turned back midway begins the other way, without its end")
  func turningBack() {
    let container = ManualContainer()
    let child = makeChild("c")
    add(child, to: container)
    child.beginAppearanceTransition(true, animated: true)
    child.beginAppearanceTransition(false, animated: true)
    child.endAppearanceTransition()
    #expect(log.take() == ["c willAppear", "c willDisappear", "c didDisappear"])
  }

  @Test("J5: a presentation's calls reach the children of both")
  func presentedChildren() {
    let child = makeChild("c")
    add(child, to: parent)
    let presented = ViewController()
    presented.modalPresentationStyle = .fullScreen
    let inner = makeChild("i")
    add(inner, to: presented)
    _ = log.take()
    parent.present(presented, animated: false)
    #expect(
      log.take() == [
        "c willDisappear", "i willAppear", "i isAppearing", "i didAppear", "c didDisappear",
      ])
    parent.dismiss(animated: false)
    #expect(
      log.take() == [
        "i willDisappear", "c willAppear", "c isAppearing", "c didAppear", "i didDisappear",
      ])
  }

  @Test("show presents, and a container may do something else")
  func showing() {
    let shown = ViewController()
    parent.show(shown, sender: nil)
    #expect(parent.presentedViewController === shown)
    let container = ManualContainer()
    let child = ViewController()
    container.addChild(child)
    child.show(shown, sender: nil)
    #expect(container.shown === shown)
  }

  @Test("a wanted size reaches the parent, and who presents")
  func preferredSize() {
    let container = ManualContainer()
    let child = ViewController()
    container.addChild(child)
    child.preferredContentSize = Size(width: 10, height: 20)
    #expect(container.resized == [child])
    child.preferredContentSize = Size(width: 10, height: 20)
    #expect(container.resized == [child])
  }
}

private final class ManualContainer: ViewController {
  weak var shown: ViewController?
  var resized: [ViewController] = []
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  override func show(_ controller: ViewController, sender: Any?) { shown = controller }
  override func preferredContentSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) { if let child = container as? ViewController { resized.append(child) } }
}
