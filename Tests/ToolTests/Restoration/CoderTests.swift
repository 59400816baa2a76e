import ResponderTestKit
import TestScenes
import Testing
import Widgets

@testable import WindowResponder

private enum Mode: String, CoderValue { case list, grid }

/// Tests of the values that a coder saves, and of the contents of the file.
@Suite(.serialized) @MainActor struct CoderTests {
  /// Returns a coder with the values of another one, after they were written to a file's bytes and read
  /// again.
  private func again(_ coder: Coder) throws -> Coder {
    var archive = StateArchive()
    archive.records = [
      StateArchive.Record(kind: .controller, path: ["", "a"], values: coder.values)
    ]
    return Coder(try StateArchive(bytes: archive.bytes).records[0].values)
  }

  @Test("Each type comes back as it was")
  func types() throws {
    let coder = Coder()
    coder.encode(true, forKey: "bool")
    coder.encode(-42, forKey: "int")
    coder.encode(Int.min, forKey: "least")
    coder.encode(0.1, forKey: "double")
    coder.encode("Grüße,\n漢字", forKey: "text")
    coder.encode([0, 255, 7] as [UInt8], forKey: "bytes")
    coder.encode(Point(x: 1, y: -2), forKey: "point")
    coder.encode(Size(width: 3, height: 4), forKey: "size")
    coder.encode(Rect(x: 1, y: 2, width: 300.5, height: 4), forKey: "rect")
    coder.encode(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "insets")
    coder.encode(Transform(rotationAngle: 1), forKey: "transform")
    coder.encode(ItemPath(row: 4, section: 2), forKey: "path")
    coder.encode(Mode.grid, forKey: "mode")
    coder.encode(3..<9, forKey: "range")
    coder.encode([[1, 2], []], forKey: "nested")
    coder.encode(["a": ["x": 1.5], "b": [:]], forKey: "table")
    let read = try again(coder)
    #expect(read.decodeBool(forKey: "bool"))
    #expect(read.decodeInteger(forKey: "int") == -42)
    #expect(read.decodeInteger(forKey: "least") == .min)
    #expect(read.decodeDouble(forKey: "double") == 0.1)
    #expect(read.decodeString(forKey: "text") == "Grüße,\n漢字")
    #expect(read.decodeBytes(forKey: "bytes") == [0, 255, 7])
    #expect(read.decodePoint(forKey: "point") == Point(x: 1, y: -2))
    #expect(read.decodeSize(forKey: "size") == Size(width: 3, height: 4))
    #expect(read.decodeRect(forKey: "rect") == Rect(x: 1, y: 2, width: 300.5, height: 4))
    #expect(
      read.decodeEdgeInsets(forKey: "insets") == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(read.decodeTransform(forKey: "transform") == Transform(rotationAngle: 1))
    #expect(read.decode(forKey: "path") == ItemPath(row: 4, section: 2))
    #expect(read.decode(forKey: "mode") == Mode.grid)
    #expect(read.decode(forKey: "range") == 3..<9)
    #expect(read.decode(forKey: "nested") == [[1, 2], []])
    #expect(read.decode(forKey: "table") == ["a": ["x": 1.5], "b": [:]])
    #expect(read.decodeObject(forKey: "nested") as? [[Int]] == [[1, 2], []])
    #expect(read.decodeObject(forKey: "text") as? String == "Grüße,\n漢字")
  }

  @Test("A key that is not there, or of another type, gives nil, false or zero")
  func missing() {
    let coder = Coder()
    coder.encode("text", forKey: "text")
    coder.encode(1.5, forKey: "half")
    for key in ["text", "none"] {
      #expect(!coder.decodeBool(forKey: key) && coder.decodeInteger(forKey: key) == 0)
      #expect(coder.decodeDouble(forKey: key) == 0 && coder.decodePoint(forKey: key) == .zero)
      #expect(coder.decodeBytes(forKey: key) == nil)
      #expect(coder.decode([Int].self, forKey: key) == nil)
      #expect(coder.decodeObject(of: ViewController.self, forKey: key) == nil)
      #expect(coder.decodeObjects(of: ViewController.self, forKey: key).isEmpty)
    }
    #expect(coder.decodeInteger(forKey: "half") == 0)
    #expect(coder.decodeString(forKey: "half") == nil)
    #expect(coder.containsValue(forKey: "half") && !coder.containsValue(forKey: "none"))
  }

