/// The name of the executable file, which anybody may change.
enum ProgramName {
  /// The file name that the program was started by.
  static var fileName: String {
    let path = CommandLine.arguments.first ?? ""
    let name = path.split(separator: "/" as Character).last.map(String.init) ?? ""
    return name.isEmpty ? "WindowResponder" : name
  }
}
