/// The timers that wait, the next one first.
@MainActor final class TimerQueue {
  private var timers: [ClockTimer] = []

  /// When the next timer is due, in seconds; nil where none waits.
  var nextDeadline: Double? { timers.first?.fireTime }

  func insert(_ timer: ClockTimer) {
    // After those that are due at the same time: first come, first served.
    // Searched from the end in a plain loop, where most of them belong.
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

  /// Fires what is due. A repeating timer that is late fires once and not for every time it missed.
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
