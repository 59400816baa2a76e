internal import Glibc

/// A program that this process has started, and that it has to wait for.
package struct SpawnedProcess: ~Copyable {
  /// The way in which a process has ended.
  package enum Ending: Hashable, Sendable {
    /// The process has exited with a status, from 0 to 255.
    case exited(Int32)
    /// The signal with this number has killed the process.
    case killed(Int32)
  }

  private let number: pid_t

  /// Starts a program, which inherits the environment and the standard streams. If it cannot be started,
  /// throws the error of `posix_spawn`.
  ///
  /// - Parameters:
  ///   - path: The path of the program.
  ///   - arguments: Its arguments, without its own name.
  package init(_ path: Pathname, _ arguments: [String]) throws(SystemError) {
    let path = path.cString
    var words = [strdup(path)] + arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var number: pid_t = 0
    let code = posix_spawn(&number, path, nil, nil, &words, environ)
    guard code == 0 else { throw SystemError(operation: "posix_spawn", code: code) }
    self.number = number
  }

  /// Waits until the process has ended.
  package consuming func wait() throws(SystemError) -> Ending {
    var status: Int32 = 0
    _ = try SystemCall.run("waitpid") { waitpid(number, &status, 0) }
    // The low seven bits are the signal, and the eight bits above the next one are the exit status.
    let signal = status & 0x7f
    return signal == 0 ? .exited(status >> 8 & 0xff) : .killed(signal)
  }
}
