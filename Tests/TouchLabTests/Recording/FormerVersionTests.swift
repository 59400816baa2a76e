import Foundation
import Testing
import TouchAnalysis
import TouchRecording

@Suite("Recordings of each version") struct FormerVersionTests {
  /// Checks that a file of version 1 can be read. Files of all released versions stay in Fixtures and remain
  /// readable.
  @Test("A file of version 1 is read")
  func version1() throws { try check("version-1", Samples.version1) }

  @Test("A file of version 2 is read")
  func version2() throws { try check("version-2", Samples.everyLine) }

  private func check(_ name: String, _ lines: [RecordedLine]) throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/\(name).jsonl").path
    let results = try Samples.results(of: Array(Data(contentsOf: URL(filePath: path))))
    #expect(try results.map { try $0.get() } == lines)
  }
}
