import RealCompositors
import ResponderBus
import ResponderTestKit
import TestBus
import Testing

@testable import WindowResponder

/// Tests of single-instance applications, which receive the files of later starts.
@MainActor @Suite(.serialized, needs("dbus-daemon")) struct SingleInstanceTests {
  private let rig: BusStage
  private let delegate = Opened()
  private let name = "org.example.Once"

  init() throws {
    rig = try BusStage()
    rig.application.delegate = delegate
  }

  private final class Opened: Responder, ApplicationDelegate {
    var opened: [[String]] = []
    func application(_ application: Application, openFiles paths: [String]) { opened.append(paths) }
  }

  /// Calls a method of the first instance, as a second program of the same name does, and returns the answer.
  private func call(_ method: String, _ arguments: [DBusValue]) throws -> [DBusValue]? {
    let context = BusContext()
    let bus = BusConnection(address: rig.bus.address, context: context)
    let watch = DescriptorWatch(
      context.descriptor, for: .reading, in: rig.application.programContext
    ) { _ in context.dispatch() }
    defer { watch.cancel() }
    var result: Result<[DBusValue], SessionBusError>?
    bus.call(
      BusMember(
        destination: name, path: "/org/example/Once", interface: SingleInstance.interface,
        name: method), arguments
    ) { result = $0 }
    try #require(rig.wait { result != nil })
    return try? result?.get()
  }

  @Test("O6: The first start goes on, and hears of the files of later ones")
  func opening() throws {
    #expect(rig.application.becomeSingleInstance(name, files: ["/a"]))
    #expect(rig.application.identifier == name && delegate.opened.isEmpty)
    let answer = try call(
      "Open",
      [
        .strings(["file:///x%20y", "http://example.org", "file:///z"]),
        .dictionary(["activation-token": .string("t1")]),
      ])
    #expect(answer?.isEmpty == true && rig.wait { delegate.opened == [["/x y", "/z"]] })
    #expect(rig.stage.windowManagerRequests.contains("activate t1"))
    _ = try call("Activate", [.dictionary([:])])
    #expect(rig.wait { delegate.opened.last == [] })
  }

  private final class OpenedPathnames: Responder, ApplicationDelegate {
    var opened: [[Pathname]] = []
    func application(_ application: Application, openPathnames paths: [Pathname]) {
      opened.append(paths)
    }
  }

  @Test("O6: Files of later starts have their bytes, and a program of texts is told by a line")
  func bytes() throws {
    #expect(rig.application.becomeSingleInstance(name, files: []))
    let call: [DBusValue] = [
      .strings(["file:///%E4%0A.txt", "file:///%F6.txt", "file:///z"]), .dictionary([:]),
    ]
    var lines: [String] = []
    ErrorLine.observer = { lines.append($0) }
    defer { ErrorLine.observer = nil }
    _ = try self.call("Open", call)
    #expect(rig.wait { delegate.opened == [["/z"]] })
    #expect(lines.count == 2 && lines.first?.contains("/\u{FFFD}\u{FFFD}.txt") == true)
    let other = OpenedPathnames()
    rig.application.delegate = other
    _ = try self.call("Open", call)
    let expected = [
      Pathname(bytes: [0x2F, 0xE4, 10] + ".txt".utf8), Pathname(bytes: [0x2F, 0xF6] + ".txt".utf8),
      "/z",
    ]
    #expect(rig.wait { other.opened == [expected] })
  }

  /// The first instance, as another program.
  private final class Owner: BusObject {
    var calls: [(method: String, arguments: [DBusValue])] = []
    var refuses = false
    func call(
      _ method: String, of interface: String, _ arguments: [DBusValue]
    ) throws(SessionBusError) -> [DBusValue] {
      calls.append((method, arguments))
      if refuses { throw .refused(name: "org.example.No", message: "no") }
      return []
    }
    func property(_ name: String, of interface: String) -> DBusValue? { nil }
    func setProperty(_ name: String, of interface: String, to value: DBusValue) -> Bool { false }
  }

  @Test("O6: A later start hands its files over and does not go on", arguments: [false, true])
  func handingOver(refuses: Bool) throws {
    let context = BusContext()
    let bus = BusConnection(address: rig.bus.address, context: context)
    let watch = DescriptorWatch(
      context.descriptor, for: .reading, in: rig.application.programContext
    ) { _ in context.dispatch() }
    defer { watch.cancel() }
    let owner = Owner()
    owner.refuses = refuses
    var export: BusSubscription?
    var isOwner = false
    bus.whenOpen {
      export = try? bus.export(
        owner, at: "/org/example/Once", description: SingleInstance.description)
      bus.requestName("org.example.Once") { isOwner = (try? $0.get()) == true }
    }
    try #require(rig.wait { isOwner } && export != nil)
    // If the first instance refuses the files, this one opens them.
    #expect(
      rig.application.becomeSingleInstance(
        name, files: ["/a b", Pathname(bytes: [0x2F, 0xE4])], token: "t1") == refuses)
    #expect(owner.calls.map(\.method) == ["Open"])
    #expect(
      owner.calls.first?.arguments[0].parts?.map(\.text) == [
        "file:///a%20b", "file:///%E4",
      ])
    #expect(owner.calls.first?.arguments[1].entries?["activation-token"]?.text == "t1")
    guard !refuses else { return }
    #expect(!rig.application.becomeSingleInstance(name, files: []))
    #expect(owner.calls.last?.method == "Activate")
  }

  @Test("O6: A first start that does not answer is waited for no longer than the limit")
  func silence() throws {
    let context = BusContext()
    let bus = BusConnection(address: rig.bus.address, context: context)
    let watch = DescriptorWatch(
      context.descriptor, for: .reading, in: rig.application.programContext
    ) { _ in context.dispatch() }
    let owner = Owner()
    var export: BusSubscription?
    var isOwner = false
    bus.whenOpen {
      export = try? bus.export(
        owner, at: "/org/example/Once", description: SingleInstance.description)
      bus.requestName("org.example.Once") { isOwner = (try? $0.get()) == true }
    }
    try #require(rig.wait { isOwner } && export != nil)
    // From here on, the first instance does not handle messages.
    watch.cancel()
    #expect(SingleInstance.patience == 3)
    let instance = try #require(
      SingleInstance(identifier: name, application: rig.application, patience: 0.1))
    #expect(instance.start(files: ["/a"], addresses: [], token: nil) == .first)
    #expect(owner.calls.isEmpty)
  }

  @Test("Calls that mean nothing are refused, and nothing is opened")
  func nonsense() throws {
    #expect(rig.application.becomeSingleInstance(name, files: []))
    #expect(
      try call("ActivateAction", [.string("x"), .array(of: "v", []), .dictionary([:])]) == nil)
    #expect(try call("Open", [.int32(1)]) == nil)
    #expect(delegate.opened.isEmpty)
  }

  @Test("A name that is none, or no bus, lets the program go on by itself")
  func impossible() {
    #expect(rig.application.becomeSingleInstance("no name", files: ["/a"]))
    rig.application.useSessionBus(at: nil)
    #expect(rig.application.becomeSingleInstance(name, files: ["/a"]))
  }
}
