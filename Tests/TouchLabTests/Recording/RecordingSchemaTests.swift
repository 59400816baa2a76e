import Foundation
import SeededRandom
import SyntheticTouch
import Testing
import TouchImport
import TouchRecording

/// Tests that compare the JSON schema in Documentation with the writer, the reader and the document.
@Suite("Recordings: the schema") struct RecordingSchemaTests {
  private typealias Members = [String: Any]

  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Documentation")

  private static func schema() throws -> [String: LineSchema] {
    let data = try Data(contentsOf: folder.appending(path: "TouchRecordings.schema.json"))
    let whole = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let definitions = try #require(whole["$defs"] as? [String: [String: Any]])
    let named = try #require(whole["oneOf"] as? [[String: String]])
    #expect(Set(named.compactMap { $0["$ref"] }) == Set(definitions.keys.map { "#/$defs/\($0)" }))
    return definitions.mapValues(LineSchema.init)
  }

  private func members(_ line: some Sequence<UInt8>) throws -> Members {
    try #require(try JSONSerialization.jsonObject(with: Data(line)) as? Members)
  }

  private func problem(_ members: Members) throws -> LineProblem? {
    let data = try JSONSerialization.data(withJSONObject: members)
    return RecordingReader.read(Array(data) + [0x0A]).problems.first
  }

  @Test("Every line that is written is in the form that the schema says")
  func written() throws {
    let schema = try Self.schema()
    var lines = Samples.everyLine
    let screen = SyntheticScreen(seed: 1, fault: .sound)
    lines += SyntheticSession.full(on: screen, holder: .robot).sortedLines.prefix(3_000)
    for text in [
      CaptureSample.evemuDescription + CaptureSample.evemu(CaptureSample.session.events),
      CaptureSample.session.hidRecorder,
    ] {
      _ = try Importer.read(Array(text.utf8)) { lines.append($0) }
    }
    var names = Set<String>()
    for line in Samples.bytes(of: lines).split(separator: 0x0A) {
      let members = try members(line)
      let name = try #require(members["e"] as? String)
      names.insert(name)
      let reason = try #require(schema[name], "\(name)").refusal(of: members)
      #expect(reason == nil, "\(String(decoding: line, as: UTF8.self))")
    }
    #expect(names == Set(schema.keys))
  }

  @Test("The reader takes what the schema allows, and names what it does not")
  func read() throws {
    for (name, line) in try Self.schema() {
      let whole = line.example
      #expect(try problem(whole) == nil, "\(name)")
      for member in line.members where member.name != "e" {
        var without = whole
        without[member.name] = nil
        let missing = try problem(without)
        if member.isRequired {
          #expect(missing?.reason == .missing(member.name), "\(name).\(member.name)")
        } else {
          #expect(missing == nil, "\(name).\(member.name)")
          without[member.name] = NSNull()
          #expect(try problem(without) == nil && line.refusal(of: without) == nil)
        }
        for value in member.allowed {
          var changed = whole
          changed[member.name] = value
          #expect(line.refusal(of: changed) == nil, "\(name).\(member.name) = \(value)")
          // The ranges of some members depend on others.
          if name == "axis", member.name == "min" { changed["max"] = Int(Int32.max) }
          if name == "axis", member.name == "max" { changed["min"] = Int(Int32.min) }
          #expect(try problem(changed) == nil, "\(name).\(member.name) = \(value)")
        }
        for value in member.refused {
          var changed = whole
          changed[member.name] = value
          #expect(line.refusal(of: changed) != nil, "\(name).\(member.name) = \(value)")
          let reason = try problem(changed)?.reason
          #expect(reason == .impossible(member.name), "\(name).\(member.name) = \(value)")
        }
      }
    }
  }

  @Test("The document lists every line with its members, and says which are required")
  func documented() throws {
    let text = try String(
      contentsOf: Self.folder.appending(path: "TouchRecordings.md"), encoding: .utf8)
    var told: [String: [String: Bool]] = [:]
    var name = ""
    for line in text.split(separator: "\n") {
      if line.hasPrefix("#### `") { name = String(line.dropFirst(6).prefix { $0 != "`" }) }
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 4, !name.isEmpty, cells[0].hasPrefix("`") else { continue }
      told[name, default: [:]][String(cells[0].dropFirst().dropLast())] = cells[3] == "required"
    }
    for (name, line) in try Self.schema() {
      let members = line.members.filter { $0.name != "e" }
      #expect(
        told[name] == Dictionary(uniqueKeysWithValues: members.map { ($0.name, $0.isRequired) }),
        "\(name)")
    }
  }
}
