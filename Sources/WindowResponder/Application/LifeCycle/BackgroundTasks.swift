import ResponderSystem

/// The tasks that the program finishes before it ends.
@MainActor final class BackgroundTasks {
  /// The longest time that a program continues for its tasks, in seconds.
  static let longestTime = 30.0

  private var lastNumber = 0
  private var expirationHandlers: [Int: @MainActor () -> Void] = [:]
  private var limit: ClockTimer?
  private var isOver = false

  /// A Boolean value that indicates whether the program continues only for its tasks.
  var isWaiting: Bool { limit != nil && !isOver }

  /// The remaining time, in seconds. Before the program waits, it is the largest finite number.
  var remainingTime: Double {
    limit.map { max(0, $0.fireTime - ProgramContext.current.now) } ?? .greatestFiniteMagnitude
  }

  /// Begins a task, and returns its number, which is greater than 0.
  func begin(_ expirationHandler: (@MainActor () -> Void)?) -> Int {
    lastNumber += 1
    expirationHandlers[lastNumber] = expirationHandler ?? {}
    return lastNumber
  }

  /// Ends a task. Returns a Boolean value that indicates whether the program has waited for this one.
  func end(_ number: Int) -> Bool {
    guard expirationHandlers.removeValue(forKey: number) != nil else { return false }
    return isWaiting && expirationHandlers.isEmpty
  }

  /// Begins to wait if tasks are running, and calls a closure when the time is over. Returns a Boolean value
  /// that indicates whether the program waits.
  func wait(_ timeIsOver: @escaping @MainActor () -> Void) -> Bool {
    guard !isOver, !expirationHandlers.isEmpty else { return false }
    limit =
      limit
      ?? ClockTimer.scheduledTimer(withTimeInterval: Self.longestTime) { [weak self] _ in
        self?.expire()
        timeIsOver()
      }
    return true
  }

  private func expire() {
    isOver = true
    for number in expirationHandlers.keys.ordered() { expirationHandlers[number]?() }
  }
}
