/// The names of values in lines. None is longer than eight characters, so that a name fits into one integer.
enum FieldName: UInt8, CaseIterable {
  case e, at, ms, us, seat, id, x, y, serial, window, major, minor, angle, code, value, tool
  case n, upto, shown, refresh, guess, version, model, kernel, comp, program, name, caps
  case mmw, mmh, width, height, mhz, scale, turn, output, full, type, can, hardware, upright
  case test, held, part, cell, count, seconds, charging, size, x2, y2, r, result
  case track, distance, scan, bus, vendor, product, props, keys, desc, min, max, res, fuzz, flat,
    grid
  case data, clock

  /// Returns the characters as an integer, the first one lowest, or 0 for a name that is too long or empty.
  static func packed(_ name: some Sequence<UInt8>) -> UInt64 {
    var packed: UInt64 = 0
    var shift: UInt64 = 0
    for byte in name {
      guard shift < 64 else { return 0 }
      packed |= UInt64(byte) << shift
      shift += 8
    }
    return packed
  }

  /// A hash table of all names, in which a search compares one or a few entries.
  struct Table {
    private static let bits: UInt64 = 8
    private var keys = [UInt64](repeating: 0, count: 1 << Int(bits))
    private var names = [UInt8](repeating: 0, count: 1 << Int(bits))

    init() {
      for name in FieldName.allCases {
        let key = FieldName.packed("\(name)".utf8)
        var place = Self.place(of: key)
        while keys[place] != 0 { place = (place + 1) & (keys.count - 1) }
        keys[place] = key
        names[place] = name.rawValue
      }
    }

    /// Returns the index of a name among ``FieldName``, or `nil` if it is none of them.
    func find(_ key: UInt64) -> Int? {
      var place = Self.place(of: key)
      while keys[place] != 0 {
        if keys[place] == key { return Int(names[place]) }
        place = (place + 1) & (keys.count - 1)
      }
      return nil
    }

    private static func place(of key: UInt64) -> Int {
      Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> (64 - bits))
    }
  }
}
