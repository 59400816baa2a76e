import ResponderBus
import ResponderTestKit
import TestBus
import Testing

@testable import DesktopServices
@testable import WindowResponder

/// Tests of notifications with a server on a private bus.
@MainActor @Suite("Notifications", .serialized, needs("dbus-daemon"))
struct NotificationServerTests {
  private let rig: BusStage
  private let center: UserNotificationCenter
  private let witness = Witness()

  init() throws {
    rig = try BusStage()
    rig.application.identifier = "org.example.Mail"
    rig.application.name = "Mail"
    center = .current()
    center.services?.isSandboxed = false
    center.delegate = witness
  }

  private final class Witness: UserNotificationCenterDelegate {
    var options: NotificationPresentationOptions = [.banner, .list, .sound, .badge]
    var asked: [String] = []
    var responses: [NotificationResponse] = []

    func userNotificationCenter(
      _ center: UserNotificationCenter, willPresent notification: UserNotification,
      withCompletionHandler completionHandler:
        @escaping @MainActor (NotificationPresentationOptions) -> Void
    ) {
      asked.append(notification.request.identifier)
      completionHandler(options)
      completionHandler([])
    }

    func userNotificationCenter(
      _ center: UserNotificationCenter, didReceive response: NotificationResponse,
      withCompletionHandler completionHandler: @escaping @MainActor () -> Void
    ) {
      responses.append(response)
      completionHandler()
    }
  }

  private func makeContent(_ change: (MutableNotificationContent) -> Void = { _ in })
    -> MutableNotificationContent
  {
    let content = MutableNotificationContent()
    content.title = "A & B"
    content.body = "1 < 2 & \"3\""
    content.categoryIdentifier = "mail"
    change(content)
    return content
  }

  /// Adds a notification, waits for the result, and returns the error if there is one.
  private func add(
    _ identifier: String = "one", _ content: MutableNotificationContent? = nil
  ) -> NotificationError? {
    let request = NotificationRequest(
      identifier: identifier, content: content ?? makeContent(), trigger: nil)
    var result: NotificationError??
    center.add(request) { result = .some($0) }
    guard rig.wait(until: { result != nil }) else { return .noService }
    return result ?? nil
  }

  private var delivered: [String] { center.delivered.map(\.identifier) }

  private func useCategory(_ options: NotificationCategory.Options = []) {
    center.setNotificationCategories([
      NotificationCategory(
        identifier: "mail",
        actions: [
          NotificationAction(identifier: "default", title: "Read", options: .foreground),
          NotificationAction(identifier: "drop", title: "Delete"),
          TextInputNotificationAction(
            identifier: "answer", title: "Reply", textInputButtonTitle: "Send",
            textInputPlaceholder: "Your answer"),
        ], options: options)
    ])
  }

