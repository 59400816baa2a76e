import CIndexStore

/// A rule that public members have an effect, except in the modules that exist so that UIKit code compiles.
///
/// A member has no effect if its doc comment says so, if it is a function with an empty body that no subclass
/// can override, or if it is a property that programs can set and that nothing in Sources reads.
struct EffectlessMembers: Rule {
  static let name = "no-effect"
  static let summary = "a public member has an effect, outside the modules of UIKit's names"

  /// The modules that hold what UIKit code must compile against.
  static let exempt: Set<String> = [
    "UIKit", "UIKitFoundation", "UIKitNames", "CoreGraphics", "CoreGraphicsNames", "QuartzCore",
    "UniformTypeIdentifiers",
    "_Testing_UIKit", "_Testing_CoreGraphics", "TestCompositor", "Gallery", "TouchLab",
  ]
  /// The phrases in documentation comments of members without an effect.
  static let admissions = [
    "changes nothing", "has no effect", "have no effect", "without effect", "is never called",
    "are never called", "is never asked", "is not asked for anything", "nothing reads it",
    "no archives are read", "archives are not supported", "nobody calls it",
    "makes no difference here",
  ]

  func violations(in subject: RuleSubject) throws -> [Violation] {
    let files = subject.package.sources.filter { !Self.exempt.contains($0.module) }
    var found: [String: Violation] = [:]
    for file in files {
      for violation in Self.admitted(in: file) + Self.empty(in: file)
      where found[violation.key] == nil {
        found[violation.key] = violation
      }
    }
    for violation in Self.unread(in: files, records: try subject.records())
    where found[violation.key] == nil {
      found[violation.key] = violation
    }
    return found.values.sorted { $0.key < $1.key }
  }

  private static func violation(_ declaration: Declaration, in file: SourceFile, _ why: String)
    -> Violation
  {
    Violation(
      key: "\(file.module).\(declaration.fullName)", location: "\(file.path):\(declaration.line)",
      message:
        "\(declaration.fullName) \(why): give it an effect, or move it to the modules of UIKit's names"
    )
  }

  /// Returns the members whose documentation says that they have no effect.
  private static func admitted(in file: SourceFile) -> [Violation] {
    file.declarations.filter { $0.isPublic && $0.kind != .type && $0.kind != .extension }
      .compactMap { declaration in
        let comment = file.docComment(before: declaration.line).lowercased()
        guard let words = admissions.first(where: { comment.contains($0) }) else { return nil }
        return violation(declaration, in: file, "says of itself \"\(words)\"")
      }
  }

  /// Returns the functions with an empty body that no class can override and no protocol requires.
  private static func empty(in file: SourceFile) -> [Violation] {
    file.declarations.filter {
      $0.kind == .function && $0.hasBody && $0.isEmpty && $0.modifiers.contains("public")
        && !$0.modifiers.contains("override")
    }.filter { isInClassOrStructure($0, file) }.map { violation($0, in: file, "has an empty body") }
  }

  /// Returns a Boolean value that indicates whether a declaration is in the body of a type, where a default
  /// implementation of a protocol can't be.
  private static func isInClassOrStructure(_ declaration: Declaration, _ file: SourceFile) -> Bool {
    file.declarations.contains {
      $0.kind == .type && $0.fullName == declaration.owner && $0.inherited.isEmpty
        && $0.line < declaration.line && $0.lastLine >= declaration.lastLine
    }
  }

  /// Returns the settable stored properties that no code in Sources reads or sets, except for initializers.
  private static func unread(in files: [SourceFile], records: CompilerRecords) -> [Violation] {
    var used: Set<String> = []
    var definitions: [String: [Int: CompilerRecords.Occurrence]] = [:]
    for file in records.files {
      for occurrence in file.occurrences where occurrence.isProperty {
        if occurrence.isDefinition {
          definitions[file.path, default: [:]][occurrence.line] = occurrence
        } else if !isInitialization(occurrence) {
          used.insert(occurrence.usr)
        }
      }
    }
    return files.flatMap { file in
      file.declarations.filter(isSettable).compactMap { declaration in
        let definition = (declaration.line...declaration.lastLine).lazy
          .compactMap { definitions[file.path]?[$0] }.first { $0.name == declaration.name }
        guard let definition, !used.contains(definition.usr),
          definition.related(by: index_store_relation_override_of).isEmpty
        else { return nil }
        return violation(declaration, in: file, "can be set, and nothing reads it")
      }
    }
  }

  private static func isSettable(_ declaration: Declaration) -> Bool {
    declaration.kind == .property && declaration.isPublic && declaration.isStored
      && !declaration.modifiers.contains("let") && !declaration.modifiers.contains("private")
      && !declaration.modifiers.contains("fileprivate")
      && !declaration.modifiers.contains("override")
      && !declaration.modifiers.contains("static") && !declaration.modifiers.contains("package")
      && !declaration.modifiers.contains("internal")
  }

  /// Returns a Boolean value that indicates whether a use only gives the property its first value.
  private static func isInitialization(_ occurrence: CompilerRecords.Occurrence) -> Bool {
    occurrence.roles & UInt64(index_store_role_write) != 0
      && occurrence.roles & UInt64(index_store_role_read) == 0
      && occurrence.related(by: index_store_relation_contained_by).contains {
        $0.name.hasPrefix("init(")
      }
  }
}
