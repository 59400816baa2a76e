import Glibc

/// What a script is told.
package enum ToolStatus: Int32, Sendable {
  /// Done; a profile's limits are kept as far as they were tested, and none is broken.
  case done = 0
  /// A limit of the profile is broken, or a figure of the second of two recordings is worse.
  case failed = 1
  /// The command line or a profile is wrong.
  case usage = 2
  /// A file can't be read or written, or there is no display.
  case file = 3
  /// No limit is broken, but not all were tested; only where `--complete` asks for all.
  case incomplete = 4

  /// What the window's program ended with by itself.
  @MainActor private static var told: ToolStatus?

  /// Ends the program.
  @MainActor func end() -> Never {
    Self.told = self
    exit(rawValue)
  }

  /// From now on a program that ends for want of a display says so: the library ends it with 1 then, which is
  /// a broken limit here.
  @MainActor static func watchDisplay() {
    on_exit(
      { status, _ in
        let isOwn = MainActor.assumeIsolated { ToolStatus.told != nil }
        if status == ToolStatus.failed.rawValue, !isOwn { _exit(ToolStatus.file.rawValue) }
      }, nil)
  }
}
