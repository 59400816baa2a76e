import ResponderWords
import TouchRecording
import Widgets

/// The controller of the window's pages, and of the tests that use the whole window.
final class LabController: ViewController {
  let session: LabSession
  private let start: StartController
  private let navigation: NavigationController
  /// The running tests, or `nil` while a page is shown.
  private(set) var running: TestController?
  /// The card that is shown during the analysis of a long recording.
  let waiting = WaitingCard()
  private weak var results: ResultsController?
  private weak var latency: LatencyController?

  /// The object that saves the report, independently of the page.
  let saving: ReportSaving
  /// A closure that is called when unattended tests are over.
  var onUnattendedEnd: (() -> Void)?

  init(_ session: LabSession) {
    self.session = session
    saving = ReportSaving(session)
    start = StartController(session)
    navigation = NavigationController(rootViewController: start)
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    addChild(navigation)
    if let page = navigation.view { view.addSubview(page) }
    navigation.didMove(toParent: self)
    start.onStart = { [weak self] tests in self?.run(tests) }
    start.onCalibrate = { [weak self] in self?.showCalibration() }
    start.onResults = { [weak self] in self?.showResults() }
    start.onLatency = { [weak self] in self?.showLatency() }
    view.addSubview(waiting)
    session.onProgress = { [weak self] in self?.showProgress() }
    showProgress()
    saving.onChange = { [weak self] in self?.results?.showSaving() }
    session.onUpdate = { [weak self] in self?.refresh() }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    navigation.view.frame = view.bounds
    running?.view.frame = view.bounds
    waiting.lay(atTheEndOf: view.bounds.inset(by: view.safeAreaInsets))
  }

  /// Shows the progress of the analysis above pages, and hides it during a test.
  private func showProgress() {
    waiting.show(running == nil ? session.analysisProgress : nil)
  }

  /// Updates the pages after new facts or verdicts.
  func refresh() {
    start.refresh()
    results?.fill()
    latency?.fill()
  }

  // MARK: Pages

  func showResults() {
    let page = ResultsController(session, saving)
    results = page
    navigation.pushViewController(page, animated: false)
  }

  func showLatency() {
    let page = LatencyController(session)
    page.onMeasure = { [weak self] in self?.run([.latency], showsResults: false) }
    latency = page
    navigation.pushViewController(page, animated: false)
  }

  func showCalibration() {
    let page = CalibrationController(session)
    page.onDone = { [weak self] in self?.navigation.popViewController(animated: false) }
    navigation.pushViewController(page, animated: false)
  }

  // MARK: Tests

  /// Guides the user through tests on the whole window. After several tests, the results are shown.
  func run(_ tests: [TestKind], showsResults: Bool? = nil, isUnattended: Bool = false) {
    guard running == nil else { return }
    let size = view.window?.bounds.size ?? view.bounds.size
    let controller = TestController(tests, in: session, size: size, isUnattended: isUnattended)
    running = controller
    controller.onFinish = { [weak self] _, _ in
      self?.finished(showsResults: showsResults ?? (tests.count > 1), isUnattended: isUnattended)
    }
    addChild(controller)
    controller.view.frame = view.bounds
    navigation.view.isHidden = true
    view.addSubview(controller.view)
    showProgress()
    controller.didMove(toParent: self)
  }

  private func finished(showsResults: Bool, isUnattended: Bool) {
    running?.view.removeFromSuperview()
    running?.removeFromParent()
    running = nil
    navigation.view.isHidden = false
    showProgress()
    refresh()
    if isUnattended { onUnattendedEnd?() } else if showsResults { showResults() }
  }
}
