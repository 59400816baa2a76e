internal import Glibc

/// Calls that read, create and remove folders.
extension SystemCall {
  /// Returns the names in a folder without `.` and `..`, in no order and as bytes.
  ///
  /// - Parameter limit: The largest number of names. The others are left out.
  package static func names(
    in folder: Pathname, limit: Int = .max
  ) throws(SystemError) -> [Pathname] {
    guard let stream = opendir(folder.cString) else {
      throw SystemError(operation: "opendir", code: errno)
    }
    defer { closedir(stream) }
    var names: [Pathname] = []
    while names.count < limit, let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        Pathname(bytes: bytes.prefix { $0 != 0 })
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// Returns the names in a folder without `.` and `..`, in no order. If the folder cannot be read, returns
  /// none. Names that are not UTF-8 are left out.
  ///
  /// - Parameter limit: The largest number of names that are read.
  package static func textNames(in folder: String, limit: Int = .max) -> [String] {
    ((try? names(in: Pathname(folder), limit: limit)) ?? []).compactMap(\.string)
  }

  /// Creates a folder. The permissions are limited by `umask`. If anything with that name exists, throws
  /// EEXIST.
  package static func makeFolder(
    _ path: Pathname, permissions: UInt32 = 0o700
  ) throws(SystemError) {
    _ = try run("mkdir") { mkdir(path.cString, permissions) }
  }

  /// Creates a folder whose path is a string.
  package static func makeFolder(
    _ path: String, permissions: UInt32 = 0o700
  ) throws(SystemError) {
    try makeFolder(Pathname(path), permissions: permissions)
  }

  /// Creates a folder and the folders that contain it, if they do not exist.
  package static func makeFolders(
    _ path: Pathname, permissions: UInt32 = 0o700
  ) throws(SystemError) {
    if (try? FileStatus(of: path))?.kind == .folder { return }
    do throws(SystemError) {
      try makeFolder(path, permissions: permissions)
    } catch {
      let parent = path.folder
      guard error.code == ENOENT, parent != ".", parent != path else {
        return try passOver(error, ifFolder: path)
      }
      try makeFolders(parent, permissions: permissions)
      do throws(SystemError) {
        try makeFolder(path, permissions: permissions)
      } catch {
        try passOver(error, ifFolder: path)
      }
    }
  }

  /// Throws an error, unless another process has created the folder meanwhile.
  private static func passOver(
    _ error: SystemError, ifFolder path: Pathname
  ) throws(SystemError) {
    guard error.exists, (try? FileStatus(of: path))?.kind == .folder else { throw error }
  }

  /// Creates a folder whose path is a string, and the folders that contain it.
  package static func makeFolders(
    _ path: String, permissions: UInt32 = 0o700
  ) throws(SystemError) {
    try makeFolders(Pathname(path), permissions: permissions)
  }

  /// Creates an empty folder with a new name, which only the user can access, and returns its path.
  ///
  /// - Parameter prefix: The beginning of its path.
  package static func makeTemporaryFolder(prefix: String) throws(SystemError) -> String {
    var name = Array((prefix + "XXXXXX").utf8CString)
    let made = name.withUnsafeMutableBufferPointer { $0.baseAddress.flatMap(mkdtemp) != nil }
    guard made else { throw SystemError(operation: "mkdtemp", code: errno) }
    return String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Removes an empty folder.
  package static func removeFolder(_ path: Pathname) throws(SystemError) {
    _ = try run("rmdir") { rmdir(path.cString) }
  }

  /// Removes a file, or a folder with all its contents, as far as possible. Links are not followed.
  package static func removeAll(_ path: Pathname) {
    if (try? unlink(path)) != nil { return }
    for name in (try? names(in: path)) ?? [] { removeAll(path.appending(name)) }
    _ = try? removeFolder(path)
  }

  /// Removes the item at a path that is a string.
  package static func removeAll(_ path: String) { removeAll(Pathname(path)) }
}
