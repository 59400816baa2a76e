import Widgets

/// The page for testing a touch screen.
///
/// It observes all events of the window, so it also shows touches on the buttons above the canvas. Escape
/// leaves fullscreen.
final class TouchController: ViewController, EventObserver {
  private let header = TouchHeader()
  private let canvas = TouchCanvas()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    view.addSubview(canvas)
    view.addSubview(header)
    header.clearButton.addTarget(
      self, action: TouchController.clear, for: .primaryActionTriggered)
    header.screenButton.addTarget(
      self, action: TouchController.toggleScreen, for: .primaryActionTriggered)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    (view.window as? GalleryWindow)?.observer = self
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let bounds = view.bounds
    header.isFloating = isAlone
    if isAlone {
      canvas.frame = bounds
      let width = min(560, bounds.width - Spacing.medium * 2)
      header.frame = Rect(
        x: ((bounds.width - width) / 2).rounded(), y: Spacing.medium, width: width,
        height: TouchHeader.height + Spacing.small)
    } else {
      let margin = Spacing.pageMargin(forWidth: bounds.width)
      let area = bounds.insetBy(dx: margin, dy: margin)
      guard !area.isNull else { return }
      header.frame = Rect(
        x: area.minX, y: area.minY, width: area.width, height: TouchHeader.height)
      let top = header.frame.maxY + Spacing.medium
      canvas.frame = Rect(
        x: area.minX, y: top, width: area.width, height: max(0, area.maxY - top))
    }
    canvas.layer.cornerRadius = isAlone ? 0 : view.theme.metrics.cardCornerRadius
    header.show(canvas)
  }

  /// A Boolean value that indicates whether the page is shown without the list of pages.
  private var isAlone: Bool { (view.window as? GalleryWindow)?.showsPageAlone ?? false }

  // MARK: Events

  func windowDidHandle(_ event: Event) {
    switch event.type {
    case .touches: canvas.take(event)
    case .hover: canvas.hover(at: event.location(in: canvas))
    case .presses: leaveScreen(for: event)
    default: break
    }
    header.show(canvas)
  }

  private func leaveScreen(for event: Event) {
    let isEscape = (event as? PressesEvent)?.allPresses.contains {
      $0.phase == .began && $0.key?.keyCode == .keyboardEscape
    }
    if isEscape ?? false { view.window?.setFullscreen(false) }
  }

  private func clear() {
    canvas.clear()
    header.show(canvas)
  }

  private func toggleScreen() {
    view.window?.setFullscreen(!isAlone)
  }
}
