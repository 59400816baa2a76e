import Glibc
import RealCompositors
import TestBus
import Testing

@testable import ResponderBus
@testable import ResponderGraphics
@testable import ResponderTestKit
@testable import WindowResponder

/// Tests that the first frame of a program has the desktop's colors.
@MainActor @Suite(.serialized, needs("dbus-daemon")) struct StartupSettingsTests {
  private let start: Start
  private let bus: PrivateBus
  private let portal: FakePortal

  init() throws {
    bus = try PrivateBus()
    start = Start()
    portal = FakePortal(bus: BusConnection(address: bus.address, context: BusContext()))
    portal.settings["org.freedesktop.appearance"] = ["color-scheme": .uint32(1)]
  }

  private func wait(until condition: () -> Bool) -> Bool {
    RealCompositors.wait(seconds: 30) {
      portal.bus.context.dispatch()
      start.turn()
      return condition()
    }
  }

  /// A program that has not drawn yet, on a display with a stopped clock.
  @MainActor private final class Start {
    let application = Application()
    let window = Window(size: Size(width: 60, height: 40))
    let display = HeadlessDisplay(
      size: Size(width: 60, height: 40), scale: 1, isDecoratedByServer: true)

    init() {
      application.becomeShared()
      // The portal's timers use the machine's clock, which has an arbitrary value. With the same start value,
      // they do not fire during the test.
      display.now = application.now
    }

    isolated deinit { application.disconnect() }

    /// Starts as a program does: asks the bus for the settings, and then connects to the display.
    func run(bus address: String?) {
      application.useSessionBus(at: address)
      application.askForDesktopSettings()
      application.connect(to: display)
      window.makeKeyAndVisible()
      turn()
    }

    func turn() {
      application.lookAtWatches()
      application.settle()
    }

    func advance(by seconds: Double) {
      display.now += seconds
      turn()
    }

    var frames: Int { display.surfaces.first?.frameCount ?? 0 }

    /// The color in the middle of the frame that the desktop received.
    var color: Color? { display.surfaces.first?.image()?.pixel(x: 30, y: 20) }
  }

  @Test("J6: the first frame waits for the portal's answer, and is dark where the desktop is")
  func dark() throws {
    try portal.start()
    #expect(wait { portal.isStarted })
    start.run(bus: bus.address)
    #expect(start.frames == 0)
    #expect(wait { start.frames > 0 })
    #expect(start.frames == 1 && portal.reads == 1)
    #expect(start.color == Theme.dark[.systemGroupedBackground])
    #expect(start.application.systemAppearance.colorScheme == .dark)
    #expect(start.application.startupSettings == nil && start.application.watches.isEmpty)
  }

  @Test("J6: a portal that is slow costs as long as a frame takes, and no more")
  func slow() throws {
    try portal.start()
    #expect(wait { portal.isStarted })
    start.run(bus: bus.address)
    // The portal's messages are not dispatched.
    start.advance(by: StartupSettings.patience * 0.9)
    #expect(start.frames == 0)
    start.advance(by: StartupSettings.patience * 0.2)
    #expect(start.frames == 1)
    #expect(start.color == Theme.light[.systemGroupedBackground])
    #expect(start.application.startupSettings == nil && start.application.watches.isEmpty)
    #expect(start.application.nextTimer == nil)
  }

  @Test("J6: without a portal the bus says so, and the first frame comes at once")
  func noPortal() throws {
    start.run(bus: bus.address)
    #expect(wait { start.frames == 1 })
    #expect(start.color == Theme.light[.systemGroupedBackground])
  }

  @Test(
    "J6: without a bus, or where nobody listens, nothing is waited for",
    arguments: [
      nil, "", "unix:path=/nonexistent/bus", "unix:abstract=/nonexistent/bus", "tcp:host=localhost",
      "unix:path=" + String(repeating: "x", count: 200), "unix:path=%zz", "unixexec:path=/bin/true",
    ])
  func noBus(address: String?) {
    // The test's portal has its own timer.
    let timer = start.application.nextTimer
    start.run(bus: address)
    #expect(start.frames == 1 && start.application.watches.isEmpty)
    #expect(start.application.nextTimer == timer)
  }

  @Test(
    "J6: a bus that talks nonsense, hangs up or says nothing costs no more than a slow one",
    arguments: [
      nil, [], Array("REJECTED EXTERNAL\r\n".utf8), Array("OK".utf8), Array("OK 1\r\n".utf8),
      Array("OK 1\r\n".utf8) + Array(repeating: 0, count: 16),
      Array("OK 1\r\n".utf8) + Array(repeating: 255, count: 64),
      Array("OK 1\r\nl".utf8) + [2, 1, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0],
      Array("OK 1\r\nl".utf8) + [2, 1, 1, 255, 255, 255, 0, 1, 0, 0, 0, 255, 255, 255, 0],
      Array(repeating: 65, count: 100_000),
    ] as [[UInt8]?])
  func nonsense(answer: [UInt8]?) throws {
    let listener = try Listener(in: bus.folder)
    let timer = start.application.nextTimer
    start.run(bus: listener.address)
    let client = accept(listener.descriptor, nil, nil)
    try #require(client >= 0)
    defer { close(client) }
    if let answer {
      send(client, answer, answer.count, Int32(MSG_DONTWAIT) | Int32(MSG_NOSIGNAL))
      if answer.isEmpty { shutdown(client, Int32(SHUT_RDWR)) }
    }
    start.turn()
    start.advance(by: StartupSettings.patience * 1.1)
    #expect(start.frames == 1 && start.color == Theme.light[.systemGroupedBackground])
    #expect(start.application.watches.isEmpty && start.application.nextTimer == timer)
  }

  /// A listening socket that is not a message bus.
  private final class Listener {
    let descriptor: Int32
    let address: String

    init(in folder: RuntimeFolder) throws {
      let path = folder.file("nonsense")
      address = "unix:path=" + path
      descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      var name = sockaddr_un()
      name.sun_family = sa_family_t(AF_UNIX)
      withUnsafeMutableBytes(of: &name.sun_path) { $0.copyBytes(from: path.utf8) }
      let code = withUnsafePointer(to: &name) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
        }
      }
      try #require(code == 0 && listen(descriptor, 4) == 0)
    }

    deinit { close(descriptor) }
  }
}
