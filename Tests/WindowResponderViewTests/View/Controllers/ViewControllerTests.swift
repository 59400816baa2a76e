import ResponderTestKit
import TestScenes
import Testing

@testable import WindowResponder

@MainActor @Suite(.serialized) struct ViewControllerTests {
  let stage = Stage(size: Size(width: 200, height: 100))
  let log = Log()

  private let appearing = ["willAppear", "isAppearing", "didAppear"]
  /// The calls of a window's root controller, and of its children.
  private let appearingLaidOut = [
    "willAppear", "isAppearing", "willLayout", "didLayout", "didAppear",
  ]

  // MARK: Loading

  @Test("the view is loaded when it is first asked for, once")
  func loading() {
    let controller = LogController("a", log: log)
    #expect(!controller.isViewLoaded && controller.viewIfLoaded == nil)
    #expect(log.take().isEmpty)
    _ = controller.view
    _ = controller.view
    controller.loadViewIfNeeded()
    #expect(log.take() == ["a loadView", "a didLoad"])
    #expect(controller.isViewLoaded)
  }

  @Test(
    "K10: in viewDidLoad the view is as large as its window, or as the screen where there is none")
  func sizeAtLoading() {
    let screen = SizeController()
    stage.window.isHidden = true
    screen.loadViewIfNeeded()
    #expect(screen.size == Size(width: 200, height: 100))
    let root = SizeController()
    let window = Window(size: Size(width: 150, height: 80))
    window.rootViewController = root
    #expect(root.size == Size(width: 150, height: 80))
    let child = SizeController()
    root.addChild(child)
    child.loadViewIfNeeded()
    #expect(child.size == Size(width: 150, height: 80))
    stage.window.isHidden = false
    let alone = SizeController()
    alone.loadViewIfNeeded()
    #expect(alone.size == stage.window.bounds.size)
  }

  @Test("a controller may make its view itself, and use it while loading")
  func ownViews() {
    let controller = OwnViewController()
    #expect(controller.view is Label)
    #expect(controller.view.next === controller)
    #expect((controller.view as? Label)?.text == "loaded")
  }

  @Test("a view set from outside is taken, and the old one is let go")
  func settingTheView() {
    let controller = ViewController()
    let old: View = controller.view
    let new = View()
    controller.view = new
    #expect(controller.view === new)
    #expect(old.next == nil && new.next === controller)
  }

  // MARK: Appearing

  @Test("a root controller appears with its window, in order")
  func appearance() {
    let controller = LogController("a", log: log)
    stage.window.rootViewController = controller
    #expect(log.take() == ["a loadView", "a didLoad"] + appearingLaidOut.map { "a \($0)" })
    stage.window.rootViewController = nil
    #expect(log.take() == ["a willDisappear", "a didDisappear"])
  }

  @Test("in a window that is not shown nothing appears until it is")
  func hiddenWindows() {
    let window = Window(size: Size(width: 50, height: 50))
    let controller = LogController("a", log: log)
    window.rootViewController = controller
    #expect(log.take() == ["a loadView", "a didLoad"])
    window.isHidden = false
    #expect(log.take() == appearingLaidOut.map { "a \($0)" })
    window.close()
    #expect(log.take() == ["a willDisappear", "a didDisappear"])
  }

