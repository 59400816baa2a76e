import Glibc

/// Hears from the kernel that memory is short: a trigger on `/proc/pressure/memory`.
///
/// Where there is no such file, or the kernel lets no ordinary user set a trigger, it hears nothing, and
/// costs nothing. See Documentation/accounting/psi.rst of the kernel.
@MainActor package final class MemoryPressure {
  /// What is watched, and from when on memory counts as short.
  package struct Settings: Sendable {
    /// The file that triggers are set on.
    package var path = "/proc/pressure/memory"
    /// Told when something had to wait for memory for 150 ms within 2 s. An ordinary user's windows have
    /// to be a multiple of 2 s.
    package var trigger = "some 150000 2000000"
    /// The shortest time between two warnings, in seconds; a kernel that tells more often is at fault.
    package var shortestInterval = 1.0

    package init() {}
  }

  private let descriptor: Int32
  private var watch: DescriptorWatch?
  private var lastWarning = -Double.infinity

  /// Sets the trigger; nil where that is not possible.
  package convenience init?(settings: Settings = Settings(), in application: Application) {
    let descriptor = open(settings.path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    // The kernel wants the closing zero too.
    let written = settings.trigger.withCString { write(descriptor, $0, strlen($0) + 1) }
    guard written > 0 else {
      close(descriptor)
      return nil
    }
    self.init(descriptor: descriptor, settings: settings, in: application)
  }

  /// Watches a descriptor on which urgent data tells that memory is short, and closes it in the end.
  package init(descriptor: Int32, settings: Settings = Settings(), in application: Application) {
    self.descriptor = descriptor
    watch = DescriptorWatch(descriptor, for: .urgent, in: application) {
      [weak self, weak application] watch in
      guard let self, let application else { return watch.cancel() }
      guard application.now - lastWarning >= settings.shortestInterval else {
        return watch.cancel()
      }
      lastWarning = application.now
      application.memoryBecameShort()
    }
  }

  isolated deinit {
    watch?.cancel()
    close(descriptor)
  }

  /// Whether it still hears.
  package var isWatching: Bool { watch?.isValid ?? false }
}
