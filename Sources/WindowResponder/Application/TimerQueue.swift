/// The timers that wait, the next one first.
@MainActor final class TimerQueue {
  private var timers: [ClockTimer] = []

  /// When the next timer is due, in seconds; nil where none waits.
  var nextDeadline: Double? { timers.first?.fireTime }

  func insert(_ timer: ClockTimer) {
    // After those that are due at the same time: first come, first served.
    let index = timers.firstIndex { $0.fireTime > timer.fireTime } ?? timers.count
    timers.insert(timer, at: index)
  }

  func remove(_ timer: ClockTimer) {
    timers.removeAll { $0 === timer }
  }

  /// Fires what is due. A repeating timer that is late fires once and not for every time it missed.
  func fire(at now: Double) {
    let due = timers.prefix { $0.fireTime <= now }
    for timer in due where timer.isValid {
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
