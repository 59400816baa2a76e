import Glibc

/// What is in a folder.
package struct FolderListing: Sendable {
  /// A file or a folder in it.
  package struct Entry: Hashable, Sendable {
    package let name: String
    package let isFolder: Bool
    /// How long it is, in bytes.
    package let size: Int
    /// When it was written last, in seconds since 1970.
    package let modified: Int
    /// Whether its name begins with a dot.
    package var isHidden: Bool { name.hasPrefix(".") }
  }

  /// How many entries are read; a folder with more shows these.
  package static let limit = 50_000

  /// The folder.
  package let path: String
  /// The folders, then the files, each by name in the user's ``NaturalOrder``.
  package let entries: [Entry]

  /// Reads a folder.
  package init(_ path: String) throws(FileError) {
    guard let directory = opendir(path) else { throw FileError(path: path, code: errno) }
    closedir(directory)
    self.path = path
    let found = Self.names(in: path).compactMap { Self.entry($0, in: path) }
    let order = NaturalOrder.user
    let keyed = found.map { (entry: $0, key: order.key(of: $0.name)) }
    entries = keyed.sorted { a, b in
      a.entry.isFolder != b.entry.isFolder ? a.entry.isFolder : a.key < b.key
    }.map(\.entry)
  }

  private static func entry(_ name: String, in folder: String) -> Entry? {
    var status = stat()
    let path = FilePath.join(folder, name)
    // A link that leads nowhere is shown as what it is.
    guard stat(path, &status) == 0 || lstat(path, &status) == 0 else { return nil }
    return Entry(
      name: name, isFolder: status.st_mode & S_IFMT == S_IFDIR, size: Int(status.st_size),
      modified: status.st_mtim.tv_sec)
  }

  /// The names in a folder, in no order; none where it cannot be read. Names that are not UTF-8 are left
  /// out, since no text could name them again.
  package static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while names.count < limit, let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { start in
        start.withMemoryRebound(to: CChar.self, capacity: 256) { String(validatingCString: $0) }
      }
      if let name, name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}
