import Glibc
import ResponderSystem

/// What is in a folder.
package struct FolderListing: Sendable {
  /// A file or a folder in it.
  package struct Entry: Hashable, Sendable {
    package let name: Pathname
    package let isFolder: Bool
    /// How long it is, in bytes.
    package let size: Int
    /// When it was written last, in seconds since 1970.
    package let modified: Int
    /// Whether its name begins with a dot.
    package var isHidden: Bool { name.bytes.first == UInt8(ascii: ".") }
  }

  /// How many entries are read; a folder with more shows these.
  package static let limit = 50_000

  /// The folder.
  package let path: Pathname
  /// The folders, then the files, each by name in the user's ``NaturalOrder``.
  package let entries: [Entry]

  /// Reads a folder.
  package init(_ path: Pathname) throws(FileError) {
    self.path = path
    let names: [Pathname]
    do throws(SystemError) {
      names = try SystemCall.names(in: path, limit: Self.limit)
    } catch {
      throw FileError(path: path, code: error.code)
    }
    let found = names.compactMap { Self.entry($0, in: path) }
    let order = NaturalOrder.user
    let keyed = found.map { (entry: $0, key: order.key(of: $0.name)) }
    entries = keyed.sorted { a, b in
      a.entry.isFolder != b.entry.isFolder ? a.entry.isFolder : a.key < b.key
    }.map(\.entry)
  }

  private static func entry(_ name: Pathname, in folder: Pathname) -> Entry? {
    var status = stat()
    let path = folder.appending(name).cString
    // A link that leads nowhere is shown as what it is.
    guard stat(path, &status) == 0 || lstat(path, &status) == 0 else { return nil }
    return Entry(
      name: name, isFolder: status.st_mode & S_IFMT == S_IFDIR, size: Int(status.st_size),
      modified: status.st_mtim.tv_sec)
  }

  /// The names in a folder, in no order; none where it cannot be read.
  package static func names(in folder: Pathname) -> [Pathname] {
    (try? SystemCall.names(in: folder, limit: limit)) ?? []
  }
}
