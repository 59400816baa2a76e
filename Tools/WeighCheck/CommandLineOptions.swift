/// The options of the command line.
struct CommandLineOptions: Equatable {
  /// Built programs, and the stored weights of their source.
  struct Build: Equatable {
    /// The folder of the programs as script/package builds them.
    var programs = ""
    /// The folder of the same programs with symbols.
    var named = ""
    /// The file of stored weights.
    var stored = ""
  }

  /// A Boolean value that indicates whether to print only how weights are compared on this machine: `stored`
  /// or `paired`.
  var printsBasis = false
  /// A Boolean value that indicates whether to print only the names of the programs.
  var printsPrograms = false
  /// A Boolean value that indicates whether to rewrite the stored file.
  var stores = false
  /// The file of the order of functions, or an empty string if it is not compared.
  var order = ""
  /// A Boolean value that indicates whether that file is rewritten instead of compared.
  var writesOrder = false
  /// The number of measurements. The result is the median, and the spread is printed.
  var repeats = 1
  /// The names of the programs to measure, or an empty array for all programs.
  var only: [String] = []
  var surroundings = Surroundings(toolchain: "", system: "")
  /// The build to measure.
  var change = Build()
  /// The build to compare with, if the stored figures belong to another environment.
  var base: Build?

  /// Reads the arguments after the program's name.
  ///
  /// - Throws: ``WeighError`` with the status of a wrong call.
  init(_ words: [String]) throws {
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--basis": printsBasis = true
      case "--list": printsPrograms = true
      case "--store": stores = true
      case "--write-order": writesOrder = true
      default:
        guard let value = rest.popFirst() else {
          throw WeighError("\(word) is unknown, or its value is missing", status: .usage)
        }
        try take(word, value)
      }
    }
    guard !change.stored.isEmpty else {
      throw WeighError("--stored FILE is missing", status: .usage)
    }
    guard !writesOrder || (only.isEmpty && !order.isEmpty) else {
      throw WeighError(
        "the order of functions is that of all programs: leave out --only", status: .usage)
    }
    guard !stores || base == nil else {
      throw WeighError("--store compares with no merge base", status: .usage)
    }
  }

  private mutating func take(_ option: String, _ value: String) throws {
    switch option {
    case "--only":
      guard Scenario.all.contains(where: { $0.program == value }) else {
        let known = Scenario.all.map(\.program).joined(separator: ", ")
        throw WeighError("no program \(value): \(known) are weighed", status: .usage)
      }
      only.append(value)
    case "--repeat":
      guard let count = Int(value), (1...100).contains(count) else {
        throw WeighError("--repeat needs a number from 1 to 100, not \(value)", status: .usage)
      }
      repeats = count
    case "--toolchain": surroundings.toolchain = value
    case "--system": surroundings.system = value
    case "--programs": change.programs = value
    case "--named": change.named = value
    case "--stored": change.stored = value
    case "--order": order = value
    case "--base-programs": base = base ?? Build(); base?.programs = value
    case "--base-named": base = base ?? Build(); base?.named = value
    case "--base-stored": base = base ?? Build(); base?.stored = value
    default: throw WeighError("unknown option \(option)", status: .usage)
    }
  }
}
