import Foundation
import RealCompositors
import ResponderTestKit
import TestBus
import Testing

@testable import ResponderBus
@testable import WindowResponder

@MainActor @Suite(.serialized, needs("dbus-daemon")) struct BusConnectionTests {
  let scene: BusStage

  init() throws { scene = try BusStage() }

  private func connect() throws -> BusConnection {
    let bus = try scene.application.programContext.sessionBus.open()
    #expect(scene.wait { bus.state != .connecting })
    return bus
  }

  /// Calls a method and returns its result.
  private func answer(
    _ bus: BusConnection, _ method: BusMember, _ arguments: [DBusValue] = []
  ) -> Result<[DBusValue], SessionBusError>? {
    var result: Result<[DBusValue], SessionBusError>?
    bus.call(method, arguments) { result = $0 }
    #expect(result == nil)
    _ = scene.wait { result != nil }
    return result
  }

  @Test("connecting gives a connection that can be called on")
  func calling() throws {
    let bus = try connect()
    #expect(bus.state == .open)
    let names = try answer(bus, .ofBus("ListNames"))?.get().first?.parts?.compactMap(\.text)
    #expect(names?.contains("org.freedesktop.DBus") == true)
  }

  @Test("a thread that has connected does not stay, to wake up a program at rest when it ends")
  func idleThreads() throws {
    let bus = try connect()
    #expect(bus.state == .open)
    #expect(!BusConnection.keepsIdleThreads)
  }

  @Test("what is asked for while connecting is asked for then")
  func callingEarly() throws {
    let bus = try scene.application.programContext.sessionBus.open()
    #expect(bus.state == .connecting)
    let id = try answer(bus, .ofBus("GetId"))?.get().first?.text
    #expect(id?.count == 32)
  }

  @Test("an error that is answered has its name and its words")
  func refusal() throws {
    let bus = try connect()
    guard case .failure(.refused(let name, let message))? = answer(bus, .ofBus("NoSuchMethod"))
    else {
      Issue.record("no refusal")
      return
    }
    #expect(name == "org.freedesktop.DBus.Error.UnknownMethod")
    #expect(message.contains("NoSuchMethod"))
  }

  @Test("a call that D-Bus has no words for is an error and nothing worse")
  func malformedCalls() throws {
    let bus = try connect()
    for member in [
      BusMember(destination: "no name", path: "/", interface: "a.b", name: "C"),
      BusMember(destination: "a.b", path: "no/path", interface: "a.b", name: "C"),
      BusMember(destination: "a.b", path: "/", interface: "interface", name: "C"),
      BusMember(destination: "a.b", path: "/", interface: "a.b", name: "not a name"),
    ] {
      guard case .failure(.malformed)? = answer(bus, member) else {
        Issue.record("\(member) was taken")
        continue
      }
    }
    let unlike = DBusValue.array(of: "s", [.string("a"), .int32(1)])
    guard case .failure(.malformed)? = answer(bus, .ofBus("ListNames"), [unlike]) else {
      Issue.record("an array of unlike values was taken")
      return
    }
  }

  @Test("where nothing listens the connection ends with the reason, and calls are answered with it")
  func nobodyThere() {
    let bus = BusConnection(address: "unix:path=/nonexistent/bus", context: BusContext())
    var answer: Result<[DBusValue], SessionBusError>?
    bus.call(.ofBus("ListNames")) { answer = $0 }
    #expect(
      scene.wait {
        bus.context.dispatch()
        return answer != nil
      })
    guard case .failure(.unreachable)? = answer else {
      Issue.record("\(String(describing: answer))")
      return
    }
    #expect(bus.isClosed)
  }

  @Test(
    "an address that starts programs, or is none, is not used",
    arguments: [
      "", "autolaunch:", "unixexec:path=/bin/true", "nonsense", "unix:", ";;", "unix:path",
    ])
  func addresses(address: String) {
    let bus = BusConnection(address: address, context: BusContext())
    guard case .closed(.unreachable) = bus.state else {
      Issue.record("\(bus.state)")
      return
    }
  }

  @Test("a bus that lets nobody in is given up after a while")
  func silence() throws {
    let path = scene.bus.folder.file("silent")
    let listener = try Listener(path: path)
    let bus = BusConnection(address: "unix:path=\(path)", context: BusContext())
    var answer: Result<[DBusValue], SessionBusError>?
    bus.call(.ofBus("ListNames")) { answer = $0 }
    scene.stage.advance(by: BusConnection.connectTimeout - 0.1)
    bus.context.dispatch()
    #expect(bus.state == .connecting)
    scene.stage.advance(by: 0.2)
    #expect(bus.state == .closed(.timedOut))
    #expect(answer == .failure(.timedOut))
    listener.close()
  }

  @Test("what is no bus is no bus")
  func noise() throws {
    let path = scene.bus.folder.file("noise")
    let listener = try Listener(path: path)
    let bus = BusConnection(address: "unix:path=\(path)", context: BusContext())
    #expect(
      scene.wait {
        listener.answer(Array(repeating: 0xFF, count: 4_000) + [13, 10])
        bus.context.dispatch()
        return bus.isClosed
      })
    listener.close()
  }

  @Test("a call without an answer ends after its time, and a late answer is dropped")
  func timeout() throws {
    let bus = try connect()
    let mute = MuteObject()
    let other = BusConnection(address: scene.bus.address, context: BusContext())
    #expect(
      scene.wait {
        other.context.dispatch()
        return other.state == .open
      })
    // The other side's context is not dispatched, and so it does not answer.
    var name: String?
    other.call(.ofBus("GetId")) { _ in name = "here" }
    #expect(
      scene.wait {
        other.context.dispatch()
        return name != nil
      })
    let export = try other.export(mute, at: "/mute", description: MuteObject.description)
    var owned = false
    other.requestName("org.example.Mute") { _ in owned = true }
    #expect(
      scene.wait {
        other.context.dispatch()
        return owned
      })
    var answers: [Result<[DBusValue], SessionBusError>] = []
    bus.call(
      BusMember(
        destination: "org.example.Mute", path: "/mute", interface: "org.example.Mute", name: "Say"),
      timeout: 2
    ) { answers.append($0) }
    scene.stage.advance(by: 1.9)
    #expect(answers.isEmpty)
    scene.stage.advance(by: 0.2)
    #expect(answers == [.failure(.timedOut)])
    #expect(
      scene.wait {
        other.context.dispatch()
        return mute.calls == 1
      })
    scene.application.lookAtWatches()
    #expect(answers.count == 1)
    export.cancel()
  }

  @Test("when the bus dies every call is answered, and who waits for the end is told")
  func death() throws {
    let bus = try connect()
    var reason: SessionBusError?
    bus.whenClosed { reason = $0 }
    scene.bus.process.terminate()
    #expect(scene.wait { reason != nil })
    #expect(bus.state == .closed(.lost))
    #expect(answer(bus, .ofBus("ListNames")) == .failure(.lost))
  }

  @Test("nothing wakes the loop at rest")
  func rest() throws {
    let bus = try connect()
    _ = answer(bus, .ofBus("GetId"))
    #expect(scene.wait { !scene.application.lookAtWatches() })
    #expect(scene.application.nextTimer == nil)
    withExtendedLifetime(bus) {}
  }

  @Test("values come back as they were sent")
  func values() throws {
    let bus = try connect()
    let echo = EchoObject()
    let export = try bus.export(echo, at: "/echo", description: EchoObject.description)
    let sent: [DBusValue] = [
      .bool(true), .byte(7), .int16(-3), .uint16(3), .int32(-70_000), .uint32(70_000),
      .int64(-5_000_000_000), .uint64(5_000_000_000), .double(0.25), .string("Ångström"),
      .objectPath("/a/b"), .signature("a{sv}"), .structure([.string("x"), .double(1)]),
      .strings(["a", "b"]), .strings([]), .dictionary(["a": .variant(.int32(1))]),
    ]
    var name = false
    bus.requestName("org.example.Echo") { _ in name = true }
    #expect(scene.wait { name })
    for value in sent {
      let result = answer(
        bus,
        BusMember(
          destination: "org.example.Echo", path: "/echo", interface: "org.example.Echo",
          name: "Echo"), [.variant(value)])
      #expect(try result?.get() == [.variant(value)])
    }
    export.cancel()
  }
}

