import Foundation

/// A process that the test harness started, with its output.
///
/// It runs in its own process group, so that `terminate()` also ends the processes that it started.
package final class ChildProcess {
  /// The ways in which a process can end.
  package enum Exit: Equatable, Sendable {
    /// It returned from `main` or called `exit` with this status.
    case status(Int32)
    /// A signal ended it.
    case signal(Int32)
  }

  /// The process id.
  package let pid: pid_t
  /// The time just before the process was started: microseconds of the wall clock, modulo 2³², as in the time
  /// stamps that libwayland prints.
  package let launchStamp: UInt32
  /// The way in which the process ended. While the process is running, this is `nil`.
  package private(set) var exit: Exit?

  private let outputPath: String
  private let errorPath: String

  /// Starts `executable` with exactly `environment`, and sends its output to two files.
  ///
  /// The output is appended to the files. `stdin` is a descriptor, or `nil` for `/dev/null`.
  package init(
    _ executable: String, _ arguments: [String] = [], environment: [String: String],
    output: String, errors: String, stdin: Int32? = nil
  ) throws {
    outputPath = output
    errorPath = errors
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let stdin {
      posix_spawn_file_actions_adddup2(&actions, stdin, 0)
    } else {
      posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    }
    let appending = O_WRONLY | O_CREAT | O_APPEND
    posix_spawn_file_actions_addopen(&actions, 1, output, appending, 0o666)
    posix_spawn_file_actions_addopen(&actions, 2, errors, appending, 0o666)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // A test runner may ignore or block signals. Its children must not inherit that.
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    sigdelset(&all, SIGKILL)
    sigdelset(&all, SIGSTOP)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    posix_spawnattr_setflags(&attributes, Int16(flags))

    var argv = ([executable] + arguments).map { strdup($0) } + [nil]
    var envp = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer {
      argv.forEach { free($0) }
      envp.forEach { free($0) }
    }
    launchStamp = UInt32(truncatingIfNeeded: Int64(Date().timeIntervalSince1970 * 1e6))
    var child: pid_t = 0
    let code = posix_spawn(&child, executable, &actions, &attributes, &argv, &envp)
    guard code == 0 else { throw CompositorError.spawnFailed(executable, errno: code) }
    pid = child
  }

  deinit { terminate() }

  /// The standard output of the process so far.
  package var output: String { Self.text(outputPath) }

  /// The standard error of the process so far.
  package var errors: String { Self.text(errorPath) }

  /// A Boolean value that indicates whether the process is still running.
  package var isRunning: Bool {
    if exit == nil { reap(WNOHANG) }
    return exit == nil
  }

  /// Waits for the process to end by itself, and returns the way in which it ended. If it still runs after
  /// `seconds`, returns `nil`.
  package func waitForExit(seconds: Double = 30) -> Exit? {
    let deadline = Deadline(seconds: seconds)
    while isRunning, !deadline.hasPassed { usleep(500) }
    return exit
  }

  /// Sends a signal to the process alone.
  package func send(signal: Int32) {
    if isRunning { kill(pid, signal) }
  }

  /// Ends the process and the processes that it started: sends `SIGTERM`, and after two seconds `SIGKILL`.
  package func terminate() {
    if isRunning {
      kill(-pid, SIGTERM)
      if waitForExit(seconds: 2) == nil {
        kill(-pid, SIGKILL)
        reap(0)
      }
    }
    kill(-pid, SIGKILL)  // the rest of the group, which is usually empty
  }

  private func reap(_ options: Int32) {
    var status: Int32 = 0
    var result: pid_t
    repeat { result = waitpid(pid, &status, options) } while result == -1 && errno == EINTR
    guard result == pid else { return }
    let signal = status & 0x7f
    exit = signal == 0 ? .status((status >> 8) & 0xff) : .signal(signal)
  }

  private static func text(_ path: String) -> String {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
