internal import Glibc

/// Calls that read, make and remove folders.
extension SystemCall {
  /// Returns the names in a folder, in no order and without `.` and `..`, or none if the folder cannot be
  /// read. Names that are not UTF-8 are left out.
  ///
  /// - Parameter limit: How many names are read at most.
  package static func textNames(in folder: String, limit: Int = .max) -> [String] {
    (try? names(inFolder: folder, limit: limit)) ?? []
  }

  /// Returns the names in a folder, in no order and without `.` and `..`. Names that are not UTF-8 are left out.
  ///
  /// - Parameter limit: How many names are read at most.
  package static func names(
    inFolder path: String, limit: Int = .max
  ) throws(SystemError) -> [String] {
    guard let stream = opendir(path) else { throw SystemError(operation: "opendir", code: errno) }
    defer { closedir(stream) }
    var names: [String] = []
    while names.count < limit, let bytes = nextName(in: stream) {
      if let name = String(validating: bytes, as: UTF8.self) { names.append(name) }
    }
    return names
  }

  /// The bytes of the next name in a folder besides `.` and `..`, or `nil` at its end.
  private static func nextName(in stream: OpaquePointer) -> [UInt8]? {
    while let entry = readdir(stream) {
      let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if bytes != Array(".".utf8), bytes != Array("..".utf8) { return bytes }
    }
    return nil
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

  /// Removes a file, or a folder with everything in it, as far as that is possible, whatever bytes the names
  /// have. Links are not followed.
  package static func removeAll(_ path: String) { removeAll(Array(path.utf8)) }

  private static func removeAll(_ path: [UInt8]) {
    let name = path.map { CChar(bitPattern: $0) } + [0]
    guard unlink(name) != 0, let stream = opendir(name) else { return }
    var inside: [[UInt8]] = []
    while let entry = nextName(in: stream) { inside.append(entry) }
    closedir(stream)
    for entry in inside { removeAll(path + Array("/".utf8) + entry) }
    rmdir(name)
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
