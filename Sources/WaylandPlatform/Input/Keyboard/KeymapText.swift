import ResponderSystem

/// A keymap as the compositor sent it, before it is compiled. Compiling takes milliseconds and would delay
/// the first frame.
final class KeymapText {
  /// The reason that a keymap cannot be read.
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

  /// The text in `XKB_KEYMAP_FORMAT_TEXT_V1`. It may end with zero bytes.
  let bytes: UnsafeRawBufferPointer
  /// The mapping that contains the text, or `nil` for a copy, which this object frees.
  private let mapping: MappedMemory?

  /// Reads the keymap of `wl_keyboard.keymap`. The caller closes the descriptor.
  ///
  /// A file that is sealed against shrinking is mapped privately, as version 7 of `wl_keyboard` requires. Any
  /// other file is copied, since access to the mapping of a file that has shrunk would crash the program.
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
