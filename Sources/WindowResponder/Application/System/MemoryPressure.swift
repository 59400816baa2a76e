import ResponderSystem

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

  private let file: FileDescriptor
  private var watch: DescriptorWatch?
  private var lastWarning = -Double.infinity

  /// Sets the trigger; nil where that is not possible.
  package convenience init?(settings: Settings = Settings(), in application: Application) {
    guard let file = try? FileDescriptor(opening: settings.path, for: .readingAndWriting),
      // The kernel wants the closing zero too.
      (try? SystemCall.writeFully(Array(settings.trigger.utf8) + [0], to: file.number)) != nil
    else { return nil }
    self.init(file, settings: settings, in: application)
  }

  /// Watches a descriptor on which urgent data tells that memory is short, and closes it in the end.
  package convenience init(
    descriptor: Int32, settings: Settings = Settings(), in application: Application
  ) {
    self.init(FileDescriptor(owning: descriptor), settings: settings, in: application)
  }

  private init(_ file: FileDescriptor, settings: Settings, in application: Application) {
    self.file = file
    watch = DescriptorWatch(file.number, for: .urgent, in: application.programContext) {
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
  }

  /// Whether it still hears.
  package var isWatching: Bool { watch?.isValid ?? false }
}
