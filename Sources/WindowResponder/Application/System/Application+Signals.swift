import CSystem
import Glibc

extension Application {
  /// Ends the program in good order when it is told to by SIGTERM, SIGINT or SIGHUP: the loop ends, and
  /// the delegate hears of it. A SIGTERM or SIGINT that comes more than a second after that kills it, also
  /// where it hangs.
  package func endOnSignals() {
    let descriptor = wr_catch_termination()
    guard descriptor >= 0 else { return }
    DescriptorWatch(descriptor, for: .reading, in: self) { [weak self] watch in
      // What was told stays told: one signal is enough.
      watch.cancel()
      self?.terminate()
    }
  }
}
