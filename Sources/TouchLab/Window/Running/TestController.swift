import ResponderWords
import TouchRecording
import Widgets

/// A controller that guides the user through tests on the whole window: it executes and shows the commands of
/// the ``TestRunner``.
final class TestController: ViewController {
  /// A closure that is called when all tests are over, with whether the user has cancelled them.
  var onFinish: ((_ outcomes: [TestRunner.Outcome], _ wasLeft: Bool) -> Void)?

  private let session: LabSession
  private(set) var runner: TestRunner
  private let ground = GroundView()
  private let ink = InkView()
  private let plate = TestPlate()
  private var card: (view: ChoiceCard, phase: TestRunner.Phase, index: Int)?
  private var timer: ClockTimer?
  private var hasStarted = false
  private var wasLeft = false
  private let isUnattended: Bool

  /// The interval at which tests are notified of the time, in seconds.
  private static let tick = 0.05

  /// Creates a controller for the parts of tests. If `isUnattended` is `true`, parts that need a user are
  /// left out.
  init(_ tests: [TestKind], in session: LabSession, size: Size, isUnattended: Bool = false) {
    self.session = session
    self.isUnattended = isUnattended
    let planner = session.planner
    runner = TestRunner(
      on: session.ground(of: size), holder: session.options.holder, tools: session.tools
    ) { ground in tests.flatMap { planner.parts(of: $0, on: ground) } }
    super.init()
    session.onLine = { [weak self] line in self?.take(line) }
  }

