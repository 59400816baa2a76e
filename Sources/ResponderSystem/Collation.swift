internal import Glibc

/// The order of texts in a locale of the C library. Follows `strxfrm(3)`.
package struct Collation: @unchecked Sendable {
  // Never freed and never changed: locales are few, and threads may share one.
  private let locale: locale_t

  /// The order of the user's locale (`LC_ALL`, `LC_COLLATE`, `LANG`), or nil if that sorts by bytes.
  package static let user = Collation(localeName: "")

  /// Finds a locale by its name, as `sv_SE.UTF-8`. Returns nil if it is not installed, is not in UTF-8, or
  /// sorts texts by their bytes, as `C.UTF-8` does.
  package init?(localeName: String) {
    let mask = Int32(LC_COLLATE_MASK | LC_CTYPE_MASK)
    guard let locale = newlocale(mask, localeName, nil) else { return nil }
    self.locale = locale
    let codeset = nl_langinfo_l(nl_item(CODESET), locale).map { String(cString: $0) }
    guard codeset == "UTF-8", key(of: "a").lexicographicallyPrecedes(key(of: "B")) else {
      freelocale(locale)
      return nil
    }
  }

  /// Returns bytes that are in the same order as the texts that they were made of.
  package func key(of text: String) -> [UInt8] {
    var room = 4 * text.utf8.count + 32
    while true {
      var length = 0
      let key = [UInt8](unsafeUninitializedCapacity: room) { bytes, count in
        bytes.withMemoryRebound(to: CChar.self) { bytes in
          length = strxfrm_l(bytes.baseAddress, text, room, locale)
        }
        count = min(length, room)
      }
      if length < room { return key }
      room = length + 1
    }
  }
}
