import ResponderSystem

/// The folder of recordings.
enum RecordingFolder {
  /// Returns `$XDG_STATE_HOME/touch-lab`, which is created if needed. If the environment has no home, returns
  /// the working directory.
  static func usual(_ variable: (String) -> String?) -> String {
    func folder(_ name: String) -> String? {
      variable(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    let state = folder("XDG_STATE_HOME") ?? folder("HOME").map { $0 + "/.local/state" }
    return state.map { $0 + "/touch-lab" } ?? "."
  }

  /// Creates a folder and its parents. Throws the system's error.
  static func make(_ path: String) throws(SystemError) {
    do throws(SystemError) {
      try SystemCall.makeFolders(path.isEmpty ? "." : path, permissions: 0o755)
    } catch {
      // If the path leads to a file, the error of the recording in it says so.
      if !error.exists { throw error }
    }
  }

  /// Returns a name with a time, such as `touch-20250131-142530`.
  static func name(at time: CalendarTime) -> String {
    let digits = [time.dateText, time.timeText].map { $0.filter(\.isNumber) }
    return "touch-" + digits.joined(separator: "-")
  }
}
