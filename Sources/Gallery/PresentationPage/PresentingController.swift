import Widgets

/// The page with all ways to present a controller, and a log of the resulting calls.
final class PresentingController: ViewController {
  private let scroller = ScrollView()
  private let styles = ButtonCard(title: "Full screen and sheets")
  private let popovers = ButtonCard(title: "Popovers")
  private let alerts = ButtonCard(title: "Alerts")
  private let windows = ButtonCard(title: "On the screen")
  private var overlay: OverlayWindow?
  private let log = CallLogCard()
  /// The width below which the log is below the buttons, in points.
  private static let narrowWidth = 620.0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    view.addSubview(scroller)
    for card in [styles, popovers, alerts, windows, log] { scroller.addSubview(card) }
    fillStyles()
    fillPopovers()
    fillAlerts()
    windows.add("Overlay") { [weak self] _ in self?.showOverlay() }
  }

  private func fillStyles() {
    styles.add("Full screen") { [weak self] _ in self?.show(.fullScreen) }
    styles.add("Over full screen") { [weak self] _ in
      guard let self else { return }
      show(.overFullScreen) { $0.modalTransitionStyle = .crossDissolve }
    }
    styles.add("Page sheet") { [weak self] _ in self?.show(.pageSheet) }
    styles.add("Form sheet") { [weak self] _ in
      guard let self else { return }
      show(.formSheet) { $0.preferredContentSize = Size(width: 420, height: 300) }
    }
    styles.add("Sheet with heights") { [weak self] _ in
      guard let self else { return }
      show(.pageSheet) {
        $0.sheetPresentationController?.detents = [.medium(), .large()]
        $0.sheetPresentationController?.prefersGrabberVisible = true
      }
    }
    styles.add("Modal sheet") { [weak self] _ in
      guard let self else { return }
      show(.formSheet) {
        $0.preferredContentSize = Size(width: 420, height: 300)
        $0.isModalInPresentation = true
      }
    }
  }

  private func fillPopovers() {
    let directions: [(String, PopoverArrowDirection)] = [
      ("Below", .up), ("Above", .down), ("On the right", .left), ("On the left", .right),
    ]
    for (name, direction) in directions {
      popovers.add(name) { [weak self] button in
        guard let self else { return }
        show(.popover) {
          $0.preferredContentSize = Size(width: 240, height: 150)
          $0.popoverPresentationController?.sourceView = button
          $0.popoverPresentationController?.permittedArrowDirections = direction
        }
      }
    }
  }

  private func fillAlerts() {
    alerts.add("Alert") { [weak self] _ in self?.ask(.alert, from: nil) }
    alerts.add("Three choices") { [weak self] _ in self?.askForMore() }
    alerts.add("Action sheet") { [weak self] button in self?.ask(.actionSheet, from: button) }
  }

  // MARK: Presenting

  private func showOverlay() {
    let window = overlay ?? OverlayWindow()
    overlay = window
    window.isHidden = false
  }

  private func show(
    _ style: ModalPresentationStyle, _ prepare: (SampleController) -> Void = { _ in }
  ) {
    let sample = SampleController { [weak log] in log?.add("presented", $0) }
    sample.modalPresentationStyle = style
    prepare(sample)
    present(sample, animated: true)
  }

  private func ask(_ style: AlertController.Style, from source: View?) {
    let alert = AlertController(
      title: "Delete the picture?", message: "It is deleted on all your devices.",
      preferredStyle: style)
    alert.addAction(AlertAction(title: "Cancel", style: .cancel, handler: answered))
    alert.addAction(AlertAction(title: "Delete", style: .destructive, handler: answered))
    if style == .actionSheet {
      alert.addAction(AlertAction(title: "Keep a copy", style: .default, handler: answered))
      alert.popoverPresentationController?.sourceView = source
    }
    present(alert, animated: true)
  }

  private func askForMore() {
    let alert = AlertController(
      title: "Save the changes?", message: "Your changes are lost if you don’t save them.",
      preferredStyle: .alert)
    let save = AlertAction(title: "Save", style: .default, handler: answered)
    alert.addAction(save)
    alert.addAction(AlertAction(title: "Don’t save", style: .destructive, handler: answered))
    alert.addAction(AlertAction(title: "Cancel", style: .cancel, handler: answered))
    alert.preferredAction = save
    present(alert, animated: true)
  }

  private func answered(_ action: AlertAction) { log.add("answer", action.title ?? "") }

  // MARK: Calls

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.add("page", "viewWillAppear")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    log.add("page", "viewIsAppearing")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.add("page", "viewDidAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.add("page", "viewWillDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.add("page", "viewDidDisappear")
    overlay?.isHidden = true
  }

  // MARK: Layout

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    scroller.frame = view.bounds
    let margin = Spacing.pageMargin(forWidth: view.bounds.width)
    let width = max(0, view.bounds.width - margin * 2)
    let isNarrow = view.bounds.width < Spacing.scaled(Self.narrowWidth)
    let column = isNarrow ? width : ((width - Spacing.medium) * 0.58).rounded()
    var y = margin
    for card in [styles, popovers, alerts, windows] {
      let height = card.height(forWidth: column)
      card.frame = Rect(x: margin, y: y, width: column, height: height)
      y += height + Spacing.medium
    }
    if isNarrow {
      log.frame = Rect(x: margin, y: y, width: width, height: 240)
      y += 240 + margin
    } else {
      let x = margin + column + Spacing.medium
      let height = max(y - margin - Spacing.medium, view.bounds.height - margin * 2)
      log.frame = Rect(x: x, y: margin, width: width - column - Spacing.medium, height: height)
      y = max(y - Spacing.medium, log.frame.maxY) + margin
    }
    view.mirror([styles, popovers, alerts, windows, log])
    scroller.contentSize = Size(width: view.bounds.width, height: y)
  }
}
