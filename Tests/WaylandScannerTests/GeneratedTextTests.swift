import Foundation
import Testing

@testable import WaylandScanner

/// Tests of the code that the scanner generates for a protocol.
struct GeneratedTextTests {
  private static let text = """
    <protocol name="p">
      <interface name="toy_box_v1" version="3" summary="A box.">
        <request name="destroy" type="destructor"/>
        <request name="put" since="2" summary="Puts a toy in.">
          <arg name="toy" type="object" interface="toy_v1" allow-null="true"/>
          <arg name="label" type="string"/>
          <arg name="place" type="uint" enum="place"/>
          <arg name="weight" type="fixed"/>
          <arg name="data" type="array"/>
          <arg name="fd" type="fd"/>
        </request>
        <request name="take"><arg name="id" type="new_id" interface="toy_v1"/></request>
        <request name="bind"><arg name="name" type="uint"/><arg name="id" type="new_id"/></request>
        <event name="default">
          <arg name="in" type="object" interface="toy_v1"/>
          <arg name="data" type="array"/>
        </event>
        <event name="gone" type="destructor"/>
        <enum name="place"><entry name="90" value="0x10"/><entry name="repeat" value="1"/></enum>
        <enum name="error" bitfield="true"><entry name="full" value="4"/></enum>
      </interface>
      <interface name="toy_v1" version="1"/>
    </protocol>
    """

  private let client: String
  private let server: String

  init() throws {
    client = try CommandLineTool.generate(.client, from: [("p.xml", Self.text)])
    server = try CommandLineTool.generate(.server, from: [("p.xml", Self.text)])
  }

  @Test func anInterfaceBecomesAClass() {
    #expect(client.contains("@MainActor public final class ToyBoxV1: Proxy {"))
    #expect(server.contains("public final class ToyBoxV1Resource: Resource {"))
  }

  @Test func aRequestBecomesAMethodWithTypedArguments() {
    #expect(
      client.contains(
        "public func put(toy: ToyV1?, label: String, place: ToyBoxV1.Place, weight: Double, "
          + "data: [UInt8], fd: Int32) {"))
    #expect(client.contains("send(1, since: 2, isComplete: Self.isUsable(toy), count: 6, "))
  }

  @Test func ofSeveralRequestsThatEndAnObjectEachSendsItself() throws {
    let text = """
      <protocol name="p"><interface name="toy_v1" version="2">
        <request name="keep" type="destructor"/>
        <request name="destroy" type="destructor"/>
        <request name="remove" type="destructor" since="2"/>
      </interface></protocol>
      """
    let client = try CommandLineTool.generate(.client, from: [("p.xml", text)])
    #expect(client.contains("Destructor(opcode: 1, since: 1)"))
    #expect(client.contains("func keep() { end(by: Destructor(opcode: 0, since: 1)) }"))
    #expect(client.contains("func remove() { end(by: Destructor(opcode: 2, since: 2)) }"))
  }

  @Test func aRequestThatMakesAnObjectGivesIt() {
    #expect(client.contains("public func take() -> ToyV1 {"))
    #expect(
      client.contains(
        "public func bind<Object: Proxy>("
          + "name: UInt32, _ type: Object.Type, version newVersion: UInt32) -> Object {"))
  }

  @Test func enumerationsAvoidNamesThatSwiftHasForItself() {
    #expect(Names.enumeration("type") == "Kind")
    #expect(Names.enumeration("error") == "ErrorCode")
    #expect(Names.enumeration("button_state") == "ButtonState")
  }

  @Test func destroyIsEveryObjectsOwnMethod() {
    #expect(!client.contains("func destroy"))
    #expect(client.contains("Destructor(opcode: 0, since: 1)"))
  }

  @Test func eventsBecomeCases() {
    #expect(client.contains("case `default`(in: ToyV1?, data: [UInt8])"))
    #expect(
      client.contains("onEvent(.default(in: object(arguments[0].o, ToyV1.self), data: bytes("))
    #expect(client.contains("defer { if opcode == 1 { expire() } }"))
    #expect(server.contains("public func sendDefault(in: ToyV1Resource, data: [UInt8]) {"))
  }

  @Test func enumerationsAreOpenAndMasksAreSets() {
    #expect(client.contains("public struct Place: RawRepresentable, Hashable, Sendable {"))
    #expect(client.contains("public static var place90: Self { Self(rawValue: 16) }"))
    #expect(client.contains("public static var `repeat`: Self { Self(rawValue: 1) }"))
    #expect(client.contains("public struct ErrorCode: OptionSet, Hashable, Sendable {"))
  }

  @Test func whatNoMessageMakesIsAGlobal() {
    #expect(server.contains("[\n      ToyBoxV1Resource.interface,\n    ]"))
    #expect(
      server.contains(
        "case \"toy_box_v1\": add(ToyBoxV1Resource.self, version) { $0.serve($1) }"))
    #expect(!server.contains("case \"toy_v1\""))
  }

  @Test func tablesHaveSignaturesAndTypes() {
    for text in [client, server] {
      #expect(text.contains(#"toy_v1\0010000\"#))
      #expect(text.contains(#"put\02?osufah\0020000000000\"#))
      #expect(text.contains(#"take\0n\002\"#))
      #expect(text.contains(#"bind\0usun\000000000\"#))
    }
  }

  @Test func wrongUsageIsToldApartFromWrongFiles() {
    var told: [String] = []
    func status(_ arguments: String...) -> Int32 {
      CommandLineTool(arguments: arguments, report: { told.append($0) }).run()
    }
    #expect(status() == 2)
    #expect(status("both", "a.swift", "a.xml") == 2)
    #expect(status("client", "/nowhere/a.swift", "/nowhere/a.xml") == 1)
    #expect(told.count == 3)
    #expect(told[0].hasPrefix("usage: WaylandScanner client|server OUTPUT.swift XML..."))
    #expect(told[2] == "/nowhere/a.xml:1: error: the file can't be read")
  }

  @Test("A generated file is written only if its text changes")
  func unchangedFile() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let input = folder.appendingPathComponent("toy.xml")
    let output = folder.appendingPathComponent("Toy.swift")

    // A written file replaces the former one, so that it is another file.
    func generate(_ text: String) throws -> Int {
      try Data(text.utf8).write(to: input)
      #expect(CommandLineTool(arguments: ["client", output.path, input.path]).run() == 0)
      let attributes = try FileManager.default.attributesOfItem(atPath: output.path)
      return try #require(attributes[.systemFileNumber] as? Int)
    }
    let first = try generate(Self.text)
    #expect(try generate(Self.text) == first)
    #expect(try generate(Self.text.replacing("name=\"put\"", with: "name=\"lay\"")) != first)
    #expect(try String(contentsOf: output, encoding: .utf8).contains("func lay("))
  }
}
