import ResponderSystem

/// The exit status of the program.
package enum ToolStatus: Int32, Sendable {
  /// The command succeeded. All tested limits of the profile are met.
  case done = 0
  /// A limit of the profile is not met, or a figure of the second of two recordings is worse.
  case failed = 1
  /// The command line or a profile is wrong.
  case usage = 2
  /// A file cannot be read or written, or there is no display.
  case file = 3
  /// No limit is exceeded, but not all limits were tested. Only with `--complete`.
  case incomplete = 4

  /// The exit status that the program itself has set.
  @MainActor private static var told: ToolStatus?

  /// Ends the program with this status.
  @MainActor func end() -> Never {
    Self.told = self
    CurrentProcess.exit(rawValue)
  }

  /// Installs an exit handler that changes the status of a program that ends without a display. The library
  /// ends it with 1, which here means a limit that is not met.
  @MainActor static func watchDisplay() {
    CurrentProcess.replaceExitStatus { status in
      let isOwn = MainActor.assumeIsolated { ToolStatus.told != nil }
      return status == ToolStatus.failed.rawValue && !isOwn ? ToolStatus.file.rawValue : status
    }
  }
}
