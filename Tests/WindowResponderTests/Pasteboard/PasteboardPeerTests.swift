import Glibc
import ResponderTestKit
import Testing

/// Tests of transfers from and to other applications.
@MainActor @Suite(.serialized) struct PasteboardPeerTests {
  let stage = Stage(size: Size(width: 100, height: 100))
  let pasteboard = Pasteboard.general

  /// Reads data from the pasteboard, and returns the result after some seconds, or `nil` if reading has not
  /// ended.
  private func load(
    _ type: String = "text/plain", for seconds: Double = 0
  ) -> Result<[UInt8], PasteboardError>? {
    var answer: Result<[UInt8], PasteboardError>?
    pasteboard.loadData(forPasteboardType: type) { answer = $0 }
    stage.advance(by: seconds)
    return answer
  }

  @Test("G5: what can be pasted is known by its types alone, without reading")
  func knownByTypes() {
    stage.copyElsewhere(
      [("text/plain;charset=utf-8", Array("x".utf8)), ("image/png", [])], pace: .never)
    #expect(pasteboard.hasStrings && pasteboard.hasImages && !pasteboard.hasURLs)
    #expect(pasteboard.contains(pasteboardTypes: ["public.png"]))
    #expect(stage.pasteboardTransferCount == 0)
  }

  @Test("another program's text is read, and then known without waiting until it changes")
  func readsText() throws {
    stage.copyElsewhere("theirs")
    #expect(pasteboard.string == nil)
    #expect(try load()?.get() == Array("theirs".utf8))
    #expect(pasteboard.string == "theirs" && stage.pasteboardTransferCount == 0)
    stage.copyElsewhere("newer")
    #expect(pasteboard.string == nil)
  }

  @Test("reading can be awaited")
  func awaited() async throws {
    stage.copyElsewhere("theirs")
    let task = Task { try await Pasteboard.general.readString() }
    for _ in 0..<10_000 where stage.pasteboardTransferCount == 0 { await Task.yield() }
    stage.advance(by: 0)
    #expect(try await task.value == "theirs")
  }

  @Test("a task that is cancelled stops reading")
  func cancelled() async {
    stage.copyElsewhere("theirs", pace: .never)
    let task = Task { try await Pasteboard.general.readString() }
    for _ in 0..<10_000 where stage.pasteboardTransferCount == 0 { await Task.yield() }
    task.cancel()
    let answer = await task.result
    #expect(throws: PasteboardError.cancelled) { try answer.get() }
    #expect(stage.pasteboardTransferCount == 0)
  }

  @Test(
    "the names for text are one: whichever is offered is read",
    arguments: [
      "text/plain;charset=utf-8", "text/plain; charset=\"UTF-8\"", "UTF8_STRING", "text/plain",
      "TEXT", "STRING",
    ])
  func namesForText(name: String) throws {
    stage.copyElsewhere([(name, Array("x".utf8))])
    #expect(pasteboard.hasStrings)
    #expect(try load("public.utf8-plain-text")?.get() == [120])
  }

  @Test("broken UTF-8 is repaired")
  func brokenText() {
    stage.copyElsewhere([("text/plain", [0x61, 0xFF, 0xC3, 0x62])])
    _ = load()
    #expect(pasteboard.string == "a\u{FFFD}\u{FFFD}b")
  }

  @Test("addresses come one a line, without comments")
  func urlList() {
    stage.copyElsewhere([("text/uri-list", Array("# two\r\nfile:///a\r\n\r\nfile:///b".utf8))])
    _ = load("text/uri-list")
    #expect(pasteboard.urls == ["file:///a", "file:///b"])
  }

  @Test("damaged image data is unreadable, and does no harm")
  func damagedImage() async {
    stage.copyElsewhere([("image/png", [1, 2, 3])])
    let task = Task { try await Pasteboard.general.readImage() }
    for _ in 0..<10_000 where stage.pasteboardTransferCount == 0 { await Task.yield() }
    stage.advance(by: 0)
    let answer = await task.result
    #expect(throws: PasteboardError.unreadable) { try answer.get() }
    #expect(pasteboard.image == nil)
  }

  @Test("what is not there is said to be not there")
  func nothingThere() {
    #expect(load() == .failure(.nothingThere))
    stage.copyElsewhere("text")
    #expect(load("image/png") == .failure(.nothingThere))
  }

  // MARK: Malicious peers

  @Test("a program that never writes is given up after the time limit")
  func neverWrites() {
    stage.copyElsewhere("x", pace: .never)
    #expect(load(for: 4.9) == nil && stage.pasteboardTransferCount == 1)
    stage.advance(by: 0.2)
    #expect(stage.pasteboardTransferCount == 0)
    #expect(load(for: 6) == .failure(.timedOut))
  }

