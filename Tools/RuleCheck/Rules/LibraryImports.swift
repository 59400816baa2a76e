/// A rule that only the module that represents a C library can import the library.
struct LibraryImports: Rule {
  static let name = "library-import"
  static let summary = "a C library is imported only by the module that stands for it"

  /// The modules of Sources that may import each module of a C library; a library that is not named here may
  /// be imported nowhere.
  static let allowed: [String: Set<String>] = [
    "CRuntime": ["ResponderRuntime"],
    "CSystem": ["ResponderSystem"],
    "CWayland": ["Wayland", "WaylandPlatform"],
    "CWaylandServer": ["TestCompositor"],
    "CCairo": ["ResponderGraphics", "ResponderText"],
    "CGIO": ["ResponderBus"],
    "CUIKit": ["UIKitFoundation"],
    "CYAML": ["TouchImport"],
    "CEvdev": ["TouchDevice"],
    "CTestFailures": ["ResponderTestKit", "TestFailureRecorder"],
    "Foundation": ["UIKitFoundation", "WaylandScanner"],
    "FoundationEssentials": ["UIKitFoundation"],
  ]

  func violations(in subject: RuleSubject) -> [Violation] {
    let systemModules = Self.moduleMaps(in: subject.package).union(Self.allowed.keys)
    return subject.package.sources.flatMap { file -> [Violation] in
      Self.imports(of: file).filter { imported in
        systemModules.contains(imported.module)
          && Self.allowed[imported.module]?.contains(file.module) != true
      }.map { imported in
        Violation(
          key: "\(file.path): \(imported.module)", location: "\(file.path):\(imported.line)",
          message: "\(imported.module) is imported by \(file.module), and "
            + Self.sentence(Self.allowed[imported.module] ?? []))
      }
    }
  }

  private static func sentence(_ modules: Set<String>) -> String {
    modules.isEmpty
      ? "the table of LibraryImports.swift names no module that may import it"
      : "only \(modules.sorted().joined(separator: ", ")) may import it"
  }

  /// Returns the names of the folders of Sources that hold a module map of a C library.
  private static func moduleMaps(in package: SourcePackage) -> Set<String> {
    Set(
      package.sources.filter { !$0.path.hasSuffix(".swift") }.map(\.module))
  }

  /// Returns the modules that a file imports, each with its line.
  static func imports(of file: SourceFile) -> [(module: String, line: Int)] {
    guard let mask = file.mask else { return [] }
    let code = String(decoding: mask.bytes, as: UTF8.self)
    return code.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .compactMap { index, line in
        guard line.contains("import ") else { return nil }
        let words = line.split { $0 == " " || $0 == "." }
        guard let place = words.firstIndex(of: "import"), place + 1 < words.count,
          words[..<place].allSatisfy({ $0.hasPrefix("@") || accessLevels.contains($0) })
        else { return nil }
        // `import struct Glibc.stat` names the module after the kind.
        let kinds: Set<Substring> = [
          "struct", "class", "enum", "func", "var", "let", "typealias", "protocol",
        ]
        let name =
          kinds.contains(words[place + 1]) && place + 2 < words.count ? place + 2 : place + 1
        return (String(words[name]), index + 1)
      }
  }

  private static let accessLevels: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private",
  ]
}
