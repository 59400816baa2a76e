import CSystem
import Glibc

/// A keymap as the compositor sent it, not compiled yet: that takes milliseconds which the first
/// frame should not wait for.
final class KeymapText {
  /// Why a keymap cannot be read; `code` is errno.
  enum Failure: Error, CustomStringConvertible {
    case empty
    case tooLarge(bytes: Int)
    case shorterThanTold(bytes: Int, told: Int)
    case unreadable(code: Int32)

    var description: String {
      switch self {
      case .empty: "it is empty"
      case .tooLarge(let bytes): "\(bytes) bytes are more than \(WaylandLimits.maximumKeymapSize)"
      case .shorterThanTold(let bytes, let told): "it has \(bytes) bytes, not \(told)"
      case .unreadable(let code): String(cString: strerror(code))
      }
    }
  }

  /// The text, in `XKB_KEYMAP_FORMAT_TEXT_V1`, perhaps with zero bytes at its end.
  let bytes: UnsafeRawBufferPointer
  private let isMapped: Bool

  /// Reads the keymap of `wl_keyboard.keymap`. The descriptor stays the caller's.
  ///
  /// A file that is sealed against shrinking is mapped privately, as version 7 demands. Any other is
  /// copied: touching the mapping of a file that has shrunk meanwhile would end the program.
  init(descriptor: Int32, byteCount: UInt32) throws(Failure) {
    let byteCount = Int(byteCount)
    guard byteCount > 0 else { throw .empty }
    guard byteCount <= WaylandLimits.maximumKeymapSize else { throw .tooLarge(bytes: byteCount) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable(code: errno) }
    guard Int(status.st_size) >= byteCount else {
      throw .shorterThanTold(bytes: Int(status.st_size), told: byteCount)
    }
    if wr_is_sealed_against_shrinking(descriptor) {
      let base = mmap(nil, byteCount, PROT_READ, MAP_PRIVATE, descriptor, 0)
      guard let base, base != MAP_FAILED else { throw .unreadable(code: errno) }
      bytes = UnsafeRawBufferPointer(start: base, count: byteCount)
      isMapped = true
    } else {
      bytes = try Self.copy(descriptor, byteCount: byteCount)
      isMapped = false
    }
  }

  deinit {
    if isMapped {
      munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
    } else {
      bytes.deallocate()
    }
  }

  private static func copy(
    _ descriptor: Int32, byteCount: Int
  ) throws(Failure) -> UnsafeRawBufferPointer {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: byteCount, alignment: 1)
    var done = 0
    while done < byteCount {
      let count = pread(
        descriptor, copy.baseAddress.map { $0 + done }, byteCount - done, off_t(done))
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else {
        let failure: Failure =
          count < 0 ? .unreadable(code: errno) : .shorterThanTold(bytes: done, told: byteCount)
        copy.deallocate()
        throw failure
      }
      done += count
    }
    return UnsafeRawBufferPointer(copy)
  }
}