  @Test("when a root controller is replaced the old one disappears before the new one appears")
  func replacing() {
    let (a, b) = (LogController("a", log: log), LogController("b", log: log))
    stage.window.rootViewController = a
    _ = b.view
    _ = log.take()
    stage.window.rootViewController = b
    #expect(
      log.take() == ["a willDisappear", "a didDisappear"] + appearingLaidOut.map { "b \($0)" })
    #expect(a.view.superview == nil)
    stage.window.rootViewController = b
    #expect(log.take().isEmpty)
  }

  @Test("in viewWillAppear the view is not in the window yet, in viewDidAppear it is")
  func whereTheViewIs() {
    let controller = LogController("a", log: log)
    var windows: [Bool] = []
    var size: Size?
    controller.onWillAppear = { [unowned controller] in
      windows.append(controller.view.window != nil)
    }
    controller.onDidAppear = { [unowned controller] in
      windows.append(controller.view.window != nil)
      size = controller.view.bounds.size
    }
    let window = Window(size: Size(width: 50, height: 60))
    window.rootViewController = controller
    window.isHidden = false
    stage.window.rootViewController = nil
    #expect(size == Size(width: 50, height: 60))
    window.close()
    let other = LogController("b", log: log)
    other.onWillAppear = { [unowned other] in windows.append(other.view.window != nil) }
    windows = []
    stage.window.rootViewController = other
    #expect(windows == [false])
  }

  @Test("a root controller's view has its size in viewWillAppear, and is laid out in viewDidAppear")
  func layoutOfRoots() {
    let shown = Window(size: Size(width: 120, height: 90))
    shown.makeKeyAndVisible()
    let hidden = Window(size: Size(width: 120, height: 90))
    for window in [shown, hidden] {
      let root = PinnedController()
      window.rootViewController = root
      window.makeKeyAndVisible()
      let size = window.bounds.size
      #expect(root.sizes == [size, size])
      #expect(root.pinnedSize == Size(width: size.width, height: 30))
      window.close()
    }
  }

  @Test("the layout of a root controller that replaces another one is not animated")
  func layoutOfRootsInAnimations() {
    let root = PinnedController()
    View.animate(withDuration: 1) { stage.window.rootViewController = root }
    #expect(root.pinned.motion == nil && root.pinned.frame.width == stage.window.bounds.width)
  }

  @Test("a child appears with its view, after its parent began to")
  func children() {
    let (parent, child) = (LogController("p", log: log), LogController("c", log: log))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    _ = log.take()
    stage.window.rootViewController = parent
    let lines = log.take()
    #expect(lines.filter { $0.hasPrefix("p") } == appearingLaidOut.map { "p \($0)" })
    #expect(lines.filter { $0.hasPrefix("c") } == appearingLaidOut.map { "c \($0)" })
    #expect(lines.first == "p willAppear")
    child.view.removeFromSuperview()
    #expect(log.take() == ["c willDisappear", "c didDisappear"])
    parent.view.addSubview(child.view)
    #expect(log.take() == appearing.map { "c \($0)" })
  }

  @Test("moving a child's view within the window neither hides nor shows it")
  func movingWithin() {
    let (parent, child) = (ViewController(), LogController("c", log: log))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    stage.window.rootViewController = parent
    _ = log.take()
    let box = View()
    parent.view.addSubview(box)
    box.addSubview(child.view)
    #expect(log.take().isEmpty)
  }

  @Test("a controller that leaves while it appears goes through both in order")
  func leavingWhileAppearing() {
    let controller = LogController("a", log: log)
    controller.onDidAppear = { [unowned controller] in controller.view.removeFromSuperview() }
    stage.window.addSubview(controller.view)
    #expect(
      log.take().suffix(5)
        == appearing.map { "a \($0)" } + ["a willDisappear", "a didDisappear"])
  }

  // MARK: Containment

  @Test("addChild and removeFromParent, with their calls")
  func containment() {
    let (parent, child) = (ViewController(), LogController("c", log: log))
    parent.addChild(child)
    #expect(child.parent === parent && parent.children == [child])
    #expect(log.take() == ["c willMove true"])
    child.didMove(toParent: parent)
    child.willMove(toParent: nil)
    _ = log.take()
    child.removeFromParent()
    #expect(child.parent == nil && parent.children.isEmpty)
    #expect(log.take() == ["c didMove false"])
    child.removeFromParent()
    #expect(log.take().isEmpty)
  }

  @Test("a child added to another parent leaves the first")
  func changingParents() {
    let (a, b) = (ViewController(), ViewController())
    let child = LogController("c", log: log)
    a.addChild(child)
    b.addChild(child)
    #expect(a.children.isEmpty && b.children == [child])
    #expect(child.parent === b)
    b.addChild(child)
    #expect(b.children == [child])
  }

  @Test("a parent is held weakly")
  func parentsAreWeak() {
    let child = ViewController()
    do {
      let parent = ViewController()
      parent.addChild(child)
    }
    #expect(child.parent == nil)
  }

  // MARK: Layout

  @Test("a controller hears before and after its view's layout, and of its safe area")
  func layout() {
    let controller = LogController("a", log: log)
    stage.window.rootViewController = controller
    stage.render()
    _ = log.take()
    controller.view.setNeedsLayout()
    stage.render()
    #expect(log.take() == ["a willLayout", "a didLayout"])
    controller.additionalSafeAreaInsets = EdgeInsets(top: 10)
    #expect(log.take() == ["a safeArea"])
  }
}

private final class LogController: ViewController {
  let name: String
  let log: Log
  var onWillAppear: (() -> Void)?
  var onDidAppear: (() -> Void)?

  init(_ name: String, log: Log) {
    self.name = name
    self.log = log
    super.init()
  }

  override func loadView() {
    super.loadView()
    log.add("\(name) loadView")
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    log.add("\(name) didLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.add("\(name) willAppear")
    onWillAppear?()
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    log.add("\(name) isAppearing")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.add("\(name) didAppear")
    onDidAppear?()
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.add("\(name) willDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.add("\(name) didDisappear")
  }
  override func viewWillLayoutSubviews() { log.add("\(name) willLayout") }
  override func viewDidLayoutSubviews() { log.add("\(name) didLayout") }
  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    log.add("\(name) safeArea")
  }
  override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    log.add("\(name) willMove \(parent != nil)")
  }
  override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    log.add("\(name) didMove \(parent != nil)")
  }
}

private final class OwnViewController: ViewController {
  override func loadView() {
    view = Label()
    (view as? Label)?.text = "loaded"
  }
}

/// A controller whose view is made without a size, with a subview that constraints place.
private final class PinnedController: ViewController {
  let pinned = View()
  /// The sizes of the view in `viewWillAppear` and `viewIsAppearing`.
  var sizes: [Size] = []
  /// The size of the subview in `viewDidAppear`.
  var pinnedSize: Size?

  override func loadView() { view = View() }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(pinned)
    pinned.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      pinned.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      pinned.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      pinned.topAnchor.constraint(equalTo: view.topAnchor),
      pinned.heightAnchor.constraint(equalToConstant: 30),
    ])
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    sizes.append(view.bounds.size)
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    sizes.append(view.bounds.size)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    pinnedSize = pinned.bounds.size
  }
}

private final class SizeController: ViewController {
  var size: Size?
  override func viewDidLoad() {
    super.viewDidLoad()
    size = view.bounds.size
  }
}
