import Widgets

/// The page with a photo to drag, pinch and rotate, and a list of the recognizers with their results.
final class GesturesController: ViewController, EventObserver {
  private let canvas = GestureCanvas()
  private let list = OutcomeList()
  /// The width below which the list is below the canvas, in points.
  private static let narrowWidth = 560.0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    view.addSubview(canvas)
    view.addSubview(list)
    list.show(canvas.watched)
    canvas.onKey = { [weak self] in self?.list.beginAttempt() }
    canvas.onRecognition = { [weak self] recognizer in
      guard let self else { return }
      list.recognized(recognizer)
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    (view.window as? GalleryWindow)?.observer = self
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard let area = pageArea else { return }
    if view.bounds.width < Spacing.scaled(Self.narrowWidth) {
      let height = max(0, (area.height * 0.55).rounded())
      canvas.frame = Rect(x: area.minX, y: area.minY, width: area.width, height: height)
      let top = canvas.frame.maxY + Spacing.medium
      list.frame = Rect(
        x: area.minX, y: top, width: area.width, height: max(0, area.maxY - top))
    } else {
      let width = min(280, (area.width * 0.42).rounded())
      list.frame = Rect(x: area.maxX - width, y: area.minY, width: width, height: area.height)
      canvas.frame = Rect(
        x: area.minX, y: area.minY, width: max(0, area.width - width - Spacing.medium),
        height: area.height)
    }
    view.mirror([canvas, list])
  }

  func windowDidHandle(_ event: Event) {
    switch event.type {
    case .touches:
      let isNew = event.allTouches?.allSatisfy { $0.phase == .began } ?? false
      if isNew, !canvas.isAwaitingSecondTap { list.beginAttempt() }
      list.look()
    case .transform, .scroll, .hover: list.look()
    default: break
    }
  }
}
