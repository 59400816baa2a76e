internal import Glibc

/// A sort order for strings in a locale of the C library. Follows `strxfrm(3)`.
package struct Collation: @unchecked Sendable {
  // The locale is never freed and never changed: locales are few, and threads may share one.
  private let locale: locale_t

  /// The sort order of the user's locale (`LC_ALL`, `LC_COLLATE`, `LANG`), or `nil` if that sorts by bytes.
  package static let user = Collation(localeName: "")

  /// Creates the sort order of a locale from its name, such as `sv_SE.UTF-8`.
  ///
  /// If the locale is not installed, is not in UTF-8, or sorts by bytes, as `C.UTF-8` does, returns `nil`.
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

  /// Returns bytes whose order is that of the strings from which they were created.
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
