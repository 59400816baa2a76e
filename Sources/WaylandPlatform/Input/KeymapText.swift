import ResponderSystem

/// A keymap as the compositor sent it, not compiled yet: that takes milliseconds which the first
/// frame should not wait for.
final class KeymapText {
  /// Why a keymap cannot be read.
  enum Failure: Error, CustomStringConvertible {
    case empty
    case tooLarge(bytes: Int)
    case shorterThanTold(bytes: Int, told: Int)
    case unreadable(SystemError)

    var description: String {
      switch self {
      case .empty: "it is empty"
      case .tooLarge(let bytes): "\(bytes) bytes are more than \(WaylandLimits.maximumKeymapSize)"
      case .shorterThanTold(let bytes, let told): "it has \(bytes) bytes, not \(told)"
      case .unreadable(let error): error.reason
      }
    }
  }

  /// The text, in `XKB_KEYMAP_FORMAT_TEXT_V1`, perhaps with zero bytes at its end.
  let bytes: UnsafeRawBufferPointer
  /// What the text stands in; nil for a copy, which is ours to free.
  private let mapping: MappedMemory?

  /// Reads the keymap of `wl_keyboard.keymap`. The descriptor stays the caller's.
  ///
  /// A file that is sealed against shrinking is mapped privately, as version 7 demands. Any other is
  /// copied: touching the mapping of a file that has shrunk meanwhile would end the program.
  init(descriptor: Int32, byteCount: UInt32) throws(Failure) {
    let byteCount = Int(byteCount)
    guard byteCount > 0 else { throw .empty }
    guard byteCount <= WaylandLimits.maximumKeymapSize else { throw .tooLarge(bytes: byteCount) }
    let length = try Self.call { () throws(SystemError) in
      try SystemCall.byteCount(of: descriptor)
    }
    guard length >= byteCount else { throw .shorterThanTold(bytes: length, told: byteCount) }
    if SystemCall.isSealedAgainstShrinking(descriptor) {
      let mapping = try Self.call { () throws(SystemError) in
        try MappedMemory(reading: descriptor, byteCount: byteCount)
      }
      bytes = UnsafeRawBufferPointer(start: mapping.base, count: mapping.byteCount)
      self.mapping = mapping
    } else {
      bytes = try Self.copy(descriptor, byteCount: byteCount)
      mapping = nil
    }
  }

  deinit {
    if mapping == nil { bytes.deallocate() }
  }

  private static func copy(
    _ descriptor: Int32, byteCount: Int
  ) throws(Failure) -> UnsafeRawBufferPointer {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: byteCount, alignment: 1)
    do throws(Failure) {
      let count = try call { () throws(SystemError) in
        try SystemCall.readFully(descriptor, at: 0, into: copy)
      }
      guard count == byteCount else { throw .shorterThanTold(bytes: count, told: byteCount) }
    } catch {
      copy.deallocate()
      throw error
    }
    return UnsafeRawBufferPointer(copy)
  }

  private static func call<Result>(
    _ body: () throws(SystemError) -> Result
  ) throws(Failure) -> Result {
    do throws(SystemError) { return try body() } catch { throw .unreadable(error) }
  }
}
