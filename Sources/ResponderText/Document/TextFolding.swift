import CCairo

/// The folding of scalars for a search: decomposed, and without case or accents if the options ignore them.
///
/// Therefore "é" matches one scalar or two. Case is folded by Unicode's full case folding, so that "ß" is
/// "ss". Accents are marks of a letter that are no letters themselves: those of Latin, Greek and Cyrillic,
/// Hebrew points and Arabic vowels, but not the vowel signs of Devanagari and Thai.
///
/// The folding is computed for 256 adjacent scalars at once, when one of them first occurs.
final class TextFolding {
  private let foldsCase: Bool
  private let dropsAccents: Bool
  /// The pages are plain memory, since they are read for every scalar of a long text.
  private let pages: UnsafeMutablePointer<UnsafeMutablePointer<UInt32>?>
  /// The results of scalars that become several scalars or none: a count, and the scalars.
  private var sequences: [UInt32] = []
  /// The result for each ASCII byte.
  private(set) var ascii: [UInt32] = []

  private var knownLeads: (first: UInt32, table: [Bool])?

  @MainActor private static var made: [Int: TextFolding] = [:]

  /// Returns the folding for options. There are four of them, which are created on first access.
  @MainActor static func folding(for options: TextSearchOptions) -> TextFolding {
    let key = options.intersection([.caseInsensitive, .diacriticInsensitive]).rawValue
    if let folding = made[key] { return folding }
    let folding = TextFolding(options)
    made[key] = folding
    return folding
  }

  private init(_ options: TextSearchOptions) {
    foldsCase = options.contains(.caseInsensitive)
    dropsAccents = options.contains(.diacriticInsensitive)
    pages = .allocate(capacity: TextFolding.pageCount)
    pages.initialize(repeating: nil, count: TextFolding.pageCount)
    ascii = (0..<128).map { entry($0) }
  }

  deinit {
    for page in 0..<TextFolding.pageCount { pages[page]?.deallocate() }
    pages.deallocate()
  }

  private static let pageCount = 0x1100

  /// Returns the first scalar of a scalar's folding, or `nil` if the folding is empty.
  func first(_ scalar: UInt32) -> UInt32? {
    let folded = entry(scalar)
    guard folded & TextFolding.severalFlag != 0 else { return folded }
    let index = Int(folded & ~TextFolding.severalFlag)
    return sequences[index] > 0 ? sequences[index + 1] : nil
  }

  /// Appends the folding of a scalar.
  func append(_ scalar: UInt32, to folded: inout [UInt32]) {
    let entry = entry(scalar)
    guard entry & TextFolding.severalFlag != 0 else {
      folded.append(entry)
      return
    }
    let index = Int(entry & ~TextFolding.severalFlag)
    folded += sequences[(index + 1)..<(index + 1 + Int(sequences[index]))]
  }

  /// Returns for each byte a Boolean value that indicates whether it can be the first byte of a scalar whose
  /// folding begins with a scalar.
  func leads(of first: UInt32) -> [Bool] {
    if let leads = knownLeads, leads.first == first { return leads.table }
    var table = [Bool](repeating: false, count: 256)
    for byte in 0..<128 where ascii[byte] == first { table[byte] = true }
    // All scalars of two bytes are tried. The many longer ones are examined when they occur.
    for scalar in UInt32(0x80)..<0x800 where self.first(scalar) == first {
      table[0xC0 | Int(scalar >> 6)] = true
    }
    for byte in UInt32(0xE0)...0xF4 {
      let isUnchanging = TextFolding.unchanging.contains(byte << 12 & 0xF000) && byte < 0xF0
      table[Int(byte)] = !isUnchanging || first >> 12 == byte & 0x0F
    }
    knownLeads = (first, table)
    return table
  }

  /// The ideographs that do not change. Only their compatibility variants fold to them, which have another
  /// first byte.
  private static let unchanging: ClosedRange<UInt32> = 0x4000...0x9FFF

  private static let severalFlag: UInt32 = 1 << 31

  private func entry(_ scalar: UInt32) -> UInt32 {
    let page = pages[Int(scalar >> 8)] ?? page(scalar >> 8)
    return page[Int(scalar & 0xFF)]
  }

  private func page(_ number: UInt32) -> UnsafeMutablePointer<UInt32> {
    let page = UnsafeMutablePointer<UInt32>.allocate(capacity: 256)
    for low in 0..<256 { page[low] = work(number << 8 | UInt32(low)) }
    pages[Int(number)] = page
    return page
  }

  private func work(_ value: UInt32) -> UInt32 {
    guard let scalar = Unicode.Scalar(value), !TextFolding.unchanging.contains(value) else {
      return value
    }
    var folded: [UInt32] = []
    for scalar in decomposed(scalar) where !(dropsAccents && scalar.isAccent) {
      folded.append(scalar.value)
    }
    if folded.count == 1 { return folded[0] }
    sequences.append(UInt32(folded.count))
    sequences += folded
    return TextFolding.severalFlag | UInt32(sequences.count - folded.count - 1)
  }

  private func decomposed(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    // GLib's strings end at NUL.
    guard scalar.value != 0 else { return [scalar] }
    let text = String(scalar)
    let folded = foldsCase ? g_utf8_casefold(text, -1) : g_strdup(text)
    let normalized = g_utf8_normalize(folded, -1, G_NORMALIZE_NFD)
    defer {
      g_free(folded)
      g_free(normalized)
    }
    guard let normalized else { return [scalar] }
    return Array(String(cString: normalized).unicodeScalars)
  }
}

extension Unicode.Scalar {
  /// A Boolean value that indicates whether the scalar is a mark of a letter, and neither a letter nor a
  /// vowel itself.
  fileprivate var isAccent: Bool {
    if value < 0x300 { return false }
    if value < 0x370 { return true }
    return properties.isDiacritic && properties.generalCategory == .nonspacingMark
      // A virama joins consonants to other letters.
      && properties.canonicalCombiningClass != .virama
  }
}
