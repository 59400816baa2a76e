import Foundation
import Testing

@testable import WaylandScanner

/// Tests that compare `protocols/` with the protocol files of the system.
struct ProtocolFilesTests {
  private static let system = [
    "/usr/share/wayland/wayland.xml", "/usr/share/wayland-protocols",
  ]
  private static let isInstalled = system.allSatisfy(FileManager.default.fileExists)

  private let own: [Interface]

  init() throws {
    let directory = Fixture.package.appending(path: "protocols").path
    own = try Self.interfaces(in: try Self.xmlFiles(under: directory))
    #expect(!own.isEmpty)
  }

  @Test(.enabled(if: isInstalled, "libwayland-dev and wayland-protocols are not installed"))
  func everyMessageIsAsTheSystemHasIt() throws {
    let files = try Self.system.flatMap(Self.xmlFiles)
    let theirs = Dictionary(
      try Self.interfaces(in: files).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var compared = 0
    for interface in own {
      guard let other = theirs[interface.name] else { continue }
      compared += compare(interface.requests, other.requests, "\(interface.name) request")
      compared += compare(interface.events, other.events, "\(interface.name) event")
      compareEnumerations(interface, other)
    }
    #expect(compared > 150, "the system's files were found and read")
  }

  /// Compares the messages that both versions have, and returns their number.
  private func compare(_ own: [Message], _ theirs: [Message], _ what: String) -> Int {
    for (opcode, (mine, other)) in zip(own, theirs).enumerated() {
      #expect(mine.name == other.name, "\(what) \(opcode)")
      #expect(mine.signature == other.signature, "\(what) \(mine.name)")
      #expect(mine.since == other.since, "\(what) \(mine.name)")
      let interfaces = mine.arguments.map(\.interface)
      #expect(interfaces == other.arguments.map(\.interface), "\(what) \(mine.name)")
    }
    return min(own.count, theirs.count)
  }

  private func compareEnumerations(_ own: Interface, _ other: Interface) {
    for enumeration in own.enumerations {
      guard let theirs = other.enumerations.first(where: { $0.name == enumeration.name }) else {
        continue
      }
      #expect(enumeration.isBitfield == theirs.isBitfield, "\(own.name).\(enumeration.name)")
      for entry in enumeration.entries {
        guard let same = theirs.entries.first(where: { $0.name == entry.name }) else { continue }
        #expect(entry.value == same.value, "\(own.name).\(enumeration.name).\(entry.name)")
      }
    }
  }

  // The versions of the globals are in WaylandPlatform's table, which has its own test.
  @Test func whatGlobalsMakeIsAsNewAsTheLibraryNeeds() {
    let versions = Dictionary(uniqueKeysWithValues: own.map { ($0.name, $0.version) })
    let needed = [
      "wl_surface": 6, "wl_pointer": 9, "wl_keyboard": 9, "wl_touch": 9, "xdg_toplevel": 6,
    ]
    for (name, version) in needed { #expect(versions[name, default: 0] >= version, "\(name)") }
  }

  @Test func everyMessageHasASummary() {
    for interface in own {
      for message in interface.requests + interface.events {
        #expect(!message.summary.isEmpty, "\(interface.name).\(message.name)")
      }
    }
  }

  private static func xmlFiles(under path: String) throws -> [String] {
    if path.hasSuffix(".xml") { return [path] }
    return try FileManager.default.subpathsOfDirectory(atPath: path)
      .filter { $0.hasSuffix(".xml") }.sorted().map { path + "/" + $0 }
  }

  private static func interfaces(in paths: [String]) throws -> [Interface] {
    try paths.flatMap { path in
      let text = try String(contentsOfFile: path, encoding: .utf8)
      return try ProtocolParser.parse(file: path, text: text).interfaces
    }
  }
}
