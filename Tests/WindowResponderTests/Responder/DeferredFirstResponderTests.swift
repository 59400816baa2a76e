import ResponderTestKit
import TestScenes
import Testing

/// Tests of F1: views that ask to become first responder before they are in a window.
@MainActor @Suite(.serialized) struct DeferredFirstResponderTests {
  let stage = Stage(size: Size(width: 400, height: 300))
  let log = Log()

  @Test("F1: a view that asked without a window becomes first responder when it is added to one")
  func added() {
    let (outer, view) = (View(), FirstView("a", log: log))
    outer.addSubview(view)
    #expect(!view.becomeFirstResponder() && !view.isFirstResponder)
    let former = FirstView("b", log: log)
    stage.window.addSubview(former)
    former.becomeFirstResponder()
    _ = log.take()
    stage.window.addSubview(outer)
    #expect(view.isFirstResponder && !former.isFirstResponder)
    #expect(log.take().last == "a becomes true")
    outer.removeFromSuperview()
    stage.window.addSubview(outer)
    #expect(stage.window.firstResponder == nil)
  }

  @Test("F1: the former first responder may refuse, and is not asked again")
  func refused() {
    let (view, former) = (FirstView("a", log: log), FirstView("b", log: log))
    view.becomeFirstResponder()
    stage.window.addSubview(former)
    former.becomeFirstResponder()
    former.canResign = false
    stage.window.addSubview(view)
    #expect(former.isFirstResponder)
    former.canResign = true
    view.removeFromSuperview()
    stage.window.addSubview(view)
    #expect(former.isFirstResponder)
  }

  @Test("F1: of several views that are added together, the one that asked last is called")
  func several() {
    let (outer, a, b) = (View(), FirstView("a", log: log), FirstView("b", log: log))
    outer.addSubview(a)
    outer.addSubview(b)
    b.becomeFirstResponder()
    a.becomeFirstResponder()
    _ = log.take()
    stage.window.addSubview(outer)
    #expect(stage.window.firstResponder === a)
    #expect(!log.take().contains { $0.hasPrefix("b") })
  }

  @Test("F1: each view waits for its own window")
  func twoTrees() {
    let (a, b) = (FirstView("a", log: log), FirstView("b", log: log))
    a.becomeFirstResponder()
    b.becomeFirstResponder()
    stage.window.addSubview(a)
    #expect(stage.window.firstResponder === a)
    stage.window.addSubview(b)
    #expect(stage.window.firstResponder === b)
  }

  @Test("F1: a view that resigns, or cannot become first responder any more, does not become it")
  func resigned() {
    let (a, b, c) = (
      FirstView("a", log: log), FirstView("b", log: log), FirstView("c", log: log)
    )
    a.becomeFirstResponder()
    a.resignFirstResponder()
    b.becomeFirstResponder()
    b.canBecome = false
    c.canBecome = false
    c.becomeFirstResponder()
    c.canBecome = true
    for view in [a, b, c] { stage.window.addSubview(view) }
    #expect(stage.window.firstResponder == nil)
  }

  @Test(
    "F1: a view may ask in each of its controller's calls, at the root, presented, and as a child",
    arguments: ["load", "will", "is", "did"])
  func controllers(call: String) {
    let root = AskingController(call, log: log)
    stage.window.rootViewController = root
    #expect(root.field.isFirstResponder)
    let child = AskingController(call, log: log)
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    #expect(child.field.isFirstResponder)
    let presented = AskingController(call, log: log)
    root.present(presented, animated: true)
    stage.advance(by: 1)
    #expect(presented.field.isFirstResponder)
    root.dismiss(animated: true)
    stage.advance(by: 1)
    #expect(child.field.isFirstResponder)
  }

  @Test("F1: a window that is not shown yet has the first responder when it is shown")
  func hiddenWindow() {
    let window = Window(size: Size(width: 200, height: 100))
    let root = AskingController("load", log: log)
    window.rootViewController = root
    window.makeKeyAndVisible()
    #expect(root.field.isFirstResponder && window.firstResponder === root.field)
    window.close()
  }
}

/// A controller whose view asks to become first responder in one of the controller's calls.
private final class AskingController: ViewController {
  let call: String
  let field: FirstView

  init(_ call: String, log: Log) {
    self.call = call
    field = FirstView("field", log: log)
    super.init()
  }

  private func ask(_ name: String) {
    if name == call { field.becomeFirstResponder() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
    ask("load")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    ask("will")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    ask("is")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    ask("did")
  }
}