  @Test("Nil takes away what is kept, and so does what lies too deep")
  func removing() {
    let coder = Coder()
    coder.encode("text", forKey: "a")
    coder.encode(nil as String?, forKey: "a")
    #expect(!coder.containsValue(forKey: "a"))
    var deep = CoderContent.integer(1)
    for _ in 0..<33 { deep = .list([deep]) }
    coder.encode(deep, forKey: "deep")
    #expect(!coder.containsValue(forKey: "deep"))
  }

  @Test("Numbers that are none make no points and no paths")
  func hostileValues() {
    let coder = Coder()
    coder.encode([Double.nan, 1], forKey: "point")
    coder.encode([-1, 3], forKey: "path")
    coder.encode([9, 3], forKey: "range")
    #expect(coder.decode(Point.self, forKey: "point") == nil)
    #expect(coder.decode(ItemPath.self, forKey: "path") == nil)
    #expect(coder.decode(Range<Int>.self, forKey: "range") == nil)
  }

  private func archive() -> StateArchive {
    var archive = StateArchive()
    let coder = Coder()
    coder.encode("text", forKey: "text")
    coder.encode([1, 2, 3], forKey: "list")
    coder.encode(["a": 1.5], forKey: "table")
    coder.encode([1, 2] as [UInt8], forKey: "bytes")
    archive.records = [
      StateArchive.Record(kind: .application, path: [], values: ["version": .integer(1)]),
      StateArchive.Record(
        kind: .controller, path: ["", "root"], maker: "4main4RootC",
        values: coder.values.merging(["child": .reference(["", "root", "child"])]) { $1 }),
      StateArchive.Record(kind: .view, path: ["", "root", "view"], values: [:]),
    ]
    return archive
  }

  @Test("The same state has the same bytes, and they are read as what they were")
  func roundTrip() throws {
    #expect(archive().bytes == archive().bytes)
    #expect(try StateArchive(bytes: archive().bytes) == archive())
  }

  @Test("A file that was cut off anywhere is not read")
  func truncated() {
    let bytes = archive().bytes
    for length in 0..<bytes.count {
      #expect(throws: StateArchive.Problem.self) {
        _ = try StateArchive(bytes: Array(bytes.prefix(length)))
      }
    }
  }

  @Test("R6: A file in which any bit is another one is not read")
  func flipped() {
    let bytes = archive().bytes
    for index in bytes.indices {
      for bit in 0..<8 {
        var changed = bytes
        changed[index] ^= 1 << UInt8(bit)
        #expect(throws: StateArchive.Problem.self) { _ = try StateArchive(bytes: changed) }
      }
    }
  }

  @Test("Whatever stands in a file with a right checksum, nothing traps")
  func hostileFiles() {
    let body = Array(archive().bytes.dropFirst(StateArchive.headerLength))
    var generator = SystemRandomNumberGenerator()
    let seed = generator.next()
    var state = seed
    func random() -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state >> 33)
    }
    for _ in 0..<20_000 {
      var changed = body
      for _ in 0...(random() % 4) {
        changed[random() % changed.count] = UInt8(truncatingIfNeeded: random())
      }
      if random() % 3 == 0 { changed.removeLast(random() % changed.count) }
      if random() % 3 == 0 { changed += changed.prefix(random() % 40) }
      let bytes = StateArchive.mark + StateArchive.checksum(of: changed[...]) + changed
      _ = try? StateArchive(bytes: bytes)
    }
    #expect(Bool(true), "seed \(seed)")
  }

  @Test("Lists that claim to be long, or lie deep in one another, cost nothing")
  func claims() {
    let long = [1, 2, 1, 97, 1, 98, 0, 1, 1, 99, 5, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F] as [UInt8]
    let deep =
      [1, 2, 1, 97, 1, 98, 0, 1, 1, 99] as [UInt8]
      + (0..<100_000).flatMap { _ in [5, 1] as [UInt8] }
    for body in [long, deep, [0xFF] + long, []] {
      let bytes = StateArchive.mark + StateArchive.checksum(of: body[...]) + body
      #expect(throws: StateArchive.Problem.self) { _ = try StateArchive(bytes: bytes) }
    }
  }

  @Test("R6: A file of another version is left out with one line, and the program starts")
  func otherVersion() throws {
    let runs = Runs()
    Program.plan.root = { Page("page") }
    var bytes = archive().bytes
    bytes[7] = 99
    for content in [bytes, Array("hello".utf8), Array(bytes.prefix(20)), []] {
      let lines = messages {
        runs.kept.bytes = content
        runs.run { stage in #expect((stage.window.rootViewController as? Page)?.decoded == nil) }
      }
      #expect(lines.count == 1)
    }
    #expect(!Program.log.contains { $0.hasPrefix("shouldRestore") })
  }
}
