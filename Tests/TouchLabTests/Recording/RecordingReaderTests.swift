import SeededRandom
import Testing
import TouchRecording

@Suite("Recordings: reading what is broken") struct RecordingReaderTests {
  @Test("A file that is cut off at any byte gives every line before, and names the last")
  func cutAnywhere() throws {
    // The header and every third line, which are some of each kind.
    let lines = Samples.everyLine.enumerated().filter { $0.offset % 3 == 0 }.map(\.element)
    let bytes = Samples.bytes(of: lines)
    for end in 0...bytes.count {
      let results = Samples.results(of: Array(bytes[..<end]))
      let whole = bytes[..<end].count { $0 == UInt8(ascii: "\n") }
      #expect(try results.prefix(whole).map { try $0.get() } == Array(lines.prefix(whole)))
      guard end > 0, bytes[end - 1] != UInt8(ascii: "\n") else {
        #expect(results.count == whole)
        continue
      }
      #expect(results.count == whole + 1)
      // The line may be complete except for its newline.
      if bytes[end] == UInt8(ascii: "\n") {
        #expect(try results[whole].get() == lines[whole])
      } else {
        guard case .failure(let problem) = results[whole] else {
          Issue.record("half a line was taken, at \(end)")
          continue
        }
        #expect(problem.description == "line \(whole + 1): cut off")
      }
    }
  }

  @Test("A byte order mark, as editors write it, and other line endings change nothing")
  func editors() throws {
    let lines = Array(Samples.everyLine.prefix(5))
    let text = String(decoding: Samples.bytes(of: lines), as: UTF8.self)
    let edited = "\u{FEFF}" + text.replacing("\n", with: "\r\n")
    #expect(try Samples.results(of: Array(edited.utf8)).map { try $0.get() } == lines)
  }

  @Test("Files in other formats are recognized by their first bytes")
  func signatures() {
    #expect(FileKind.look(at: [0x1F, 0x8B, 8, 0]) != .binary)
    #expect(FileKind.look(at: [0xFF, 0xFE, 0x7B, 0]) != .binary)
    // Two events of the kernel, as `cat /dev/input/event5` writes them.
    let event: [UInt8] = [
      1, 2, 3, 4, 0, 0, 0, 0, 9, 9, 0, 0, 0, 0, 0, 0, 3, 0, 53, 0, 7, 0, 0, 0,
    ]
    guard case .other(let sentence) = FileKind.look(at: event + event) else {
      Issue.record("not recognized")
      return
    }
    #expect(sentence.contains("evemu-record"))
    #expect(FileKind.look(at: [UInt8](repeating: 0, count: 96)) == .binary)
  }

