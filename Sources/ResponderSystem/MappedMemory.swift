internal import Glibc

/// A file's bytes in memory, as long as somebody holds it.
///
/// Pages cost nothing before they are touched.
package final class MappedMemory {
  /// The first byte. What ``init(reading:byteCount:)`` maps must not be written.
  package let base: UnsafeMutableRawPointer
  /// The length in bytes.
  package let byteCount: Int

  /// Maps a file for reading and writing; who else maps it sees what is written.
  package convenience init(sharing descriptor: Int32, byteCount: Int) throws(SystemError) {
    try self.init(descriptor, byteCount, PROT_READ | PROT_WRITE, MAP_SHARED)
  }

  /// Maps a file for reading. Touching the bytes of a file that has become shorter ends the program.
  package convenience init(reading descriptor: Int32, byteCount: Int) throws(SystemError) {
    try self.init(descriptor, byteCount, PROT_READ, MAP_PRIVATE)
  }

  /// Reserves memory that takes none before it is touched, and reads as zero until then.
  package convenience init(reserving byteCount: Int) throws(SystemError) {
    try self.init(
      -1, byteCount, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE)
  }

  private init(
    _ descriptor: Int32, _ byteCount: Int, _ protection: Int32, _ flags: Int32
  ) throws(SystemError) {
    let base = mmap(nil, byteCount, protection, flags, descriptor, 0)
    guard let base, base != MAP_FAILED else {
      throw SystemError(operation: "mmap", code: errno)
    }
    self.base = base
    self.byteCount = byteCount
  }

  deinit { munmap(base, byteCount) }

  /// Has the system make the pages of a range at once, which is quicker than one by one as they are
  /// first written to. It is only a hint: where it is refused they come one by one.
  package func populate(_ range: Range<Int>) {
    let start = range.lowerBound / Self.pageSize * Self.pageSize
    advise(start, range.upperBound, Self.populateForWriting)
  }

  /// `MADV_POPULATE_WRITE`, of Linux 5.14; older headers don't name it.
  private static let populateForWriting: Int32 = 23

  /// Gives the pages that lie wholly in the range back to the system; they read as zero after.
  package func discard(_ range: Range<Int>) {
    let page = Self.pageSize
    let start = (range.lowerBound + page - 1) / page * page
    advise(start, range.upperBound / page * page, Int32(MADV_REMOVE))
  }

  private func advise(_ start: Int, _ end: Int, _ advice: Int32) {
    if start < end { madvise(base + start, end - start, advice) }
  }

  /// The size of a memory page, in bytes.
  package static var pageSize: Int { max(4_096, sysconf(Int32(_SC_PAGESIZE))) }
}
