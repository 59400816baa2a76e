/// The parsed arguments of a command.
struct Options {
  private var flags: Set<String> = []
  private var values: [String: String] = [:]
  /// The arguments that are not options.
  private(set) var files: [String] = []

  /// Parses arguments, and throws an error for unknown, missing or excess arguments.
  init(
    _ arguments: [String], flags known: Set<String>, values named: Set<String>, files count: Int
  ) throws(Failure) {
    try self.init(arguments, flags: known, values: named, files: count...count)
  }

  /// Parses arguments, and throws an error for unknown, missing or excess arguments.
  init(
    _ arguments: [String], flags known: Set<String>, values named: Set<String>,
    files count: ClosedRange<Int>
  ) throws(Failure) {
    var rest = arguments[...]
    var onlyFiles = false
    while let argument = rest.popFirst() {
      if onlyFiles || !argument.hasPrefix("-") || argument == "-" {
        files.append(argument)
      } else if argument == "--" {
        onlyFiles = true
      } else if known.contains(argument) {
        flags.insert(argument)
      } else if named.contains(argument) {
        guard let value = rest.popFirst() else { throw .usage("\(argument) of what?") }
        values[argument] = value
      } else if let place = argument.firstIndex(of: "="), named.contains(String(argument[..<place]))
      {
        values[String(argument[..<place])] = String(argument[argument.index(after: place)...])
      } else {
        throw .usage("unknown option \(argument)")
      }
    }
    guard count.contains(files.count) else {
      let least = count.lowerBound
      throw .usage(
        "\(least == 1 ? "one file is" : "\(least) files are") needed, not \(files.count)")
    }
  }

  func has(_ flag: String) -> Bool { flags.contains(flag) }
  func value(_ name: String) -> String? { values[name] }

  /// Returns a time in seconds.
  func seconds(_ name: String) throws(Failure) -> Double? {
    guard let text = values[name] else { return nil }
    guard let seconds = Double(text), seconds.isFinite, seconds >= 0 else {
      throw .usage("\(name): “\(text)” is no time in seconds")
    }
    return seconds
  }

  /// Returns a duration in seconds: a number with the unit `s`, `m`, `h` or `d`, or in seconds without a
  /// unit.
  func length(_ name: String) throws(Failure) -> Double? {
    guard let text = values[name] else { return nil }
    let units: [Character: Double] = ["s": 1, "m": 60, "h": 3_600, "d": 86_400]
    let unit = text.last.flatMap { units[$0] }
    guard let number = Double(unit == nil ? text : String(text.dropLast())),
      case let seconds = number * (unit ?? 1), seconds > 0, seconds <= 400 * 86_400
    else { throw .usage("\(name): “\(text)” is no time, such as 90s, 30m, 48h or 7d") }
    return seconds
  }
}
