import Foundation
import RealCompositors

/// A program that runs in callgrind, which writes a profile whenever the program is about to wait.
///
/// Every wait of the program is a call of `poll`. A dump before each call splits the run without a signal
/// or a debugger that the program could notice.
final class CountedRun {
  private static let waits = ["poll", "__poll", "ppoll"]
  /// The functions of the C library that allocate memory.
  static let allocations: Set<String> = [
    "malloc", "calloc", "realloc", "memalign", "aligned_alloc", "posix_memalign",
  ]
  /// The functions of Swift's runtime library that retain an object.
  static let retains: Set<String> = ["swift_retain", "swift_retain_n"]

  /// The program, which waits for events.
  let program: DrivenProgram
  private let path: String
  private let profiles: String
  private var next = 1

  /// Starts a program in callgrind.
  ///
  /// - Parameter path: The program's path in `folder`.
  init(_ scenario: Scenario, path: String, valgrind: [String], in folder: MeasuringFolder) throws {
    self.path = path
    profiles = folder.file("profile")
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.file("."))
    where file.hasPrefix("profile.") {
      try FileManager.default.removeItem(atPath: folder.file(file))
    }
    let options =
      [
        "--tool=callgrind", "-q", "--vgdb=no", "--dump-line=no", "--demangle=no",
        "--callgrind-out-file=\(profiles)",
      ]
      + Self.waits.map { "--dump-before=\($0)" }
    program = try DrivenProgram(
      scenario.program, command: valgrind + options + [path] + scenario.arguments, in: folder)
  }

  /// Runs the program until it waits with its first buffer committed, and returns the profile.
  func start() throws -> CallgrindProfile {
    try program.waitUntilStarted()
    return try takeProfile()
  }

  /// Plays a step, and returns its profile.
  func profile(_ step: (DrivenProgram) throws -> Void) throws -> CallgrindProfile {
    // A timer can have fired since the last step.
    try program.rest()
    _ = try takeProfile()
    try step(program)
    return try takeProfile()
  }

  /// Returns the profile since the previous call. The program must be waiting.
  private func takeProfile() throws -> CallgrindProfile {
    var sum = CallgrindProfile()
    while let bytes = try finishedFile("\(profiles).\(next)") {
      sum = sum + (try CallgrindReader.profile(bytes, file: "profile \(next)"))
      next += 1
    }
    return sum
  }

  /// Returns the bytes of a profile, or `nil` if there is none. If a timer has fired and callgrind is still
  /// writing the profile, the method waits.
  private func finishedFile(_ path: String) throws -> [UInt8]? {
    var bytes: [UInt8]?
    wait(seconds: 10) {
      bytes = FileManager.default.contents(atPath: path).map { [UInt8]($0) }
      guard let end = bytes?.suffix(64) else { return true }
      return String(decoding: end, as: UTF8.self).contains("\ntotals:")
    }
    return bytes
  }
}
