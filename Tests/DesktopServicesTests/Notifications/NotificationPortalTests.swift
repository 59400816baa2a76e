import ResponderBus
import ResponderTestKit
import TestBus
import Testing

@testable import DesktopServices
@testable import WindowResponder

/// Tests of notifications with the desktop's portal.
@MainActor @Suite("Notifications of the portal", .serialized, needs("dbus-daemon"))
struct NotificationPortalTests {
  private let rig: BusStage
  private let center: UserNotificationCenter
  private let witness = Witness()

  init() throws {
    rig = try BusStage()
    center = .current()
    center.services?.isSandboxed = false
    center.delegate = witness
  }

  private final class Witness: UserNotificationCenterDelegate {
    var identifiers: [String] = []
    func userNotificationCenter(
      _ center: UserNotificationCenter, didReceive response: NotificationResponse,
      withCompletionHandler completionHandler: @escaping @MainActor () -> Void
    ) {
      identifiers.append(response.actionIdentifier)
      completionHandler()
    }
    func userNotificationCenter(
      _ center: UserNotificationCenter, willPresent notification: UserNotification,
      withCompletionHandler completionHandler:
        @escaping @MainActor (NotificationPresentationOptions) -> Void
    ) { completionHandler([.banner, .list, .sound]) }
  }

  private static let description = """
    <node><interface name="org.freedesktop.portal.Notification">
      <method name="AddNotification">
        <arg type="s" direction="in"/><arg type="a{sv}" direction="in"/>
      </method>
      <method name="RemoveNotification"><arg type="s" direction="in"/></method>
      <signal name="ActionInvoked"><arg type="s"/><arg type="s"/><arg type="av"/></signal>
      <property name="version" type="u" access="read"/>
    </interface></node>
    """

  private func portal(version: UInt32) throws -> BusPeer {
    let peer = BusPeer(on: rig)
    peer.properties["version"] = .uint32(version)
    try #require(peer.own(DesktopSettings.portal, at: DesktopSettings.path, Self.description))
    return peer
  }

  private func add(_ change: (MutableNotificationContent) -> Void) -> NotificationError? {
    let content = MutableNotificationContent()
    content.title = "A"
    content.body = "<b>"
    content.categoryIdentifier = "c"
    change(content)
    var result: NotificationError??
    center.add(NotificationRequest(identifier: "one", content: content, trigger: nil)) {
      result = .some($0)
    }
    guard rig.wait(until: { result != nil }) else { return .noService }
    return result ?? nil
  }

  private func invoke(_ portal: BusPeer, _ words: [DBusValue]) {
    portal.bus.emit(
      BusMember(
        path: DesktopSettings.path, interface: NotificationPortal.interface,
        name: "ActionInvoked"), words)
  }

  @Test("Without a server the portal shows them, and tells what was chosen", arguments: [1, 2])
  func showing(version: UInt32) throws {
    let portal = try portal(version: version)
    center.setNotificationCategories([
      NotificationCategory(
        identifier: "c", actions: [NotificationAction(identifier: "x", title: "Do")])
    ])
    #expect(
      add {
        $0.interruptionLevel = .timeSensitive
        $0.iconName = "mail-unread"
      } == nil)
    let call = try #require(portal.arguments(of: "AddNotification").first)
    let shown = try #require(call[1].entries)
    #expect(call[0].text == "one" && shown["title"]?.text == "A" && shown["body"]?.text == "<b>")
    #expect(shown["priority"]?.text == "high" && shown["default-action"]?.text == "default")
    #expect(shown["sound"]?.text == (version == 2 ? "silent" : nil))
    let buttons = shown["buttons"]?.parts?.map { $0.entries?["label"]?.text }
    #expect(buttons == ["Do"])
    #expect(shown["icon"]?.parts?.first?.text == "themed")
    let data = DBusValue.dictionary(["activation-token": .string("leave")])
    invoke(portal, [.string("other"), .string("default"), .array(of: "v", [])])
    invoke(portal, [.string("one"), .string("nonsense"), .array(of: "v", [])])
    invoke(portal, [.string("one")])
    invoke(
      portal, [.string("one"), .string("default"), .array(of: "v", [.variant(data)])])
    #expect(rig.wait { !witness.identifiers.isEmpty })
    #expect(witness.identifiers == [NotificationResponse.defaultActionIdentifier])
    #expect(rig.stage.windowManagerRequests.contains("activate leave"))
    // The answer removes the notification, because the portal does not report its removal.
    #expect(center.delivered.isEmpty)
  }

  @Test("Taking one away tells the portal, and a portal that goes takes all with it")
  func removing() throws {
    let portal = try portal(version: 1)
    #expect(add { _ in } == nil && center.delivered.count == 1)
    center.removeAllDeliveredNotifications()
    #expect(rig.wait { portal.arguments(of: "RemoveNotification").count == 1 })
    #expect(add { _ in } == nil && center.delivered.count == 1)
    portal.bus.close()
    #expect(rig.wait { center.delivered.isEmpty })
    #expect(add { _ in } == .noService)
  }

  @Test("In a sandbox the portal is asked, and never the server")
  func sandboxed() throws {
    let server = try #require(FakeNotificationServer(on: rig))
    center.services?.isSandboxed = true
    #expect(add { _ in } == .noService)
    let portal = try portal(version: 2)
    #expect(add { _ in } == nil && portal.arguments(of: "AddNotification").count == 1)
    #expect(server.peer.calls.isEmpty)
  }

  @Test("A picture goes as a PNG file's bytes")
  func images() throws {
    let portal = try portal(version: 1)
    let image = try #require(Image(pixels: [0xFFFF_0000], width: 1, height: 1))
    #expect(add { $0.attachments = [NotificationAttachment(identifier: "p", image: image)] } == nil)
    let icon = portal.arguments(of: "AddNotification").first?[1].entries?["icon"]?.parts
    #expect(icon?.first?.text == "bytes")
    let bytes = try #require(icon?.last?.parts).compactMap { $0.integer.map { UInt8($0) } }
    #expect(try Image(pngData: bytes).hasSamePixels(as: image))
  }
}
