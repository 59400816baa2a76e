import ResponderRuntime

/// The names of a program: the one for files and the desktop, and the one for people.
///
/// The executable file may be renamed, and programs of other vendors may have the same name. Therefore, only
/// an identifier that the program gives is used, or else the name of its module, which is compiled in.
@MainActor package struct ProgramIdentity {
  /// The identifier that the program has given. It is empty if there is none.
  package var givenIdentifier = ""
  /// The name of the module of the program's delegate, or `nil` if there is no delegate of its own.
  package var module: String?
  /// The name for people that the program has given.
  package var givenName: String?
  /// The name of the executable file.
  package var fileName = ProgramName.fileName

  /// The identifier that the program has given, or else the name of its module, or else the name of its file.
  package var identifier: String {
    givenIdentifier.isEmpty ? fallback : givenIdentifier
  }

  /// The name for people: the one that the program has given, or else the last part of its identifier.
  package var name: String {
    if let givenName { return givenName }
    let last = givenIdentifier.split(separator: "." as Character).last
    return last.map(String.init) ?? fallback
  }

  private var fallback: String { module ?? fileName }

  /// The name of the folders in which the program keeps its own files.
  package var folderName: String {
    let plain = Self.folderName(of: identifier)
    return plain.isEmpty ? Self.folderName(of: fallback) : plain
  }

  /// The names that these folders had in earlier versions of the program or of the library, in order from the
  /// latest.
  package var formerFolderNames: [String] {
    var names: [String] = []
    for name in [fallback, fileName].map(Self.folderName) {
      if !name.isEmpty, name != folderName, !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// The names with which earlier versions may have added files to the list of recent files.
  package var formerNames: [String] {
    var names: [String] = []
    for name in [name, fileName] where name != identifier && !names.contains(name) {
      names.append(name)
    }
    return names
  }

  private static func folderName(of name: String) -> String {
    let plain = String(name.map { $0 == "/" ? "_" : $0 })
    return plain == "." || plain == ".." ? "" : plain
  }

  /// Returns the name of the module that declares a type. If that is a module of the library, which does not
  /// identify a program, returns `nil`.
  package static func module(of type: Any.Type) -> String? {
    let own = TypeNames.libraryModules + ["UIKitNames", "UIKit", "ResponderTestKit"]
    let module = TypeNames.module(of: type)
    return module.isEmpty || own.contains(module) ? nil : module
  }
}
