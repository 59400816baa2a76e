import ResponderSystem

/// The contents of a folder.
package struct FolderListing: Sendable {
  /// A file or a folder in the folder.
  package struct Entry: Hashable, Sendable {
    package let name: Pathname
    package let isFolder: Bool
    /// The size, in bytes.
    package let size: Int
    /// The time of the last change, in seconds since 1970.
    package let modified: Int
    /// A Boolean value that indicates whether the name begins with a dot.
    package var isHidden: Bool { name.bytes.first == UInt8(ascii: ".") }
  }

  /// The largest number of entries that are read. Further entries are not shown.
  package static let limit = 50_000

  /// The path of the folder.
  package let path: Pathname
  /// The folders and then the files, each sorted by name in the user's ``NaturalOrder``.
  package let entries: [Entry]

  /// Reads a folder. If that fails, throws an error.
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
    entries = keyed.ordered { a, b in
      a.entry.isFolder != b.entry.isFolder ? a.entry.isFolder : a.key < b.key
    }.map(\.entry)
  }

  private static func entry(_ name: Pathname, in folder: Pathname) -> Entry? {
    let path = folder.appending(name)
    // A link without a target is shown as a link.
    guard
      let status = (try? FileStatus(of: path)) ?? (try? FileStatus(of: path, followsLinks: false))
    else { return nil }
    return Entry(
      name: name, isFolder: status.kind == .folder, size: status.byteCount,
      modified: status.modified)
  }

  /// Returns the unsorted names in a folder. If the folder cannot be read, returns an empty array.
  package static func names(in folder: Pathname) -> [Pathname] {
    (try? SystemCall.names(in: folder, limit: limit)) ?? []
  }
}
