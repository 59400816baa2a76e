/// Remembers which classes implement which actions.
///
/// Asking the Swift runtime whether a class conforms to a protocol takes around a microsecond, and a
/// hundred where it never asked before and the answer is no. A menu asks for each command along a whole
/// chain, so that each answer is kept: in a small table in which a new pair takes an old one's place.
@MainActor enum ConformanceCache {
  /// How many answers are kept; a power of two.
  nonisolated static let capacity = 1_024

  private nonisolated struct Entry {
    var type: UInt = 0
    /// The handler's address; its lowest bit is the answer.
    var handler: UInt = 0
  }

  // Used on the main actor alone, and never freed.
  private nonisolated(unsafe) static let entries: UnsafeMutablePointer<Entry> = {
    let entries = UnsafeMutablePointer<Entry>.allocate(capacity: capacity)
    entries.initialize(repeating: Entry(), count: capacity)
    return entries
  }()

  /// Whether objects of a class are handlers of a type; `find` is called where that is not known.
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
