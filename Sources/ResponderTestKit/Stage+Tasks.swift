internal import TestTimeScale
import WindowResponder

/// Tests that wait.
extension Stage {
  /// Lets tasks of the main actor run, handles what they change, lays out and draws.
  ///
  /// It goes on until every task that an `Action` or a command with an async closure has begun is done,
  /// so that a test says `stage.tap("Load")`, `await stage.settle()` and looks. The stage's own clock
  /// stands still meanwhile: what waits for a `ClockTimer` or an animation needs ``advance(by:)``. Other
  /// tasks get turns too; for those that wait for something else than the main actor see
  /// ``settle(within:until:)``.
  ///
  /// - Parameter seconds: How long to wait at most, of real time; multiplied by the environment's
  ///   `TEST_TIME_SCALE`.
  /// - Returns: Whether they are all done.
  @discardableResult public func settle(within seconds: Double = 10) async -> Bool {
    // Tasks that nobody counts: most need a turn or two.
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

  /// Lets tasks run until something is true, also those that wait for other threads, files or processes.
  ///
  ///     #expect(await stage.settle(within: 5) { label.text == "Done" })
  ///
  /// - Parameters:
  ///   - seconds: How long to wait at most, of real time; multiplied by the environment's
  ///     `TEST_TIME_SCALE`.
  ///   - condition: Asked again and again.
  /// - Returns: Whether it became true.
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
      // First as fast as it goes, then leaving the processor to whoever is waited for.
      if turns < 50 { await Task.yield() } else { try? await Task.sleep(for: .milliseconds(1)) }
    }
    render()
    return true
  }
}
