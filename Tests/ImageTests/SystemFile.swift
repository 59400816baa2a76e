import Glibc
import ResponderSystem

/// A namespace for writing the files of tests.
enum SystemFile {
  static func write(_ bytes: [UInt8], _ path: String) throws {
    try SystemCall.write(bytes, toFile: Pathname(path))
  }

  static func remove(_ path: String) { unlink(path) }
}
