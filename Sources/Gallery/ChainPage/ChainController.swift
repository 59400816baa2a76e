import Widgets

/// The page that shows the responder chain from whatever was touched or focused.
final class ChainController: ViewController, EventObserver {
  private let playground = Playground()
  private let picture = ChainPicture()
  /// Below this width the picture stands under the playground, in points.
  private static let narrowWidth = 520.0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(playground)
    view.addSubview(picture)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    (view.window as? GalleryWindow)?.observer = self
    picture.show(chainOf: playground.start, isLive: false)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let margin = Spacing.pageMargin(forWidth: view.bounds.width)
    let area = view.bounds.insetBy(dx: margin, dy: margin)
    guard !area.isNull else { return }
    if view.bounds.width < Self.narrowWidth {
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
  }

  // MARK: What happens

  func windowDidHandle(_ event: Event) {
    switch event.type {
    case .touches:
      let began = event.allTouches?.first { $0.phase == .began && $0.window === view.window }
      if let touched = began?.view { picture.show(chainOf: touched, isLive: true) }
    case .presses:
      guard let window = view.window else { return }
      if let start = focusedView(in: window) ?? window.firstResponder {
        picture.show(chainOf: start, isLive: true)
      }
    default: break
    }
  }

  private func focusedView(in view: View) -> View? {
    if view.isFocused { return view }
    for subview in view.subviews {
      if let found = focusedView(in: subview) { return found }
    }
    return nil
  }
}
