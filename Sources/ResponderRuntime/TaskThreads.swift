import CRuntime

#if compiler(>=6.3) && compiler(<6.4)
  @_spi(ExperimentalScheduling) @_spi(ExperimentalCustomExecutors) internal import _Concurrency
#endif

/// The threads and timers that run the tasks of Swift's global executor.
///
/// They replace those of libdispatch, which wakes the process up once a second from the first task on. A
/// thread for each processor is started on demand and sleeps until there is a job; jobs of a higher
/// priority run first. If jobs block all threads for 0.1 seconds, further threads are started, up to 64, as
/// libdispatch does.
///
/// The hooks of the runtime (`swift_task_enqueueGlobal_hook`, `…WithDelay_hook`, `…WithDeadline_hook`) are
/// set before `main`. If the runtime has no such hooks, or another executor has set them, nothing is
/// replaced.
package enum TaskThreads {
  /// A Boolean value that indicates whether tasks run on these threads.
  package static var areInstalled: Bool { wr_task_threads_are_installed() }

  /// Lets tasks that sleep use these timers too.
  ///
  /// In Swift 6.3, `Task.sleep` asks the default executor for a timer and calls none of the hooks. There is
  /// no public API yet to replace that executor, so the compiler's preview of it is used, in that version
  /// alone. In later versions a sleeping task uses the timers of libdispatch until this is adapted. Tasks
  /// run on the threads above in any case.
  package static func install() {
    #if compiler(>=6.3) && compiler(<6.4)
      guard areInstalled, !isExecutorInstalled else { return }
      isExecutorInstalled = true
      _createExecutors(factory: TaskThreadsFactory.self)
    #endif
  }

  /// A Boolean value that indicates whether the default executor was replaced. Written on the main thread.
  nonisolated(unsafe) private static var isExecutorInstalled = false
}

#if compiler(>=6.3) && compiler(<6.4)
  /// The runtime's own main executor, and the threads of ``TaskThreads`` for everything else.
  private struct TaskThreadsFactory: ExecutorFactory {
    static var mainExecutor: any MainExecutor { PlatformExecutorFactory.mainExecutor }
    static var defaultExecutor: any TaskExecutor { TaskThreadsExecutor() }
  }

  private final class TaskThreadsExecutor: TaskExecutor, SchedulingExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
      let job = UnownedJob(job)
      if !wr_task_threads_enqueue(unsafeBitCast(job, to: UnsafeMutableRawPointer.self)) {
        PlatformExecutorFactory.defaultExecutor.enqueue(job)
      }
    }

    func enqueue<C: Clock>(
      _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
    ) {
      let job = UnownedJob(job)
      if let delay = delay as? Duration,
        wr_task_threads_enqueue_after(
          delay.nanoseconds, clock is ContinuousClock,
          unsafeBitCast(job, to: UnsafeMutableRawPointer.self))
      {
        return
      }
      let executor = PlatformExecutorFactory.defaultExecutor
      guard let executor = executor as? any SchedulingExecutor else { return executor.enqueue(job) }
      executor.enqueue(ExecutorJob(job), after: delay, tolerance: tolerance, clock: clock)
    }
  }

  extension Duration {
    /// The duration in nanoseconds, as far as they can be counted.
    fileprivate var nanoseconds: Int64 {
      let (seconds, attoseconds) = components
      let (whole, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
      if overflows { return seconds < 0 ? .min : .max }
      return whole.addingReportingOverflow(attoseconds / 1_000_000_000).partialValue
    }
  }
#endif
