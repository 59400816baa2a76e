import Foundation

/// The options of the command line.
struct Options {
  /// The folder of this library's programs.
  var programs = "."
  /// The folder of the peers.
  var peers = "."
  /// The path for the report as JSON, or `nil` to write no file.
  var json: String?

  /// The parts that are left out: `windows`, `lists`, `fields`, `accessibility`, `micro`.
  var skips: Set<String> = []

  /// The error of an invalid command line.
  struct Mistake: Error, CustomStringConvertible {
    let description: String
  }

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      guard let value = rest.popFirst() else {
        throw Mistake(description: "\(option) needs a value")
      }
      switch option {
      case "--programs": programs = value
      case "--peers": peers = value
      case "--json": json = value
      case "--skip": skips.insert(value)
      default: throw Mistake(description: "unknown option \(option)")
      }
    }
  }
}
