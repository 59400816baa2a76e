/// What a script is told.
package enum ToolStatus: Int32, Sendable {
  /// Done; a profile's limits are kept as far as they were tested, and none is broken.
  case done = 0
  /// A limit of the profile is broken, or two recordings differ.
  case failed = 1
  /// The command line or a profile is wrong.
  case usage = 2
  /// A file can't be read or written.
  case file = 3
  /// No limit is broken, but not all were tested; only where `--complete` asks for all.
  case incomplete = 4
}