  @Test("Everything that a notification says reaches the server")
  func everything() throws {
    let server = try #require(FakeNotificationServer(on: rig))
    useCategory()
    let red = try #require(Image(pixels: [0xFFFF_0000, 0x8000_0040], width: 2, height: 1))
    let full = makeContent {
      $0.subtitle = "From <Ada>"
      $0.iconName = "mail-unread"
      $0.sound = NotificationSound(named: "message-new-email")
      $0.interruptionLevel = .critical
      $0.badge = 3
      $0.attachments = [NotificationAttachment(identifier: "p", image: red)]
    }
    #expect(add("one", full) == nil)
    let call = try #require(server.shown.first)
    #expect(call[0].text == "Mail" && call[1].integer == 0 && call[2].text == "mail-unread")
    #expect(call[3].text == "A & B")
    #expect(call[4].text == "From &lt;Ada&gt;\n1 &lt; 2 &amp; \"3\"")
    #expect(
      call[5].parts?.map(\.text)
        == ["default", "Open", "action-0", "Read", "action-1", "Delete", "inline-reply", "Reply"])
    let hints = try #require(call[6].entries)
    #expect(hints["urgency"]?.integer == 2 && hints["desktop-entry"]?.text == "org.example.Mail")
    #expect(hints["sound-name"]?.text == "message-new-email" && hints["suppress-sound"] == nil)
    #expect(hints["x-kde-reply-placeholder-text"]?.text == "Your answer")
    let picture = try #require(hints["image-data"]?.parts)
    #expect(picture[..<6].map(\.integer) == [2, 1, 8, nil, 8, 4])
    #expect(picture[6].parts?.map(\.integer) == [255, 0, 0, 255, 0, 0, 128, 128])
    #expect(rig.application.applicationIconBadgeNumber == 3)
    #expect(delivered == ["one"] && witness.asked == ["one"])
    #expect(server.peer.arguments(of: "GetCapabilities").count == 1)
  }

  @Test("A server that can do little gets what it can show")
  func poorServer() throws {
    let server = try #require(FakeNotificationServer(on: rig, words: []))
    useCategory()
    #expect(add() == nil)
    let call = try #require(server.shown.first)
    #expect(call[3].text == "A & B: 1 < 2 & \"3\"" && call[4].text == "")
    #expect(call[5].parts?.isEmpty == true)
    #expect(call[6].entries?["suppress-sound"]?.truth == true)
  }

  @Test("A request keeps its content when that is changed")
  func copies() {
    let content = makeContent()
    let request = NotificationRequest(identifier: "a", content: content, trigger: nil)
    content.title = "changed"
    #expect(request.content.title == "A & B")
  }

  @Test("One with the same identifier replaces the other, and what is removed is closed")
  func replacing() throws {
    let server = try #require(FakeNotificationServer(on: rig))
    #expect(add("one") == nil && add("two") == nil && add("one") == nil)
    #expect(server.shown.map { $0[1].integer } == [0, 0, 41])
    #expect(delivered == ["two", "one"])
    center.removeDeliveredNotifications(withIdentifiers: ["one", "none"])
    #expect(rig.wait { server.closed == [41] } && delivered == ["two"])
    center.removeAllDeliveredNotifications()
    #expect(rig.wait { server.closed == [41, 42] } && delivered.isEmpty)
  }

  @Test("Two at once with the same identifier are one notification")
  func atOnce() throws {
    let server = try #require(FakeNotificationServer(on: rig))
    let request = NotificationRequest(identifier: "one", content: makeContent(), trigger: nil)
    var count = 0
    center.add(request) { _ in count += 1 }
    center.add(request) { _ in count += 1 }
    #expect(rig.wait { count == 2 })
    #expect(server.shown.map { $0[1].integer } == [0, 41] && delivered == ["one"])
  }

  @Test("Opening one brings the window to the front, with the desktop's leave, and is told")
  func opening() throws {
    let server = try #require(FakeNotificationServer(on: rig))
    #expect(add() == nil)
    server.choose("default", token: "leave-1")
    #expect(rig.wait { witness.responses.count == 1 })
    let response = try #require(witness.responses.first)
    #expect(response.actionIdentifier == NotificationResponse.defaultActionIdentifier)
    #expect(response.notification.request.identifier == "one")
    #expect(rig.stage.windowManagerRequests.contains("activate leave-1"))
    server.close(reason: 2)
    #expect(rig.wait { delivered.isEmpty } && witness.responses.count == 1)
  }

  @Test("Only an action for the foreground raises a window, unless the program shows another one")
  func actions() throws {
    let server = try #require(FakeNotificationServer(on: rig))
    useCategory()
    #expect(add() == nil)
    server.choose("action-1", token: "leave-1")
    #expect(rig.wait { witness.responses.count == 1 })
    #expect(witness.responses.first?.actionIdentifier == "drop")
    #expect(!rig.stage.windowManagerRequests.contains("activate leave-1"))
    server.choose("action-0", token: "leave-2")
    #expect(rig.wait { witness.responses.count == 2 })
    #expect(witness.responses.last?.actionIdentifier == "default")
    #expect(rig.stage.windowManagerRequests.contains("activate leave-2"))
  }

  @Test("A reply is told with its text")
  func replying() throws {
    let server = try #require(FakeNotificationServer(on: rig))
    useCategory()
    #expect(add() == nil)
    server.choose("inline-reply")
    server.emit("NotificationReplied", [.uint32(41), .string("Yes, at five")])
    #expect(rig.wait { !witness.responses.isEmpty })
    let reply = witness.responses.first as? TextInputNotificationResponse
    #expect(reply?.userText == "Yes, at five" && reply?.actionIdentifier == "answer")
    #expect(witness.responses.count == 1)
  }

  @Test("That the user took one away is told to categories that want it", arguments: [true, false])
  func dismissing(isWanted: Bool) throws {
    let server = try #require(FakeNotificationServer(on: rig))
    useCategory(isWanted ? .customDismissAction : [])
    #expect(add("one") == nil && add("two") == nil)
    server.close(41, reason: 1)
    server.close(42, reason: 2)
    #expect(rig.wait { delivered.isEmpty })
    let told = witness.responses.map(\.actionIdentifier)
    #expect(told == (isWanted ? [NotificationResponse.dismissActionIdentifier] : []))
  }

  @Test("In front the delegate says how one is shown")
  func inFront() throws {
    let server = try #require(FakeNotificationServer(on: rig))
    let loud = makeContent { $0.sound = .default }
    witness.options = []
    #expect(add("none", loud) == nil && server.shown.isEmpty && delivered.isEmpty)
    witness.options = [.list]
    #expect(add("list", loud) == nil)
    #expect(server.shown.last?[6].entries?["urgency"]?.integer == 0)
    #expect(server.shown.last?[6].entries?["suppress-sound"]?.truth == true)
    witness.options = [.banner, .sound]
    #expect(add("both", loud) == nil)
    #expect(server.shown.last?[6].entries?["urgency"]?.integer == 1)
    #expect(server.shown.last?[6].entries?["suppress-sound"] == nil)
  }

  @Test("One with a trigger waits for its time, and can be taken back")
  func triggers() throws {
    let server = try #require(FakeNotificationServer(on: rig))
    func later(_ identifier: String, repeats: Bool = false) {
      center.add(
        NotificationRequest(
          identifier: identifier, content: makeContent(),
          trigger: TimeIntervalNotificationTrigger(timeInterval: 60, repeats: repeats)))
    }
    later("once")
    later("again", repeats: true)
    later("never")
    #expect(rig.wait { center.pending.count == 3 } && server.shown.isEmpty)
    center.removePendingNotificationRequests(withIdentifiers: ["never"])
    rig.stage.advance(by: 61)
    #expect(rig.wait { delivered.count == 2 })
    #expect(center.pending.map(\.request.identifier) == ["again"])
    rig.stage.advance(by: 61)
    #expect(rig.wait { server.shown.count == 3 })
    center.removeAllPendingNotificationRequests()
    rig.stage.advance(by: 61)
    #expect(!rig.wait(seconds: 0.2) { server.shown.count > 3 })
  }

  // MARK: Servers that are missing, are removed, or send wrong answers

  @Test("Without a service adding fails and says so; one that comes later is found")
  func absent() throws {
    #expect(add() == .noService && delivered.isEmpty)
    #expect("\(NotificationError.noService)" == "nothing on this desktop shows notifications")
    let server = try #require(FakeNotificationServer(on: rig))
    #expect(add() == nil && server.shown.count == 1)
  }

  @Test("Without a bus adding fails")
  func withoutABus() {
    rig.application.useSessionBus(at: nil)
    #expect(add() == .noService)
  }

  @Test("What a server that has gone showed is forgotten, and the next one is asked what it can do")
  func going() throws {
    let first = try #require(FakeNotificationServer(on: rig))
    #expect(add() == nil && delivered == ["one"])
    first.peer.bus.close()
    #expect(rig.wait { delivered.isEmpty })
    #expect(add() == .noService)
    let second = try #require(FakeNotificationServer(on: rig, words: ["body"]))
    #expect(add() == nil)
    #expect(second.shown.first?[1].integer == 0 && second.shown.first?[5].parts?.isEmpty == true)
  }

  @Test("Signals that mean nothing change nothing")
  func hostileSignals() throws {
    let server = try #require(FakeNotificationServer(on: rig))
    useCategory(.customDismissAction)
    #expect(add() == nil)
    server.choose("default", of: 7)
    server.choose("action-99")
    server.choose("drop")
    server.choose("")
    server.emit("ActionInvoked", [.int32(41), .string("default")])
    server.emit("ActionInvoked", [.uint32(41), .uint32(1)])
    server.emit("ActionInvoked", [.uint32(41)])
    server.emit("NotificationClosed", [.uint32(41), .string("2")])
    server.emit("NotificationClosed", [])
    server.emit("ActivationToken", [.uint32(41), .int32(3)])
    server.emit(
      "NotificationReplied", [.uint32(41), .string(String(repeating: "x", count: 70_000))])
    server.choose("action-1")
    #expect(rig.wait { !witness.responses.isEmpty })
    #expect(witness.responses.map(\.actionIdentifier) == ["drop"] && delivered == ["one"])
  }

  @Test("Answers that mean nothing are errors", arguments: [0, 1, 2])
  func hostileAnswers(kind: Int) throws {
    let peer = BusPeer(on: rig)
    peer.answers["GetCapabilities"] = { _ in
      kind == 2 ? [.string("actions")] : [.strings(["actions"])]
    }
    peer.answers["Notify"] = { _ in kind == 0 ? [.uint32(0)] : [.string("41")] }
    let description = FakeNotificationServer.description
      .split(separator: "type=\"as\" direction=\"out\"").joined(
        separator: kind == 2 ? "type=\"s\" direction=\"out\"" : "type=\"as\" direction=\"out\""
      )
      .split(separator: "type=\"u\" direction=\"out\"").joined(
        separator: kind == 0 ? "type=\"u\" direction=\"out\"" : "type=\"s\" direction=\"out\"")
    try #require(
      peer.own(NotificationServer.name, at: "/org/freedesktop/Notifications", description))
    // A server without valid capabilities counts as no server.
    let expected = NotificationError.notDelivered(.malformed("the number of a notification"))
    #expect(add() == (kind == 2 ? .noService : expected))
    #expect(delivered.isEmpty)
  }

  // MARK: With await

  @Test("The same with await, and a delegate whose methods are asynchronous")
  func asynchronous() async throws {
    let server = try #require(FakeNotificationServer(on: rig))
    let delegate = AsyncWitness()
    center.delegate = delegate
    let center = center
    #expect(try await rig.result { try await center.requestAuthorization(options: [.alert]) })
    let settings = try await rig.result { await center.notificationSettings() }
    #expect(settings.authorizationStatus == .authorized)
    #expect(settings.capabilities.contains([.actions, .replies, .body, .persistence]))
    let request = NotificationRequest(identifier: "a", content: makeContent(), trigger: nil)
    try await rig.result { try await center.add(request) }
    #expect(delegate.asked == 1 && server.shown.count == 1)
    #expect(await center.deliveredNotifications().map(\.request.identifier) == ["a"])
    server.choose("default")
    try await rig.result {
      while delegate.received.isEmpty { try await Task.sleep(for: .milliseconds(2)) }
    }
    #expect(delegate.received == [NotificationResponse.defaultActionIdentifier])
  }

  @Test("Whether there is a service can be asked before")
  func asking() async throws {
    let center = center
    #expect(try await !rig.result { try await center.requestAuthorization() })
    let settings = try await rig.result { await center.notificationSettings() }
    #expect(settings == NotificationSettings(authorizationStatus: .denied, capabilities: []))
  }

  private final class AsyncWitness: UserNotificationCenterDelegate {
    var asked = 0
    var received: [String] = []
    func userNotificationCenter(
      _ center: UserNotificationCenter, willPresent notification: UserNotification
    ) async -> NotificationPresentationOptions {
      asked += 1
      return [.banner]
    }
    func userNotificationCenter(
      _ center: UserNotificationCenter, didReceive response: NotificationResponse
    ) async { received.append(response.actionIdentifier) }
  }
}
