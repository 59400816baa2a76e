internal import CSystem
internal import Glibc

/// The process, its program and its user.
package enum CurrentProcess {
  /// The number of the process.
  package static var number: Int32 { getpid() }

  /// The number of the user that started the process.
  package static var user: UInt32 { getuid() }

  /// The home folder of that user by the system's list of users, or `nil` if it has none.
  package static var homeFolder: Pathname? {
    var entry = passwd()
    var found: UnsafeMutablePointer<passwd>?
    return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 16 << 10) { room in
      guard let start = room.baseAddress,
        getpwuid_r(getuid(), &entry, start, room.count, &found) == 0, found != nil,
        let folder = entry.pw_dir
      else { return nil }
      return Pathname(cString: folder)
    }
  }

  /// The path of the program's file, or `nil` if the system does not give one.
  package static var programFile: Pathname? { SystemCall.destination(ofLink: "/proc/self/exe") }

  /// The processor time of this thread, in seconds.
  package static var threadTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Ends the process with a status, after what `atexit` has registered.
  package static func exit(_ status: Int32) -> Never { Glibc.exit(status) }

  /// Installs a function that can replace the status with which the process exits (`on_exit`).
  ///
  /// The function is called on the thread that exits. If it returns another status, the process ends at once,
  /// without what `atexit` has registered before.
  package static func replaceExitStatus(
    _ replacement: @escaping @Sendable (_ status: Int32) -> Int32
  ) {
    let box = Unmanaged.passRetained(ExitStatusReplacement(replacement))
    on_exit(
      { status, data in
        guard let data else { return }
        let box = Unmanaged<ExitStatusReplacement>.fromOpaque(data).takeUnretainedValue()
        let other = box.replacement(status)
        if other != status { _exit(other) }
      }, box.toOpaque())
  }

  /// Returns a descriptor that becomes readable once when the process should end: after SIGTERM, SIGINT or
  /// SIGHUP. If there are no descriptors left, returns `nil`.
  ///
  /// Signals within one second count as the same request. A SIGTERM or SIGINT after that kills the process. A
  /// signal that is ignored already, as under nohup(1), stays ignored.
  package static func catchTermination() -> Int32? {
    let descriptor = wr_catch_termination()
    return descriptor >= 0 ? descriptor : nil
  }

  /// Returns the pages of code and constants that have been mapped so far, and freed memory, to the kernel.
  ///
  /// The pages stay in the kernel's page cache, and are mapped again when they are used. In a debug build,
  /// code is not affected.
  package static func releasePages() { wr_release_code_pages() }

  /// Runs an iteration of the run loop of another library, if one is registered. Returns the time until it
  /// needs the next one, in seconds, or a negative number if it needs none.
  package static func turnGuestLoop() -> Double { wr_turn_guest_loop() }

  /// Runs a program and waits until it ends.
  ///
  /// - Parameters:
  ///   - path: The path of the program.
  ///   - arguments: Its arguments, without its own name.
  /// - Returns: Its exit status, or -1 if a signal killed it.
  package static func run(_ path: String, _ arguments: [String]) throws(SystemError) -> Int32 {
    switch try SpawnedProcess(Pathname(path), arguments).wait() {
    case .exited(let status): status
    case .killed: -1
    }
  }
}

private final class ExitStatusReplacement: Sendable {
  let replacement: @Sendable (Int32) -> Int32

  init(_ replacement: @escaping @Sendable (Int32) -> Int32) { self.replacement = replacement }
}
