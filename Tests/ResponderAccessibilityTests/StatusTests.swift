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
}

/// A weak reference to a session.
private struct WeakSession {
  weak var value: AtspiSession?
}
