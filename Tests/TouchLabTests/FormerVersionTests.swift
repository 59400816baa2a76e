import Foundation
import Testing
import TouchAnalysis
import TouchRecording

@Suite("Recordings of each version") struct FormerVersionTests {
  /// Files of every version that was ever written stay in Fixtures, and are read for ever.
  @Test("A file of version 1 is read")
  func version1() throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/version-1.jsonl").path
    let results = try Samples.results(of: Array(Data(contentsOf: URL(filePath: path))))
    #expect(try results.map { try $0.get() } == Samples.everyLine)
  }
}
