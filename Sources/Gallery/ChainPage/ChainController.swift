import Widgets

/// The action without a target that the page's button sends.
@MainActor protocol GreetAction { func greet(_ sender: Any?) }
extension Selector {
  static let greet = Selector("greet:", on: GreetAction.self) { $0.greet($1) }
}

/// The page that shows the responder chain, and how far each event went along it.
final class ChainController: ViewController, EventObserver, GreetAction {
  private let playground = Playground()
  private let picture = ChainDiagram()
  /// The methods that forwarded the current event.
  private var hops: [String] = []
  /// The width below which the diagram is below the playground, in points.
  private static let narrowWidth = 520.0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    view.addSubview(playground)
    view.addSubview(picture)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    (view.window as? GalleryWindow)?.observer = self
    ChainTrace.observer = { [weak self] _, _, method in self?.hops.append(method) }
    picture.show(
      chainOf: playground.start, receiverCount: 0, head: "Touch something, or press a key")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    ChainTrace.observer = nil
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard let area = pageArea else { return }
    if view.bounds.width < Spacing.scaled(Self.narrowWidth) {
      let height = max(164, (area.height * 0.36).rounded())
      playground.frame = Rect(x: area.minX, y: area.minY, width: area.width, height: height)
      let top = playground.frame.maxY + Spacing.medium
      picture.frame = Rect(
        x: area.minX, y: top, width: area.width, height: max(0, area.maxY - top))
    } else {
      let width = ((area.width - Spacing.medium) / 2).rounded()
      playground.frame = Rect(x: area.minX, y: area.minY, width: width, height: area.height)
      picture.frame = Rect(
        x: area.maxX - width, y: area.minY, width: width, height: area.height)
    }
    view.mirror([playground, picture])
  }

  // MARK: Events

  func windowDidHandle(_ event: Event) {
    defer { hops.removeAll(keepingCapacity: true) }
    switch event.type {
    case .touches:
      let began = event.allTouches?.first { $0.phase == .began && $0.window === view.window }
      if let touched = began?.view { show("touchesBegan", from: touched) }
    case .presses:
      guard let presses = (event as? PressesEvent)?.allPresses else { return }
      if let began = presses.first(where: { $0.phase == .began })?.responder {
        show("pressesBegan", from: began)
      } else if presses.contains(where: { $0.phase == .ended }) {
        showWhereKeysGo()
      }
    case .motion: showFromFirstResponder("motionBegan")
    case .remoteControl: showFromFirstResponder("remoteControl")
    default: break
    }
  }

  func greet(_ sender: Any?) {
    guard let start = view.window?.firstResponder ?? sender as? Responder else { return }
    let index = start.chain.firstIndex { $0 === self }
    picture.show(
      chainOf: start, receiverCount: (index ?? 0) + 1, head: "The action greet: found its target")
  }

  private func show(_ method: String, from start: Responder) {
    let count = hops.filter { $0 == method }.count + 1
    let links = start.chain.count
    picture.show(
      chainOf: start, receiverCount: count,
      head: count >= links ? "\(method): not handled" : "\(method): \(count) of \(links)")
  }

  private func showFromFirstResponder(_ method: String) {
    guard let window = view.window else { return }
    show(method, from: window.firstResponder ?? window)
  }

  /// Shows where the next key goes, after a key that has moved the focus.
  private func showWhereKeysGo() {
    guard let window = view.window,
      let start = focusedView(in: window) ?? window.firstResponder, start !== picture.start
    else { return }
    picture.show(chainOf: start, receiverCount: 0, head: "The next key goes here")
  }

  private func focusedView(in view: View) -> View? {
    if view.isFocused { return view }
    for subview in view.subviews {
      if let found = focusedView(in: subview) { return found }
    }
    return nil
  }
}
