import Foundation

/// The documents of a package: its Markdown files, and the documentation comments of its sources.
public struct PackageDocuments {
  /// The page with the code that documentation comments depend on.
  static let givenForComments = "Tests/CodeBlocksTests/GivenForDocComments.md"

  let documents: [Document]
  private var lost: [String] = []

  /// Reads every `.md` file below the package's folder, and every Swift file in `Sources`. Folders whose
  /// names begin with a dot are omitted.
  public init(package folder: URL) throws {
    let paths = Self.paths(in: folder)
    func text(_ path: String) throws -> String {
      try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }
    let given = GivenForComments(
      markdown: try text(Self.givenForComments), file: Self.givenForComments)
    documents = try paths.compactMap { path in
      if path == Self.givenForComments { return nil }
      if path.hasSuffix(".md") { return Document(markdown: try text(path), file: path) }
      guard path.hasPrefix("Sources/") else { return nil }
      var document = Document(swift: try text(path), file: path)
      document.give(given.code[path] ?? [])
      return document
    }
    let known = Set(paths)
    lost = given.headings.filter { !known.contains($0.key) }.map {
      "\(Self.givenForComments):\($0.value): there is no \($0.key)"
    }
  }

  /// The number of blocks of Swift.
  public var blockCount: Int { documents.reduce(0) { $0 + $1.blocks.count } }

  /// The reasons why blocks can't be checked, each as `file:line: text`.
  public var problems: [String] { lost + documents.flatMap(\.problems).map(\.description) }

  private static func paths(in folder: URL) -> [String] {
    let root = folder.resolvingSymlinksInPath().path + "/"
    let files = FileManager.default.enumerator(
      at: folder.resolvingSymlinksInPath(), includingPropertiesForKeys: nil,
      options: [.skipsHiddenFiles])
    var paths: [String] = []
    while let file = files?.nextObject() as? URL {
      if ["md", "swift"].contains(file.pathExtension), file.path.hasPrefix(root) {
        paths.append(String(file.path.dropFirst(root.count)))
      }
    }
    return paths.sorted()
  }
}
