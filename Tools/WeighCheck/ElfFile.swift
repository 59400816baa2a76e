/// The sections of a program file: ELF, 64 bits, little-endian.
struct ElfFile {
  /// A section with bytes in the file.
  struct Section: Equatable {
    /// The name, such as `.text`.
    var name: String
    /// The address of the section, before the loader adds the program's base address.
    var address: UInt64
    /// Its bytes.
    var bytes: ArraySlice<UInt8>
    /// A Boolean value that indicates whether the section contains code.
    var isCode: Bool
  }

  /// The size of the file in bytes.
  let size: Int
  /// The sections that have bytes in the file, in their order.
  let sections: [Section]

  /// Reads the section headers.
  ///
  /// - Throws: ``WeighError`` if the bytes are no such file, or end too early.
  init(_ bytes: [UInt8], file: String) throws {
    let magic: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1]
    guard bytes.starts(with: magic) else {
      throw WeighError("\(file) is no ELF file of 64 bits, little-endian")
    }
    size = bytes.count
    let reader = Reader(bytes: bytes, file: file)
    let table = try reader.offset(0x28)
    let entry = try reader.int(0x3A, 2)
    let count = try reader.int(0x3C, 2)
    try reader.check(table, entry * count)
    let names = try table + entry * reader.int(0x3E, 2)
    sections = try (0..<count).compactMap {
      try reader.section(at: table + entry * $0, names: names)
    }
  }

  /// Returns the total size of all sections whose names satisfy a condition, in bytes.
  func size(where fits: (String) -> Bool) -> Int {
    sections.reduce(0) { fits($1.name) ? $0 + $1.bytes.count : $0 }
  }

  /// Returns the name of the first code section that differs from another file's in name, address or bytes,
  /// or `nil` if none does.
  func firstDifferingCode(from other: ElfFile) -> String? {
    let mine = sections.filter(\.isCode)
    let theirs = other.sections.filter(\.isCode)
    let index = mine.indices.first { !theirs.indices.contains($0) || mine[$0] != theirs[$0] }
    if let index { return mine[index].name }
    return theirs.count > mine.count ? theirs[mine.count].name : nil
  }
}

extension ElfFile {
  private struct Reader {
    static let noBits = 8
    static let executable = 4

    let bytes: [UInt8]
    let file: String

    func int(_ offset: Int, _ width: Int) throws -> Int {
      let slice = try slice(offset, width)
      let value = slice.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      guard let result = Int(exactly: value) else { throw fault }
      return result
    }

    /// Reads a position in the file, or a number of its bytes.
    func offset(_ offset: Int) throws -> Int {
      let result = try int(offset, 8)
      guard result <= bytes.count else { throw fault }
      return result
    }

    func section(at offset: Int, names: Int) throws -> Section? {
      let kind = try int(offset + 4, 4)
      guard kind != 0, kind != Self.noBits else { return nil }
      return Section(
        name: try text(at: self.offset(names + 0x18) + int(offset, 4)),
        address: UInt64(try int(offset + 0x10, 8)),
        bytes: try slice(self.offset(offset + 0x18), self.offset(offset + 0x20)),
        isCode: try int(offset + 8, 8) & Self.executable != 0)
    }

    /// Checks that the file has a number of bytes at an offset. Otherwise, throws an error.
    func check(_ offset: Int, _ count: Int) throws { _ = try slice(offset, count) }

    private func text(at offset: Int) throws -> String {
      let rest = try slice(offset, bytes.count - offset)
      return String(decoding: rest.prefix { $0 != 0 }, as: UTF8.self)
    }

    private func slice(_ offset: Int, _ count: Int) throws -> ArraySlice<UInt8> {
      guard offset >= 0, count >= 0, offset <= bytes.count, count <= bytes.count - offset else {
        throw fault
      }
      return bytes[offset..<(offset + count)]
    }

    private var fault: WeighError { WeighError("\(file) is cut off, or no ELF file") }
  }
}
