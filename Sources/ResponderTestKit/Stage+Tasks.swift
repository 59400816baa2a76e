internal import TestTimeScale
import WindowResponder

/// Methods for tests that wait.
extension Stage {
  /// Lets tasks of the main actor run, handles their changes, lays out and draws.
  ///
  /// The method continues until all tasks of actions and commands with an async closure are complete. A test
  /// can thus call `stage.tap("Load")` and `await stage.settle()`, and then check the result. The stage's
  /// clock does not advance: a `ClockTimer` or an animation needs ``advance(by:)``. Other tasks run too, but
  /// if they wait for anything except the main actor, use ``settle(within:until:)``.
  ///
  /// - Parameter seconds: The maximum real time to wait. It is multiplied by the environment's
  ///   `TEST_TIME_SCALE`.
  /// - Returns: `true` if all tasks are complete.
  @discardableResult public func settle(within seconds: Double = 10) async -> Bool {
    // Most tasks that are not counted need one or two turns.
    for _ in 0..<20 {
      await Task.yield()
      application.settle()
    }
    let isDone = await settle(within: seconds) { ActionTasks.count == 0 }
    for _ in 0..<4 {
      await Task.yield()
      application.settle()
    }
    render()
    return isDone
  }

  /// Lets tasks run until a condition is true, including tasks that wait for other threads, files or
  /// processes.
  ///
  ///     #expect(await stage.settle(within: 5) { label.text == "Done" })
  ///
  /// - Parameters:
  ///   - seconds: The maximum real time to wait. It is multiplied by the environment's `TEST_TIME_SCALE`.
  ///   - condition: The condition, which is checked repeatedly.
  /// - Returns: `true` if the condition became true.
  @discardableResult public func settle(
    within seconds: Double, until condition: @MainActor () -> Bool
  ) async -> Bool {
    let clock = ContinuousClock()
    let end = clock.now + .seconds(TestTimeScale.scaled(seconds))
    var turns = 0
    while true {
      application.lookAtWatches()
      application.settle()
      if condition() { break }
      if clock.now >= end { return false }
      turns += 1
      // The first turns are as fast as possible. Later ones leave the processor to other threads.
      if turns < 50 { await Task.yield() } else { try? await Task.sleep(for: .milliseconds(1)) }
    }
    render()
    return true
  }
}
