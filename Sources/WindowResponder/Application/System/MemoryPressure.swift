import ResponderRuntime
import ResponderSystem

/// An observer of the kernel's memory pressure: a trigger on `/proc/pressure/memory`.
///
/// If the file does not exist, or the kernel lets no ordinary user set a trigger, there are no notifications
/// and no costs. See Documentation/accounting/psi.rst of the kernel.
@MainActor package final class MemoryPressure {
  /// The watched file, and the threshold from which memory counts as low.
  package struct Settings: Sendable {
    /// The file in which triggers are set.
    package var path = "/proc/pressure/memory"
    /// The trigger: a task waited for memory for 150 ms within 2 s. The window of an ordinary user has to be
    /// a multiple of 2 s.
    package var trigger = "some 150000 2000000"
    /// The shortest time between two warnings, in seconds. A kernel that notifies more often is at fault.
    package var shortestInterval = 1.0

    package init() {}
  }

  private let file: FileDescriptor
  private var watch: DescriptorWatch?
  private var lastWarning = -Double.infinity

  /// Sets the trigger. If that is not possible, returns `nil`.
  package convenience init?(settings: Settings = Settings(), in application: Application) {
    guard let file = try? FileDescriptor(opening: settings.path, for: .readingAndWriting),
      // The kernel requires the terminating zero.
      (try? SystemCall.writeFully(Array(settings.trigger.utf8) + [0], to: file.number)) != nil
    else { return nil }
    self.init(file, settings: settings, in: application)
  }

  /// Watches a descriptor on which urgent data reports low memory, and closes it in the end.
  package convenience init(
    descriptor: Int32, settings: Settings = Settings(), in application: Application
  ) {
    self.init(FileDescriptor(owning: descriptor), settings: settings, in: application)
  }

  private init(_ file: FileDescriptor, settings: Settings, in application: Application) {
    self.file = file
    watch = DescriptorWatch(file.number, for: .urgent, in: application.programContext) {
      [weak self, applicationLink = BackLink(application)] watch in
      guard let self, let application = applicationLink.target else { return watch.cancel() }
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

  /// A Boolean value that indicates whether the descriptor is still watched.
  package var isWatching: Bool { watch?.isValid ?? false }
}
