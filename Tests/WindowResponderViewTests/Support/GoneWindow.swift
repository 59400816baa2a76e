import ResponderPlatform

@testable import ResponderTestKit
@testable import WindowResponder

/// A window with one strong reference, which is closed and released during a call to one of its objects.
///
/// All other references of this class to the window and its views are weak.
@MainActor final class GoneWindow: GestureRecognizerDelegate {
  private let stage: Stage
  private var held: TurningWindow?
  private(set) weak var window: TurningWindow?
  private(set) weak var text: TurningTextView?
  private(set) weak var plain: TurningView?
  private(set) weak var scroll: ScrollView?
  private var turn: Turn?
  private var scrollDelegate: TurningScrollDelegate?

  /// A Boolean value that indicates whether the call that closes the window was made.
  var isTaken: Bool { turn?.isTaken ?? false }

  /// A location in each of the window's views.
  let locations = [
    Point(x: 50, y: 25), Point(x: 150, y: 25), Point(x: 50, y: 75), Point(x: 100, y: 150),
  ]

  init(_ stage: Stage, goesAt name: String) {
    self.stage = stage
    let turn = Turn(at: name) { [weak self] view in
      // Closes the window of the called view, or the window of this object.
      (view?.window ?? self?.window)?.close()
      self?.letGo()
    }
    self.turn = turn
    let delegate = TurningScrollDelegate(turn)
    scrollDelegate = delegate
    let window = TurningWindow(size: Size(width: 200, height: 200))
    held = window
    self.window = window
    window.turn = turn
    window.rootViewController = makeController(turn, delegate)
    window.makeKeyAndVisible()
    stage.render()
    stage.advance(by: 0.1)
  }

  /// Releases the only strong reference to the window.
  func letGo() { held = nil }

  private func makeController(
    _ turn: Turn, _ delegate: TurningScrollDelegate
  ) -> ViewController {
    let controller = TurningController(turn, prefix: "root")
    let page: View = controller.view
    let text = TurningTextView(turn, frame: Rect(x: 0, y: 0, width: 100, height: 50))
    let plain = TurningView(turn, frame: Rect(x: 100, y: 0, width: 100, height: 50))
    let control = Control(frame: Rect(x: 0, y: 50, width: 100, height: 50))
    let scroll = ScrollView(frame: Rect(x: 0, y: 100, width: 200, height: 100))
    (self.text, self.plain, self.scroll) = (text, plain, scroll)
    for view in [text, plain, control, scroll] { page.addSubview(view) }
    addActions(to: control, turn)
    addRecognizers(to: plain, turn)
    let content = View(frame: Rect(x: 0, y: 0, width: 400, height: 800))
    scroll.addSubview(content)
    scroll.contentSize = content.bounds.size
    scroll.maximumZoomScale = 3
    scroll.delegate = delegate
    delegate.content = content
    return controller
  }

  private func addActions(to control: Control, _ turn: Turn) {
    let events: [(String, Control.Events)] = [
      ("touchDown", .touchDown), ("touchUpInside", .touchUpInside), ("touchCancel", .touchCancel),
      ("touchDragInside", .touchDragInside), ("allTouchEvents", .allTouchEvents),
      ("primaryActionTriggered", .primaryActionTriggered),
    ]
    for (name, events) in events {
      control.addAction(
        Action { [weak control] _ in turn("action \(name)", control) }, for: events)
    }
  }

  private func addRecognizers(to view: View, _ turn: Turn) {
    let recognizers: [(String, GestureRecognizer)] = [
      ("tap", TapGestureRecognizer()), ("pan", PanGestureRecognizer()),
      ("press", LongPressGestureRecognizer()), ("hover", HoverGestureRecognizer()),
    ]
    for (name, recognizer) in recognizers {
      recognizer.cancelsTouchesInView = false
      recognizer.delegate = self
      recognizer.addAction(Action { [weak view] _ in turn(name, view) })
      view.addGestureRecognizer(recognizer)
    }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    turn?("shouldBegin", gestureRecognizer.view)
    return true
  }

  // MARK: Events

  /// The surface of the window, or `nil` if the window is freed.
  private var surface: HeadlessSurface? {
    stage.display.surfaces.first { surface in
      stage.application.window(showing: surface).map { $0 === window } ?? false
    }
  }

  func resize(to size: Size) {
    guard let surface else { return }
    surface.configuration.width = size.width
    surface.configuration.height = size.height
    surface.configure()
    stage.render()
    stage.advance(by: 0.1)
  }

  /// Removes a view from its superview, and adds it again.
  func comeAndGo() {
    guard let plain else { return }
    plain.removeFromSuperview()
    window?.rootViewController?.viewIfLoaded?.addSubview(plain)
  }

