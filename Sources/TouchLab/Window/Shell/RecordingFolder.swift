import Glibc
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

  /// Returns the value of an environment variable.
  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Creates a folder and its parents. Throws the system's error.
  static func make(_ path: String) throws(SystemError) {
    var made = path.hasPrefix("/") ? "" : "."
    for part in path.split(separator: "/") {
      made += "/" + part
      if mkdir(made, 0o755) != 0, errno != EEXIST {
        throw SystemError(operation: "mkdir", code: errno)
      }
    }
  }

  /// Returns a name with a time, such as `touch-20250131-142530`.
  static func name(at time: time_t) -> String {
    var time = time
    var parts = tm()
    localtime_r(&time, &parts)
    var text = [CChar](repeating: 0, count: 64)
    let count = strftime(&text, text.count, "touch-%Y%m%d-%H%M%S", &parts)
    return String(decoding: text.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
