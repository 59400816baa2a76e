import Glibc

/// A rule that modules call the system through `ResponderSystem`, which retries calls and throws errors with
/// their reason.
struct SystemCalls: Rule {
  static let name = "system-call"
  static let summary = "only ResponderSystem calls the system and the C library"
  /// The module that calls the system, and lower modules, which contain no Swift or are not part of programs.
  static let exempt: Set<String> = ["ResponderSystem", "CSystem", "ResponderRuntime", "CRuntime"]

  func violations(in subject: RuleSubject) throws -> [Violation] {
    try subject.records().files.flatMap { file -> [Violation] in
      let module = file.path.split(separator: "/").dropFirst().first.map(String.init) ?? ""
      guard !Self.exempt.contains(module) else { return [] }
      var lines: [String: Int] = [:]
      for occurrence in file.occurrences where !occurrence.isDefinition {
        guard let call = Self.systemCall(occurrence) else { continue }
        lines[call] = min(lines[call] ?? .max, occurrence.line)
      }
      return lines.sorted { $0.key < $1.key }.map { call, line in
        Violation(
          key: "\(file.path): \(call)", location: "\(file.path):\(line)",
          message: "\(call) is called outside ResponderSystem: add a typed call there, or use one")
      }
    }
  }

  /// Returns the name of the function of the C library, or of our own C shims, that an occurrence calls.
  ///
  /// If it is no such function, or if the function only computes, returns `nil`.
  private static func systemCall(_ occurrence: CompilerRecords.Occurrence) -> String? {
    let name: String
    if occurrence.usr.hasPrefix("c:@F@") {
      name = String(occurrence.usr.dropFirst("c:@F@".count))
    } else if occurrence.usr.hasPrefix("s:5Glibc") {
      // Swift's own module for the C library declares what cannot be imported: `errno`, variadic calls.
      name = String(occurrence.name.prefix { $0 != "(" })
    } else {
      return nil
    }
    if name.hasPrefix("wr_") || name == "errno" { return name }
    return isInLibrary(name) && !isPure(name) ? name : nil
  }

  /// Returns a Boolean value that indicates whether a function only computes, or only allocates memory.
  static func isPure(_ name: String) -> Bool {
    let prefixes = [
      "mem", "str", "wcs", "wmem", "is", "to", "ato", "qsort", "bsearch", "isw", "tow",
    ]
    let impure: Set<String> = [
      "strerror", "strerror_r", "strftime", "strptime", "isatty", "strcoll", "strxfrm",
    ]
    if impure.contains(name) || name.hasPrefix("strxfrm") || name.hasPrefix("strcoll") {
      return false
    }
    return prefixes.contains { name.hasPrefix($0) } || computations.contains(name)
      || isInMathLibrary(name)
  }

  /// Returns a Boolean value that indicates whether the math library defines a function itself. A lookup in
  /// it continues in the C library, on which it depends.
  private static func isInMathLibrary(_ name: String) -> Bool {
    let address = dlsym(mathLibrary, name)
    return address != nil && address != dlsym(cLibrary, name)
  }

  private static let computations: Set<String> = [
    "abs", "labs", "llabs", "div", "malloc", "calloc", "realloc", "free", "posix_memalign",
    "aligned_alloc", "malloc_usable_size", "htons", "ntohs", "htonl", "ntohl", "ffs",
  ]

  /// Returns a Boolean value that indicates whether the C library exports a function.
  private static func isInLibrary(_ name: String) -> Bool { dlsym(cLibrary, name) != nil }

  // Read only, and never closed: handles of the loader can be used from every thread.
  nonisolated(unsafe) private static let cLibrary = dlopen("libc.so.6", RTLD_LAZY | RTLD_NOLOAD)
  nonisolated(unsafe) private static let mathLibrary = dlopen("libm.so.6", RTLD_LAZY)
}
