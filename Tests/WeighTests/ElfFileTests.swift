import Testing

@testable import WeighCheck

struct ElfFileTests {
  private func file(_ sections: [TinyElf.Section]) throws -> ElfFile {
    try ElfFile(TinyElf.bytes(sections), file: "program")
  }

  private let text = TinyElf.Section(".text", [0x90, 0xC3], address: 0x1000, isCode: true)

  @Test(
    "sections have their names, addresses and bytes, and those without bytes in the file are left out"
  )
  func sections() throws {
    let elf = try file([
      text, TinyElf.Section(".rodata", [1, 2, 3]),
      TinyElf.Section(".bss", [0, 0], hasBytes: false),
    ])
    #expect(elf.sections.map(\.name) == [".text", ".rodata", ".shstrtab"])
    #expect(elf.sections[0].bytes == [0x90, 0xC3])
    #expect(elf.sections[0].address == 0x1000)
    #expect(elf.sections.map(\.isCode) == [true, false, false])
    #expect(elf.size { $0 == ".rodata" || $0 == ".text" } == 5)
  }

  @Test("code that differs in bytes, address or number is named, and data is not compared")
  func code() throws {
    let elf = try file([text, TinyElf.Section(".rodata", [1])])
    #expect(elf.firstDifferingCode(from: try file([text])) == nil)
    let changed = TinyElf.Section(".text", [0x90, 0xCC], address: 0x1000, isCode: true)
    #expect(elf.firstDifferingCode(from: try file([changed])) == ".text")
    let moved = TinyElf.Section(".text", [0x90, 0xC3], address: 0x2000, isCode: true)
    #expect(elf.firstDifferingCode(from: try file([moved])) == ".text")
    let more = TinyElf.Section(".plt", [0xC3], isCode: true)
    #expect(elf.firstDifferingCode(from: try file([text, more])) == ".plt")
    #expect(try file([text, more]).firstDifferingCode(from: elf) == ".plt")
  }

  @Test("what is no ELF file, and one that ends too early, is an error and no crash")
  func faults() {
    let bytes = TinyElf.bytes([text])
    #expect(throws: WeighError("program is no ELF file of 64 bits, little-endian")) {
      try ElfFile(Array("#!/bin/sh".utf8), file: "program")
    }
    for count in 6..<bytes.count {
      #expect(throws: WeighError.self) { try ElfFile(Array(bytes.prefix(count)), file: "program") }
    }
    for index in 0x28..<0x30 {
      var wrong = bytes
      wrong[index] = 0xFF
      #expect(throws: WeighError.self) { try ElfFile(wrong, file: "program") }
    }
  }
}

/// A builder of a small ELF file: a header, the bytes of the sections, their names and their headers.
enum TinyElf {
  struct Section {
    var name: String
    var bytes: [UInt8]
    var address = 0
    var isCode = false
    var hasBytes = true

    init(
      _ name: String, _ bytes: [UInt8], address: Int = 0, isCode: Bool = false,
      hasBytes: Bool = true
    ) {
      self.name = name
      self.bytes = bytes
      self.address = address
      self.isCode = isCode
      self.hasBytes = hasBytes
    }
  }

  static func bytes(_ given: [Section]) -> [UInt8] {
    let names = given.map(\.name) + [".shstrtab"]
    var strings: [UInt8] = [0]
    let nameOffsets = names.map { name in
      defer { strings += Array(name.utf8) + [0] }
      return strings.count
    }
    let sections = given + [Section(".shstrtab", strings)]
    var body = [UInt8](repeating: 0, count: 64)
    var headers = [UInt8](repeating: 0, count: 64)  // the first one is empty
    for (section, name) in zip(sections, nameOffsets) {
      headers += int(name, 4) + int(section.hasBytes ? 1 : 8, 4)
      headers += int(section.isCode ? 6 : 2, 8) + int(section.address, 8)
      headers += int(body.count, 8) + int(section.bytes.count, 8)
      headers += [UInt8](repeating: 0, count: 24)
      if section.hasBytes { body += section.bytes }
    }
    body.replaceSubrange(0..<6, with: [0x7F, 0x45, 0x4C, 0x46, 2, 1])
    body.replaceSubrange(0x28..<0x30, with: int(body.count, 8))
    body.replaceSubrange(0x3A..<0x3C, with: int(64, 2))
    body.replaceSubrange(0x3C..<0x3E, with: int(sections.count + 1, 2))
    body.replaceSubrange(0x3E..<0x40, with: int(sections.count, 2))
    return body + headers
  }

  private static func int(_ value: Int, _ width: Int) -> [UInt8] {
    (0..<width).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }
}
