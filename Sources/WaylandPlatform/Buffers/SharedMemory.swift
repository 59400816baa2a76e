import CSystem
import Glibc

/// Anonymous memory that the compositor can map too, sealed so that it never shrinks under it.
///
/// Pages cost nothing before they are touched, so that a file may be much larger than what is drawn.
final class SharedMemory {
  /// Why there is no memory; `code` is errno.
  enum Failure: Error, CustomStringConvertible {
    case noFile(code: Int32)
    case noMapping(code: Int32)

    var description: String {
      switch self {
      case .noFile(let code): "memfd_create: \(String(cString: strerror(code)))"
      case .noMapping(let code): "mmap: \(String(cString: strerror(code)))"
      }
    }
  }

  /// The file, ours to close.
  let descriptor: Int32
  /// The first byte.
  let base: UnsafeMutableRawPointer
  /// The length in bytes.
  let byteCount: Int

  /// Makes and maps a file of this many bytes.
  init(byteCount: Int) throws(Failure) {
    let descriptor = wr_memfd_create("window-buffers")
    guard descriptor >= 0 else { throw .noFile(code: errno) }
    guard ftruncate(descriptor, byteCount) == 0 else {
      let code = errno
      close(descriptor)
      throw .noFile(code: code)
    }
    // Without the seal a compositor guards each access; worth a warning to nobody.
    _ = wr_seal_against_shrinking(descriptor)
    let base = mmap(nil, byteCount, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
    guard let base, base != MAP_FAILED else {
      let code = errno
      close(descriptor)
      throw .noMapping(code: code)
    }
    self.descriptor = descriptor
    self.base = base
    self.byteCount = byteCount
  }

  deinit {
    munmap(base, byteCount)
    close(descriptor)
  }

  /// Has the system make the pages of a range at once, which is quicker than one by one as they are
  /// first written to. It is only a hint: where it is refused they come one by one.
  func populate(_ range: Range<Int>) {
    let start = range.lowerBound / Self.pageSize * Self.pageSize
    guard start < range.upperBound else { return }
    madvise(base + start, range.upperBound - start, Self.populateForWriting)
  }

  /// `MADV_POPULATE_WRITE`, of Linux 5.14; older headers don't name it.
  private static let populateForWriting: Int32 = 23

  /// Gives the pages that lie wholly in the range back to the system; they read as zero after.
  func discard(_ range: Range<Int>) {
    let page = Self.pageSize
    let start = (range.lowerBound + page - 1) / page * page
    let end = range.upperBound / page * page
    if start < end { madvise(base + start, end - start, Int32(MADV_REMOVE)) }
  }

  /// The size of a memory page, in bytes.
  static var pageSize: Int { max(4_096, sysconf(Int32(_SC_PAGESIZE))) }
}
