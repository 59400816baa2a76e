internal import Glibc

/// The steps by which the kernel resolves a path: each name that it looks up, and the folder.
package struct PathWalk: Hashable, Sendable {
  /// A name that is looked up in a folder.
  package struct Step: Hashable, Sendable {
    /// The path of the folder, without links.
    package let folder: Pathname
    package let name: Pathname
    /// A Boolean value that indicates whether the name is that of a symbolic link.
    package let isLink: Bool

    /// The path of the item with the name.
    package var path: Pathname { folder.appending(name) }
  }

  /// The steps, beginning at the root. The last one is the file, or the first name that does not exist.
  package private(set) var steps: [Step] = []
  /// A Boolean value that indicates whether the file exists.
  package private(set) var reachesFile = true

  /// The path of the file without links, or `nil` if it does not exist.
  package var destination: Pathname? { reachesFile ? steps.last?.path ?? .root : nil }

  /// The largest number of links that are followed, as in the kernel.
  private static let linkLimit = 40

  /// Resolves a path. As in the kernel, `..` is the parent of the folder that was reached, not of the name
  /// before it.
  package init(_ path: Pathname) {
    var names = Self.names(of: path)
    var folder: Pathname = path.isAbsolute ? .root : (SystemCall.currentFolder ?? .root)
    var links = 0
    while let name = names.popLast() {
      if name == ".." {
        folder = folder == .root ? .root : folder.folder
        continue
      }
      var step = Step(folder: folder, name: name, isLink: false)
      var status = stat()
      guard lstat(step.path.cString, &status) == 0 else {
        steps.append(step)
        reachesFile = false
        return
      }
      guard status.st_mode & S_IFMT == S_IFLNK else {
        steps.append(step)
        folder = step.path
        continue
      }
      step = Step(folder: folder, name: name, isLink: true)
      steps.append(step)
      links += 1
      guard links <= Self.linkLimit, let target = SystemCall.destination(ofLink: step.path) else {
        reachesFile = false
        return
      }
      if target.isAbsolute { folder = .root }
      names += Self.names(of: target)
    }
  }

  /// Returns the names of a path, the last one first.
  private static func names(of path: Pathname) -> [Pathname] {
    path.components.filter { $0 != "." }.reversed()
  }
}

extension SystemCall {
  /// The current folder of the program, or `nil` if it no longer exists.
  package static var currentFolder: Pathname? {
    guard let bytes = getcwd(nil, 0) else { return nil }
    defer { free(bytes) }
    return Pathname(cString: bytes)
  }

  /// Returns the target of a symbolic link. If the path is not a link, returns `nil`.
  package static func destination(ofLink path: Pathname) -> Pathname? {
    withUnsafeTemporaryAllocation(byteCount: Int(PATH_MAX), alignment: 1) { bytes in
      guard let start = bytes.baseAddress else { return nil }
      let count = readlink(path.cString, start.assumingMemoryBound(to: CChar.self), bytes.count)
      guard count > 0 else { return nil }
      return Pathname(bytes: bytes[..<count])
    }
  }
}
