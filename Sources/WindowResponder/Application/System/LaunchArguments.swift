import ResponderSystem

/// The arguments of a program, divided into the library's options and the rest.
struct LaunchArguments {
  /// The settings of the options.
  private(set) var overrides = AppearanceOverrides()
  /// A Boolean value that indicates whether the program prints its help text.
  private(set) var asksForHelp = false
  /// The arguments that are no options of the library, in their order.
  private(set) var others: [Pathname] = []

  /// Parses arguments, without the program's name. Options that the library does not know are left to the
  /// program. Arguments after `--` are no options.
  init(_ arguments: [Pathname]) throws(AppearanceOption.WrongValue) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        others += [argument] + rest
        return
      }
      guard let text = argument.string else {
        others.append(argument)
        continue
      }
      if text == "--help" || text == "-h" {
        asksForHelp = true
        continue
      }
      let parts = text.split(
        separator: "=" as Character, maxSplits: 1, omittingEmptySubsequences: false)
      guard let option = AppearanceOption(rawValue: parts.first.map(String.init) ?? "") else {
        others.append(argument)
        continue
      }
      var value = parts.count > 1 ? String(parts[1]) : nil
      if value == nil, option.meaning != nil { value = rest.popFirst()?.string }
      try option.apply(value, to: &overrides)
    }
  }
}

extension Application {
  /// Returns the help text of a program. The first lines, about its own arguments, are given.
  nonisolated static func help(_ text: String, program: String) -> String {
    let usage = text.isEmpty ? "Usage: \(program) [options] [file…]" : text
    return """
      \(usage)

      Options of the appearance, in place of the desktop's settings:
      \(AppearanceOption.help)
        --help                  print this
      """
  }

  /// Handles the options of the library on the command line. Prints the help text, or a line about a wrong
  /// value, and exits.
  func takeLaunchOptions(help: String) {
    extras.takesLaunchOptions = true
    do {
      let arguments = try LaunchArguments(Array(ProgramName.arguments.dropFirst()))
      if arguments.asksForHelp {
        ErrorLine.write(Self.help(help, program: ProgramName.fileName), to: 1)
        CurrentProcess.exit(0)
      }
      extras.launchOverrides = arguments.overrides
    } catch {
      ErrorLine.write("\(name): \(error) (see --help)")
      CurrentProcess.exit(2)
    }
  }

  /// The arguments of the program, without its name and without the options of the library.
  var ownArguments: [Pathname] {
    let all = Array(ProgramName.arguments.dropFirst())
    guard extras.takesLaunchOptions else { return all }
    return (try? LaunchArguments(all))?.others ?? all
  }
}
