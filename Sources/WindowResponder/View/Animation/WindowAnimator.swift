import ResponderRuntime

/// An object that steps the animations of a window's views once a frame, and stops when there are none.
@MainActor final class WindowAnimator {
  /// The window. The reference is weak, because a retained view may retain the animator longer than its
  /// window.
  /// The window as a view.
  @BackLink private var hostView: View?
  private var host: (any ViewHost)? { hostView?.host }
  private var motions: [ViewMotion] = []
  private var ticker: FrameTicker?
  /// A timer for the end of a delay, if nothing else moves.
  private var alarm: ClockTimer?

  /// The time of the last step, in seconds.
  private(set) var time = -Double.infinity

  init(host: any ViewHost) {
    hostView = host
    let ticker = FrameTicker(view: host) { [link = BackLink(self)] time in
      link.target?.step(at: time)
    }
    ticker.onLost = { [link = BackLink(self)] in link.target?.endAll() }
    self.ticker = ticker
  }

  isolated deinit {
    alarm?.invalidate()
  }

  /// A Boolean value that indicates whether the window was released.
  var hasLostWindow: Bool { host == nil }

  /// The start time of an animation that begins now, in seconds.
  var startTime: Double { host.map { max(time, $0.frameClock.startTime) } ?? time }

  func add(_ motion: ViewMotion) {
    if !motions.contains(where: { $0 === motion }) { motions.append(motion) }
    wake()
  }

  /// Starts the steps because something may move again.
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
    // The list is copied, because a handler of an end may begin another animation.
    let moving = motions
    for motion in moving { motion.step(at: time, interval: interval, &report) }
    for group in report.ended { group.controller?.groupReachedEnd(group) }
    rest(report)
  }

  /// Stops frame callbacks that are not needed.
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
    ) { [link = BackLink(self)] _ in link.target?.wake() }
  }

  /// Ends all animations because the window has left the screen.
  private func endAll() {
    alarm?.invalidate()
    alarm = nil
    let ended = motions
    motions = []
    for motion in ended where !motion.isOver { motion.endAll() }
  }
}
