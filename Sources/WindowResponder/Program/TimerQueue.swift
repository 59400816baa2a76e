/// The timers that wait, in order of their fire times.
@MainActor final class TimerQueue {
  private var timers: [ClockTimer] = []

  /// The time when the next timer fires, in seconds, or `nil` if there is none.
  var nextDeadline: Double? { timers.first?.fireTime }

  func insert(_ timer: ClockTimer) {
    // Timers with the same fire time stay in the order in which they were added. The search begins at the
    // end, as most timers belong there.
    var index = timers.count
    while index > 0, timers[index - 1].fireTime > timer.fireTime { index -= 1 }
    timers.insert(timer, at: index)
  }

  func remove(_ timer: ClockTimer) {
    for index in timers.indices where timers[index] === timer {
      timers.remove(at: index)
      return
    }
  }

  /// Fires the timers that are due. A late repeating timer fires once, not once for each missed interval.
  func fire(at now: Double) {
    guard let first = timers.first, first.fireTime <= now else { return }
    var count = 1
    while count < timers.count, timers[count].fireTime <= now { count += 1 }
    for timer in Array(timers[..<count]) where timer.isValid {
      if timer.isRepeating {
        remove(timer)
        let missed = ((now - timer.fireTime) / max(timer.timeInterval, 1e-6)).rounded(.down)
        timer.fireTime += timer.timeInterval * (missed + 1)
        insert(timer)
      }
      timer.fire()
    }
  }
}
