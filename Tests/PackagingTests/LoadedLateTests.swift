import Foundation
import Testing

/// Tests of the dependencies of packages beyond the libraries with which the programs are linked.
struct LoadedLateTests {
  @Test("Every library that the sources load by name has a row in script/loaded-late.txt")
  func libraries() throws {
    let listed = try Repository.text("script/loaded-late.txt").split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
    for row in listed {
      #expect(row.count == 4 && ["Depends", "Recommends", "Suggests"].contains(row[1]), "\(row)")
    }
    let loaded = try Repository.swiftFiles(in: "Sources").flatMap { file in
      try String(contentsOf: file, encoding: .utf8)
        .matches(of: #/"(lib[A-Za-z0-9_+.-]+\.so[.0-9]*)"/#).map { String($0.output.1) }
    }
    #expect(loaded.count >= 5)
    #expect(Set(loaded) == Set(listed.map { $0[0] }.filter { $0 != "-" }))
  }
}
