import ResponderWords
import TouchRecording
import Widgets

/// The window's pages, and the tests that take the whole of it.
final class LabController: ViewController {
  let session: LabSession
  private let start: StartController
  private let navigation: NavigationController
  /// The tests that are on; nil while a page is shown.
  private(set) var running: TestController?
  /// What is seen while a long recording is looked at.
  let waiting = WaitingCard()
  private weak var results: ResultsController?
  private weak var latency: LatencyController?

  /// Writes the report, whichever page is shown meanwhile.
  let saving: ReportSaving
  /// Is told when tests that need nobody are over.
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
    session.onNews = { [weak self] in self?.refresh() }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    navigation.view.frame = view.bounds
    running?.view.frame = view.bounds
    waiting.lay(atTheEndOf: view.bounds.inset(by: view.safeAreaInsets))
  }

  /// It lies above pages, and is away while a test has the window.
  private func showProgress() {
    waiting.show(running == nil ? session.analysisProgress : nil)
  }

  /// Facts have come, or verdicts.
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

  /// Leads through tests on the whole window; of several the results are shown after them.
  func run(_ tests: [TestKind], showsResults: Bool? = nil, asksNobody: Bool = false) {
    guard running == nil else { return }
    let size = view.window?.bounds.size ?? view.bounds.size
    let controller = TestController(tests, in: session, size: size, asksNobody: asksNobody)
    running = controller
    controller.onFinish = { [weak self] _, _ in
      self?.finished(showsResults: showsResults ?? (tests.count > 1), isUnattended: asksNobody)
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
