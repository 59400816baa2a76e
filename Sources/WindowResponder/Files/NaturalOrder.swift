import ResponderSystem

/// The order of file names that users expect: by the characters in their language, with numbers by their
/// value, so `img2` precedes `img10`.
///
/// The user's locale determines the order of characters. If that sorts by bytes, or is not installed,
/// uppercase and lowercase characters are equal, and Latin characters with accents are beside those without.
package struct NaturalOrder: Sendable {
  private let collation: Collation?
  /// The number of digits to which shorter numbers are padded.
  private static let digitCount = 24

  /// The order of the user's language.
  package static let user = NaturalOrder(Collation.user)

  /// Creates the order of a locale, or the default order if `collation` is `nil`.
  package init(_ collation: Collation?) { self.collation = collation }

  /// A name with its sort key.
  package struct Key: Comparable, Sendable {
    private let bytes: [UInt8]
    private let name: [UInt8]

    fileprivate init(_ bytes: [UInt8], _ name: [UInt8]) {
      (self.bytes, self.name) = (bytes, name)
    }

    package static func < (a: Key, b: Key) -> Bool {
      if a.bytes != b.bytes { return a.bytes.lexicographicallyPrecedes(b.bytes) }
      return a.name.lexicographicallyPrecedes(b.name)
    }
  }

  /// Returns the sort key of a name.
  package func key(of name: Pathname) -> Key {
    let padded = Self.padded(name.description)
    let bytes = collation?.key(of: padded) ?? Array(Self.folded(padded).utf8)
    return Key(bytes, name.bytes)
  }

  /// Returns a text in which all numbers have the same number of digits.
  private static func padded(_ text: String) -> String {
    var result = ""
    var digits = ""
    func closeNumber() {
      guard !digits.isEmpty else { return }
      let number = digits.drop { $0 == "0" }
      result += String(repeating: "0", count: max(0, digitCount - number.count)) + number
      digits = ""
    }
    for scalar in text.unicodeScalars {
      if scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue {
        digits += String(Int(value))
      } else {
        closeNumber()
        result.unicodeScalars.append(scalar)
      }
    }
    closeNumber()
    return result
  }

  /// Returns a text in lowercase, with Latin characters without their accents.
  private static func folded(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
    var result = ""
    for scalar in text.unicodeScalars {
      // Combining accents follow their base characters.
      if scalar.properties.canonicalCombiningClass != .notReordered { continue }
      result += plainLetters(of: scalar) ?? scalar.properties.lowercaseMapping
    }
    return result
  }

  /// Returns the base characters of a Latin character, or `nil` for other characters.
  static func plainLetters(of scalar: Unicode.Scalar) -> String? {
    let table: StaticString
    let index: Int
    switch scalar.value {
    case 0xC0...0x24F: (table, index) = (letters, Int(scalar.value - 0xC0))
    case 0x1E00...0x1EFF: (table, index) = (additionalLetters, Int(scalar.value - 0x1E00))
    default: return nil
    }
    let pair = UnsafeBufferPointer(start: table.utf8Start + 2 * index, count: 2)
    let found = pair.filter { $0 != UInt8(ascii: ".") }
    return found.isEmpty ? nil : String(decoding: found, as: UTF8.self)
  }

  /// The base characters of U+00C0 to U+024F, two characters for each, with dots for missing ones. They are
  /// those of the names of the characters in Unicode, such as "LATIN SMALL LETTER A WITH DIAERESIS". Reading
  /// the names themselves would add half a megabyte to every program.
  private static let letters: StaticString = """
    a.a.a.a.a.a.aec.e.e.e.e.i.i.i.i...n.o.o.o.o.o...o.u.u.u.u.y...ssa.a.a.a.a.a.aec.e.e.e.e.\
    i.i.i.i...n.o.o.o.o.o...o.u.u.u.u.y...y.a.a.a.a.a.a.c.c.c.c.c.c.c.c.d.d.d.d.e.e.e.e.e.e.\
    e.e.e.e.g.g.g.g.g.g.g.g.h.h.h.h.i.i.i.i.i.i.i.i.i.......j.j.k.k...l.l.l.l.l.l.l.l.l.l.n.\
    n.n.n.n.n.n.....o.o.o.o.o.o.....r.r.r.r.r.r.s.s.s.s.s.s.s.s.t.t.t.t.t.t.u.u.u.u.u.u.u.u.\
    u.u.u.u.w.w.y.y.y.z.z.z.z.z.z...b.b.b.b.......c.c...d.d.d.........f.f.g...hv..i.k.k.l...\
    ..n.n.o.o.o.oioip.p...........t.t.t.t.u.u...v.y.y.z.z...........................dzd.dzlj\
    l.ljnjn.nja.a.i.i.o.o.u.u.u.u.u.u.u.u.u.u...a.a.a.a.aeaeg.g.g.g.k.k.o.o.o.o.....j.dzd.dz\
    g.g.....n.n.a.a.aeaeo.o.a.a.a.a.e.e.e.e.i.i.i.i.o.o.o.o.r.r.r.r.u.u.u.u.s.s.t.t.....h.h.\
    n.d.ououz.z.a.a.e.e.o.o.o.o.o.o.o.o.y.y.l.n.t...dbqpa.c.c.l.t.s.z.....b.u...e.e.j.j...q.\
    r.r.y.y.
    """

  /// The base characters of U+1E00 to U+1EFF, as in ``letters``.
  private static let additionalLetters: StaticString = """
    a.a.b.b.b.b.b.b.c.c.d.d.d.d.d.d.d.d.d.d.e.e.e.e.e.e.e.e.e.e.f.f.g.g.h.h.h.h.h.h.h.h.h.h.\
    i.i.i.i.k.k.k.k.k.k.l.l.l.l.l.l.l.l.m.m.m.m.m.m.n.n.n.n.n.n.n.n.o.o.o.o.o.o.o.o.p.p.p.p.\
    r.r.r.r.r.r.r.r.s.s.s.s.s.s.s.s.s.s.t.t.t.t.t.t.t.t.u.u.u.u.u.u.u.u.u.u.v.v.v.v.w.w.w.w.\
    w.w.w.w.w.w.x.x.x.x.y.y.z.z.z.z.z.z.h.t.w.y.a...........a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.\
    a.a.a.a.a.a.a.a.e.e.e.e.e.e.e.e.e.e.e.e.e.e.e.e.i.i.i.i.o.o.o.o.o.o.o.o.o.o.o.o.o.o.o.o.\
    o.o.o.o.o.o.o.o.u.u.u.u.u.u.u.u.u.u.u.u.u.u.y.y.y.y.y.y.y.y.........y.y.
    """
}
