import Glibc
import TestTimeScale

/// A message that is printed if the process ends unexpectedly, by a trap or in an endless loop.
///
/// No other output would contain the steps that led there.
enum CrashMessage {
  /// The maximum processor time between two steps, in seconds.
  private static let longestStep = Int(TestTimeScale.scaled(30))
  private static let capacity = 1024
  // A signal handler must neither allocate memory nor take locks.
  private nonisolated(unsafe) static let text = UnsafeMutablePointer<UInt8>.allocate(
    capacity: capacity)
  private nonisolated(unsafe) static var count = 0
  private nonisolated(unsafe) static var isListening = false

  /// Sets the message, and restarts the timer.
  static func become(_ words: String) {
    listen()
    count = 0
    for byte in (words + "\n").utf8.prefix(capacity) {
      text[count] = byte
      count += 1
    }
    wait(longestStep)
  }

  /// Removes the message, and stops the timer.
  static func forget() {
    count = 0
    wait(0)
  }

  private static func wait(_ seconds: Int) {
    var time = itimerval(
      it_interval: timeval(), it_value: timeval(tv_sec: seconds, tv_usec: 0))
    setitimer(__itimer_which_t(ITIMER_VIRTUAL.rawValue), &time, nil)
  }

  private static func listen() {
    if isListening { return }
    isListening = true
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGVTALRM] {
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { number in CrashMessage.speak(number) }
      // The second delivery of the signal has its default effect.
      action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND))
      sigaction(number, &action, nil)
    }
  }

  private static func speak(_ signal: Int32) {
    if count > 0 { write(STDERR_FILENO, text, count) }
    if signal == SIGVTALRM { abort() }
  }
}
