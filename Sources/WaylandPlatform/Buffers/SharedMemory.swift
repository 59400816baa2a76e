import ResponderSystem

/// Anonymous memory that the compositor can map too. It is sealed against shrinking.
///
/// Pages use no memory before they are touched. A file may therefore be much larger than the drawn part.
final class SharedMemory {
  private let file: FileDescriptor
  private let memory: MappedMemory

  /// The file descriptor, which this object closes.
  var descriptor: Int32 { file.number }
  /// The address of the first byte.
  let base: UnsafeMutableRawPointer
  /// The length in bytes.
  var byteCount: Int { memory.byteCount }

  /// Creates and maps a file of `byteCount` bytes.
  init(byteCount: Int) throws(SystemError) {
    file = try FileDescriptor(anonymous: "window-buffers", byteCount: byteCount)
    memory = try MappedMemory(sharing: file.number, byteCount: byteCount)
    base = memory.base
  }

  /// Allocates the pages of a range at once, before they are written to.
  func populate(_ range: Range<Int>) { memory.populate(range) }

  /// Returns the pages that lie completely in a range to the system. They read as zero afterward.
  func discard(_ range: Range<Int>) { memory.discard(range) }

  /// The size of a memory page, in bytes.
  static var pageSize: Int { MappedMemory.pageSize }
}
