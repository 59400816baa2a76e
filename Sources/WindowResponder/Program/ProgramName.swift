/// What the program is called.
enum ProgramName {
  /// The file name that the program was started by.
  static var fileName: String {
    let path = CommandLine.arguments.first ?? ""
    let name = path.split(separator: "/" as Character).last.map(String.init) ?? ""
    return name.isEmpty ? "WindowResponder" : name
  }
}