  @Test(
    "A line that is broken, unknown or impossible is named by its number, and the next is read",
    arguments: [
      ("", "not a JSON object"), ("[]", "not a JSON object"), ("{", "not a JSON object"),
      (#"{"e":"touch.frame","at":1}}"#, "not a JSON object"),
      (#"{"e":"touch.frame","at":01}"#, "not a JSON object"),
      (#"{"e":"touch.frame","at":1,}"#, "not a JSON object"),
      (#"{"e":"touch.frame" "at":1}"#, "not a JSON object"),
      (#"{"e":"touch.fr\qame","at":1}"#, "not a JSON object"),
      (#"{"e":"touch.frame","at":tru}"#, "not a JSON object"),
      ("{}", "no “e”"), (#"{"e":"touch.frame"}"#, "no “at”"),
      (#"{"e":7,"at":1}"#, "“e” has an impossible value"),
      (#"{"e":"touch.sniff","at":1}"#, "unknown event “touch.sniff”"),
      (#"{"e":"touch.motion","at":1,"id":1,"x":1}"#, "no “y”"),
      (#"{"e":"touch.motion","at":1,"id":1,"x":1,"y":null}"#, "no “y”"),
      (#"{"e":"touch.motion","at":1,"id":1.5,"x":1,"y":1}"#, "“id” has an impossible value"),
      (#"{"e":"touch.motion","at":1,"id":1,"x":"1","y":1}"#, "“x” has an impossible value"),
      (#"{"e":"touch.motion","at":1,"id":1,"x":1e9,"y":1}"#, "“x” has an impossible value"),
      (#"{"e":"touch.motion","at":1,"id":1,"x":1e999,"y":1}"#, "“x” has an impossible value"),
      (#"{"e":"touch.motion","at":-1,"id":1,"x":1,"y":1}"#, "“at” has an impossible value"),
      (
        #"{"e":"touch.motion","at":99999999999999999999,"id":1,"x":1,"y":1}"#,
        "“at” has an impossible value"
      ),
      (#"{"e":"touch.up","at":1,"id":1,"ms":4294967296}"#, "“ms” has an impossible value"),
      (#"{"e":"window","at":1,"n":1,"width":0,"height":5}"#, "“width” has an impossible value"),
      (
        #"{"e":"test.begin","at":1,"test":"magic","held":"robot"}"#,
        "“test” has an impossible value"
      ),
      (#"{"e":"test.begin","at":1,"test":"rate"}"#, "no “held”"),
      (
        #"{"e":"test.begin","at":1,"test":"coverage","held":"robot","cell":0}"#,
        "“cell” has an impossible value"
      ),
    ])
  func brokenLine(_ line: String, _ reason: String) {
    let text = "{\"e\":\"recording\",\"version\":1}\n\(line)\n{\"e\":\"touch.frame\",\"at\":9}\n"
    let recording = RecordingReader.read(Array(text.utf8))
    #expect(recording.problems.map(\.description) == ["line 2: \(reason)"])
    #expect(recording.touches == [TouchEvent(.frame, Stamp(arrived: 9))])
    #expect(recording.lineCount == 3)
  }

  @Test("Names in any order, spaces, unknown names and values within values are no matter")
  func otherWriters() {
    let line = """
       { "more" : { "deep" : [ 1 , "}" , { } , [ ] , -0.5E+2 , null ] } , "y":2.0e0,"x" :10e-1,\
      "id":3 , "at":1000 , "e":"touch.motion", "window": 1 }\r
      """
    let recording = RecordingReader.read(Array((line + "\n").utf8))
    #expect(recording.problems.isEmpty)
    #expect(
      recording.touches == [TouchEvent(.motion, Stamp(arrived: 1_000), id: 3, x: 1, y: 2)])
  }

  @Test("Escapes of every kind are read, and half a pair of surrogates harms nothing")
  func escapes() {
    let text = #"{"e":"machine","at":1,"model":"\u0041\ud83d\ude00\/\b\ud800x","kernel":"\udc00"}"#
    let recording = RecordingReader.read(Array((text + "\n").utf8))
    #expect(
      recording.facts == [
        Fact(
          at: 1,
          .machine(Machine(model: "A😀/\u{8}\u{FFFD}x", kernel: "\u{FFFD}")))
      ])
  }

  @Test("Arrays in arrays without an end, and a line without one, end the line and no more")
  func hostileDepth() {
    let deep = String(repeating: "[", count: 60_000)
    let long = String(repeating: "a", count: 200_000)
    let text = "{\"e\":\(deep)\n{\"e\":\"\(long)\n{\"e\":\"touch.frame\",\"at\":9}\n"
    #expect(Samples.problems(of: text) == ["line 1: not a JSON object", "line 2: too long"])
    for piece in [1_000, 65_536] {
      let results = Samples.results(of: Array(text.utf8), piece: piece)
      #expect(results.count == 3)
    }
  }

  @Test("Of a hundred thousand broken lines a hundred are named, and all are counted")
  func manyProblems() {
    let recording = RecordingReader.read(Array(repeating: UInt8(ascii: "\n"), count: 100_000))
    #expect(recording.problems.count == Recording.namedProblems)
    #expect(recording.problemCount == 100_000)
  }

  @Test("A recording with random bytes in it never traps, and the lines without them are read")
  func randomDamage() {
    let bytes = Samples.bytes(of: Samples.everyLine)
    for seed in 0..<100 {
      var random = SeededGenerator(seed: UInt64(seed))
      var damaged = bytes
      var hit: Set<Int> = []
      for _ in 0..<5 {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        damaged[place] = UInt8.random(in: 0...255, using: &random)
        hit.insert(bytes[..<place].count { $0 == UInt8(ascii: "\n") })
      }
      let results = Samples.results(of: damaged)
      // All lines without a changed byte are read, except for lines that a changed newline joins or divides.
      let read = results.count { if case .success = $0 { true } else { false } }
      #expect(read >= Samples.everyLine.count - hit.count - 5, "seed \(seed)")
    }
  }

  @Test("A later version's file is read as far as it is known, and says that it is newer")
  func laterVersion() {
    let text = """
      {"e":"recording","version":3,"zone":"x"}
      {"e":"touch.force","at":5,"id":1,"force":0.5}
      {"e":"touch.up","at":6,"id":1,"why":"lost"}

      """
    let recording = RecordingReader.read(Array(text.utf8))
    #expect(recording.isNewer)
    #expect(recording.problems.map(\.description) == ["line 2: unknown event “touch.force”"])
    #expect(recording.touches.count == 1)
  }
}
