/// A cache of the classes that implement an action.
///
/// The Swift runtime takes about a microsecond to find whether a class conforms to a protocol. If the result
/// is no, the first search takes a hundred. A menu queries each command along a whole responder chain, so
/// each result is cached. The table is small, and a new pair replaces an old one at the same index.
@MainActor enum ConformanceCache {
  /// The number of answers that are kept, a power of two.
  nonisolated static let capacity = 1_024

  private nonisolated struct Entry {
    var type: UInt = 0
    /// The handler's address, with the answer in the lowest bit.
    var handler: UInt = 0
  }

  // Used on the main actor only, and never deallocated.
  private nonisolated(unsafe) static let entries: UnsafeMutablePointer<Entry> = {
    let entries = UnsafeMutablePointer<Entry>.allocate(capacity: capacity)
    entries.initialize(repeating: Entry(), count: capacity)
    return entries
  }()

  /// Returns a Boolean value that indicates whether objects of a class are handlers of a type. Calls `find`
  /// if the answer is not in the cache.
  @inline(__always)
  static func answer(
    _ type: AnyClass, _ handler: ObjectIdentifier, _ find: () -> Bool
  ) -> Bool {
    let type = UInt(bitPattern: ObjectIdentifier(type))
    let handler = UInt(bitPattern: handler)
    let mixed = (type ^ (handler &* 0x9E37_79B9_7F4A_7C15)) &* 0xD6E8_FEB8_6659_FD93
    let entry = entries + Int(truncatingIfNeeded: mixed >> 54)
    if entry.pointee.type == type, entry.pointee.handler & ~1 == handler {
      return entry.pointee.handler & 1 == 1
    }
    let answer = find()
    entry.pointee = Entry(type: type, handler: handler | (answer ? 1 : 0))
    return answer
  }
}