  // MARK: Life cycle

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    ink.onInk = { [weak self] finger, place, isPredicted in
      self?.session.recorder.showInk(finger: finger, at: place, isPredicted: isPredicted)
    }
    for part in [ground, ink, plate] { view.addSubview(part) }
    ink.isHidden = true
    plate.stop.isDisturbed = { [weak self] in (self?.runner.fingers.down.count ?? 0) > 1 }
    plate.stop.addAction(
      Action { [weak self] _ in self?.stop() }, for: .primaryActionTriggered)
  }

  override var canBecomeFirstResponder: Bool { true }

  override func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    if presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) { return stop() }
    super.pressesBegan(presses, with: event)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
    guard !hasStarted else { return }
    hasStarted = true
    lay()
    carryOut(runner.start(at: session.recorder.now))
    timer = ClockTimer.scheduledTimer(withTimeInterval: Self.tick, repeats: true) {
      [weak self] _ in
      guard let self else { return }
      carryOut(runner.pass(session.recorder.now))
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
    timer = nil
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for part in [ground, ink] where part.frame != view.bounds { part.frame = view.bounds }
    card?.view.frame = view.bounds
    if hasStarted { lay() }
    show()
  }

  /// Lays out the test after the window's size is known or has changed.
  private func lay() {
    let laid = session.ground(of: view.window?.bounds.size ?? view.bounds.size)
    carryOut(runner.lay(on: laid, at: session.recorder.now))
  }

  // MARK: Events

  private func take(_ line: RecordedLine) {
    // The controller's own steps return as lines.
    if case .step = line { return }
    carryOut(runner.take(line))
  }

  private func carryOut(_ commands: [TestRunner.Command]) {
    for command in commands {
      switch command {
      case .begin(let plan): session.recorder.begin(plan)
      case .ask(let content): session.recorder.ask(content)
      case .end(let end): session.recorder.end(end)
      }
    }
    if isUnattended, runner.phase == .preparing, needsUser {
      return carryOut(
        runner.skip(at: session.recorder.now, remark: localized("No user was present.")))
    }
    if runner.phase == .finished { return finish() }
    showCard()
    // Everything else is shown once for each frame, right before it is drawn, however many lines arrive.
    view.setNeedsLayout()
  }

  private var needsUser: Bool {
    guard let part = runner.part else { return false }
    switch part.preparation {
    case .confirm, .turn, .output: return true
    case .none, .handsOff: return false
    }
  }

  private func stop() { carryOut(runner.stop()) }

  /// Skips the current part.
  func skip() { carryOut(runner.skip(at: session.recorder.now)) }

  // MARK: Display

  private func show() {
    guard hasStarted, let part = runner.part else { return }
    ground.marks = marks(of: part)
    let isInk = runner.phase == .running && part.plan.test == .latency
    if ink.isHidden == isInk { ink.isHidden = !isInk }
    if isInk { ink.isPredicting = part.plan.part == "predicted" }
    let number = localized("%1 of %2", runner.index + 1, runner.parts.count)
    plate.show(
      name: "\(part.plan.test.title)  ·  \(number)", sentence: sentence(of: part),
      reading: reading(of: part), progress: runner.phase == .running ? part.progress : doneShare)
    placePlate()
  }

  /// Returns the marks of a part. Before it begins, only a countdown may be shown.
  private func marks(of part: any GuidedTest) -> [Mark] {
    guard runner.phase == .preparing else { return part.marks }
    guard let seconds = runner.countdown(at: session.recorder.now) else { return [] }
    return [.reading(runner.ground.share(0.5, 0.6), "\(seconds)", localized("hands off"))]
  }

  private var doneShare: Double { runner.phase == .resting ? 1 : 0 }

  private func sentence(of part: any GuidedTest) -> String {
    if runner.phase == .resting { return localized("Done") }
    return runner.hint.isEmpty ? part.instruction : runner.hint
  }

  private func reading(of part: any GuidedTest) -> String {
    if runner.countdown(at: session.recorder.now) != nil { return "" }
    if runner.phase == .preparing, !runner.fingers.down.isEmpty {
      return localized("Lift your fingers")
    }
    return part.reading
  }

  /// Places the plate away from the needed positions. It is hidden while the user covers the whole screen.
  private func placePlate() {
    // While a touch rests on the stop control, the plate does not move.
    guard let part = runner.part, !plate.stop.isTracking else { return }
    plate.isHidden =
      card != nil
      || runner.phase == .running && part.plan.test == .coverage
        && !runner.fingers.down.isEmpty
    let bounds = view.bounds
    guard bounds.width > 80, bounds.height > 80 else { return }
    let room = Size(width: bounds.width - 2 * PlatePosition.margin, height: bounds.height)
    let size = plate.sizeThatFits(room)
    let busy = runner.phase == .running ? part.busyPoints : []
    let frame = PlatePosition.frame(of: size, in: bounds, away: busy, now: plate.frame)
    if frame != plate.frame { plate.frame = frame }
  }

  // MARK: Questions

  /// The centre of the stop control, in window coordinates.
  var stopPosition: Point { plate.stop.convert(plate.stop.bounds.center, to: nil) }
  /// A Boolean value that indicates whether a question is shown.
  var isAsking: Bool { card != nil }
  /// The position of the first answer, in window coordinates, or `nil` if there is no question.
  var answer: Point? { card?.view.firstAnswer }

  private func showCard() {
    let wanted = runner.phase == .stopped || runner.phase == .preparing && needsUser
    if let card, !wanted || card.phase != runner.phase || card.index != runner.index {
      card.view.removeFromSuperview()
      self.card = nil
    }
    guard wanted, card == nil else { return }
    let made = runner.phase == .stopped ? stoppedCard : preparationCard
    made.frame = view.bounds
    view.addSubview(made)
    card = (made, runner.phase, runner.index)
  }

  private var stoppedCard: ChoiceCard {
    ChoiceCard.stopped(
      runner.part?.plan.test.title ?? "",
      again: { [weak self] in
        guard let self else { return }
        carryOut(runner.again(at: session.recorder.now))
      }, skip: { [weak self] in self?.skip() },
      leave: { [weak self] in
        guard let self else { return }
        wasLeft = true
        carryOut(runner.leave())
      })
  }

  private var preparationCard: ChoiceCard {
    ChoiceCard.preparing(
      runner.part?.plan.test.title ?? "", for: runner.part?.preparation ?? .none,
      confirm: { [weak self] in
        guard let self else { return }
        carryOut(runner.confirm(at: session.recorder.now))
      }, skip: { [weak self] in self?.skip() })
  }

  private func finish() {
    guard let onFinish else { return }
    self.onFinish = nil
    timer?.invalidate()
    timer = nil
    session.onLine = nil
    session.finished(runner.outcomes)
    onFinish(runner.outcomes, wasLeft)
  }
}
