import RealCompositors
import ResponderBus
import ResponderTestKit
import TestBus
import Testing

@testable import DesktopServices
@testable import WindowResponder

/// Tests of asynchronous requests to the desktop's portal.
@MainActor @Suite("Questions to the desktop", .serialized, needs("dbus-daemon"))
struct DesktopPortalTests {
  private let rig: BusStage
  private var application: Application { rig.application }

  init() throws { rig = try BusStage() }

  /// Starts a request, sends the portal's response when the request has arrived, and returns the result.
  private func answer<Value>(
    to method: String, of desktop: FakeDesktop, _ code: UInt32, _ values: [String: DBusValue] = [:],
    _ body: @escaping @MainActor () async throws -> Value
  ) async throws -> Value {
    let count = desktop.peer.arguments(of: method).count
    let responder = Task { @MainActor in
      while desktop.peer.arguments(of: method).count == count {
        try await Task.sleep(for: .milliseconds(2))
      }
      desktop.respond(code, values)
    }
    defer { responder.cancel() }
    return try await rig.result(of: body)
  }

  @Test("A picture of the screen is a file, and belongs to the window that asks")
  func screenshot() async throws {
    let desktop = try #require(try FakeDesktop(on: rig))
    let (application, window) = (application, rig.stage.window)
    let path = try await answer(
      to: "Screenshot", of: desktop, 0, ["uri": .string("file:///tmp/a%20b.png")]
    ) { try await application.captureScreen(interactive: true, above: window) }
    #expect(path == "/tmp/a b.png")
    let call = try #require(desktop.peer.arguments(of: "Screenshot").first)
    #expect(call[0].text == "wayland:stage")
    #expect(call[1].entries?["interactive"]?.truth == true)
  }

  @Test(
    "What goes wrong is an error of its own",
    arguments: [
      (1, [:], .cancelled), (2, [:], .denied), (0, [:], .malformed),
      (0, ["uri": .string("http://example.org/a.png")], .malformed),
      (0, ["uri": .int32(3)], .malformed),
    ] as [(UInt32, [String: DBusValue], PortalError)])
  func errors(code: UInt32, values: [String: DBusValue], expected: PortalError) async throws {
    let desktop = try #require(try FakeDesktop(on: rig))
    let application = application
    await #expect(throws: expected) {
      _ = try await answer(to: "Screenshot", of: desktop, code, values) {
        try await application.captureScreen()
      }
    }
  }

  @Test("A portal that does not allow it says so at once")
  func notAllowed() async throws {
    let desktop = try #require(try FakeDesktop(on: rig))
    desktop.peer.refusals["Screenshot"] = .refused(
      name: "org.freedesktop.portal.Error.NotAllowed", message: "no")
    let application = application
    await #expect(throws: PortalError.denied) {
      _ = try await rig.result { try await application.captureScreen() }
    }
  }

  @Test("Without a portal, and without a bus, there is an error")
  func absent() async throws {
    let application = application
    await #expect(throws: PortalError.unavailable) {
      _ = try await rig.result { try await application.userInformation(reason: "") }
    }
    application.useSessionBus(at: nil)
    await #expect(throws: PortalError.unavailable) {
      _ = try await rig.result { try await application.requestBackground(reason: "") }
    }
  }

  @Test("A portal that goes while it asks is an error")
  func going() async throws {
    let desktop = try #require(try FakeDesktop(on: rig))
    let application = application
    let closer = Task { @MainActor in
      while desktop.peer.calls.isEmpty { try await Task.sleep(for: .milliseconds(2)) }
      desktop.peer.bus.close()
    }
    defer { closer.cancel() }
    await #expect(throws: PortalError.unavailable) {
      _ = try await rig.result { try await application.captureScreen() }
    }
  }

  @Test("The user's name and picture come, as far as he has them")
  func account() async throws {
    let desktop = try #require(try FakeDesktop(on: rig))
    let application = application
    let values: [String: DBusValue] = [
      "id": .string("ada"), "name": .string("Ada"), "image": .string("file:///home/ada/.face"),
    ]
    let user = try await answer(to: "GetUserInformation", of: desktop, 0, values) {
      try await application.userInformation(reason: "For the title page")
    }
    #expect(
      user == UserInformation(identifier: "ada", name: "Ada", imagePathname: "/home/ada/.face"))
    #expect(desktop.options(of: "GetUserInformation")?["reason"]?.text == "For the title page")
    let bare = try await answer(
      to: "GetUserInformation", of: desktop, 0, ["id": .string("ada"), "image": .int32(1)]
    ) { try await application.userInformation(reason: "") }
    #expect(bare == UserInformation(identifier: "ada", name: "", imagePathname: nil))
  }

  @Test("What the user allows in the background is told")
  func background() async throws {
    let desktop = try #require(try FakeDesktop(on: rig))
    let application = application
    let permission = try await answer(
      to: "RequestBackground", of: desktop, 0,
      ["background": .bool(true), "autostart": .bool(false)]
    ) {
      try await application.requestBackground(
        reason: "To fetch mail", startsAtLogin: true, command: ["mail", "--quiet"])
    }
    #expect(permission == BackgroundPermission(runsInBackground: true, startsAtLogin: false))
    let options = try #require(desktop.options(of: "RequestBackground"))
    #expect(options["autostart"]?.truth == true && options["reason"]?.text == "To fetch mail")
    #expect(options["commandline"]?.parts?.map(\.text) == ["mail", "--quiet"])
  }
}
