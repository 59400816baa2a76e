internal import Glibc

/// Calls that read, make and remove folders.
extension SystemCall {
  /// Returns the names in a folder, in no order and without `.` and `..`, or none if the folder cannot be
  /// read. Names that are not UTF-8 are left out.
  ///
  /// - Parameter limit: How many names are read at most.
  package static func textNames(in folder: String, limit: Int = .max) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while names.count < limit, let entry = readdir(stream) {
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      guard let name = String(validating: bytes, as: UTF8.self), name != ".", name != ".." else {
        continue
      }
      names.append(name)
    }
    return names
  }

  /// Makes a folder. `umask` takes permissions away.
  package static func makeFolder(
    _ path: String, permissions: UInt32 = 0o700
  ) throws(SystemError) {
    _ = try run("mkdir") { mkdir(path, permissions) }
  }

  /// Makes a folder and those that it is in, as far as they do not exist.
  package static func makeFolders(
    _ path: String, permissions: UInt32 = 0o700
  ) throws(SystemError) {
    if (try? FileStatus(of: path))?.kind == .folder { return }
    do throws(SystemError) {
      try makeFolder(path, permissions: permissions)
    } catch {
      let parent = folder(of: path)
      guard error.code == ENOENT, !parent.isEmpty, parent != path else { throw error }
      try makeFolders(parent, permissions: permissions)
      do throws(SystemError) {
        try makeFolder(path, permissions: permissions)
      } catch {
        // Another process may have made it meanwhile.
        guard error.exists else { throw error }
      }
    }
  }

  /// Makes an empty folder of a name that did not exist, for the user alone, and returns its path.
  ///
  /// - Parameter prefix: The beginning of its path.
  package static func makeTemporaryFolder(prefix: String) throws(SystemError) -> String {
    var name = Array((prefix + "XXXXXX").utf8CString)
    let made = name.withUnsafeMutableBufferPointer { $0.baseAddress.flatMap(mkdtemp) != nil }
    guard made else { throw SystemError(operation: "mkdtemp", code: errno) }
    return String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Removes an empty folder.
  package static func removeFolder(_ path: String) throws(SystemError) {
    _ = try run("rmdir") { rmdir(path) }
  }

  /// Removes a file, or a folder with everything in it, as far as that is possible. Links are not followed.
  package static func removeAll(_ path: String) {
    guard (try? FileStatus(of: path, followsLinks: false))?.kind == .folder else {
      unlink(path)
      return
    }
    for name in textNames(in: path) { removeAll(path + "/" + name) }
    _ = try? removeFolder(path)
  }

  /// The part of a path before its last name; empty for a mere name.
  private static func folder(of path: String) -> String {
    var rest = path[...]
    while rest.count > 1, rest.hasSuffix("/") { rest = rest.dropLast() }
    guard let slash = rest.lastIndex(of: "/") else { return "" }
    let folder = rest[..<slash]
    return folder.isEmpty ? "/" : String(folder)
  }
}