  func suspend() {
    guard let surface else { return }
    surface.configuration.states.insert(.suspended)
    surface.configure()
    stage.render()
  }

  func pointer(_ changes: [PointerChange], at place: Point) {
    guard let surface else { return }
    stage.application.input(
      .pointer(
        PointerFrame(
          seat: 0, surface: surface, timestamp: stage.now, location: place, changes: changes)))
    stage.application.settle()
  }

  func touch(_ kind: TouchChange.Kind, _ place: Point, id: Int32 = 0) {
    guard let surface else { return }
    let change = TouchChange(
      id: id, kind: kind, surface: surface, location: place, timestamp: stage.now)
    stage.application.input(
      .touch(TouchFrame(seat: 0, timestamp: stage.now, changes: [change])))
    stage.application.settle()
  }

  func cancelTouches() {
    stage.application.input(.touchCancel(seat: 0, timestamp: stage.now))
    stage.application.settle()
  }

  /// Performs a touch that moves to an end point in three steps.
  func finger(_ start: Point, to end: Point, holding time: Double = 0.05) {
    touch(.down, start)
    stage.advance(by: time)
    for step in 1...3 where start != end {
      touch(.motion, start + (end - start) * (Double(step) / 3))
      stage.advance(by: 1.0 / 60)
    }
    touch(.up, end)
  }

  func wheel(source: ScrollChange.Source) {
    for _ in 0..<3 {
      pointer(
        [.moved, .scroll(ScrollChange(delta: Vector(dx: 0, dy: 20), source: source))],
        at: locations[3])
      stage.advance(by: 0.02)
    }
    if source == .finger {
      pointer([.scroll(ScrollChange(source: .finger, stopsVertically: true))], at: locations[3])
    }
    stage.advance(by: 1)
  }

  func flingAndZoom() {
    finger(Point(x: 100, y: 180), to: Point(x: 100, y: 110))
    stage.advance(by: 4)
    touch(.down, Point(x: 80, y: 150), id: 0)
    touch(.down, Point(x: 120, y: 150), id: 1)
    for step in 1...10 {
      touch(.motion, Point(x: 80 - Double(step) * 3, y: 150), id: 0)
      touch(.motion, Point(x: 120 + Double(step) * 3, y: 150), id: 1)
      stage.advance(by: 1.0 / 60)
    }
    touch(.up, .zero, id: 0)
    touch(.up, .zero, id: 1)
    stage.advance(by: 1)
  }

  /// Starts a display link, animations and a timer.
  func moveEverything() {
    guard let turn else { return }
    let link = DisplayLink { [weak window] link in
      turn("link", window)
      if window == nil { link.invalidate() }
    }
    link.add(to: window)
    let (plain, text) = (plain, text)
    View.animate(withDuration: 0.3) {
      turn("animation", plain)
      plain?.alpha = 0.5
    } completion: { [weak plain] _ in
      turn("completion", plain)
    }
    View.animate(springDuration: 0.4) {
      text?.frame.origin.x += 10
    } completion: { [weak text] _ in
      turn("spring", text)
    }
    ClockTimer.scheduledTimer(withTimeInterval: 0.2, repeats: true) { [weak self] timer in
      turn("timer", self?.window)
      if self?.window == nil { timer.invalidate() }
    }
  }

  func present(animated: Bool) {
    guard let turn else { return }
    let sheet = TurningController(turn, prefix: "sheet")
    window?.rootViewController?.present(sheet, animated: animated) { [weak sheet] in
      turn("presented", sheet?.viewIfLoaded)
    }
    stage.render()
  }

  func dismiss(animated: Bool) {
    guard let turn else { return }
    window?.rootViewController?.dismiss(animated: animated) { [weak self] in
      turn("dismissed", self?.window)
    }
    stage.render()
  }

  func alert() {
    guard let turn else { return }
    let alert = AlertController(title: "Alert", message: nil, preferredStyle: .alert)
    alert.addAction(
      AlertAction(title: "OK", style: .default) { [weak self] _ in turn("alert", self?.window) })
    window?.rootViewController?.present(alert, animated: true)
    stage.render()
  }

  /// Opens the menu of a button, and chooses its item.
  func chooseFromMenu() {
    guard let turn, let text else { return }
    let button = Button(frame: Rect(x: 0, y: 60, width: 90, height: 30))
    button.menu = Menu(
      title: "",
      children: [Action(title: "Choose") { [weak text] _ in turn("menu", text) }])
    button.showsMenuAsPrimaryAction = true
    text.superview?.addSubview(button)
    stage.render()
    button.performPrimaryAction()
    stage.advance(by: 0.5)
    stage.popups.first?.tap("Choose")
    stage.advance(by: 0.5)
  }
}
