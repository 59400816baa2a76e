import ResponderSystem

/// Anonymous memory that the compositor can map too, sealed so that it never shrinks under it.
///
/// Pages cost nothing before they are touched, so that a file may be much larger than what is drawn.
final class SharedMemory {
  private let file: FileDescriptor
  private let memory: MappedMemory

  /// The file, ours to close.
  var descriptor: Int32 { file.number }
  /// The first byte.
  let base: UnsafeMutableRawPointer
  /// The length in bytes.
  var byteCount: Int { memory.byteCount }

  /// Makes and maps a file of this many bytes.
  init(byteCount: Int) throws(SystemError) {
    file = try FileDescriptor(anonymous: "window-buffers", byteCount: byteCount)
    memory = try MappedMemory(sharing: file.number, byteCount: byteCount)
    base = memory.base
  }

  /// Has the system make the pages of a range at once, before they are written to.
  func populate(_ range: Range<Int>) { memory.populate(range) }

  /// Gives the pages that lie wholly in the range back to the system; they read as zero after.
  func discard(_ range: Range<Int>) { memory.discard(range) }

  /// The size of a memory page, in bytes.
  static var pageSize: Int { MappedMemory.pageSize }
}
