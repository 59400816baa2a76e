import ResponderBus
import TestBus

@testable import DesktopServices
@testable import WindowResponder

/// A desktop's notification server.
@MainActor struct FakeNotificationServer {
  static let description = """
    <node><interface name="org.freedesktop.Notifications">
      <method name="GetCapabilities"><arg type="as" direction="out"/></method>
      <method name="Notify">
        <arg type="s" direction="in"/><arg type="u" direction="in"/><arg type="s" direction="in"/>
        <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="as" direction="in"/>
        <arg type="a{sv}" direction="in"/><arg type="i" direction="in"/>
        <arg type="u" direction="out"/>
      </method>
      <method name="CloseNotification"><arg type="u" direction="in"/></method>
      <signal name="NotificationClosed"><arg type="u"/><arg type="u"/></signal>
      <signal name="ActionInvoked"><arg type="u"/><arg type="s"/></signal>
    </interface></node>
    """
  /// The capabilities of a present notification server.
  static let words = [
    "actions", "body", "body-markup", "icon-static", "inline-reply", "persistence", "sound",
  ]

  let peer: BusPeer

  init?(on stage: BusStage, words: [String] = Self.words) {
    peer = BusPeer(on: stage)
    peer.answers["GetCapabilities"] = { _ in [.strings(words)] }
    var last: UInt32 = 40
    peer.answers["Notify"] = { arguments in
      if let replaced = arguments[1].integer, replaced > 0 { return [arguments[1]] }
      last += 1
      return [.uint32(last)]
    }
    guard peer.own(NotificationServer.name, at: Self.path, Self.description) else { return nil }
  }

  private static let path = "/org/freedesktop/Notifications"

  var shown: [[DBusValue]] { peer.arguments(of: "Notify") }
  var closed: [Int] { peer.arguments(of: "CloseNotification").compactMap { $0.first?.integer } }

  func emit(_ name: String, _ arguments: [DBusValue]) {
    peer.bus.emit(
      BusMember(path: Self.path, interface: NotificationServer.name, name: name), arguments)
  }

  /// Sends the user's choice of a button, or of the notification itself.
  func choose(_ key: String, of number: UInt32 = 41, token: String? = nil) {
    if let token { emit("ActivationToken", [.uint32(number), .string(token)]) }
    emit("ActionInvoked", [.uint32(number), .string(key)])
  }

  func close(_ number: UInt32 = 41, reason: UInt32) {
    emit("NotificationClosed", [.uint32(number), .uint32(reason)])
  }
}
