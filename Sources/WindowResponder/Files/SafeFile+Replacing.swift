import CSystem
import Glibc
import ResponderSystem

extension SafeFile {
  /// How many links may lead to one another, as in the kernel.
  private static let linkLimit = 40

  /// The name of what a path leads to: what is behind links, also where that is not there yet.
  static func target(of path: String) throws(FileError) -> String {
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw FileError(path: path, reason: .badName)
    }
    var current = path
    for _ in 0..<linkLimit {
      var status = stat()
      guard lstat(current, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else {
        return current
      }
      guard let next = destination(ofLink: current) else { return current }
      current = next.hasPrefix("/") ? next : FilePath.join(FilePath.folder(of: current), next)
    }
    throw FileError(path: path, code: ELOOP)
  }

  private static func destination(ofLink path: String) -> String? {
    var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = bytes.withUnsafeMutableBytes { room in
      let start = room.baseAddress?.assumingMemoryBound(to: CChar.self)
      return start.map { readlink(path, $0, room.count) } ?? 0
    }
    return count > 0 ? String(validating: bytes[..<count], as: UTF8.self) : nil
  }

  static func bytes(
    of descriptor: Int32, expected: Int, limit: Int, _ path: String
  ) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(expected)
    var part = [UInt8](repeating: 0, count: 256 << 10)
    while true {
      let count = Glibc.read(descriptor, &part, part.count)
      if count == 0 { return bytes }
      if count > 0 {
        bytes += part[..<count]
        guard bytes.count <= limit else { throw FileError(path: path, reason: .tooLarge) }
      } else if errno != EINTR {
        throw FileError(path: path, code: errno)
      }
    }
  }

  /// Writes beside the file, to the disk, and lets the new one take its place.
  static func replace(
    _ target: String, with bytes: [UInt8], like old: FileIdentity?, called path: String
  ) throws(FileError) -> FileIdentity? {
    let folder = FilePath.folder(of: target)
    let (descriptor, beside) = try openBeside(target, in: folder, called: path)
    defer { close(descriptor) }
    do throws(FileError) {
      if let old {
        wr_copy_attributes(target, descriptor)
        old.giveOwnerAndMode(to: descriptor)
      }
      do throws(SystemError) {
        try SystemCall.writeFully(bytes, to: descriptor)
      } catch {
        throw FileError(path: path, code: error.code)
      }
      guard fsync(descriptor) == 0 else { throw FileError(path: path, code: errno) }
      // At the last moment: writing may have taken a while.
      guard FileIdentity(target) == old else {
        throw FileError(path: path, reason: .changedByOthers)
      }
      guard rename(beside, target) == 0 else { throw FileError(path: path, code: errno) }
    } catch {
      unlink(beside)
      throw error
    }
    syncFolder(folder)
    return FileIdentity(descriptor)
  }

  /// A new file of a name that nobody has, in the folder of the other.
  private static func openBeside(
    _ target: String, in folder: String, called path: String
  ) throws(FileError) -> (Int32, String) {
    // A name may have 255 bytes, and the longest has to have room for the rest.
    let start = String(decoding: FilePath.name(of: target).utf8.prefix(100), as: UTF8.self)
    for _ in 0..<100 {
      let mark = String(UInt32.random(in: 0 ... .max), radix: 36)
      let beside = FilePath.join(folder, ".\(start).\(mark).new")
      let descriptor = open(beside, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666)
      if descriptor >= 0 { return (descriptor, beside) }
      if errno != EEXIST { throw FileError(path: path, code: errno) }
    }
    throw FileError(path: path, reason: .exists)
  }

  /// Writes the folder to the disk, so that the new name is there too. Where that fails the old file or
  /// the new one is there, whole.
  private static func syncFolder(_ path: String) {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor < 0 { return }
    fsync(descriptor)
    close(descriptor)
  }
}
