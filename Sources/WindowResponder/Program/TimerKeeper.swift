/// An object that holds a view's timer, and invalidates it on the main actor when the view is released.
///
/// It is a separate object because an isolated `deinit` in a subclass of an `@preconcurrency` class crashes
/// compilers with assertions, such as Debian's Swift 6.2.3.
@MainActor final class TimerKeeper {
  /// The timer. A timer that is replaced or removed is invalidated.
  var timer: ClockTimer? {
    didSet { if timer !== oldValue { oldValue?.invalidate() } }
  }

  isolated deinit { timer?.invalidate() }
}
