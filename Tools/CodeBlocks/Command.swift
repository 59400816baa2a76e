import Foundation

/// A namespace for running the programs of the system, which are found through PATH.
enum Command {
  /// The reason why a program could not be used.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// Runs a program, and returns its exit status and its complete output.
  static func run(_ words: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  /// Returns the output of a program that must succeed.
  static func output(_ words: [String]) throws -> String {
    let result = try run(words)
    guard result.status == 0 else {
      throw Failure(description: "\(words[0]) has failed: \(result.output)")
    }
    return result.output
  }
}
