import ResponderSystem

extension Pathname {
  /// Returns the files and folders in a folder, sorted by name in the order of the user's language, with
  /// numbers by their value: `img2.png` precedes `img10.png`.
  ///
  ///     let images = try Pathname("/home/me/Pictures").contents().filter(FileType.png.matches)
  ///
  /// The paths begin with this path. Names that are not UTF-8 and symbolic links are included. `.` and `..`,
  /// and the contents of folders in the folder, are not. The method waits for the disk. It can be called on
  /// any thread.
  ///
  /// - Parameter includesHiddenFiles: A Boolean value that indicates whether names that begin with a dot are
  ///   included.
  /// - Throws: A ``FileError`` with the path of the folder and the reason, such as
  ///   ``FileError/Reason/notFound``, which is also that of a path that names a file.
  public func contents(includesHiddenFiles: Bool = false) throws(FileError) -> [Pathname] {
    let names: [Pathname]
    do throws(SystemError) {
      names = try SystemCall.names(in: self)
    } catch {
      throw FileError(path: self, code: error.code)
    }
    let order = NaturalOrder.user
    return names.filter { includesHiddenFiles || !$0.isHidden }
      .map { (name: $0, key: order.key(of: $0)) }
      .ordered { $0.key < $1.key }
      .map { appending($0.name) }
  }

  /// A Boolean value that indicates whether the path is that of a folder, or of a symbolic link to one.
  ///
  /// If the path does not exist or cannot be read, the value is `false`. Each access asks the file system.
  public var isFolder: Bool { (try? FileStatus(of: self))?.kind == .folder }

  /// A Boolean value that indicates whether the last name begins with a dot: file managers hide it.
  public var isHidden: Bool { lastComponent.bytes.first == UInt8(ascii: ".") }
}
