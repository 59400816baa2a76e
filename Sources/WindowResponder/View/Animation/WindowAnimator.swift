/// Moves what moves in a window, once a frame, and rests with it.
@MainActor final class WindowAnimator {
  /// A view that is kept may keep the animator beyond its window.
  private weak var host: (any ViewHost)?
  private var motions: [ViewMotion] = []
  private var ticker: FrameTicker?
  /// Wakes up when the delay of something is over that is all there is.
  private var alarm: ClockTimer?

  /// The time of the last step, in seconds.
  private(set) var time = -Double.infinity

  init(host: any ViewHost) {
    self.host = host
    let ticker = FrameTicker(view: host) { [weak self] time in self?.step(at: time) }
    ticker.onLost = { [weak self] in self?.endAll() }
    self.ticker = ticker
  }

  isolated deinit {
    alarm?.invalidate()
  }

  /// Whether the window has gone.
  var hasLostWindow: Bool { host == nil }

  /// The time that what begins now begins at, in seconds.
  var startTime: Double { host.map { max(time, $0.frameClock.startTime) } ?? time }

  func add(_ motion: ViewMotion) {
    if !motions.contains(where: { $0 === motion }) { motions.append(motion) }
    wake()
  }

  /// Something may move again.
  func wake() {
    alarm?.invalidate()
    alarm = nil
    guard let ticker, !ticker.isRunning else { return }
    if !ticker.start() { endAll() }
  }

  private func step(at time: Double) {
    guard let host else { return }
    self.time = time
    let interval = host.frameClock.interval
    var report = ViewMotion.Report()
    // A copy, since what ends may begin something else.
    let moving = motions
    for motion in moving { motion.step(at: time, interval: interval, &report) }
    for group in report.ended { group.controller?.groupReachedEnd(group) }
    rest(report)
  }

  /// Asks for no more frames than are needed.
  private func rest(_ report: ViewMotion.Report) {
    var isOver = true
    for motion in motions where !motion.isOver { isOver = false }
    if isOver {
      motions.removeAll(keepingCapacity: true)
    } else {
      motions.removeAll { $0.isOver }
    }
    ticker?.movesUnseen = report.movesToAnEnd
    if report.moves { return }
    ticker?.stop()
    guard report.nextBeginning < .infinity, let host else { return }
    alarm = ClockTimer.scheduledTimer(
      withTimeInterval: report.nextBeginning - host.programContext.now
    ) { [weak self] _ in self?.wake() }
  }

  /// The window has left the screen.
  private func endAll() {
    alarm?.invalidate()
    alarm = nil
    let ended = motions
    motions = []
    for motion in ended where !motion.isOver { motion.endAll() }
  }
}
