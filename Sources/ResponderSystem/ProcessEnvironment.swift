internal import Glibc

/// The variables of the process's environment.
package enum ProcessEnvironment {
  /// Returns the value of a variable, or `nil` if it is not set. In a value that is not UTF-8, invalid bytes
  /// are replaced.
  package static func value(of name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Returns the value of a variable, or `nil` if it is not set or empty.
  package static func text(of name: String) -> String? {
    value(of: name).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Returns the path in a variable. If the variable is not set, or not an absolute path, returns `nil`.
  package static func path(of name: String) -> String? {
    value(of: name).flatMap { $0.hasPrefix("/") ? $0 : nil }
  }

  /// The folders in which programs are searched by their names (`PATH`), in their order.
  package static var programFolders: [String] {
    (value(of: "PATH") ?? "").split(separator: ":").map(String.init)
  }

  /// Removes a variable, so that programs started from here do not inherit it.
  package static func remove(_ name: String) { unsetenv(name) }
}
