import Foundation
import RealCompositors
import ResponderBus
import Testing

@testable import ResponderAccessibility

@MainActor @Suite(.serialized, needsRegistry()) struct StatusTests {
  let scene: AccessibilityScene
  let session: BusConnection

  init() throws {
    scene = try AccessibilityScene(registry: false)
    session = BusConnection(
      address: "unix:path=\(scene.folder.file("bus"))", context: scene.context)
  }

  private func launch() throws -> ChildProcess {
    var environment = scene.environment
    environment["AT_SPI_BUS_ADDRESS"] = nil
    return try scene.folder.run(
      "/usr/libexec/at-spi-bus-launcher", [], environment: environment)
  }

  /// Sets a property of `org.a11y.Status`, as the desktop's settings do.
  private func set(_ name: String, _ value: Bool) -> Bool {
    var answer: Bool?
    session.call(
      BusMember(
        destination: "org.a11y.Bus", path: "/org/a11y/bus",
        interface: "org.freedesktop.DBus.Properties", name: "Set"),
      [.string("org.a11y.Status"), .string(name), .variant(.bool(value))], startsService: false
    ) { answer = (try? $0.get()) != nil }
    return scene.wait { answer != nil } && answer == true
  }

  private func hasOwner() -> Bool {
    var answer: Bool?
    session.call(.ofBus("NameHasOwner"), [.string("org.a11y.Bus")]) {
      answer = (try? $0.get())?.first?.truth ?? false
    }
    return scene.wait { answer != nil } && answer == true
  }

  @Test("While no client listens there are three messages, and no service is started")
  func silence() throws {
    // The connection is open before the monitor begins, so that its greeting is not among the messages.
    _ = hasOwner()
    let monitor = try scene.folder.runClient(
      Executables.require("dbus-monitor"),
      ["--profile", "type=method_call", "type=signal", "type=method_return", "type=error"],
      environment: scene.environment)
    #expect(scene.wait { monitor.output.contains("NameLost") })
    scene.server.start(sessionBus: session)
    _ = hasOwner()
    #expect(scene.wait { monitor.output.contains("NameHasOwner") })
    var calls: [String] = []
    for line in monitor.output.split(separator: "\n") {
      let columns = line.split(separator: "\t")
      if columns.first == "mc", let member = columns.last { calls.append(String(member)) }
    }
    #expect(calls == ["AddMatch", "AddMatch", "GetAll", "NameHasOwner"])
    #expect(!scene.server.isActive)
    #expect(!hasOwner())
    #expect(scene.activity.isEmpty)
    #expect(scene.clock.count == 0)
  }

  @Test("Switching it on and off, and on again, makes the application appear and disappear")
  func switching() throws {
    scene.server.start(sessionBus: session)
    _ = try launch()
    #expect(scene.wait { hasOwner() })
    #expect(!scene.server.isActive)
    for round in 1...2 {
      #expect(set("IsEnabled", true))
      #expect(scene.wait { scene.server.isActive })
      #expect(set("IsEnabled", false))
      #expect(scene.wait { !scene.server.isActive })
      #expect(scene.activity.count == round * 2)
    }
    #expect(set("ScreenReaderEnabled", true))
    #expect(scene.wait { scene.server.isActive })
    #expect(scene.activity == [true, false, true, false, true])
  }

  @Test("The end of the service releases everything, and another one is found")
  func launcherEnds() throws {
    scene.server.start(sessionBus: session)
    let launcher = try launch()
    #expect(scene.wait { hasOwner() })
    #expect(set("IsEnabled", true))
    #expect(scene.wait { scene.server.isActive })
    let released = WeakSession(value: scene.server.currentSession)
    #expect(released.value != nil)
    launcher.terminate()
    #expect(scene.wait { !scene.server.isActive })
    #expect(scene.wait { released.value == nil })
    _ = try launch()
    #expect(scene.wait { hasOwner() })
    #expect(set("IsEnabled", true))
    #expect(scene.wait { scene.server.isActive })
    scene.server.stop()
    #expect(!scene.server.isActive)
    #expect(scene.activity == [true, false, true, false])
  }

  @Test("An accessibility bus that ends while its service lives on is connected again")
  func busEnds() throws {
    let launcher = FakeLauncher(scene)
    #expect(scene.wait { launcher.isReady })
    let first = try scene.startAccessibilityBus()
    scene.server.start(sessionBus: session)
    #expect(scene.wait { scene.server.isActive })
    first.terminate()
    #expect(scene.wait { !scene.server.isActive })
    #expect(scene.wait { !first.isRunning })
    _ = try scene.startAccessibilityBus()
    #expect(scene.wait { scene.server.isActive })
    #expect(scene.activity == [true, false, true])
    scene.server.stop()
    #expect(scene.activity == [true, false, true, false])
    withExtendedLifetime(launcher) {}
  }
}

/// A substitute for at-spi-bus-launcher, which does not end with the accessibility bus.
@MainActor private final class FakeLauncher: BusObject {
  private static let description = """
    <node><interface name="org.a11y.Bus">
      <method name="GetAddress"><arg type="s" direction="out"/></method>
    </interface><interface name="org.a11y.Status">
      <property name="IsEnabled" type="b" access="read"/>
      <property name="ScreenReaderEnabled" type="b" access="read"/>
    </interface></node>
    """

  private let address: String
  private let bus: BusConnection
  private var export: BusSubscription?
  private(set) var isReady = false

  init(_ scene: AccessibilityScene) {
    address = scene.address
    bus = BusConnection(
      address: "unix:path=\(scene.folder.file("bus"))", context: scene.context)
    bus.whenOpen { [unowned self] in
      export = try? bus.export(self, at: "/org/a11y/bus", description: Self.description)
      bus.requestName("org.a11y.Bus") { [unowned self] in isReady = (try? $0.get()) == true }
    }
  }

  func call(
    _ method: String, of interface: String, _ arguments: [DBusValue]
  ) throws(SessionBusError) -> [DBusValue] { [.string(address)] }

  func property(_ name: String, of interface: String) -> DBusValue? { .bool(name == "IsEnabled") }

  func setProperty(_ name: String, of interface: String, to value: DBusValue) -> Bool { false }
}

/// A weak reference to a session.
private struct WeakSession {
  weak var value: AtspiSession?
}
