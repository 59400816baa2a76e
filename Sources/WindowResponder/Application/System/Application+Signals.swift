import ResponderRuntime
import ResponderSystem

extension Application {
  /// Ends the program after SIGTERM, SIGINT or SIGHUP: the loop ends, and the delegate is notified. If a
  /// SIGTERM or SIGINT arrives more than a second later, it kills the program, even one that hangs.
  package func endOnSignals() {
    guard let descriptor = CurrentProcess.catchTermination() else { return }
    DescriptorWatch(descriptor, for: .reading, in: programContext) {
      [link = BackLink(self)] watch in
      // The end of the program cannot be cancelled, so that one signal is enough.
      watch.cancel()
      link.target?.terminate()
    }
  }
}