/// A socket that accepts connections, and sends only the bytes that a test passes to ``answer(_:)``.
private final class Listener {
  private let descriptor: Int32
  private var clients: [Int32] = []

  init(path: String) throws {
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let code = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) }
    }
    try #require(code == 0 && listen(descriptor, 4) == 0)
  }

  func answer(_ bytes: [UInt8]) {
    let client = accept(descriptor, nil, nil)
    if client >= 0 { clients.append(client) }
    for client in clients { send(client, bytes, bytes.count, Int32(MSG_NOSIGNAL)) }
  }

  func close() { for end in clients + [descriptor] { Glibc.close(end) } }
}

@MainActor private final class MuteObject: BusObject {
  static let description = """
    <node><interface name="org.example.Mute"><method name="Say"/></interface></node>
    """
  var calls = 0
  func call(
    _ method: String, of interface: String, _ arguments: [DBusValue]
  ) throws(SessionBusError) -> [DBusValue] {
    calls += 1
    return []
  }
  func property(_ name: String, of interface: String) -> DBusValue? { nil }
  func setProperty(_ name: String, of interface: String, to value: DBusValue) -> Bool { false }
}

@MainActor private final class EchoObject: BusObject {
  static let description = """
    <node><interface name="org.example.Echo"><method name="Echo">
      <arg type="v" direction="in"/><arg type="v" direction="out"/>
    </method></interface></node>
    """
  func call(
    _ method: String, of interface: String, _ arguments: [DBusValue]
  ) throws(SessionBusError) -> [DBusValue] { arguments }
  func property(_ name: String, of interface: String) -> DBusValue? { nil }
  func setProperty(_ name: String, of interface: String, to value: DBusValue) -> Bool { false }
}
