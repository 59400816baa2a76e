import Glibc
import ResponderSystem

/// A namespace for writing the files of tests.
package enum SystemFile {
  package static func write(_ bytes: [UInt8], _ path: String) throws {
    try SystemCall.write(bytes, toFile: Pathname(path))
  }

  package static func remove(_ path: String) { unlink(path) }
}
