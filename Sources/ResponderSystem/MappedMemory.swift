internal import Glibc

/// The bytes of a file in memory, for as long as this object exists.
///
/// Pages use no memory before they are accessed.
package final class MappedMemory {
  /// A pointer to the first byte. Memory that ``init(reading:byteCount:)`` maps must not be written.
  package let base: UnsafeMutableRawPointer
  /// The length in bytes.
  package let byteCount: Int

  /// Maps a file for reading and writing. Others that map it see the changes.
  package convenience init(sharing descriptor: Int32, byteCount: Int) throws(SystemError) {
    try self.init(descriptor, byteCount, PROT_READ | PROT_WRITE, MAP_SHARED)
  }

  /// Maps a file for reading. If the file becomes shorter, an access to the bytes that are missing ends the
  /// program.
  package convenience init(reading descriptor: Int32, byteCount: Int) throws(SystemError) {
    try self.init(descriptor, byteCount, PROT_READ, MAP_PRIVATE)
  }

  /// Reserves memory, which is zero, and uses no memory before it is accessed.
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

  /// Allocates all pages of a range at once, which is faster than one by one at the first write to each. It
  /// is only a hint: if the system refuses it, pages are allocated one by one.
  package func populate(_ range: Range<Int>) {
    let start = range.lowerBound / Self.pageSize * Self.pageSize
    // Meanwhile, other threads cannot map memory. They can between two steps.
    for start in stride(from: start, to: range.upperBound, by: Self.populatedAtOnce) {
      advise(start, min(start + Self.populatedAtOnce, range.upperBound), Self.populateForWriting)
    }
  }

  /// The number of bytes that are populated by one call.
  private static let populatedAtOnce = 256 << 10

  /// The value of `MADV_POPULATE_WRITE`, of Linux 5.14. Older headers do not have the name.
  private static let populateForWriting: Int32 = 23

  /// Gives the pages that are wholly in a range of bytes back to the system. Afterward, they contain zeros.
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
