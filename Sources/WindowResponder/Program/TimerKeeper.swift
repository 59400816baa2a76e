/// Keeps a view's timer, and stops it on the main actor where the view has gone.
///
/// It is the view's part and not the view's own `deinit`, for an isolated one in a class that inherits
/// `@preconcurrency` ends the compiler where that checks itself, as Debian's Swift 6.2.3 does.
@MainActor final class TimerKeeper {
  /// Stopped as well when another takes its place, or none.
  var timer: ClockTimer? {
    didSet { if timer !== oldValue { oldValue?.invalidate() } }
  }

  isolated deinit { timer?.invalidate() }
}