  @Test("a program that writes a byte a second is given up too")
  func aByteASecond() {
    stage.copyElsewhere(String(repeating: "x", count: 100), pace: .bytesPerSecond(1))
    #expect(load(for: 6) == .failure(.timedOut))
    stage.copyElsewhere("abc", pace: .bytesPerSecond(1))
    #expect(load(for: 4) == .success(Array("abc".utf8)))
  }

  @Test("a program that writes without end is stopped at the size limit")
  func endless() {
    Pasteboard.limits.maximumByteCount = 1 << 20
    stage.copyElsewhere("x", pace: .endless)
    #expect(load() == .failure(.tooLarge))
    #expect(stage.pasteboardTransferCount == 0)
  }

  @Test("as much as the limit is taken, and not a byte more")
  func exactLimit() {
    Pasteboard.limits.maximumByteCount = 100_000
    stage.copyElsewhere([("a/b", [UInt8](repeating: 1, count: 100_000))])
    #expect(load("a/b") == .success([UInt8](repeating: 1, count: 100_000)))
    stage.copyElsewhere([("a/b", [UInt8](repeating: 1, count: 100_001))])
    #expect(load("a/b") == .failure(.tooLarge))
  }

  @Test("a program that goes away in the middle leaves what it wrote")
  func breaksOff() {
    stage.copyElsewhere("abcdef", pace: .breaksOff(after: 3))
    #expect(load() == .success(Array("abc".utf8)))
  }

  @Test("a program that never reads holds its pipe for a limited time")
  func neverReads() throws {
    pasteboard.setData([UInt8](repeating: 7, count: 1 << 20), forPasteboardType: "a/b")
    let reader = try #require(stage.openElsewhere("a/b"))
    stage.advance(by: 29)
    #expect(stage.pasteboardTransferCount == 1)
    stage.advance(by: 2)
    #expect(stage.pasteboardTransferCount == 0)
    reader.close()
  }

  @Test("a program that goes away while it is written to ends that, and nothing else")
  func readerGoes() throws {
    pasteboard.setData([UInt8](repeating: 7, count: 1 << 20), forPasteboardType: "a/b")
    let reader = try #require(stage.openElsewhere("a/b"))
    #expect(reader.read()?.isEmpty == false)
    reader.close()
    stage.advance(by: 0)
    #expect(stage.pasteboardTransferCount == 0)
    #expect(stage.pasteElsewhere("a/b", from: pasteboard)?.count == 1 << 20)
  }

  @Test("a crowd of programs that never read is limited")
  func crowd() {
    pasteboard.setData([UInt8](repeating: 7, count: 1 << 20), forPasteboardType: "a/b")
    let readers = (0..<100).compactMap { _ in stage.openElsewhere("a/b") }
    #expect(stage.pasteboardTransferCount == Pasteboard.limits.maximumWriterCount)
    #expect(readers.last?.read() == nil)
    for reader in readers { reader.close() }
    stage.advance(by: 0)
    #expect(stage.pasteboardTransferCount == 0)
  }

  @Test("what is put on meanwhile does not mix with what is being read")
  func changedMeanwhile() {
    stage.copyElsewhere("slow", pace: .bytesPerSecond(2))
    var answer: Result<[UInt8], PasteboardError>?
    pasteboard.loadData(forPasteboardType: "text/plain") { answer = $0 }
    stage.advance(by: 1)
    stage.copyElsewhere("other")
    stage.advance(by: 2)
    #expect(answer == .success(Array("slow".utf8)))
    #expect(pasteboard.string == nil)
  }

  @Test("every descriptor is closed, whatever comes of the transfer")
  func descriptors() throws {
    Pasteboard.limits.maximumByteCount = 1 << 20
    let before = openDescriptors
    for pace in [.atOnce, .never, .endless, .bytesPerSecond(1), .breaksOff(after: 1)]
      as [Stage.Pace]
    {
      stage.copyElsewhere("abcdefghij", pace: pace)
      _ = load(for: 12)
      stage.copyElsewhere("next")
    }
    pasteboard.string = String(repeating: "x", count: 1 << 20)
    let reader = stage.openElsewhere("text/plain")
    stage.advance(by: 40)
    reader?.close()
    _ = stage.pasteElsewhere()
    // The peer that never writes does not notice that its pipe is closed, and keeps its descriptor.
    stage.advance(by: 1)
    #expect(openDescriptors <= before + 1)
  }

  private var openDescriptors: Int { (0..<1_024).count { fcntl(Int32($0), F_GETFD) >= 0 } }

  @Test("a display that goes ends what is under way")
  func displayGoes() {
    stage.copyElsewhere("x", pace: .never)
    var answer: Result<[UInt8], PasteboardError>?
    pasteboard.loadData(forPasteboardType: "text/plain") { answer = $0 }
    stage.application.disconnect()
    #expect(answer == .failure(.unavailable) && stage.pasteboardTransferCount == 0)
  }
}
