import ResponderSystem

extension Application {
  /// Ends the program in good order on SIGTERM, SIGINT or SIGHUP: the loop ends, and the delegate is
  /// notified. A SIGTERM or SIGINT that comes more than a second after that kills it, also where it hangs.
  package func endOnSignals() {
    guard let descriptor = CurrentProcess.catchTermination() else { return }
    DescriptorWatch(descriptor, for: .reading, in: programContext) { [weak self] watch in
      // Ending cannot be called off: one signal is enough.
      watch.cancel()
      self?.terminate()
    }
  }
}
